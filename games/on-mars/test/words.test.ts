import {
  clone,
  completeOptions,
  pending,
  play,
  randomFrom,
  refusals,
  start,
  viewFor,
} from '@orrery/kernel';
import { type Lang, LANGS, type Voice } from '@orrery/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { rich } from '../rich.ts';
import { type MarsEvent, type OnMars, onMars } from '../rules/index.ts';
import { terminal } from '../terminal/index.ts';
import { mars, name, type PlayerSpec } from './scenario.ts';

const voices: readonly Voice[] = LANGS.map((lang) => ({ lang, name }));
const { text, bots } = module;
const options = completeOptions(onMars, { firstColonists: true });

/** Neither a key nor an unfilled variable. */
const isSentence = (line: string): boolean =>
  line.length > 1 && !/[{}]|undefined|null|NaN|\[object|\b(why|event|option|prompt)\.\w/.test(line);

const positions: OnMars[] = [];
const events: MarsEvent[] = [];
beforeAll(() => {
  const random = randomFrom('words');
  for (let n = 0; n < 80; n++) {
    const seats = 1 + (n % 4);
    const s = n < 8 ? start(onMars, options, seats, `${n}`) : rich(options, seats, random);
    for (let i = 0; i < 40; i++) {
      const question = pending(onMars, s);
      if (question === null) break;
      if (question.ask !== 'move' || i % 8 === 0) positions.push(clone(s));
      play(onMars, s, question.options[random(question.options.length)] ?? null, events);
    }
  }
});

describe.each(voices)('words ($lang)', (voice) => {
  test('every prompt, option and refusal is a sentence', () => {
    const asks = new Set<string>();
    for (const s of positions) {
      const asked = pending(onMars, s) ?? expect.fail();
      asks.add(asked.ask);
      const view = viewFor(onMars, s, asked.seat);
      const lines = [text.prompt(voice, view, asked)];
      lines.push(...asked.options.map((choice) => text.option(voice, view, asked.ask, choice)));
      const few = asked.ask === 'move' ? [] : refusals(onMars, s).slice(0, 12);
      lines.push(...few.map((one) => text.why(voice, view, one)));
      expect(lines.filter((line) => !isSentence(line))).toEqual([]);
    }
    expect(asks.size).toBeGreaterThan(30);
  });
  test('every event is told, or nothing is said', () => {
    for (const event of events) {
      const line = text.event(voice, event);
      if (line !== null) expect(isSentence(line) ? '' : line).toBe('');
    }
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(45);
  });
  test('the terminal board fits, in late positions too', () => {
    for (const [i, s] of positions.entries()) {
      if (i % 25 !== 0) continue;
      for (const width of [60, 80, 120]) {
        const lines = terminal(viewFor(onMars, s, 0), voice, width);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
        expect(lines.every((line) => !/undefined|NaN|\[object/.test(line))).toBe(true);
      }
    }
  });
});

test('the terminal sets French as French is set', () => {
  const s = start(onMars, options, 2, 'terminal');
  const lines = terminal(viewFor(onMars, s, 0), { lang: 'fr', name }, 120).join('\n');
  expect(lines).toContain('pas encore placée');
  expect(lines).toContain('1 Cristal sur');
  expect(lines).toMatch(/1 Marie\u00a0: 0 PO/);
  expect(lines.replaceAll(/\u00a0[:;]/g, '')).not.toMatch(/[:;]/);
});

test('Crystals are told of where there were some', () => {
  const line = (crystals: number, lost: number): string =>
    text.event({ lang: 'en', name }, { type: 'crystalsStored', seat: 0, crystals, lost });
  expect([line(0, 0), line(2, 0), line(1, 1)]).toEqual([
    'Marie has no Crystals waiting.',
    'Marie stores 2 Crystals.',
    'Marie stores 1 Crystal, 1 is lost.',
  ]);
});

describe('what bots know', () => {
  test('every position gets a finite number of points, every answer a weight', () => {
    for (const [i, s] of positions.entries()) {
      if (i % 9 !== 0) continue;
      const points = bots.evaluate(s);
      expect([points.length, points.every(Number.isFinite)]).toEqual([s.players.length, true]);
      const { ask, options: offered } = pending(onMars, s) ?? expect.fail();
      const weights = bots.priors?.(s, ask, offered) ?? [];
      expect([0, offered.length]).toContain(weights.length);
      expect(weights.every((weight) => Number.isFinite(weight) && weight >= 0)).toBe(true);
    }
  });
  test('alone what the first goal asks for is worth doing, and a Goal in hand worth keeping', () => {
    const alone = (player: PlayerSpec): number =>
      bots.evaluate(mars({ seats: 1, players: [{ goods: { mineral: 0 }, ...player }] }).state)[0] ??
      0;
    const full = { 'contract-7': { mineral: 4 } };
    const empty = { 'contract-7': { mineral: 1 } };
    expect(alone({ contracts: full })).toBeGreaterThan(alone({ contracts: empty }));
    const near = { plans: { gym: null, casino: null, radar: null } };
    expect(alone({ ...near, goals: ['goal-1'] })).toBeGreaterThan(alone(near) + 1);
    const top = (space: string) => alone({ tech: { 'mine-tech': space } });
    expect(top('lab-6a')).toBeGreaterThan(top('lab-5a') + 4);
  });
});

test('two languages are spoken', () => {
  expect(LANGS satisfies readonly Lang[]).toHaveLength(2);
});
