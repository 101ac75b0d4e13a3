import { type AnyGame, type GameRecord, pending, type Viewer } from '@orrery/kernel';
import {
  checkSnapshot,
  createReplay,
  parseFile,
  readTable,
  type Replay,
  Refusal,
} from '@orrery/table';
import type { Handle } from './protocol.ts';
import {
  type Begin,
  firstViewer,
  noHandle,
  type Service,
  type ServiceDeps,
  somePlayers,
} from './service-types.ts';

interface OpenReplay {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly replay: Replay;
  readonly finished: boolean;
  readonly viewer: Viewer;
  open: boolean;
}

interface Replays {
  readonly calls: Pick<
    Service,
    'openReplay' | 'openFile' | 'position' | 'positionFrames' | 'playFrom' | 'chances' | 'review'
  >;
  close(handle: Handle): void;
}

const unfinished = (why: string): never => {
  throw new Refusal('NOT_FINISHED', why);
};

/** Where there was something to decide, and what was answered there. */
const decisionsOf = ({ game, record, replay }: OpenReplay) =>
  record.entries.flatMap(([seat, , choice], index) => {
    const state = replay.stateAt(index);
    const isChoice = (pending(game, state)?.options.length ?? 0) > 1;
    return isChoice ? [{ index, seat, state, choice }] : [];
  });

/** Games watched again: finished ones through anybody's eyes, running ones through one's own. */
export function createReplays(deps: ServiceDeps, begin: Begin): Replays {
  const replays = new Map<Handle, OpenReplay>();
  const opened = (handle: Handle): OpenReplay => replays.get(handle) ?? noHandle();
  /** The game, if it may be watched through these eyes. */
  const seen = (handle: Handle, viewer: Viewer): Replay => {
    const { finished, viewer: own, replay } = opened(handle);
    if (!finished && viewer !== own) unfinished('others’ eyes open after the end');
    return replay;
  };
  return {
    close(handle) {
      const of = replays.get(handle);
      if (of !== undefined) of.open = false;
      replays.delete(handle);
    },
    calls: {
      async openReplay(handle, id) {
        const stored = await deps.store.load(id);
        const game = await deps.loadGame(checkSnapshot(stored.snapshot).game);
        const { record, seats, over: finished } = readTable(game, stored);
        const replay = createReplay(game, record, finished);
        const viewer = firstViewer(seats);
        replays.set(handle, { game, record, replay, finished, viewer, open: true });
        const { length, turns } = replay;
        return { game: game.id, seats, handOvers: [], length, turns, finished, viewer };
      },
      async openFile(handle, text) {
        const { record, players, handOvers } = parseFile(text);
        const game = await deps.loadGame(record.game);
        const replay = createReplay(game, record, true);
        if (replay.stateAt(replay.length).outcome === null)
          unfinished('the file is of a running game');
        const seats = players ?? somePlayers(record.seats, deps.usualLevel);
        const viewer = firstViewer(seats);
        replays.set(handle, { game, record, replay, finished: true, viewer, open: true });
        const { length, turns } = replay;
        return { game: game.id, seats, handOvers, length, turns, finished: true, viewer };
      },
      position: (handle, index, viewer) => seen(handle, viewer).at(index, viewer),
      positionFrames: (handle, index, viewer) => seen(handle, viewer).frames(index, viewer),
      playFrom(handle, index, seats) {
        const { game, record, finished } = opened(handle);
        if (!finished) unfinished('the game is still being played');
        const { options, seed, entries } = record;
        return begin({ game: game.id, seats, options, seed }, entries.slice(0, index));
      },
      chances(handle) {
        const of = opened(handle);
        if (!of.finished) unfinished('the game is still being played');
        const states = Array.from({ length: of.replay.length + 1 }, (_, i) => of.replay.stateAt(i));
        const progress = (done: number): void =>
          deps.send({ type: 'progress', handle, done, of: states.length });
        return deps.countChances(of.game.id, states, progress, () => !of.open);
      },
      async review(handle) {
        const of = opened(handle);
        if (!of.finished) unfinished('the game is still being played');
        const decisions = decisionsOf(of);
        const progress = (done: number): void =>
          deps.send({ type: 'progress', handle, done, of: decisions.length });
        progress(0);
        const verdicts = await deps.review(of.game.id, decisions, progress, () => !of.open);
        return verdicts.flatMap((verdict, i) => {
          const decision = decisions[i];
          return decision ? [{ ...verdict, index: decision.index, seat: decision.seat }] : [];
        });
      },
    },
  };
}
