import type { Json } from '@orrery/kernel';
import {
  unpackFrames,
  unpackPreviews,
  unpackRefusals,
  type WireFrame,
  type WirePreview,
  type WireRefusal,
} from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Person, type Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();
let shared: Promise<RunningServer> | null = null;
const server = (): Promise<RunningServer> => (shared ??= start());

const first = (seat: Seated): Json => nth(seat.options ?? [], 0);
const refusal = (code: string): object => expect.objectContaining({ code });

interface Game {
  readonly id: string;
  /** The one who is asked, and the other. */
  readonly seats: readonly [Seated, Seated];
}

/** Two people at a started table. */
async function game(): Promise<Game> {
  const people = await guests(await server(), 'Ann', 'Bob');
  const [ann, bob] = [nth(people, 0), nth(people, 1)];
  const { id } = await ann.newTable({ game: 'reworld', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.json('PUT', `/api/tables/${id}/seats/1`);
  const [a, b] = [ann.sit(id), bob.sit(id)];
  await Promise.all([a, b].map((seat) => seat.until((seen) => seen.update !== null)));
  return { id, seats: a.options !== null ? [a, b] : [b, a] };
}

test('refusals and previews speak to the seat that is asked, and to no other', async () => {
  const { seats } = await game();
  let [on, off] = seats;
  const told = async (seen: Seated, type: string, revision = seen.update?.revision ?? 0) =>
    (await seen.ask({ type, revision } as never)) ?? [];
  const refusalsTo = async (seen: Seated) =>
    unpackRefusals((await told(seen, 'refusals')) as readonly WireRefusal[]);
  let refused = await refusalsTo(on);
  // At the very first questions there may be nothing that one might not do.
  for (let n = 0; refused.length === 0 && n < 50; n++) {
    await on.answer(first(on));
    await Promise.race(seats.map((seat) => seat.until(({ options }) => options !== null)));
    [on, off] = seats[0].options === null ? [seats[1], seats[0]] : [seats[0], seats[1]];
    refused = await refusalsTo(on);
  }
  expect(refused.length).toBeGreaterThan(0);
  for (const { choice, rule } of refused) {
    await expect(on.answer(choice)).rejects.toMatchObject({ code: 'NOT_OFFERED', rule });
  }
  const { update } = on;
  if (update === null) throw new Error('no game');
  const { revision } = update;
  const options = update.asked?.options ?? [];
  const wire = (await told(on, 'previews')) as readonly WirePreview[];
  const previews = unpackPreviews(wire, options, update);
  expect(previews.map(({ choice }) => choice)).toEqual(options);
  expect([await told(off, 'previews'), await told(off, 'refusals')]).toEqual([[], []]);
  for (const type of ['previews', 'refusals']) {
    await expect(told(on, type, revision + 1)).rejects.toEqual(refusal('STALE'));
  }
  // What was foreseen is what comes.
  const certain = previews.find(({ view, scores }) => view !== null && scores !== null);
  await on.answer(certain?.choice ?? null);
  expect(on.update?.view).toEqual(certain?.view);
  expect(on.update?.scores).toEqual(certain?.scores);
  await expect(told(on, 'previews', revision)).rejects.toEqual(refusal('STALE'));
});

test('how an answer went is shown to everybody as they saw it', async () => {
  const table = await game();
  const [on, off] = table.seats;
  const [eve] = await guests(await server(), 'Eve');
  const nobody = new Person((await server()).address);
  const watchers = [nth([eve], 0).sit(table.id), nobody.sit(table.id)];
  await Promise.all(watchers.map((seen) => seen.until(({ update }) => update !== null)));
  const seq = on.update?.seq ?? 0;
  await on.answer(first(on));
  for (const seen of [on, off, ...watchers]) {
    await seen.until(({ update }) => (update?.seq ?? 0) > seq);
    const { update, mirror } = seen;
    if (update === null) throw new Error('no game');
    const shown = async (n: number, revision = update.revision) =>
      unpackFrames(
        (await seen.ask({ type: 'frames', revision, seq: n } as never)) as readonly WireFrame[],
        update,
      );
    const newest = await shown(update.seq);
    expect(newest.at(-1)?.view).toEqual(update.view);
    expect(newest.flatMap(({ events }) => events)).toEqual(mirror.log.steps[update.seq]?.events);
    // Whoever holds something else gets it whole.
    expect(await shown(update.seq, 0)).toEqual(newest);
    const [start] = await shown(0);
    expect(start?.view).toMatchObject({ viewer: update.viewer });
    await expect(shown(update.seq + 1000)).rejects.toEqual(refusal('STALE'));
    await expect(shown(-1)).rejects.toEqual(refusal('BAD_MESSAGE'));
  }
  nobody.close();
});
