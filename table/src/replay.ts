import {
  type AnyGame,
  asked,
  clone,
  type CoreState,
  type Entry,
  type GameRecord,
  parseRecord,
  replay,
  type Seat,
  type Task,
  viewFor,
  type Viewer,
} from '@orrery/kernel';
import type { HandOver, ReplayPosition, Seating, ShownFrame } from './client-types.ts';
import { checkDraw, type Draw } from './draw.ts';
import { asRefusal, Refusal } from './errors.ts';
import { framesFor, setUpFrames } from './frames.ts';
import { visibleStep } from './project.ts';
import { checkHandOvers, checkSeats } from './snapshot.ts';

/** What is known of an online game beside its record. */
interface OnlineGame {
  readonly handOvers?: readonly HandOver[];
  /** How its seed was drawn. */
  readonly draw?: Draw;
}

/** A game file: the record, and who played it. */
export interface GameFile extends GameRecord, OnlineGame {
  readonly players?: readonly Seating[];
}

export const fileText = (
  record: GameRecord,
  players: readonly Seating[],
  online: OnlineGame = {},
): string => `${JSON.stringify({ ...record, players, ...online } satisfies GameFile)}\n`;

/** Reads a game file; a file without players names no one, so they are all empty seats. */
export function parseFile(text: string): {
  readonly record: GameRecord;
  readonly players: readonly Seating[] | null;
  readonly handOvers: readonly HandOver[];
  /** Null: it was not played online. */
  readonly draw: Draw | null;
} {
  try {
    const record: GameFile = parseRecord(text);
    const handOvers = checkHandOvers(record.handOvers ?? [], record.seats);
    const draw = record.draw === undefined ? null : checkDraw(record.draw, record.seats);
    if (record.players === undefined) return { record, players: null, handOvers, draw };
    const players = checkSeats(record.players);
    if (players.length !== record.seats) {
      throw new Refusal(
        'BAD_SEATS',
        `it names ${players.length} players for ${record.seats} seats`,
      );
    }
    return { record, players, handOvers, draw };
  } catch (error) {
    throw asRefusal(error);
  }
}

interface Position {
  readonly state: CoreState;
  /** The answer given here. */
  readonly entry: Entry | null;
  /** What led here. */
  readonly events: readonly Task[];
}

export interface Replay {
  /** Positions are 0 to length. */
  readonly length: number;
  readonly turns: readonly number[];
  /** As `viewer` may see it; whoever it is, if the game is over. */
  at(index: number, viewer: Viewer): ReplayPosition;
  /** How the answer that led to a position went, step by step; the set-up has one step. */
  frames(index: number, viewer: Viewer): readonly ShownFrame[];
  /** Holds every secret: for the host alone. */
  stateAt(index: number): CoreState;
}

/** Plays a record again and keeps every position. `open`: the game is over, nothing is secret. */
export function createReplay(game: AnyGame, record: GameRecord, open: boolean): Replay {
  const positions: Position[] = [];
  try {
    replay<CoreState>(game, record, (state, entry, events) => {
      positions.push({ state: clone(state), entry, events });
    });
  } catch (error) {
    throw asRefusal(error);
  }
  const position = (index: number): Position => {
    const found = positions[index];
    if (found === undefined) throw new Refusal('NO_SUCH_TABLE', `there is no position ${index}`);
    return found;
  };
  const seats = positions.map(({ state }) => asked(game, state)?.seat ?? null);
  const isTurn = (seat: Seat | null, i: number): boolean => seat !== null && seat !== seats[i - 1];
  return {
    length: positions.length - 1,
    turns: seats.flatMap((seat, i) => (isTurn(seat, i) ? [i] : [])),
    at(index, viewer) {
      const { state, entry, events } = position(index);
      const led = index === 0 ? null : position(index - 1).entry;
      const question = asked(game, state);
      const mayKnow = open || entry?.[0] === viewer;
      return {
        index,
        viewer,
        view: viewFor(game, state, viewer),
        step: visibleStep(game, { entry: led, events }, index, viewer, open),
        asked:
          question === null
            ? null
            : { seat: question.seat, ask: question.ask, rule: question.rule, options: null },
        chosen: mayKnow ? (entry?.[2] ?? null) : null,
        scores: game.scores(state),
        outcome: open ? state.outcome : null,
      };
    },
    frames(index, viewer) {
      const { state, events } = position(index);
      const before = index === 0 ? null : position(index - 1);
      return before?.entry == null
        ? setUpFrames(game, state, events, viewer)
        : framesFor(game, before.state, before.entry, viewer);
    },
    stateAt: (index) => position(index).state,
  };
}
