import { LEVELS } from '@orrery/bots';
import type { SavedTable, TableId } from '@orrery/table/client';

/** What became of one game of this device in which one person sat. */
export interface Result {
  readonly id: TableId;
  readonly game: string;
  readonly points: number;
  readonly won: boolean;
  /** The levels of the bots; none: alone. */
  readonly levels: readonly string[];
}

interface Count {
  readonly played: number;
  readonly won: number;
}

/** Of one game, by this device alone. */
export interface DeviceRecord extends Count {
  readonly game: string;
  readonly best: number | null;
  readonly against: readonly (Count & { readonly level: string })[];
  readonly alone: { readonly played: number; readonly best: readonly number[] } | null;
}

const KEY = 'orrery:record';
/** The newest are kept: so many nobody plays. */
const MOST = 3000;
/** The best results of games alone that are told. */
const BEST = 3;

interface Kept {
  readonly results: readonly Result[];
  /** Games that were over when their file was opened here: somebody else may have played them. */
  readonly foreign: readonly TableId[];
}

const isResult = (value: unknown): value is Result => {
  const { id, game, points, won, levels } = (value ?? {}) as Partial<Record<keyof Result, unknown>>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof points === 'number' &&
    typeof won === 'boolean' &&
    Array.isArray(levels)
  );
};

/** Of what is stored only what is understood is kept. */
function kept(): Kept {
  try {
    const { results, foreign } = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<
      Record<keyof Kept, unknown>
    >;
    return {
      results: Array.isArray(results) ? results.filter(isResult) : [],
      foreign: Array.isArray(foreign) ? foreign.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return { results: [], foreign: [] };
  }
}

function keep({ results, foreign }: Kept): void {
  try {
    const newest = { results: results.slice(-MOST), foreign: foreign.slice(-MOST) };
    localStorage.setItem(KEY, JSON.stringify(newest));
  } catch {
    // Without storage there is no record, and the games go on.
  }
}

/** What a game that is over counts for; null: it is not over, or it is nobody's own. */
export function resultOf(game: SavedTable): Result | null {
  if (game.kind !== 'table' || game.outcome === null || game.totals === null) return null;
  const people = game.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [mine] = people;
  if (mine === undefined || people.length > 1) return null;
  return {
    id: game.id,
    game: game.game,
    points: game.totals[mine] ?? 0,
    won: game.outcome.winners.includes(mine),
    levels: game.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])),
  };
}

/** Games that are over are counted once, and stay counted when they are deleted. */
export function count(games: readonly SavedTable[]): void {
  const { results, foreign } = kept();
  const known = new Set([...results.map(({ id }) => id), ...foreign]);
  const more = games
    .toReversed()
    .flatMap((game) => resultOf(game) ?? [])
    .filter(({ id }) => !known.has(id));
  if (more.length > 0) keep({ results: [...results, ...more], foreign });
}

/** It was over when its file was opened here. */
export function leaveOut(id: TableId): void {
  const { results, foreign } = kept();
  keep({ results, foreign: [...foreign, id] });
}

const counted = (results: readonly Result[]): Count => ({
  played: results.length,
  won: results.filter(({ won }) => won).length,
});

/** All of one game, put together. */
function recordOf(game: string, all: readonly Result[]): DeviceRecord {
  const alone = all.filter(({ levels }) => levels.length === 0);
  const others = all.filter(({ levels }) => levels.length > 0);
  const best = alone.map(({ points }) => points).sort((a, b) => b - a);
  return {
    game,
    ...counted(others),
    best: others.length > 0 ? Math.max(...others.map(({ points }) => points)) : null,
    against: LEVELS.flatMap(({ id: level }) => {
      const there = others.filter(({ levels }) => levels.includes(level));
      return there.length > 0 ? [{ level, ...counted(there) }] : [];
    }),
    alone: alone.length > 0 ? { played: alone.length, best: best.slice(0, BEST) } : null,
  };
}

/** What was played on this device, game by game. */
export function deviceRecords(): readonly DeviceRecord[] {
  const { results } = kept();
  const games = [...new Set(results.map(({ game }) => game))];
  return games.map((id) =>
    recordOf(
      id,
      results.filter(({ game }) => game === id),
    ),
  );
}
