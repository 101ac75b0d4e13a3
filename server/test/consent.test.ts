import { loadGame } from '@orrery/catalog';
import { type Json, pending } from '@orrery/kernel';
import type { Pace, Proposal } from '@orrery/protocol';
import { NOBODY } from '@orrery/table/client';
import { seqOf } from '@orrery/table/parts';
import { describe, expect, test } from 'vitest';
import { awaited } from '../src/online/clock.ts';
import * as commands from '../src/online/commands.ts';
import { emptyTable, evolve } from '../src/online/evolve.ts';
import { named, namelessTable } from '../src/online/names.ts';
import type { Act, Asking, Chair, OnlineTable } from '../src/online/types.ts';

const { game } = await loadGame('reworld');
const LATER = 1_000_000_000;
const PATIENCE = { live: 1000, free: 1000 };
const BOT: Chair = { kind: 'bot', level: 'drifter' };
const refusal = (code: string): object => expect.objectContaining({ code });

const human = (user: string): Chair => {
  const who = { kind: 'human', user, name: user.toUpperCase() } as const;
  return { ...who, confirmTurns: false, left: false, late: false };
};

const done = (online: OnlineTable, act: Act, choice?: Json): OnlineTable =>
  evolve(online, act, 1000, choice).online;

/** Whose answer everybody waits for. */
const waitsFor = (online: OnlineTable): number => awaited(online) ?? -1;

function answered(online: OnlineTable): OnlineTable {
  const state = online.model?.state;
  const choice = state && pending(game, state)?.options[0];
  return done(online, { kind: 'play', seat: waitsFor(online) }, choice);
}

/** A game in which some answers have been given; nobody of `away` is there. */
function table(chairs: readonly Chair[], away: readonly string[], pace: Pace = { kind: 'free' }) {
  const base = { id: 'table', game, rulesVersion: game.rulesVersion, options: {}, pace } as const;
  const about = { privacy: 'listed', host: 'ann', seed: 's', commitment: 'c', created: 0 } as const;
  let online = done(emptyTable({ ...base, ...about }), { kind: 'open', chairs });
  for (let n = 0; n < 5; n++) online = answered(online);
  const isHere = (user: string): boolean => !away.includes(user);
  const who = { now: LATER, patience: PATIENCE, isHere };
  const asks = (now: OnlineTable, user: string, proposal: Proposal): Asking => {
    const act = commands.propose(now, { id: user, name: user.toUpperCase() }, proposal, who);
    return (act as Extract<Act, { kind: 'propose' }>).asking;
  };
  return { online, who, asks };
}

const LIVE: Pace = { kind: 'live', minutes: 1, increment: 0, late: 'ask' };
const TAKE_BACK: Proposal = { kind: 'takeBack', seq: 1 };

describe('a take-back', () => {
  test.for([[['ann', 'bob']], [[]]] as const)(
    'needs the others though they are away: %j',
    ([away]) => {
      const { online, asks } = table([human('ann'), human('bob')], away);
      expect(asks(online, 'ann', TAKE_BACK).needs).toEqual([1]);
      expect(asks(online, 'bob', TAKE_BACK).needs).toEqual([0]);
    },
  );

  test('needs who is out of time as well, but nobody who got up', () => {
    const { online, asks } = table([human('ann'), human('bob')], [], LIVE);
    const seat = waitsFor(online);
    const other = seat === 0 ? 'bob' : 'ann';
    const late = done(online, { kind: 'late', seat });
    expect(asks(late, other, TAKE_BACK).needs).toEqual([seat]);
    const left = done(late, { kind: 'rise', seat });
    expect(asks(left, other, TAKE_BACK).needs).toEqual([]);
  });
});

describe('a seat', () => {
  const seated = (chairs: readonly Chair[], seat: number): string => {
    const chair = chairs[seat];
    return chair?.kind === 'human' ? chair.user : '';
  };

  test('of who is out of time is given away while everybody waits for them, and not while they play on', () => {
    const { online, asks } = table([human('ann'), human('bob')], [], LIVE);
    const seat = waitsFor(online);
    const other = seated(online.chairs, 1 - seat);
    let late = done(online, { kind: 'late', seat });
    const bot: Proposal = { kind: 'bot', seat, level: 'drifter' };
    expect(asks(late, other, bot).needs).toEqual([]);
    while (waitsFor(late) === seat) late = answered(late);
    expect(late.chairs[seat]).toMatchObject({ late: true });
    expect(() => asks(late, other, bot)).toThrow(refusal('NOT_ABANDONED'));
  });

  test('is given away with the consent of who was late and is there', () => {
    const { online, asks } = table([human('ann'), human('bob'), human('eve')], [], LIVE);
    const seat = waitsFor(online);
    const [second, third] = [0, 1, 2].filter((one) => one !== seat) as [number, number];
    const late = done(done(online, { kind: 'late', seat }), { kind: 'rise', seat: third });
    const bot: Proposal = { kind: 'bot', seat: third, level: 'drifter' };
    expect(asks(late, seated(online.chairs, second), bot).needs).toEqual([seat]);
  });

  test('goes to no stranger where nobody is left who could agree', () => {
    const { online, asks } = table([human('ann'), BOT], ['ann']);
    expect(waitsFor(online)).toBe(0);
    for (const seat of [0, 1]) {
      const take = (): Asking => asks(online, 'eve', { kind: 'sitIn', seat });
      expect(take).toThrow(refusal('NOBODY_TO_ASK'));
    }
    const left = done(online, { kind: 'rise', seat: 0 });
    expect(() => asks(left, 'eve', { kind: 'sitIn', seat: 0 })).toThrow(refusal('NOBODY_TO_ASK'));
  });

  test('goes back to who had it before a bot took over, also where nobody is left to agree', () => {
    const { online, asks } = table([human('ann'), BOT], [], { ...LIVE, late: 'bot' });
    const taken = done(online, { kind: 'late', seat: 0 });
    expect(taken.chairs[0]).toMatchObject({ kind: 'bot' });
    const back: Proposal = { kind: 'sitIn', seat: 0 };
    expect(asks(taken, 'ann', back).needs).toEqual([]);
    expect(() => asks(taken, 'ann', { kind: 'sitIn', seat: 1 })).toThrow(refusal('NOBODY_TO_ASK'));
    expect(() => asks(taken, 'eve', back)).toThrow(refusal('NOBODY_TO_ASK'));
  });
});

describe('who asked and deleted their account', () => {
  test('has no name in what is asked, and gets nothing by consent', () => {
    const { online, who, asks } = table([human('ann'), BOT], []);
    const asking = asks(online, 'eve', { kind: 'sitIn', seat: 1 });
    const nameless = namelessTable(done(online, { kind: 'propose', asking }));
    const now = named(nameless, new Map([['ann', 'ANN']]));
    expect(now.asking).toMatchObject({ user: 'eve', name: NOBODY });
    const act = commands.consent(now, 'ann', asking.number, true, who);
    expect(act).toEqual({ kind: 'consent', seat: 0, yes: false });
    const after = done(now, act);
    expect(after.asking).toBeNull();
    expect(after.chairs[1]).toEqual(BOT);
  });
});

test('take-backs by consent are kept to a limit, as others are', () => {
  const { online, asks } = table([human('ann'), BOT], []);
  let now = online;
  for (let n = 0; n < 110; n++) {
    while (waitsFor(now) !== 0 || now.model === null || seqOf(now.model) < 2) now = answered(now);
    now = done(now, { kind: 'propose', asking: asks(now, 'ann', TAKE_BACK) });
    expect(seqOf(now.model as never)).toBe(1);
  }
  const { undone = [] } = now.model ?? {};
  expect(undone.length).toBeLessThanOrEqual(100);
  const steps = undone.flatMap((taken) => taken.steps).length;
  expect(steps).toBeGreaterThan(250);
  expect(steps).toBeLessThanOrEqual(300);
});

test('a table whose log has grown for ever takes nothing back any more, and is played on', () => {
  const { online, who } = table([human('ann'), BOT], []);
  const endless = { ...online, seq: 20_000 };
  const revision = endless.model?.revision ?? 0;
  for (const what of ['undo', 'resetTurn'] as const) {
    expect(() => commands.turn(endless, 'ann', revision, what)).toThrow('enough was taken back');
    expect(commands.turn(online, 'ann', revision, what)).toMatchObject({ kind: 'undo' });
  }
  const ann = { id: 'ann', name: 'Ann' };
  expect(() => commands.propose(endless, ann, TAKE_BACK, who)).toThrow('enough was taken back');
  const { online: both, asks } = table([human('ann'), human('bob')], []);
  const given = done(both, { kind: 'rise', seat: 1 });
  const bot: Proposal = { kind: 'bot', seat: 1, level: 'drifter' };
  const handOver = { seat: 1, seq: 1, from: BOT, to: BOT } as OnlineTable['handOvers'][number];
  expect(asks(given, 'ann', bot)).toMatchObject({ needs: [] });
  const handOvers = Array.from({ length: 100 }, () => handOver);
  expect(() => asks({ ...given, handOvers }, 'ann', bot)).toThrow('changed hands often enough');
  expect(commands.answer(endless, 'ann', revision)).toMatchObject({ kind: 'play' });
  expect(commands.turn(endless, 'ann', revision, 'endTurn')).toMatchObject({ kind: 'endTurn' });
});
