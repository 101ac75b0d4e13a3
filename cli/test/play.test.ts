import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GameRecord, parseRecord } from '@orrery/kernel';
import { oneSentence, orrery, type Ran } from './terminal.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-play-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const game = 'play reworld --seed 5 --bots greedy,random';
const after = ({ out }: Ran, prompt: number): string => out.split('Your choice: ')[prompt] ?? '';

describe('play', { timeout: 60_000 }, () => {
  test('shows the board, the question and numbered answers, and says that the input ended', async () => {
    const { code, out } = await orrery(game);
    expect(code).toBe(0);
    expect(out).toContain('Player 1, Bot 2 (greedy), Bot 3 (random). Seed 5.');
    expect(out).toMatch(/T1 +T2 +T3 .*T10\n/);
    expect(out).toMatch(/B1 +B2 +B3 .*B10\n/);
    expect(out).toContain('Player 1 · 0 points · cards ');
    expect(out).toMatch(/\n {2}1 {2}Take .* at T1\n/);
    expect(out.trimEnd()).toMatch(/The input ended before the game; nothing was saved\.$/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('other hands stay hidden', async () => {
    const { out } = await orrery(game);
    expect(out).toMatch(/Bot 2 \(greedy\) · \d+ points · cards \d+ ·/);
  });

  test('a whole game, to the scores by category', async () => {
    const ran = await orrery(`play reworld --seed 6 --json`, Array<string>(400).fill('1'));
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('The game is over.');
    // Whoever takes no part in a row of the mothership loses points, with a true minus.
    expect(ran.out).toMatch(/\n {2}[A-E] .*- \(−3\)/);
    expect(ran.out).toMatch(/\ntotal +−?\d+ +−?\d+\n/);
    expect(ran.json).toMatchObject({ game: 'reworld', seats: 2, seed: '6', finished: true });
    expect(ran.json['scores']).toHaveLength(2);
  });

  test('u takes back within the turn, and not what others have answered', async () => {
    const ran = await orrery(game, ['u', '1', 'u', '1', 'q']);
    expect(after(ran, 1)).toContain('Nothing can be taken back');
    expect(after(ran, 2)).toContain('Which cards do you pay');
    expect(after(ran, 3)).toMatch(/^Taken back\.[^]*Your turn in round 1/);
    expect(after(ran, 4)).toBe(after(ran, 2));
  });

  test('h gives the rule of the question, or the rule named', async () => {
    const ran = await orrery(game, ['1', 'h', 'h REW-RND-01', 'h REW-XYZ', 'q']);
    expect(after(ran, 2)).toMatch(/^REW-ACQ-\d\d [^*[\]]+\n/);
    expect(after(ran, 3)).toMatch(/^REW-RND-01 Chapter One lasts exactly 5 rounds/);
    expect(after(ran, 4)).toMatch(/^No text of rule REW-XYZ was found/);
  });

  test('what is not offered is refused, with its rule, and nothing changes', async () => {
    const ran = await orrery(game, ['99', '0', 'dance', 'leaveRound:3', '', '-1', 'b', 'q']);
    expect(after(ran, 1)).toMatch(/^"99" is not offered\.\nChoose a number from 1 to \d+/);
    expect(after(ran, 2)).toMatch(/^"0" is not offered/);
    expect(after(ran, 3)).toMatch(/^"dance" is not offered \(REW-[A-Z]+-\d+\)\.\nREW-/);
    expect(after(ran, 4)).toMatch(/^"leaveRound:3" is not offered/);
    expect(after(ran, 5)).toMatch(/^Choose a number/);
    expect(after(ran, 7)).toContain('Player 1 · 0 points');
    expect(after(ran, 8)).toContain('You have left the game');
  });

  test('an answer may also be written as the rules write it', async () => {
    const ran = await orrery(game, ['leaveRound', 'q']);
    expect(after(ran, 1)).toContain('• Player 1 leaves the round');
  });

  test('speaks French', async () => {
    const { out } = await orrery(`${game} --lang fr`, ['1', 'h', 'q']);
    expect(out).toContain('Votre choix\u00a0: ');
    expect(out).toContain('Chapitre Un, manche 1 sur 5');
    expect(out).toMatch(/REW-ACQ-01 [A-Z].* poste/);
    expect(out).toContain('Vous avez quitté la partie');
  });
});

describe('saving and resuming', { timeout: 60_000 }, () => {
  test('s saves, --resume goes on at the same place with the same players', async () => {
    const file = join(folder, 'game.json');
    const first = await orrery(game, ['1', '1', `s ${file}`, 'q']);
    expect(first.out).toContain(`Saved to ${file}`);
    const saved: GameRecord = parseRecord(readFileSync(file, 'utf8'));
    const { out } = await orrery(`play reworld --resume ${file}`, ['q']);
    expect(out).toContain('Player 1, Bot 2 (greedy), Bot 3 (random). Seed 5.');
    expect(out).toContain(`Resumed after ${saved.entries.length} answers.`);
    const board = (text: string): string | undefined =>
      text.split('— Chapter').at(-1)?.split('\n\nYour')[0];
    expect(board(out)).toBe(board(first.out));
    const again = await orrery(`play reworld --resume ${file} --json`, ['1', '1', 's', 'q']);
    expect(again.json['entries']).toBeGreaterThan(saved.entries.length);
    expect(parseRecord(readFileSync(file, 'utf8')).hash).toBe(again.json['hash']);
    expect((await orrery(`replay ${file} --json`)).json).toMatchObject({ ok: true });
  });

  test('another file is never written over, and a folder that is missing is said', async () => {
    const file = join(folder, 'precious.json');
    writeFileSync(file, 'precious');
    const { out, code } = await orrery(game, [`s ${file}`, `s ${folder}/none/x.json`, 'q']);
    expect(code).toBe(0);
    expect(out).toContain('exists already');
    expect(out).toContain('there is no folder');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  test('a damaged, foreign or tampered save is refused', async () => {
    const file = join(folder, 'bad.json');
    await orrery(game, ['1', '1', `s ${file}`, 'q']);
    const text = readFileSync(file, 'utf8');
    const saved = JSON.parse(text) as object;
    const wrong: [string, RegExp][] = [
      [text.slice(0, 300), /broken or cut off/],
      [JSON.stringify({ ...saved, rulesVersion: 77 }), /version 77 of the rules/],
      [JSON.stringify({ ...saved, game: 'artemis' }), /a game of artemis, not of reworld/],
      [JSON.stringify({ ...saved, hash: 'x' }), /do not lead to the position/],
      [JSON.stringify({ ...saved, players: [] }), /0 players for 3 seats/],
    ];
    for (const [content, sentence] of wrong) {
      writeFileSync(file, content);
      expect(oneSentence(await orrery(`play reworld --resume ${file}`))).toMatch(sentence);
      expect(readFileSync(file, 'utf8')).toBe(content);
    }
  });
});
