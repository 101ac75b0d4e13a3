import { loadGame } from '@orrery/catalog';
import { imagine, type Json, pending, randomFrom, sameJson, type Viewer } from '@orrery/kernel';
import type { ServerMessage } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { dealtSeed } from '../src/online/deal.ts';
import { evolve } from '../src/online/evolve.ts';
import { lineOf, ownTold, sceneOf } from '../src/online/told.ts';
import type { OnlineTable } from '../src/online/types.ts';
import { sha256 } from '../src/ids.ts';
import { publicUpdateOf } from '../src/live/public-update.ts';
import { playOn } from './play.ts';
import { nth, serving } from './serving.ts';
import { begun, elsewhere, NOBODY_AROUND } from './worlds.ts';

const { start, guests } = serving();

describe('what a viewer is told', () => {
  test('is the same of any game that the viewer cannot tell from the real one', async () => {
    const { game } = await loadGame('reworld');
    const random = randomFrom('secrets');
    let online = begun(game, 2);
    const told = (of: OnlineTable, viewer: Viewer): Json => {
      const { scene, wire } = publicUpdateOf(sceneOf(of, NOBODY_AROUND, null), null).publicUpdate;
      const own = ownTold(scene, viewer, wire, null);
      return JSON.parse(JSON.stringify([wire, own, lineOf(of)])) as Json;
    };
    let looked = 0;
    for (;;) {
      const { model } = online;
      const question = model && pending(game, model.state);
      if (model === null || question === null) break;
      for (const viewer of [0, 1, null]) {
        const state = imagine(game, model.state, viewer, random);
        const other = elsewhere(online, state, 'another seed');
        expect(sameJson(told(online, viewer), told(other, viewer))).toBe(true);
        looked++;
      }
      const choice = nth(question.options, random(question.options.length));
      ({ online } = evolve(online, { kind: 'play', seat: question.seat }, 2, choice));
    }
    expect(looked).toBeGreaterThan(300);
  });
});

/** Every number list of at least five cards in a frame: hands are such lists. */
function handsIn(message: ServerMessage): string[] {
  const found: string[] = [];
  JSON.stringify(message, (key, value: unknown) => {
    if ((key === 'hand' || key === 'cards') && Array.isArray(value))
      found.push(JSON.stringify(value));
    return value;
  });
  return found;
}

describe('the bytes that leave the server', () => {
  test('hold no seed before the end, and no hand but the receiver’s own', async () => {
    const server = await start();
    const people = await guests(server, 'Ann', 'Bob', 'Eve');
    const [ann, bob, eve] = [nth(people, 0), nth(people, 1), nth(people, 2)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    const [a, b, watching] = [ann.sit(id), bob.sit(id), eve.sit(id)];
    await Promise.all([a, b, watching].map((seat) => seat.until((seen) => seen.update !== null)));
    await expect(eve.get(`/api/tables/${id}/file`)).rejects.toMatchObject({ code: 'NOT_FINISHED' });
    const own = (seen: typeof a): unknown =>
      (seen.update?.view as { own: unknown } | undefined)?.own;
    expect([own(a), own(b)]).toEqual([expect.any(Object), expect.any(Object)]);
    expect(own(a)).not.toEqual(own(b));
    expect(own(watching)).toBeNull();
    expect(watching.update?.secretive).toEqual([0, 1]);
    const random = randomFrom('bytes');
    const choose = (options: readonly Json[]): Json => nth(options, random(options.length));
    await Promise.all([playOn(a, choose), playOn(b, choose)]);
    await watching.until((seen) => seen.isOver);
    const serverSeed = watching.room?.seed ?? '';
    const commitment = sha256(serverSeed);
    expect(commitment).toBe(watching.room?.commitment);
    const seed = dealtSeed(serverSeed, [null, null]);

    const before = eve.frames.filter((frame) => !frame.includes('"finished"'));
    expect(before.length).toBeGreaterThan(100);
    for (const secret of [serverSeed, seed]) expect(before.join('\n')).not.toContain(secret);
    for (const frame of before) {
      const message = JSON.parse(frame) as ServerMessage;
      expect(handsIn(message).filter((list) => list.length > 30)).toEqual([]);
      expect(frame).not.toMatch(/"(key|drawn|tasks)"/);
    }
    const draw = { commitment, serverSeed, nonces: [null, null] };
    expect(await eve.get(`/api/tables/${id}/file`)).toMatchObject({ seed, draw });
  });
});
