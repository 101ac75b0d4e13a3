import { type AnyGame, asked } from '@orrery/kernel';
import type { Pace } from '@orrery/protocol';
import { entriesOf } from '@orrery/table/parts';
import { describe, expect, test } from 'vitest';
import { awaited, statusOf } from '../src/online/clock.ts';
import * as commands from '../src/online/commands.ts';
import { dealtSeed } from '../src/online/deal.ts';
import { openTable } from '../src/online/stored.ts';
import type { Act, Chair } from '../src/online/types.ts';
import type { SnapshotRow } from '../src/store/schema.ts';
import { finishTurn, game, human, Kept, muddle, playFirst, seen } from './kept.ts';

describe('a table read from its log', () => {
  const paces: readonly Pace[] = [
    { kind: 'free' },
    { kind: 'live', minutes: 5, increment: 3, late: 'ask' },
    { kind: 'days', days: 2, late: 'bot' },
  ];

  test('is the table that was played, from whichever snapshot it is opened', () => {
    for (const [i, pace] of paces.entries()) {
      const kept = new Kept([human('ann', true), human('bob')], pace);
      muddle(kept, `muddle ${i}`, 120);
      const whole = seen(kept.online);
      expect(seen(kept.opened())).toEqual(whole);
      for (const snapshot of kept.snapshots.filter((_, n) => n % 7 === 0)) {
        expect(seen(kept.opened(snapshot))).toEqual(whole);
      }
    }
  });

  test('stays closed, from its log or from a snapshot', () => {
    const kept = new Kept([human('ann'), { kind: 'empty' }]);
    expect(kept.opened(kept.snapshots[0]).closed).toBe(false);
    kept.do(commands.close(kept.online, 'ann'));
    for (const online of [kept.opened(), kept.opened(kept.snapshots.at(-1))]) {
      expect(statusOf(online)).toBe('closed');
      expect(online.chairs).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
    }
  });

  test('knows people by their ids only', () => {
    const kept = new Kept([human('ann'), { kind: 'empty' }]);
    kept.do({ kind: 'sit', seat: 1, user: 'bob', name: 'BOB' });
    muddle(kept, 'names', 20);
    const text = JSON.stringify([kept.changes, kept.snapshots]);
    expect(text).toContain('bob');
    expect(text).not.toContain('BOB');
  });

  test('a long game opens from one of its last snapshots', () => {
    const kept = new Kept([human('ann'), human('bob')]);
    muddle(kept, 'long', 600);
    expect(seen(kept.opened(kept.snapshots.at(-20)))).toEqual(seen(kept.online));
  });

  test('goes on by later rules that lead to the same, and by no others', () => {
    const kept = new Kept([human('ann'), human('bob')]);
    muddle(kept, 'versions', 30);
    const { table, changes } = kept;
    const { rulesVersion } = game;
    const open = (some: Partial<AnyGame>, snapshot: SnapshotRow | undefined) =>
      openTable({ table, snapshot, changes }, { ...game, ...some });
    for (const snapshot of [kept.snapshots.at(-1), kept.snapshots.at(-2), undefined]) {
      const alike = {
        rulesVersion: rulesVersion + 1,
        olderRules: { [rulesVersion]: true as const },
      };
      expect(open(alike, snapshot).model?.state).toEqual(kept.online.model?.state);
      const why = 'ships launched one hex too far';
      const other = { rulesVersion: rulesVersion + 1, olderRules: { [rulesVersion]: why } };
      expect(() => open(other, snapshot)).toThrow(why);
      expect(() => open({ ...other, olderRules: {} }, snapshot)).toThrow(/version/);
      expect(() => open({ rulesVersion: rulesVersion - 1 }, snapshot)).toThrow(/version/);
    }
  });

  test('says what each seat added to the deal, from its log or from a snapshot', () => {
    const nonce = 'c2'.repeat(16);
    const deal = (owes: boolean): Kept => {
      const kept = new Kept([{ ...human('ann'), owes: true } as Chair, { kind: 'empty' }]);
      kept.do({ kind: 'sit', seat: 1, user: 'bob', name: 'BOB', nonce });
      expect(statusOf(kept.online)).toBe('open');
      kept.do(owes ? { kind: 'deal' } : { kind: 'nonce', seat: 0, nonce: 'd3'.repeat(16) });
      return kept;
    };
    for (const kept of [deal(false), deal(true)]) {
      const { nonces, model, base } = kept.online;
      expect(nonces?.[1]).toBe(nonce);
      expect(model?.seed).toBe(dealtSeed(base.seed, nonces ?? []));
      muddle(kept, 'added', 20);
      // Whoever takes the seat later has added nothing, and nothing is lost.
      kept.do({ kind: 'sit', seat: 1, user: 'eve', name: 'EVE' });
      for (const online of [kept.opened(), kept.opened(kept.snapshots.at(-1))]) {
        expect(online.nonces).toEqual(nonces);
        expect(seen(online)).toEqual(seen(kept.online));
      }
    }
    expect(deal(true).online.model?.seed).not.toBe(deal(false).online.model?.seed);
  });

  test('a missing or broken change is said', () => {
    const kept = new Kept([human('ann'), human('bob')]);
    muddle(kept, 'broken', 10);
    const { table, changes } = kept;
    const gap = changes.filter(({ seq }) => seq !== 3);
    expect(() => openTable({ table, snapshot: undefined, changes: gap }, game)).toThrow(/missing/);
    const torn = changes.map((change) => (change.seq === 3 ? { ...change, body: '{' } : change));
    expect(() => openTable({ table, snapshot: undefined, changes: torn }, game)).toThrow(/JSON/);
  });
});

describe('clocks', () => {
  const MINUTE = 60_000;
  test('a live clock runs for who is waited for, and grows after each turn', () => {
    const pace = { kind: 'live', minutes: 10, increment: 5, late: 'ask' } as const;
    const kept = new Kept([human('ann'), human('bob')], pace);
    const seat = awaited(kept.online) ?? -1;
    expect(kept.online.clock).toEqual({
      left: [10 * MINUTE, 10 * MINUTE],
      running: seat,
      since: 1000,
    });
    kept.at += 30_000;
    finishTurn(kept);
    const left = kept.online.clock?.left ?? [];
    expect(left[seat]).toBe(10 * MINUTE - 30_000 + 5_000);
    expect(left[1 - seat]).toBe(10 * MINUTE);
    expect(kept.online.clock?.running).toBe(1 - seat);
  });

  test('who runs out is late: not before, once, and forgiven after a turn of days', () => {
    const pace = { kind: 'days', days: 1, late: 'ask' } as const;
    const kept = new Kept([human('ann'), human('bob')], pace);
    const seat = awaited(kept.online) ?? -1;
    const due = 1000 + 24 * 60 * MINUTE;
    expect(commands.lateNow(kept.online, due - 1)).toBeNull();
    const act = commands.lateNow(kept.online, due);
    expect(act).toEqual({ kind: 'late', seat });
    kept.at = due;
    kept.do(act as Act);
    expect(kept.online.chairs[seat]).toMatchObject({ late: true });
    expect(commands.lateNow(kept.online, due * 2)).toBeNull();
    finishTurn(kept);
    expect(kept.online.chairs[seat]).toMatchObject({ late: false });
  });

  test('where the table agreed to it beforehand a bot plays on for who is late', () => {
    const pace = { kind: 'live', minutes: 1, increment: 0, late: 'bot' } as const;
    const kept = new Kept([human('ann'), human('bob')], pace);
    const seat = awaited(kept.online) ?? -1;
    kept.at += 2 * MINUTE;
    kept.do({ kind: 'late', seat });
    expect(kept.online.chairs[seat]).toEqual({ kind: 'bot', level: 'settler' });
    expect(kept.online.clock?.running).toBeNull();
    expect(asked(game, kept.online.model?.state as never)?.seat).toBe(seat);
  });
});

describe('seats that change hands while the game runs', () => {
  const ANN = { kind: 'human', user: 'ann', name: 'ANN' };
  const BOB = { kind: 'human', user: 'bob', name: 'BOB' };
  const EVE = { kind: 'human', user: 'eve', name: 'EVE' };
  const SETTLER = { kind: 'bot', level: 'settler' };
  const pace: Pace = { kind: 'live', minutes: 1, increment: 0, late: 'bot' };

  /** Ann's seat went to a bot by the clock, then to Eve; the other one is Bob's. */
  function handed(): Kept {
    const kept = new Kept([human('ann'), { kind: 'empty' }], pace);
    kept.do({ kind: 'sit', seat: 1, user: 'bob', name: 'BOB' });
    kept.do({ kind: 'late', seat: 0 });
    muddle(kept, 'hands', 12);
    kept.do({ kind: 'sit', seat: 0, user: 'eve', name: 'EVE' });
    return kept;
  }

  test('are kept with the place in the log, also in the store, and there without names', () => {
    const kept = handed();
    const second = kept.online.handOvers[1]?.seq ?? 0;
    expect(kept.online.handOvers).toMatchObject([
      { seat: 0, seq: 0, from: ANN, to: SETTLER, when: { seq: 0 } },
      { seat: 0, seq: second, from: SETTLER, to: EVE, when: { seq: second } },
    ]);
    expect(second).toBeGreaterThan(0);
    const text = JSON.stringify([kept.changes, kept.snapshots]);
    for (const name of ['ANN', 'BOB', 'EVE']) expect(text).not.toContain(name);
    for (const snapshot of [undefined, ...kept.snapshots]) {
      expect(kept.opened(snapshot).handOvers).toEqual(kept.online.handOvers);
    }
  });

  test('a snapshot of a version that did not keep them opens all the same', () => {
    const kept = handed();
    const last = kept.snapshots.at(-1);
    const { handOvers, sum, ...body } = JSON.parse(last?.body ?? '{}') as {
      handOvers: unknown;
      sum: unknown;
    };
    expect(sum).toEqual(expect.any(String));
    expect(handOvers).toHaveLength(2);
    const old = last && { ...last, body: JSON.stringify(body) };
    expect(kept.opened(old).handOvers).toEqual([]);
  });

  test('whoever gets up and comes back, or is merely late, still has the seat', () => {
    const kept = new Kept([human('ann'), human('bob')]);
    kept.do({ kind: 'rise', seat: 1 });
    kept.do({ kind: 'sit', seat: 1, user: 'bob', name: 'BOB' });
    kept.do({ kind: 'late', seat: 0 });
    expect(kept.online.handOvers).toEqual([]);
    kept.do({ kind: 'bot', seat: 1, level: 'settler' });
    expect(kept.online.handOvers).toMatchObject([{ seat: 1, seq: 0, from: BOB, to: SETTLER }]);
  });

  test('whoever got up and plays on has come back, by the log too; a clock that ran out stays so', () => {
    const kept = new Kept([human('ann', true), human('bob', true)], { ...pace, late: 'ask' });
    const seat = awaited(kept.online) ?? 0;
    const rise = (): void => {
      kept.do({ kind: 'rise', seat: 0 });
      kept.do({ kind: 'rise', seat: 1 });
    };
    const plays = (): boolean => kept.online.model?.held === null;
    kept.do({ kind: 'late', seat });
    const acts: readonly (() => void)[] = [
      () => playFirst(kept),
      () => kept.do({ kind: 'undo', seat, all: false }),
      () => {
        while (plays()) playFirst(kept);
      },
      () => kept.do({ kind: 'endTurn', seat }),
    ];
    for (const act of acts) {
      rise();
      act();
      expect(kept.online.chairs[seat]).toMatchObject({ left: false, late: true });
      expect(kept.online.chairs[1 - seat]).toMatchObject({ left: true, late: false });
      expect(seen(kept.opened())).toEqual(seen(kept.online));
    }
  });

  test('stand at the end of what is left when answers before them are taken back', () => {
    const kept = handed();
    const { model, handOvers } = kept.online;
    const given = entriesOf(model as never).length;
    expect(handOvers[1]?.seq).toBe(given);
    const asking = { number: 1, by: 1, user: 'bob', name: 'BOB', needs: [], agreed: [] };
    const back = { kind: 'takeBack', seq: given - 3 } as const;
    kept.do({ kind: 'propose', asking: { ...asking, proposal: back } });
    const left = kept.online.handOvers.map(({ seq }) => seq);
    expect(left).toEqual([0, entriesOf(kept.online.model as never).length]);
    // Who gave what was taken back can still be told.
    expect(kept.online.handOvers.map(({ when }) => when)).toEqual(
      handOvers.map(({ when }) => when),
    );
    const taken = kept.online.model?.undone.at(-1);
    expect(taken?.revision).toBeGreaterThan(handOvers[1]?.when?.revision ?? Infinity);
    expect(kept.opened().handOvers).toEqual(kept.online.handOvers);
  });
});
