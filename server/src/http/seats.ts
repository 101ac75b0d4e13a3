import type { Seat } from '@orrery/kernel';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import * as commands from '../desk/commands.ts';
import { lineOf } from '../desk/told.ts';
import type { Act, Desk } from '../desk/types.ts';
import type { UserRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';
import { needUser } from './session.ts';

interface Asked {
  readonly level?: string;
  readonly nonce?: string;
}

interface Route {
  readonly Params: { readonly id: string; readonly seat: Seat };
  readonly Body: Asked | null | undefined;
}

type Decide = (desk: Desk, user: UserRow, seat: Seat, asked: Asked) => Act;

/** Sitting down and getting up, for whoever has no socket open. */
export function seatRoutes(app: FastifyInstance, { store, house, settings }: HttpDeps): void {
  const route = (
    method: 'PUT' | 'DELETE',
    path: string,
    summary: string,
    decide: Decide,
    body?: object,
  ): void => {
    const schema = { summary, params: schemas.SeatParams, ...(body !== undefined && { body }) };
    app.route<Route>({
      method,
      url: path,
      schema,
      async handler(request) {
        const user = await needUser(store.people, request, settings.now());
        const { id, seat } = request.params;
        const table = await house.table(id);
        await table.change((desk) => ({ act: decide(desk, user, seat, request.body ?? {}) }));
        return lineOf(table.desk);
      },
    });
  };
  route(
    'PUT',
    '/api/tables/:id/seats/:seat',
    'Take a seat, or come back; before the game with something of my own for the shuffle',
    (desk, user, seat, { nonce }) => commands.sit(desk, user, seat, { nonce }),
    schemas.SeatBody,
  );
  route('DELETE', '/api/tables/:id/seats/:seat', 'Leave my seat', (desk, user, seat) =>
    commands.rise(desk, user.id, seat),
  );
  route(
    'PUT',
    '/api/tables/:id/seats/:seat/bot',
    'Seat a bot, before the game, at a table that I made',
    (desk, user, seat, { level }) => commands.seatBot(desk, user.id, seat, level),
    schemas.BotBody,
  );
  route(
    'DELETE',
    '/api/tables/:id/seats/:seat/bot',
    'Take a bot away, before the game, from a table that I made',
    (desk, user, seat) => commands.freeSeat(desk, user.id, seat),
  );
}
