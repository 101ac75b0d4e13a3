import { loadGame } from '@orrery/catalog';
import { fuzz, type FuzzReport, type FuzzSettings } from '@orrery/kernel/testing';
import { type Match, type MatchResult, playMatch } from '../match.ts';

/** Work that any thread can do: plain data in, plain data out. */
export type Job =
  | { readonly type: 'matches'; readonly game: string; readonly matches: readonly Match[] }
  | { readonly type: 'fuzz'; readonly game: string; readonly settings: FuzzSettings };

export interface Results {
  readonly matches: readonly MatchResult[];
  readonly fuzz: FuzzReport;
}

export async function perform(job: Job): Promise<Results[Job['type']]> {
  const module = await loadGame(job.game);
  return job.type === 'matches'
    ? job.matches.map((match) => playMatch(module, match))
    : fuzz(module.game, job.settings);
}
