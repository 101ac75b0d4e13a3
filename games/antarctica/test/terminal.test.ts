import { randomFrom, replay, start, viewFor } from '@orrery/kernel';
import { randomGame } from '@orrery/kernel/testing';
import { type Lang, LANGS, type Voice } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { type Antarctica, antarctica } from '../rules/index.ts';
import { terminal } from '../terminal/index.ts';
import { table } from './scenario.ts';

const NAMES = ['Ada', 'Bot 2 (greedy)', 'Bot 3 (mcts:600ms)', 'Dina'];
const voice = (lang: Lang): Voice => ({ lang, name: (seat) => NAMES[seat] ?? '' });
const drawn = (s: Antarctica, lang: Lang, width: number): readonly string[] =>
  terminal(viewFor(antarctica, s, 0), voice(lang), width);
const words = (lines: readonly string[]): string[] => lines.join(' ').split(/\s+/);

describe('the board of Antarctica in a terminal', () => {
  test('zones, queues, buildings, scientists, decks, tracks and hands', () => {
    const t = table({
      seats: 2,
      sun: 1,
      closed: [3, 7],
      queues: { 1: 'A B', 4: 'B' },
      buildings: { 4: ['camp', 'crane'] },
      decks: { double: ['double-01'] },
      pile: ['icebreaker-1', 'icebreaker-2', 'rapid-progress-1'],
      players: {
        A: { sr: [2, 9], crew: { 4: 2 }, tracks: { land: 3 }, ships: 1, hand: ['simple-1'] },
        B: { crew: { 4: 1 }, ice: { 4: 'icebreaker-3' }, discarded: 1, built: ['double-02'] },
      },
    });
    const text = drawn(t.state, 'en', 100).join('\n');
    expect(text).toMatch(/^— Sun in zone 1 · Ada acts\n/);
    expect(text).toMatch(/Zone 1 ☼ +Ada › Bot 2 \(greedy\) · nobody\n/);
    expect(text).toContain('Zone 3      closed');
    expect(text).toContain('Camp, Crane · Ada 2 (6) · Bot 2 (greedy) 1 (2)');
    expect(text).toContain('icebreaker: Bot 2 (greedy)');
    expect(text).toContain('Factory * ← Derrick + Crane · 1 scientist, 2 steps · 1 left');
    expect(text).toContain('2× Icebreaker · Rapid progress');
    expect(text).toMatch(/Land +Ada 3 \(2\)/);
    expect(text).toContain('staff 2, reserve 9');
    expect(text).toContain('cards: Simple');
    expect(text).toContain('1 card built, 1 with *');
    const french = drawn(t.state, 'fr', 100).join('\n');
    expect(french).toContain('Usine * ← Derrick + Grue');
    expect(french).toMatch(/Zone 3 +fermée/);
  });

  test('ships are placed, and the game is over', () => {
    const s = start(antarctica, {}, 3, 'terminal');
    expect(drawn(s, 'en', 80)[0]).toBe('— Sun in zone 0 · ships are placed');
    const end = replay<Antarctica>(antarctica, randomGame(antarctica, 3, 'terminal'));
    const text = drawn(end, 'en', 80).join('\n');
    expect(text).not.toContain('if it ended now ·');
    expect(text).toMatch(/Ada +\d+ points? · /);
  });

  test.each([2, 3, 4])('every position of a game of %i fits, and no word is broken', (seats) => {
    let tallest = 0;
    const look = (s: Antarctica): void => {
      for (const lang of LANGS) {
        const whole = new Set(words(drawn(s, lang, 400)));
        for (const width of [40, 60, 80, 120]) {
          const lines = drawn(s, lang, width);
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
          if (width < 60) continue;
          expect(words(lines).filter((word) => !whole.has(word))).toEqual([]);
          if (width === 80) tallest = Math.max(tallest, lines.length);
        }
        const text = drawn(s, lang, 80).join('\n');
        expect(text.match(/undefined|null|NaN|\[object|[{}]|\p{Ll}\p{Lu}/gu) ?? []).toEqual([]);
      }
    };
    let position = 0;
    replay<Antarctica>(antarctica, randomGame(antarctica, seats, 'terminal'), (s) => {
      if (position++ % 8 === 0) look(s);
    });
    for (let n = 0; n < 8; n++) {
      look(rich({ placement: 'free', closedZones: '3-7' }, seats, randomFrom(`terminal ${n}`)));
    }
    expect(tallest).toBeLessThanOrEqual(66);
  });
});
