import { LEVELS } from '@orrery/bots';
import { GAMES } from '@orrery/catalog';
import type { GameStatistics } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';
import type { ResultRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';

const BAND = 10;
const MINUTE = 60_000;

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length;

const numbers = (json: string): readonly number[] => JSON.parse(json) as number[];

const round = (n: number): number => Math.round(n * 10) / 10;

function statisticsOf(game: string, rows: readonly ResultRow[]): GameStatistics {
  const counts = [...new Set(rows.map(({ seats }) => seats))].sort((a, b) => a - b);
  const scores = new Map<number, number>();
  for (const total of rows.flatMap(({ totals }) => numbers(totals))) {
    const from = Math.floor(total / BAND) * BAND;
    scores.set(from, (scores.get(from) ?? 0) + 1);
  }
  return {
    game,
    played: rows.length,
    bySeats: counts.map((seats) => {
      const played = rows.filter((row) => row.seats === seats);
      const best = played.map(({ totals }) => Math.max(...numbers(totals)));
      const wins = Array.from(
        { length: seats },
        (_, seat) => played.filter(({ winners }) => numbers(winners).includes(seat)).length,
      );
      return {
        seats,
        played: played.length,
        averageAnswers: round(mean(played.map(({ answers }) => answers))),
        averageMinutes: round(mean(played.map((row) => (row.finished - row.started) / MINUTE))),
        averageWinner: round(mean(best)),
        best: Math.max(...best),
        wins,
      };
    }),
    scores: [...scores].sort(([a], [b]) => a - b).map(([from, count]) => ({ from, count })),
  };
}

export function gameRoutes(app: FastifyInstance, { store }: HttpDeps): void {
  app.get('/api/games', { schema: { summary: 'Games and levels of bots' } }, async () => ({
    games: GAMES,
    levels: LEVELS.map(({ id, name, sentence }) => ({ id, name, sentence })),
  }));

  app.get<{ Params: { readonly game: string } }>(
    '/api/games/:game/statistics',
    { schema: { summary: 'What has been played here', params: schemas.GameParams } },
    async (request) => {
      const { game } = request.params;
      if (!GAMES.some(({ id }) => id === game)) throw new Refusal('NO_SUCH_GAME', game);
      return statisticsOf(game, await store.tables.results(game));
    },
  );
}
