import {
  type AnyGame,
  type CoreState,
  type Entry,
  type GameRecord,
  hash,
  type Json,
  type Options,
  pending,
  play,
  type Random,
  randomFrom,
} from '../src/index.ts';
import {
  answerLaws,
  copyLaws,
  positionLaws,
  secrecyLaws,
  type Violation,
  type ViolationKind,
} from './laws.ts';
import { fromPosition, fromSeed, reproduce, type Walk } from './walk.ts';

/** Copying and JSON are looked at this often: they are dear and seldom wrong in one place only. */
const COPY_EVERY = 16;
/** Unlike failures of each kind kept with their games; more are only counted. */
const FAILURES_KEPT = 5;
/** Longer than any game: random play must end. */
const ENDLESS = 20_000;

export interface FuzzSettings {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly decisions: number;
  /** Makes positions in the middle of a game; where given, every other game starts from one. */
  readonly from?: (random: Random) => CoreState;
  readonly onProgress?: (decisions: number) => void;
}

export interface FuzzFailure extends Violation {
  /** The game up to the answer that showed it; its last entry is the culprit. */
  readonly record: GameRecord | Walk;
}

export type FuzzReport = Record<ViolationKind, number> & {
  decisions: number;
  games: number;
  failures: FuzzFailure[];
};

/** Random play with every law checked at every position, until so many decisions were made. */
export function fuzz(game: AnyGame, settings: FuzzSettings): FuzzReport {
  const report: FuzzReport = {
    decisions: 0,
    games: 0,
    exceptions: 0,
    deadEnds: 0,
    leaks: 0,
    conservation: 0,
    failures: [],
  };
  let before = -1;
  // A game that ends before its first decision is a failure; others like it would go on for ever.
  while (report.decisions < settings.decisions && report.decisions > before) {
    before = report.decisions;
    fuzzGame(game, settings, report);
    report.games++;
    settings.onProgress?.(report.decisions);
  }
  return report;
}

function fuzzGame(game: AnyGame, settings: FuzzSettings, report: FuzzReport): void {
  const seed = `${settings.seed}/${report.games}`;
  const random = randomFrom(`walk ${seed}`);
  const entries: Entry[] = [];
  let origin = fromSeed(game, settings, seed);
  let state: CoreState | null = null;
  const note = (violation: Violation): void => {
    report[violation.kind]++;
    const kept = report.failures.filter(({ kind }) => kind === violation.kind);
    const isKnown = kept.some(({ message }) => message === violation.message);
    if (isKnown || kept.length >= FAILURES_KEPT) return;
    report.failures.push({ ...violation, record: origin.written(state, [...entries]) });
  };
  try {
    if (settings.from !== undefined && report.games % 2 === 0) {
      origin = fromPosition(game, settings.from(random));
    }
    state = origin.begin();
    for (;;) {
      positionLaws(game, state).forEach(note);
      if (report.decisions % COPY_EVERY === 0) copyLaws(game, state).forEach(note);
      answerLaws(game, state).forEach(note);
      const question = pending(game, state);
      if (question === null) break;
      if (question.options.length === 0) return;
      if (entries.length > ENDLESS) {
        note({ kind: 'deadEnds', message: 'the game does not end' });
        return;
      }
      const choice = question.options[random(question.options.length)] as Json;
      secrecyLaws(game, state, choice, random).forEach(note);
      entries.push([question.seat, question.ask, choice]);
      play(game, state, choice);
      report.decisions++;
      if (report.decisions >= settings.decisions) return;
    }
    if (entries.length === 0) note({ kind: 'deadEnds', message: 'the game is over as it begins' });
    if (hash(reproduce(game, origin.written(state, entries))) !== hash(state)) {
      note({ kind: 'exceptions', message: 'replay differs from play' });
    }
  } catch (error) {
    note({ kind: 'exceptions', message: error instanceof Error ? error.message : String(error) });
  }
}
