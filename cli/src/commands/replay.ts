import { createHash } from 'node:crypto';
import { loadGame } from '@orrery/catalog';
import {
  type CoreState,
  type GameRecord,
  OrreryError,
  replay as replayRecord,
} from '@orrery/kernel';
import { golden } from '@orrery/kernel/testing';
import { checkDraw, type Draw, type Flaw, flawOf } from '@orrery/table/client';
import { readRecord } from '../files.ts';
import { answer, type Register, withJson } from './context.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const WRONG: Readonly<Record<Flaw, string>> = {
  commitment: 'the commitment of this file is not the SHA-256 of its server seed',
  seed: 'the seed of this file does not follow from its server seed and nonces',
};

/** The file of an online game tells how its seed was drawn; null: it was not played online. */
async function drawOf(saved: GameRecord & { readonly draw?: unknown }): Promise<Draw | null> {
  if (saved.draw === undefined) return null;
  let draw: Draw;
  try {
    draw = checkDraw(saved.draw, saved.seats);
  } catch (error) {
    throw new OrreryError('BAD_SAVE', (error as Error).message);
  }
  const flaw = await flawOf(draw, saved.seed, sha256);
  if (flaw === null) return draw;
  throw new OrreryError('TAMPERED', `${WRONG[flaw]}: do not trust the deal of this game`);
}

/** What was found right, one line each. */
const proofOf = ({ commitment, nonces }: Draw): readonly string[] => [
  `commitment ${commitment} is the SHA-256 of the server seed`,
  `the seed follows from the server seed and ${nonceText(nonces)}`,
];

function nonceText(nonces: Draw['nonces']): string {
  const given = nonces.flatMap((nonce, seat) =>
    nonce === null ? [] : [`${nonce} of seat ${seat}`],
  );
  return given.length === 0 ? 'no nonce' : `the nonces ${given.join(', ')}`;
}

export const replay: Register = (program, context) => {
  const command = program
    .command('replay <file>')
    .description('verify a saved game (JSON, also gzipped) and print it in readable form');
  withJson(command).action(async (file: string, { json }: { json?: boolean }) => {
    const saved = readRecord(file);
    const draw = await drawOf(saved);
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
      ...(draw !== null && { draw }),
    };
    answer(context, json, result, () => {
      const text = golden(game, saved).trimEnd();
      return draw === null ? text : [text, ...proofOf(draw)].join('\n');
    });
  });
};
