import type { GameRecord, Viewer } from '@orrery/kernel';
import {
  checkSeats,
  checkSnapshot,
  createReplay,
  createTable,
  fileText,
  type NewTable,
  openTable,
  parseFile,
  type Table,
  Refusal,
  type TableId,
} from '@orrery/table';
import { seedFor } from './first-player.ts';
import type { Handle } from './protocol.ts';
import { createReplays } from './service-replays.ts';
import {
  firstViewer,
  noHandle,
  people,
  type Service,
  type ServiceDeps,
  somePlayers,
} from './service-types.ts';

interface Playing {
  readonly table: Table;
  readonly release: () => void;
  handles: number;
}

interface OpenTable {
  readonly id: TableId;
  readonly playing: Playing;
  viewer: Viewer;
  stop: () => void;
}

/** Everything the page can ask for, told apart from how messages travel. */
export function createService(deps: ServiceDeps): Service {
  const playing = new Map<TableId, Promise<Playing>>();
  const tables = new Map<Handle, OpenTable>();

  const opened = (handle: Handle): OpenTable => tables.get(handle) ?? noHandle();

  /** The seat that the screen is in the hands of. */
  const speaker = (handle: Handle): { readonly table: Table; readonly seat: number } => {
    const { playing, viewer } = opened(handle);
    if (viewer === null) throw new Refusal('NOT_SHOWN', 'the screen is in nobody’s hands');
    return { table: playing.table, seat: viewer };
  };

  async function play(id: TableId): Promise<Playing> {
    const release = await deps.claim(id);
    try {
      const stored = await deps.store.load(id);
      const game = await deps.loadGame(checkSnapshot(stored.snapshot).game);
      const table = await openTable({ ...deps, game }, id);
      return { table, release, handles: 0 };
    } catch (error) {
      release();
      throw error;
    }
  }

  async function leave(id: TableId, left: Playing): Promise<void> {
    left.handles--;
    if (left.handles > 0) return;
    playing.delete(id);
    await left.table.close();
    left.release();
  }

  async function begin(from: NewTable, entries: GameRecord['entries']): Promise<TableId> {
    const seats = checkSeats(from.seats);
    for (const seating of seats) {
      if (seating.kind === 'bot' && !deps.isLevel(seating.level)) {
        throw new Refusal('BAD_SEATS', `there is no bot of level "${seating.level}"`);
      }
    }
    const game = await deps.loadGame(from.game);
    const id = deps.freshId();
    const options = from.options ?? {};
    const { first } = from;
    const drawn =
      first === undefined
        ? deps.freshSeed()
        : seedFor(game, options, seats.length, first, deps.freshSeed);
    const seed = from.seed ?? drawn;
    const beginning = { id, seats, options, seed, entries, created: deps.now() };
    await createTable({ ...deps, game }, beginning);
    return id;
  }

  /** Tells the page what this viewer may know, at once and from now on. */
  function watch(handle: Handle, of: OpenTable): void {
    of.stop = of.playing.table.subscribe(of.viewer, (update) =>
      deps.send({ type: 'update', handle, update }),
    );
  }

  async function close(handle: Handle): Promise<void> {
    replays.close(handle);
    const of = tables.get(handle);
    if (of === undefined) return;
    tables.delete(handle);
    of.stop();
    await leave(of.id, of.playing);
  }

  const replays = createReplays(deps, begin);
  const mayShow = (table: Table, viewer: Viewer): boolean =>
    viewer === null || people(table.seats()).includes(viewer) || table.isOver();

  return {
    ping: () => undefined,
    games: () => deps.store.list(),
    create: (table) => begin(table, []),
    async importFile(text) {
      const { record, players } = parseFile(text);
      const game = await deps.loadGame(record.game);
      createReplay(game, record, true);
      const seats = players ?? somePlayers(record.seats, deps.usualLevel);
      const { options, seed, entries } = record;
      return begin({ game: record.game, seats, options, seed }, entries);
    },
    async remove(id) {
      for (const [handle, of] of tables) if (of.id === id) await close(handle);
      await deps.store.delete(id);
    },
    async open(handle, id, viewer) {
      const found = playing.get(id) ?? play(id);
      playing.set(id, found);
      found.catch(() => playing.delete(id));
      const now = await found;
      now.handles++;
      const seats = now.table.seats();
      const wanted = viewer !== undefined && mayShow(now.table, viewer);
      const shown = wanted ? viewer : firstViewer(seats);
      const of: OpenTable = { id, playing: now, viewer: shown, stop: () => undefined };
      tables.set(handle, of);
      watch(handle, of);
    },
    close,
    answer(handle, revision, choice) {
      const { table, seat } = speaker(handle);
      return table.answer(seat, revision, choice);
    },
    undo(handle, revision) {
      const { table, seat } = speaker(handle);
      return table.undo(seat, revision);
    },
    resetTurn(handle, revision) {
      const { table, seat } = speaker(handle);
      return table.resetTurn(seat, revision);
    },
    endTurn(handle, revision) {
      const { table, seat } = speaker(handle);
      return table.endTurn(seat, revision);
    },
    // A covered screen is asked nothing.
    refusals(handle) {
      const { playing, viewer } = opened(handle);
      return viewer === null ? [] : playing.table.refusals(viewer);
    },
    previews(handle) {
      const { playing, viewer } = opened(handle);
      return viewer === null ? [] : playing.table.previews(viewer);
    },
    advice(handle) {
      const { playing, viewer } = opened(handle);
      const state = viewer === null ? null : playing.table.positionFor(viewer);
      return state === null ? [] : deps.advise(playing.table.game, state);
    },
    frames(handle, seq) {
      const { playing, viewer } = opened(handle);
      return playing.table.frames(viewer, seq);
    },
    async confirmTurns(handle, on) {
      const { table, seat } = speaker(handle);
      const seating = table.seats()[seat];
      if (seating?.kind === 'human') await table.setSeat(seat, { ...seating, confirmTurns: on });
    },
    skip: (handle) => opened(handle).playing.table.skip(),
    nudge: (handle) => opened(handle).playing.table.nudge(),
    show(handle, viewer) {
      const of = opened(handle);
      if (!mayShow(of.playing.table, viewer)) {
        throw new Refusal('NOT_SHOWN', `no person sits at seat ${viewer}`);
      }
      of.stop();
      of.viewer = viewer;
      watch(handle, of);
    },
    export(handle) {
      const { table } = opened(handle).playing;
      if (!table.isOver() && people(table.seats()).length > 1) {
        throw new Refusal('NOT_FINISHED', 'the file would hold the secrets of all who play');
      }
      return fileText(table.record(), table.seats());
    },
    ...replays.calls,
  };
}
