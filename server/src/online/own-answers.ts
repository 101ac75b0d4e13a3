import type { AnyGame, Entry, Json, Seat } from '@orrery/kernel';
import type { StoredTable } from '../store/tables.ts';
import { opening } from './stored.ts';
import type { Change, OnlineTable } from './types.ts';

interface OwnAnswer {
  readonly at: number;
  readonly ask: string;
  readonly choice: Json;
}

/** Who had a seat when the game's nth answer was given. */
function holderOf({ chairs, handOvers }: OnlineTable, seat: Seat, n: number): string | null {
  const next = handOvers.find((one) => one.seat === seat && n <= one.seq);
  const holder = next?.from ?? chairs[seat];
  return holder?.kind === 'human' ? holder.user : null;
}

/** What somebody chose at a table and did not take back, with the times; nothing of anybody else. */
export function* ownAnswers(
  stored: StoredTable,
  game: AnyGame,
  user: string,
): Generator<void, OwnAnswer[]> {
  const { online } = yield* opening(stored, game);
  const given: { readonly entry: Entry | null; readonly at: number }[] = [];
  for (const { at, body } of stored.changes) {
    const { keep, steps = [] } = JSON.parse(body) as Change;
    if (keep !== undefined) given.length = keep;
    for (const { entry } of steps) given.push({ entry, at });
    yield;
  }
  return given.flatMap(({ entry, at }, n) => {
    if (entry === null) return [];
    const [seat, ask, choice, forced] = entry;
    // What the table answered for a seat was nobody's choice.
    return forced !== 1 && holderOf(online, seat, n) === user ? { at, ask, choice } : [];
  });
}
