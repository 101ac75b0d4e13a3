import { describe, expect, test } from 'vitest';
import { replay, start, viewFor } from '@orrery/kernel';
import { randomGame } from '@orrery/kernel/testing';
import { LANGS, type Lang, type Voice } from '@orrery/shared';
import { data, ring } from '../data/index.ts';
import { reworld } from '../rules/index.ts';
import type { Reworld } from '../rules/state.ts';
import { code, pays } from '../terminal/codes.ts';
import { terminal } from '../terminal/index.ts';

const NAMES = ['Ada', 'Bot 2 (greedy)', 'Bot 3 (mcts:600ms)', 'Dina'];
const voice = (lang: Lang): Voice => ({ lang, name: (seat) => NAMES[seat] ?? '' });
const drawn = (s: Reworld, lang: Lang, width: number): readonly string[] =>
  terminal(viewFor(reworld, s, 0), voice(lang), width);
const words = (lines: readonly string[]): string[] => lines.join(' ').split(/\s+/);

const begun = (): Reworld => start(reworld, {}, 2, 'terminal');
const one = (kind: string): string => data.modules.find((module) => module.kind === kind)?.id ?? '';

describe('the board of Reworld in a terminal', () => {
  test('shows the station, the cards that paid, and the admiral space', () => {
    const s = begun();
    s.ports = s.ports.with(0, null).with(1, null).with(2, 'terrabot-a-1');
    s.posts = s.posts.with(0, [3]).with(1, [2, 5]);
    s.admiralSpace = { seat: 1, card: 4 };
    const lines = drawn(s, 'en', 80);
    expect(lines[0]).toMatch(/^— Chapter One, round 1 of 5 · admiral: .* · terrabot: \d points$/);
    expect(lines[1]).toMatch(/^T1 +T2 +T3 .* T10$/);
    expect(lines[2]).toMatch(/^\[3\] +\[5\]\(2\) +Tbot\u00a0A/);
    expect(lines).toContain('Admiral space: a card of Bot 2 (greedy)');
    expect(terminal(viewFor(reworld, s, 1), voice('en'), 80)).toContain(
      'Admiral space: a 4 of Bot 2 (greedy)',
    );
  });

  test('satellites show their shields and what their mission pays', () => {
    const s = begun();
    const satellites = data.modules.filter((module) => module.kind === 'satellite');
    for (const { id, shields } of satellites) {
      s.ports = ring.map((_, i) => (i === 4 ? id : null));
      const [heading, labels, modules, missions] = drawn(s, 'fr', 80);
      expect(heading).toContain('Chapitre Un, manche 1 sur 5');
      const at = labels?.indexOf('T5') ?? -1;
      expect(modules?.slice(at)).toMatch(new RegExp(`^Sat\u00a0${shields}( |$)`));
      expect(missions?.slice(at, at + 7).trim()).toBe(pays('fr', id).trim());
      expect(missions?.trim()).not.toBe('');
    }
  });

  test.each(LANGS)('every module is told in a port’s column (%s)', (lang) => {
    for (const { id } of data.modules) {
      expect(code(lang, id)).toMatch(/^.{3,7}$/);
      expect(pays(lang, id)).toMatch(/^.{0,7}$/);
    }
  });

  test('full docks go on in the next line, module by module', () => {
    const s = begun();
    const full = Array<string>(14).fill(one('shuttle'));
    s.players = s.players.map((player) => ({
      ...player,
      docks: [full, [one('satellite')], full, [], full],
    }));
    const lines = drawn(s, 'en', 80);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    const text = lines.join('\n');
    expect(text).toMatch(/\n {2}docks 1\u00a0Shut\u00a0\d\u00a0› Shut/);
    expect(text.match(/Shut\u00a0\d/g)?.length).toBeGreaterThanOrEqual(84);
    expect(text).toMatch(/ 4\u00a0-( |\n)/);
  });

  test('one’s own hand is shown, and the size of other hands', () => {
    const s = begun();
    const view = viewFor(reworld, s, 0);
    const [mine, theirs] = [view.own?.hand.join(' '), view.players[1]?.handSize];
    const text = drawn(s, 'en', 120).join('\n');
    expect(text).toContain(`Ada · 0 points · cards ${mine}\n`);
    expect(text).toContain(`Bot 2 (greedy) · 0 points · cards ${theirs}\n`);
  });

  test.each([2, 3, 4])('every position of a game of %i fits, and no word is broken', (seats) => {
    const record = randomGame(reworld, seats, 'terminal');
    let tallest = 0;
    let position = 0;
    replay<Reworld>(reworld, record, (s, entry) => {
      if (entry !== null && position++ % 3 > 0) return;
      for (const lang of LANGS) {
        const whole = new Set(words(drawn(s, lang, 300)));
        for (const width of [40, 60, 80, 120]) {
          const lines = drawn(s, lang, width);
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
          // Narrower than that, a table may have no room for a name.
          if (width < 60) continue;
          expect(words(lines).filter((word) => !whole.has(word))).toEqual([]);
          if (width === 80) tallest = Math.max(tallest, lines.length);
        }
        const text = drawn(s, lang, 80).join('\n');
        expect(text.match(/undefined|null|NaN|\[object|[{}]|\p{Ll}\p{Lu}/gu) ?? []).toEqual([]);
      }
    });
    expect(tallest).toBeLessThanOrEqual(20 + 9 * seats);
  });
});
