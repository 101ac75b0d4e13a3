import { loadGame } from '@orrery/catalog';
import { type CoreState, replay as replayRecord } from '@orrery/kernel';
import { golden } from '@orrery/kernel/testing';
import { readRecord } from '../files.ts';
import { answer, type Register, withJson } from './context.ts';

export const replay: Register = (program, context) => {
  const command = program
    .command('replay <file>')
    .description('verify a saved game (JSON, also gzipped) and print it in readable form');
  withJson(command).action(async (file: string, { json }: { json?: boolean }) => {
    const saved = readRecord(file);
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
    };
    answer(context, json, result, () => golden(game, saved).trimEnd());
  });
};
