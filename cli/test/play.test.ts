import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, sight } from '@orrery/bots';
import { loadGame } from '@orrery/catalog';
import {
  type CoreState,
  type GameRecord,
  parseRecord,
  pending,
  play,
  refusals,
  start,
  viewFor,
} from '@orrery/kernel';
import { type AnyGameModule, LANGS } from '@orrery/shared';
import { oneSentence, orrery, type Ran } from './terminal.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-play-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const game = 'play reworld --seed 5 --bots greedy,random';
const PROMPT = /Your choice: |Turn played: Enter ends it, u undoes\. /;
/** What followed the line of input with this number. */
const after = ({ out }: Ran, line: number): string => out.split(PROMPT)[line] ?? '';
const widest = (out: string): number => Math.max(...out.split('\n').map((line) => line.length));
/** Lines may break anywhere, and no-break spaces are typography. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('play', { timeout: 60_000 }, () => {
  test('shows the board, the question and numbered answers, and says that the input ended', async () => {
    const { code, out } = await orrery(game);
    expect(code).toBe(0);
    expect(out).toContain('Player 1, Bot 2 (greedy), Bot 3 (random). Seed 5.');
    expect(out).toMatch(/T1 +T2 +T3 .*T10\n/);
    expect(out).toMatch(/B1 +B2 +B3 .*B10\n/);
    expect(out).toContain('Player 1 · 0 points · cards ');
    expect(out).toMatch(/\n {2}1 {2}Take .* at T1\n/);
    expect(flat(out).trimEnd()).toMatch(
      /The input ended before the game; what was not saved is gone\.$/,
    );
  });

  test('a bot of a level has its name of the table, in the language spoken', async () => {
    const line = 'play reworld --seed 5 --bots legend';
    const [en, fr] = [await orrery(line), await orrery(`${line} --lang fr`)];
    expect(flat(en.out)).toContain('Player 1, Galileo (bot 2, mcts:4096). Seed 5.');
    expect(flat(fr.out)).toContain('Joueur 1, Galilée (bot 2, mcts:4096).');
  });

  test.each([60, 80, 120])('keeps within %i columns in both languages', async (width) => {
    const typed = ['?', '? 1', 'h', '1', '?', '1', '', 'dance', 'u', 'a 30', '?', 'h REW-RND-01'];
    for (const lang of ['en', 'fr']) {
      const { out } = await orrery(`${game} --lang ${lang}`, typed, width);
      // What is typed after a prompt ends its line.
      const lines = out.replaceAll(/choice: |choix\u00a0: |undoes\. |annule\. /g, '\n');
      expect(widest(lines)).toBeLessThanOrEqual(width);
    }
  });

  test('other hands stay hidden', async () => {
    const { out } = await orrery(game);
    expect(out).toMatch(/Bot 2 \(greedy\) · \d+ points · cards \d+\n/);
  });

  test('a whole game, to the scores by category', async () => {
    const typed = Array<string>(400).fill('1');
    const ran = await orrery(`play reworld --seed 6 --no-confirm --json`, typed);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('The game is over.');
    // Whoever takes no part in a row of the mothership loses points, with a true minus.
    expect(ran.out).toMatch(/\n {2}City [A-E] .*- \(−3\)/);
    expect(ran.out).toMatch(/\ntotal +−?\d+ +−?\d+\n/);
    expect(ran.json).toMatchObject({ game: 'reworld', seats: 2, seed: '6', finished: true });
    expect(ran.json['scores']).toHaveLength(2);
  });

  test('u takes back within the turn, also its last answer, and not what others have answered', async () => {
    const ran = await orrery(game, ['u', '1', 'u', '1', '1', 'u', '1', '', 'u', 'q', 'q']);
    expect(flat(after(ran, 1))).toContain('Nothing can be undone');
    expect(after(ran, 2)).toContain('Which cards do you pay');
    expect(after(ran, 3)).toMatch(/^Undone\.[^]*Your turn in round 1/);
    expect(after(ran, 4)).toBe(after(ran, 2));
    expect(after(ran, 5)).toMatch(/^• Player 1 takes .*\n$/);
    expect(after(ran, 6)).toMatch(/^Undone\.[^]*Which cards do you pay/);
    expect(after(ran, 7)).toBe(after(ran, 5));
    expect(after(ran, 8)).toMatch(/^• Bot 2[^]*• Bot 3[^]*Your turn in round 1/);
    expect(flat(after(ran, 9))).toContain('Nothing can be undone');
  });

  test('h gives the rule of the question, or the rule named, and the keys', async () => {
    const ran = await orrery(game, ['1', 'h', 'h REW-RND-01', 'h REW-XYZ', 'q', 'q']);
    expect(after(ran, 2)).toMatch(/^REW-ACQ-\d\d [^*[\]]+\n/);
    expect(after(ran, 2)).toMatch(/\ns \[file\] +saves the game\n/);
    expect(after(ran, 3)).toMatch(/^REW-RND-01 Chapter One lasts exactly 5 rounds/);
    expect(after(ran, 4)).toMatch(/^No text of rule REW-XYZ was found/);
  });

  test('what is not offered is refused and nothing changes', async () => {
    const ran = await orrery(game, ['99', '0', 'dance', '', '-1', 'b', 'q']);
    expect(after(ran, 1)).toMatch(
      /^"99" is no answer to this question\.\nChoose a number from 1 to/,
    );
    expect(after(ran, 2)).toMatch(/^"0" is no answer/);
    expect(after(ran, 3)).toMatch(/^"dance" is no answer to this question\.\nChoose a number/);
    expect(after(ran, 4)).toMatch(/^Choose a number/);
    expect(after(ran, 5)).toMatch(/^"-1" is no answer/);
    expect(after(ran, 6)).toContain('Player 1 · 0 points');
    expect(after(ran, 7)).toContain('You have left the game');
  });

  test('an answer that a rule forbids is told why, by its words and in the list of ?', async () => {
    const module = await loadGame('reworld');
    const state: CoreState = start(module.game, {}, 2, '5');
    const { seat } = pending(module.game, state) ?? {};
    const mine = seat === 0 ? state : await afterBot(module, state);
    const view = viewFor(module.game, mine, 0);
    for (const lang of LANGS) {
      const voice = { lang, name: (one: number) => (one === 0 ? 'Player 1' : 'Bot 2 (random)') };
      for (const refused of refusals(module.game, mine).slice(0, 2)) {
        const why = flat(module.text.why(voice, view, refused));
        const typed = [JSON.stringify(refused.choice), '?', 'q'];
        const ran = await orrery(`play reworld --seed 5 --bots random --lang ${lang}`, typed);
        const [, first = '', second = ''] = ran.out.split(/Your choice: |Votre choix\u00a0: /);
        expect(flat(first)).toContain(why);
        expect(flat(first)).toContain(`h ${refused.rule}`);
        expect(flat(second)).toContain(why);
      }
    }
  });

  test('an answer may also be written as the rules write it', async () => {
    const ran = await orrery(game, ['leaveRound', '', 'q', 'q']);
    expect(after(ran, 1)).toContain('• Player 1 leaves the round');
  });

  test('speaks French', async () => {
    const { out } = await orrery(`${game} --lang fr`, ['1', 'h', 'q', 'q']);
    expect(out).toContain('Votre choix\u00a0: ');
    expect(out).toContain('Chapitre Un, manche 1 sur 5');
    expect(flat(out)).toMatch(/REW-ACQ-01 [A-Z].* poste/);
    expect(flat(out)).toContain('Vous avez quitté la partie');
  });
});

describe('Artemis alone', { timeout: 60_000 }, () => {
  const solo = 'play artemis --seats 1 --seed 5 --no-confirm';

  test('the board is shown again after every answer that did something', async () => {
    const { out } = await orrery(solo, ['1', '1', '1', '1', '1', '1', 'q', 'q']);
    const told = out.split('Your choice: ').filter((part) => part.startsWith('• Player 1 '));
    expect(told.length).toBeGreaterThan(0);
    for (const part of told) expect(part).toMatch(/\n— Round 1 of 6 · Placement\n/);
  });

  test.each([
    ['en', 'You have lost.', 'Your rank: Tentacle-slime cleaner', '→ Tentacle-slime cleaner ('],
    ['fr', 'Vous avez perdu.', 'Votre rang : Nettoyeur', '→ Nettoyeur de traces de tentacules ('],
  ])('a lost game says so, and the rank (%s)', async (lang, ...parts) => {
    const { out, json } = await orrery(`${solo} --lang ${lang} --json`, Array(900).fill('1'));
    expect(json).toMatchObject({ finished: true, winners: [] });
    for (const part of parts) expect(flat(out)).toContain(part);
    expect(out).not.toMatch(/Shared victory|Victoire partagée/);
  });

  test('a won game says so', async () => {
    const { out, json } = await orrery(`${solo} --lang fr --json`, ['a 999']);
    expect(json).toMatchObject({ finished: true, winners: [0] });
    expect(flat(out)).toMatch(/Vous avez gagné\. Votre rang : /);
  });
});

/** The position once the bot that begins has moved, as the command lets it. */
async function afterBot(module: AnyGameModule, state: CoreState): Promise<CoreState> {
  const bot = makeBot('random', module.bots, '5 1', () => 0);
  while (pending(module.game, state)?.seat === 1) {
    play(module.game, state, bot.choose(sight(module.game, state)));
  }
  return state;
}

describe('saving and resuming', { timeout: 60_000 }, () => {
  test('s saves, --resume goes on at the same place with the same players', async () => {
    const file = join(folder, 'game.json');
    const first = await orrery(game, ['1', '1', '', `s ${file}`, 'q']);
    expect(first.out).toContain(`Saved to ${file}.\nTo go on with it:\n`);
    expect(first.out).toMatch(/\nYou have left the game; it is saved\.\n/);
    const saved: GameRecord = parseRecord(readFileSync(file, 'utf8'));
    const { out } = await orrery(`play --resume ${file}`, ['q']);
    expect(out).toContain('Player 1, Bot 2 (greedy), Bot 3 (random). Seed 5.');
    expect(out).toContain(`Resumed after ${saved.entries.length} answers.`);
    const board = (text: string): string | undefined =>
      text.split('— Chapter').at(-1)?.split('\n\nYour')[0];
    expect(board(out)).toBe(board(first.out));
    const again = await orrery(`play reworld --resume ${file} --json`, ['1', '1', '', 's', 'q']);
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
    await orrery(game, ['1', '1', '', `s ${file}`, 'q']);
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
