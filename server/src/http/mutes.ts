import type { Muted, MuteBody } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@orrery/table';
import type { HttpDeps } from './deps.ts';
import { needUser } from './session.ts';
import { Turns } from '../turns.ts';

/** More than anybody keeps in mind, and few enough to be read and looked through at once. */
const MOST_MUTED = 200;

interface Route {
  readonly Params: { readonly user: string };
  readonly Body: MuteBody;
}

/** Whom one does not hear, and whom one keeps away. The other is told nothing of it. */
export function muteRoutes(app: FastifyInstance, { store, settings }: HttpDeps): void {
  const { mutes, people } = store;
  const { now } = settings;
  /** One after the other, so that all of them count. */
  const turns = new Turns();

  const listOf = async (user: string): Promise<{ readonly muted: readonly Muted[] }> => ({
    muted: (await mutes.of(user)).map(({ id, name, blocked }) => ({ id, name, blocked })),
  });

  app.get(
    '/api/me/muted',
    { schema: { summary: 'The people that I have muted or blocked' } },
    async (request) => listOf((await needUser(people, request, now())).id),
  );

  app.put<Route>(
    '/api/me/muted/:user',
    {
      schema: {
        summary: 'Mute somebody, who may be blocked as well',
        description:
          'Their chat lines do not reach me, at any table. Whoever is blocked cannot sit down at ' +
          'my tables either, nor ask to sit in where I play.',
        params: schemas.MuteParams,
        body: schemas.MuteBody,
      },
    },
    async (request) => {
      const { id } = await needUser(people, request, now());
      const muted = request.params.user;
      const blocked = request.body.blocked ? 1 : 0;
      if (muted === id) throw new Refusal('BAD_MESSAGE', 'people hear themselves');
      return turns.run(id, async () => {
        if ((await people.find(muted)) === null) throw new Refusal('NOT_FOUND', 'there is nobody');
        const known = await mutes.of(id);
        if (known.length >= MOST_MUTED && !known.some((one) => one.id === muted)) {
          throw new Refusal('TOO_MANY_MUTED', `${id} has muted enough people`);
        }
        await mutes.keep({ user_id: id, muted_id: muted, blocked, created: now() });
        return listOf(id);
      });
    },
  );

  app.delete<Pick<Route, 'Params'>>(
    '/api/me/muted/:user',
    { schema: { summary: 'Hear somebody again', params: schemas.MuteParams } },
    async (request) => {
      const { id } = await needUser(people, request, now());
      await mutes.forget(id, request.params.user);
      return listOf(id);
    },
  );
}
