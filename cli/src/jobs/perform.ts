import { taught } from '@orrery/bots';
import { loadGame } from '@orrery/catalog';
import { fuzz, type FuzzReport, type FuzzSettings } from '@orrery/kernel/testing';
import { gate, type GateJob, selfPlay, type SelfPlayJob } from '../train/jobs.ts';
import type { GateGame, PlayedGame } from '../train/folder.ts';
import type { AnyGameModule } from '@orrery/shared';
import { type Match, type MatchResult, playMatch } from '../match.ts';

/** Work that any thread can do: plain data in, plain data out. */
export type Job =
  | { readonly type: 'matches'; readonly game: string; readonly matches: readonly Match[] }
  | { readonly type: 'fuzz'; readonly game: string; readonly settings: FuzzPiece }
  | SelfPlayJob
  | GateJob;

/** What the fuzzer is to do, as plain data. */
export interface FuzzPiece extends Omit<FuzzSettings, 'from' | 'onProgress'> {
  /** Every other game starts from a late position full of everything. */
  readonly rich: boolean;
}

export interface Results {
  readonly matches: readonly MatchResult[];
  readonly fuzz: FuzzReport;
  readonly 'self-play': readonly PlayedGame[];
  readonly gate: readonly GateGame[];
}

export async function perform(job: Job): Promise<Results[Job['type']]> {
  return performWith(await loadGame(job.game), job);
}

/** The same where the game is at hand. */
export async function performWith(module: AnyGameModule, job: Job): Promise<Results[Job['type']]> {
  switch (job.type) {
    case 'matches': {
      const bots = await taught(module.bots);
      return job.matches.map((match) => playMatch({ ...module, bots }, match));
    }
    case 'self-play':
      return selfPlay(module, job);
    case 'gate':
      return gate(module, job);
    case 'fuzz':
      return fuzzed(module, job.settings);
  }
}

async function fuzzed(module: AnyGameModule, piece: FuzzPiece): Promise<FuzzReport> {
  const { rich, ...settings } = piece;
  if (!rich) return fuzz(module.game, settings);
  const late = await module.rich();
  const { options, seats } = settings;
  return fuzz(module.game, { ...settings, from: (random) => late.rich(options, seats, random) });
}
