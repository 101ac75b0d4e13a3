import { loadGame } from '@orrery/catalog';
import { fuzz, type FuzzReport, type FuzzSettings } from '@orrery/kernel/testing';
import { type Match, type MatchResult, playMatch } from '../match.ts';

/** Work that any thread can do: plain data in, plain data out. */
export type Job =
  | { readonly type: 'matches'; readonly game: string; readonly matches: readonly Match[] }
  | { readonly type: 'fuzz'; readonly game: string; readonly settings: FuzzPiece };

/** What the fuzzer is to do, as plain data. */
export interface FuzzPiece extends Omit<FuzzSettings, 'from' | 'onProgress'> {
  /** Every other game starts from a late position full of everything. */
  readonly rich: boolean;
}

export interface Results {
  readonly matches: readonly MatchResult[];
  readonly fuzz: FuzzReport;
}

export async function perform(job: Job): Promise<Results[Job['type']]> {
  const module = await loadGame(job.game);
  if (job.type === 'matches') return job.matches.map((match) => playMatch(module, match));
  const { rich, ...settings } = job.settings;
  if (!rich) return fuzz(module.game, settings);
  const late = await module.rich();
  const { options, seats } = settings;
  return fuzz(module.game, { ...settings, from: (random) => late.rich(options, seats, random) });
}
