import type { Task } from '@orrery/kernel';
import type { EventName } from '@orrery/shared';
import { mean, rounded, share } from './stats.ts';

type Facts = { readonly [field: string]: unknown };

/** One kind of happening in one game: how often to each seat, and the sums of its figures. */
export interface Happening {
  readonly type: string;
  /** The words and yes-or-no facts that tell it from others of its type. */
  readonly of: { readonly [field: string]: string | boolean };
  count: number;
  /** Only where the event names a seat. */
  readonly seats: { [seat: number]: number };
  readonly sums: { [field: string]: number };
}

/** By a text that is the same for the same happening. */
export type Tally = Map<string, Happening>;

/** Fields that say to whom something happened; the first that is there holds. */
const WHOM = ['seat', 'owner'];

export function count(tally: Tally, events: readonly Task[], eventName?: EventName): void {
  for (const { type, ...rest } of events) {
    const facts: Facts = eventName === undefined ? rest : named(type, rest, eventName);
    const of: { [field: string]: string | boolean } = {};
    for (const [field, fact] of Object.entries(facts)) {
      if (typeof fact === 'string' || typeof fact === 'boolean') of[field] = fact;
    }
    const key = JSON.stringify([type, of]);
    let known = tally.get(key);
    if (known === undefined) {
      known = { type, of, count: 0, seats: {}, sums: {} };
      tally.set(key, known);
    }
    known.count++;
    const whom = WHOM.map((field) => facts[field]).find((seat) => typeof seat === 'number');
    if (whom !== undefined) known.seats[whom] = (known.seats[whom] ?? 0) + 1;
    for (const [field, fact] of Object.entries(facts)) {
      if (typeof fact !== 'number' || WHOM.includes(field)) continue;
      known.sums[field] = (known.sums[field] ?? 0) + fact;
    }
  }
}

/** With the ids of things in place of the numbers by which some rules know them. */
const named = (type: string, facts: Facts, eventName: EventName): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([field, fact]) => [
      field,
      typeof fact === 'number' ? (eventName(type, field, fact) ?? fact) : fact,
    ]),
  );

interface Told {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly tally: readonly Happening[] | null;
}

interface Gathered {
  readonly first: Happening;
  count: number;
  games: number;
  readonly sums: { [field: string]: number };
  readonly wins: number[];
  readonly leads: number[];
}

/** All games together; with each happening, how the seats fared to which it happened. */
export function gather(results: readonly Told[]) {
  const all = new Map<string, Gathered>();
  for (const result of results) {
    for (const one of result.tally ?? []) {
      const key = JSON.stringify([one.type, one.of]);
      let known = all.get(key);
      if (known === undefined) {
        known = { first: one, count: 0, games: 0, sums: {}, wins: [], leads: [] };
        all.set(key, known);
      }
      add(known, one, result);
    }
  }
  return [...all.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { first, count: times, games, sums, wins, leads }]) => ({
      type: first.type,
      of: first.of,
      count: times,
      games,
      sums,
      /** Seats to which it happened at least once in a game; their victories and their lead. */
      seats: wins.length,
      winRate: wins.length === 0 ? null : rounded(mean(wins)),
      meanLead: leads.length === 0 ? null : rounded(mean(leads), 2),
    }));
}

function add(known: Gathered, one: Happening, { scores, winners }: Told): void {
  known.count += one.count;
  known.games++;
  for (const [field, n] of Object.entries(one.sums)) {
    known.sums[field] = (known.sums[field] ?? 0) + n;
  }
  const table = mean(scores);
  for (const whom of Object.keys(one.seats)) {
    const seat = Number(whom);
    const score = scores[seat];
    if (score === undefined) continue; // nobody's seat, such as a solo opponent's
    known.wins.push(share(winners, seat));
    known.leads.push(score - table);
  }
}
