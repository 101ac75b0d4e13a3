import { createHash } from 'node:crypto';
import { loadGame } from '@orrery/catalog';
import {
  type CoreState,
  type GameRecord,
  OrreryError,
  replay as replayRecord,
} from '@orrery/kernel';
import { golden } from '@orrery/kernel/testing';
import { readRecord } from '../files.ts';
import { answer, type Register, withJson } from './context.ts';

/** The file of an online game tells what was published of its seed before the first deal. */
function checkCommitment(saved: GameRecord & { readonly commitment?: unknown }): string | null {
  const { seed, commitment } = saved;
  if (commitment === undefined) return null;
  const sha256 = createHash('sha256').update(seed).digest('hex');
  if (commitment === sha256) return sha256;
  throw new OrreryError(
    'TAMPERED',
    'the commitment of this file is not the SHA-256 of its seed: do not trust the deal of this game',
  );
}

export const replay: Register = (program, context) => {
  const command = program
    .command('replay <file>')
    .description('verify a saved game (JSON, also gzipped) and print it in readable form');
  withJson(command).action(async (file: string, { json }: { json?: boolean }) => {
    const saved = readRecord(file);
    const commitment = checkCommitment(saved);
    const { game } = await loadGame(saved.game);
    const state: CoreState = replayRecord(game, saved);
    const scores = game.scores(state);
    const result = {
      ok: true,
      hash: saved.hash,
      scores: scores.map(({ total }) => total),
      parts: scores.map(({ parts }) => parts),
      game: saved.game,
      rulesVersion: saved.rulesVersion,
      seats: saved.seats,
      entries: saved.entries.length,
      winners: state.outcome?.winners ?? null,
      ...(commitment !== null && { commitment }),
    };
    answer(context, json, result, () => {
      const text = golden(game, saved).trimEnd();
      if (commitment === null) return text;
      return `${text}\ncommitment ${commitment} is the SHA-256 of the seed`;
    });
  });
};
