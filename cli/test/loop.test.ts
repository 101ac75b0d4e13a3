import { makeBot } from '@orrery/bots';
import { describe, expect, test } from 'vitest';
import { openTerminalTable } from '../src/play/host.ts';
import { type Ending, type Player, playLoop } from '../src/play/loop.ts';
import { finalLines } from '../src/play/screen.ts';
import { toy } from './toy-module.ts';
import { scripted } from './terminal.ts';

interface Played {
  readonly ending: Ending;
  /** What was printed before each line of input, the first before any. */
  readonly shown: readonly string[];
}

const PROMPT = /Your choice: |Turn played: Enter ends it, u undoes\. /;

/** A person at seat 0 against a bot, with lines typed beforehand. */
async function session(lines: readonly string[], confirmTurns = true): Promise<Played> {
  const { terminal, said } = scripted(lines);
  const seats = [
    { kind: 'human', name: '', confirmTurns },
    { kind: 'bot', level: 'random' },
  ] as const;
  const start = { seats, options: { long: false }, seed: 'loop', entries: [] };
  const table = await openTerminalTable(toy, start, () => {});
  const voice = { lang: 'en' as const, name: (seat: number) => `P${seat}` };
  const helper = makeBot('greedy', toy.bots, 'helper', () => 0);
  const player: Player = {
    terminal,
    module: toy,
    table,
    seat: 0,
    voice,
    helper,
    file: null,
    kept: 0,
    helped: 0,
  };
  const ending = await playLoop(player, false);
  await table.close();
  return { ending, shown: said().split(PROMPT) };
}

describe('a turn', () => {
  test('waits after its last answer until it is ended', async () => {
    const { shown } = await session(['1', 'dance', '', 'q', 'q']);
    expect(shown[1]).toBe('• P0 buried\n');
    expect(shown[2]).toMatch(/^Press Enter to end your turn, or type u\nto undo/);
    expect(shown[3]).toMatch(/^• P1 buried\n[^]*Which card at turn\?/);
  });

  test('is undone while it waits', async () => {
    const { shown } = await session(['1', 'u', '2', 'u', 'q']);
    expect(shown[2]).toMatch(/^Undone\.\n\nsums 0 0\n\nWhich card at bury\?/);
    expect(shown[4]).toBe(shown[2]);
  });

  test('does not wait where nobody wants it to', async () => {
    const { shown } = await session(['1', 'u', 'q', 'q'], false);
    expect(shown[1]).toMatch(/^• P0 buried\n• P1 buried\n[^]*Which card at turn\?/);
    expect(shown[2]).toMatch(/^Nothing can be undone/);
  });
});

describe('a question', () => {
  test('? tells what is not possible and why, within the width', async () => {
    const { shown } = await session(['?', '1', '', '?', '? knock', '? card', 'q', 'q']);
    expect(shown[1]).toBe('All that can be tried here is possible.\n');
    const lines = shown[4]?.split('\n') ?? [];
    expect(lines[0]).toBe('Not possible now:');
    expect(lines.slice(1, 3)).toEqual([
      'TOY-02: 10 cards are left to be drawn',
      '  before anybody may knock',
    ]);
    expect(lines).toContain('    knock');
    expect(shown[5]).toBe(shown[4]);
    expect(shown[6]).toBe('Nothing with "card" is forbidden here.\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
  });

  test('? with a number tells what that answer brings', async () => {
    const { shown } = await session(['? 2', '1', '', '?1', '? 7', 'q', 'q']);
    expect(shown[1]).toMatch(/^2 {2}card \d+\n• P0 buried\n/);
    expect(shown[4]).toMatch(
      /^1 {2}card \d+\n• P0 played\nThen chance or a secret speaks: it\ncannot be undone\.\n$/,
    );
    expect(shown[5]).toMatch(/^Choose a number from 1 to 2, or h for/);
  });

  test('an answer that is forbidden is told why, with its rule', async () => {
    const { shown } = await session(['1', '', '0', 'dance', 'q', 'q']);
    expect(shown[3]?.replaceAll('\n', ' ')).toBe(
      'TOY-02: 10 cards are left to be drawn before anybody may knock ' +
        '"0" is not possible now (TOY-02; h TOY-02 shows the rule). ',
    );
    expect(shown[4]).toMatch(/^"dance" is no answer to this question\./);
  });

  test('an answer may be given by words that it alone has', async () => {
    const { shown } = await session(['card', 'CARD 4', 'q', 'q']);
    expect(shown[1]).toMatch(/^"card" may be several answers:\n {2}1 {2}card \d+\n {2}2 {2}card/);
    expect(shown[2]).toBe('• P0 buried\n');
  });

  test('a bot answers once, or to the end', async () => {
    const once = await session(['a', 'q', 'q']);
    expect(once.shown[1]).toMatch(/^The bot answers: card \d+\n• P0 buried\n$/);
    expect(once.ending).toBe('left');
    const all = await session(['a 99']);
    expect(all.ending).toBe('over');
    expect(all.shown.at(-1)).toMatch(/The game is over\.[^]*wins\.\n$/);
  });

  test('the board is shown again once something has happened', async () => {
    const { shown } = await session(['b', '1', '', '1', 'q', 'q']);
    const boards = shown.map((text) => text.split('sums').length - 1);
    expect(boards.slice(0, 5)).toEqual([1, 1, 0, 1, 1]);
  });

  test('a game that is not saved is left by the second q only', async () => {
    const { shown, ending } = await session(['q']);
    expect(ending).toBe('left');
    expect(shown).toHaveLength(2);
    const later = await session(['1', 'q', 'q']);
    expect(later.shown[2]).toMatch(/^The game is not saved: s saves it/);
    expect(later.ending).toBe('left');
    expect((await session(['1'])).ending).toBe('inputEnded');
  });
});

describe('the end', () => {
  function ended(lang: 'en' | 'fr', seats: number, winners: readonly number[]): string {
    const scores = Array.from({ length: seats }, () => ({ total: 3, parts: { sum: 3 } }));
    const update = { outcome: { winners }, scores };
    const voice = { lang, name: (seat: number) => `P${seat}` };
    return finalLines(toy, update, voice, 80).join('\n');
  }

  test('says who has won, that all have lost, or that one alone has', () => {
    expect(ended('en', 2, [1])).toMatch(/\nP1 wins\.$/);
    expect(ended('fr', 3, [0, 2])).toMatch(/\nVictoire partagée\u00a0: P0, P2\.$/);
    expect(ended('en', 2, [])).toMatch(/\nNobody wins: the game is lost\.$/);
    expect(ended('fr', 2, [])).toMatch(/\nPersonne ne gagne\u00a0: la partie est perdue\.$/);
    expect(ended('en', 1, [])).toMatch(/\nYou have lost\.$/);
    expect(ended('fr', 1, [])).toMatch(/\nVous avez perdu\.$/);
    expect(ended('en', 1, [0])).toMatch(/\nYou have won\.$/);
    expect(ended('fr', 1, [0])).toMatch(/\nVous avez gagné\.$/);
  });
});
