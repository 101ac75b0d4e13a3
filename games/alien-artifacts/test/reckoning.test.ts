import { frames, pending, randomFrom, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { rich } from '../rich.ts';
import { type Alien, alienArtifacts, type AlienEvent, attackOf } from '../rules/index.ts';
import { answersOf, THINK_TANK } from './reckoned-answers.ts';
import {
  buyPrice,
  costOf,
  goalOf,
  has,
  KIND_IDS,
  kindOf,
  person,
  readTable,
  scoreOf,
  sectionOf,
  symbols,
  typeOf,
} from './reckoning.ts';

// Whole games, and at every step the figures of a second reckoning.

/** What may be done in the Action Phase. */
function checkAnswers(s: Alien, seat: number, options: readonly unknown[]): void {
  const { actions, free } = answersOf(readTable(s), seat);
  const offered = new Set(options.map(String));
  // Whether it would change anything is not reckoned.
  const isThinking = offered.delete(THINK_TANK);
  const isDue = !s.acted && (actions.length > 0 || isThinking);
  const reckoned = [...actions, ...free, ...(isDue ? [] : ['endActionPhase'])];
  expect([...offered].toSorted()).toEqual(reckoned.toSorted());
}

/** The value of an attack, and the row that it finds. */
function checkStrike(
  s: Alien,
  { seat, ship, number, value, row, table }: Told<'shipStruck'>,
): void {
  const t = readTable(s);
  const p = person(t, seat);
  const { target, plan, boost } = attackOf(s);
  const isAlien = target < 0;
  const lattice = isAlien && has(p, 'tech-targeting-lattice') ? 1 : 0;
  const charter = !isAlien && has(p, 'tech-privateer-charter') ? 1 : 0;
  const dagger = typeOf(ship, 'operational') === 'extermination' ? 1 : 0;
  const reckoned = number + boost + lattice + charter + dagger;
  const against = isAlien
    ? data.alienSystems.find(({ id }) => id === t.system)
    : (data.defencePlans[plan] ?? data.basicDefencePlan);
  const high = Object.keys(against?.table ?? {}).find((key) => key.endsWith('+')) ?? '99+';
  const key = reckoned >= Number.parseInt(high, 10) ? high : `${Math.min(4, reckoned)}`;
  expect({ value, row, table }).toEqual({ value: reckoned, row: key, table: against?.id });
}

/** A section under a Planet: its Type scores, without a match the smaller one lies open. */
function checkProduced({ planet, resource, section, points }: Told<'produced'>): void {
  const type = typeOf(planet, 'operational');
  const both = [0, 1].map((which) => sectionOf(`${resource}/${which}`));
  const shown = sectionOf(`${resource}/${section}`);
  const fewest = Math.min(...both.map((one) => one.symbols));
  const isFree = both.some((one) => one.type === type) || shown.symbols === fewest;
  expect([isFree, points]).toEqual([true, shown.type === type ? 1 : 0]);
}

type Told<K extends AlienEvent['type']> = Extract<AlienEvent, { readonly type: K }>;

/** What was told, with the positions before and after it. */
function checkEvent(before: Alien, after: Alien, event: AlienEvent): void {
  switch (event.type) {
    case 'bought': {
      const t = readTable(before);
      const p = person(t, event.seat);
      const extra = event.paid - buyPrice(p);
      const more = has(p, 'tech-procurement-algorithms') ? 2 : 0;
      const deck = t.decks[KIND_IDS.indexOf(event.kind)] ?? [];
      expect(extra).toBeGreaterThanOrEqual(0);
      expect(event.cards).toBe(Math.min(deck.length, 1 + extra + more));
      return;
    }
    case 'cardAdded': {
      if (!event.automatic) return;
      const p = person(readTable(before), event.seat);
      const { under = [] } = p.waiting.find(({ id }) => id === event.card) ?? {};
      expect(symbols(under)).toBeGreaterThanOrEqual(costOf(p, kindOf(event.card)));
      return;
    }
    case 'shipStruck':
      return checkStrike(after, event);
    case 'produced':
      return checkProduced(event);
    case 'typeRevealed': {
      const type = typeOf(event.technology, 'operational');
      const match = [0, 1].some((which) => sectionOf(`${event.resource}/${which}`).type === type);
      const best = goalOf(readTable(after), event.seat, event.technology, 'during');
      expect(event.points).toBe(match ? best : 0);
      return;
    }
    case 'revenueScored':
      expect(event.points).toBe(goalOf(readTable(after), event.seat, event.technology, 'during'));
      return;
    case 'gameEnded': {
      const t = readTable(after);
      const scores = t.seats.map((_, seat) => scoreOf(t, seat));
      expect(event.scores).toEqual(scores);
      const rank = t.seats.map(
        ({ credits, empire }, seat) => (scores[seat] ?? 0) * 10_000 + credits * 100 + empire.length,
      );
      const best = Math.max(...rank);
      expect(event.winners).toEqual([...rank.keys()].filter((seat) => rank[seat] === best));
      return;
    }
    default:
  }
}

/** Answers by chance, more often those by which something happens. */
function pick(options: readonly unknown[], random: (n: number) => number): unknown {
  const lively = options.filter(
    (one) => typeof one !== 'string' || !/^(sell|prepare|buy|unlock|endActionPhase|stop)/.test(one),
  );
  const from = lively.length > 0 && random(3) > 0 ? lively : options;
  return from[random(from.length)];
}

function check(from: Alien, seed: string, decisions: number): Set<string> {
  const random = randomFrom(seed);
  const met = new Set<string>();
  let s = from;
  for (let i = 0; i < decisions; i++) {
    const question = pending(alienArtifacts, s);
    if (question === null) break;
    const { seat, ask, options } = question;
    if (ask === 'actionPhase') checkAnswers(s, seat, options);
    const choice = pick(options, random) as string;
    for (const frame of frames(alienArtifacts, s, { seat, choice })) {
      for (const event of frame.events) {
        met.add(event.type);
        checkEvent(s, frame.state, event);
      }
      s = frame.state;
    }
    expect(new Set(s.attacked).size).toBe(s.attacked.length);
  }
  return met;
}

const CHECKED = ['bought', 'cardAdded', 'shipStruck', 'produced', 'typeRevealed', 'gameEnded'];

test.each([2, 3, 4, 5])(
  '[ALI-TURN-03] [ALI-PAY-07] [ALI-ATK-04] [ALI-SCORE-07] %i players: a second reckoning comes to the same answers and figures',
  (seats) => {
    const met = new Set<string>();
    const note = (more: Set<string>): void => more.forEach((type) => met.add(type));
    note(check(start(alienArtifacts, {}, seats, 'reckoned'), `game ${seats}`, 3000));
    for (let n = 0; n < 12; n++) {
      const seed = `late ${seats} ${n}`;
      note(check(rich({ factions: 'random' }, seats, randomFrom(seed)), seed, 120));
    }
    expect(CHECKED.filter((type) => !met.has(type))).toEqual([]);
  },
);
