import { loadGame } from '@orrery/catalog';
import { type Json, pending, randomFrom } from '@orrery/kernel';
import type { Pace } from '@orrery/protocol';
import { entriesOf, isOver } from '@orrery/table/parts';
import { awaited } from '../src/online/clock.ts';
import { emptyTable, evolve } from '../src/online/evolve.ts';
import { named } from '../src/online/names.ts';
import { changeRow, openTable, snapshotRow } from '../src/online/stored.ts';
import type { Act, Base, Chair, OnlineTable } from '../src/online/types.ts';
import type { ChangeRow, SnapshotRow, TableRow } from '../src/store/schema.ts';

export const { game } = await loadGame('reworld');

export const human = (user: string, confirmTurns = false): Chair => ({
  kind: 'human',
  user,
  name: user.toUpperCase(),
  confirmTurns,
  left: false,
  late: false,
});

const names = new Map(['ann', 'bob', 'eve'].map((user) => [user, user.toUpperCase()]));

function row(pace: Pace): TableRow {
  return {
    id: 'table',
    game: 'reworld',
    rules_version: game.rulesVersion,
    options: '{}',
    pace: JSON.stringify(pace),
    privacy: 'private',
    host: 'ann',
    seat_count: 2,
    seed: 'secret',
    commitment: 'c',
    created: 0,
  };
}

/** A table with its log, as a store would keep it. */
export class Kept {
  online: OnlineTable;
  at = 1000;
  readonly table: TableRow;
  readonly changes: ChangeRow[] = [];
  readonly snapshots: SnapshotRow[] = [];

  constructor(chairs: readonly Chair[], pace: Pace = { kind: 'free' }) {
    this.table = row(pace);
    const base: Base = {
      id: 'table',
      game,
      rulesVersion: game.rulesVersion,
      options: {},
      pace,
      privacy: 'private',
      host: 'ann',
      seed: 'secret',
      commitment: 'c',
      created: 0,
    };
    this.online = emptyTable(base);
    this.do({ kind: 'open', chairs });
  }

  do(act: Act, choice?: Json): void {
    const { online, change } = evolve(this.online, act, this.at, choice, `key ${this.at}`);
    this.online = online;
    this.changes.push(changeRow(online, change));
    this.snapshots.push(snapshotRow(online));
  }

  opened(snapshot?: SnapshotRow): OnlineTable {
    const { table, changes } = this;
    return named(openTable({ table, snapshot, changes }, game), names);
  }
}

/** What everybody can tell of a online; steps and states by their values. What it has at hand is its own. */
export const seen = (online: OnlineTable): unknown =>
  JSON.parse(
    JSON.stringify({
      ...online,
      base: null,
      model: online.model && { ...online.model, played: null },
    }),
  );

/** Plays, undoes, takes back and changes seats at random. */
export function muddle(kept: Kept, seed: string, acts: number): void {
  const random = randomFrom(seed);
  for (let n = 0; n < acts; n++) {
    const { model } = kept.online;
    if (model === null || isOver(model)) return;
    kept.at += random(5000);
    const dice = random(20);
    if (model.held !== null) {
      const seat = model.held;
      kept.do(dice < 5 ? { kind: 'undo', seat, all: dice < 2 } : { kind: 'endTurn', seat });
    } else if (dice === 0) {
      kept.do({ kind: 'confirm', seat: random(2), on: random(2) === 0 });
    } else if (dice === 1 && entriesOf(model).length > 4) {
      const seq = entriesOf(model).length - 1 - random(4);
      const asking = { number: 1, by: 0, user: 'ann', name: 'ANN', agreed: [] };
      kept.do({
        kind: 'propose',
        asking: { ...asking, proposal: { kind: 'takeBack', seq }, needs: [1] },
      });
      kept.do({ kind: 'consent', seat: 1, yes: random(2) === 0 });
    } else if (dice === 2 && model.draft !== null) {
      kept.do({ kind: 'undo', seat: model.draft.seat, all: false });
    } else {
      const question = pending(game, model.state);
      if (question === null) return;
      const choice = question.options[random(question.options.length)] as Json;
      kept.do({ kind: 'play', seat: question.seat }, choice);
    }
  }
}

/** Whoever is asked gives the first answer. */
export function playFirst(kept: Kept): void {
  const { model } = kept.online;
  if (model === null) throw new Error('not started');
  const question = pending(game, model.state);
  if (question === null) throw new Error('over');
  kept.do({ kind: 'play', seat: question.seat }, question.options[0]);
}

/** Until somebody else is waited for. */
export function finishTurn(kept: Kept): void {
  const seat = awaited(kept.online);
  while (awaited(kept.online) === seat) playFirst(kept);
}
