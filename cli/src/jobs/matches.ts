import type { Match, MatchResult } from '../match.ts';
import { progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { runJobs } from './pool.ts';

/** Several pieces per worker, so that a slow one does not keep the others waiting at the end. */
const PIECES_PER_WORKER = 16;
const LARGEST_PIECE = 50;

export interface Played {
  readonly results: readonly MatchResult[];
  readonly seconds: number;
}

/** Plays the matches on so many threads; results are in the order of the matches. */
export async function playMatches(
  terminal: Terminal,
  game: string,
  matches: readonly Match[],
  workers: number,
): Promise<Played> {
  const wanted = Math.ceil(matches.length / (workers * PIECES_PER_WORKER));
  const size = Math.min(LARGEST_PIECE, Math.max(1, wanted));
  const jobs = Array.from({ length: Math.ceil(matches.length / size) }, (_, i) => ({
    type: 'matches' as const,
    game,
    matches: matches.slice(i * size, (i + 1) * size),
  }));
  const bar = progress(terminal, 'games', matches.length);
  const began = performance.now();
  const results = await runJobs(jobs, workers, (done) => bar.add(done.length));
  bar.done();
  return { results: results.flat(), seconds: (performance.now() - began) / 1000 };
}
