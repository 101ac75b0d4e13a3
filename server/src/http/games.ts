import { LEVELS } from '@orrery/bots';
import { PLAYABLE } from '@orrery/catalog';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@orrery/table';
import type { HttpDeps } from './deps.ts';
import { Statistics } from './statistics.ts';

export function gameRoutes(app: FastifyInstance, { store }: HttpDeps): void {
  const statistics = new Statistics(store.tables);
  app.get('/api/games', { schema: { summary: 'Games and levels of bots' } }, async () => ({
    games: PLAYABLE,
    levels: LEVELS.map(({ id, name, sentence }) => ({ id, name, sentence })),
  }));

  app.get<{ Params: { readonly game: string } }>(
    '/api/games/:game/statistics',
    { schema: { summary: 'What has been played here', params: schemas.GameParams } },
    async (request) => {
      const { game } = request.params;
      if (!PLAYABLE.some(({ id }) => id === game)) throw new Refusal('NO_SUCH_GAME', game);
      return statistics.of(game);
    },
  );
}
