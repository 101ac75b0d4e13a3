import type { Seat } from '@orrery/kernel';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import * as commands from '../online/commands.ts';
import { checkWelcome } from '../live/blocks.ts';
import { sitCounted } from '../live/listed-seats.ts';
import { lineOf } from '../online/told.ts';
import type { Act, OnlineTable } from '../online/types.ts';
import type { UserRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';
import { CHANGES_TABLE } from './limits.ts';
import { needUser } from './session.ts';

interface Asked {
  readonly level?: string;
  readonly nonce?: string;
}

interface Route {
  readonly Params: { readonly id: string; readonly seat: Seat };
  readonly Body: Asked | null | undefined;
}

type Decide = (online: OnlineTable, user: UserRow, seat: Seat, asked: Asked) => Act;

/** Sitting down and getting up, for whoever has no socket open. */
export function seatRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, liveTables, settings } = deps;
  const route = (
    method: 'PUT' | 'DELETE',
    path: string,
    summary: string,
    decide: Decide,
    body?: object,
    isSitting = false,
  ): void => {
    const schema = { summary, params: schemas.SeatParams, ...(body !== undefined && { body }) };
    app.route<Route>({
      method,
      url: path,
      schema,
      config: CHANGES_TABLE,
      async handler(request) {
        const user = await needUser(store.people, request, settings.now());
        const { id, seat } = request.params;
        const table = await liveTables.table(id);
        const change = (): Promise<unknown> =>
          table.change((online) => ({ act: decide(online, user, seat, request.body ?? {}) }));
        if (isSitting) {
          await checkWelcome(store, table, user.id);
          await sitCounted(deps, table, user.id, change);
        } else await change();
        return lineOf(table.online);
      },
    });
  };
  route(
    'PUT',
    '/api/tables/:id/seats/:seat',
    'Take a seat, or come back; before the game with something of my own for the shuffle',
    (online, user, seat, { nonce }) => commands.sit(online, user, seat, { nonce }),
    schemas.SeatBody,
    true,
  );
  route('DELETE', '/api/tables/:id/seats/:seat', 'Leave my seat', (online, user, seat) =>
    commands.rise(online, user.id, seat),
  );
  route(
    'PUT',
    '/api/tables/:id/seats/:seat/bot',
    'Seat a bot, before the game, at a table that I made',
    (online, user, seat, { level }) => commands.seatBot(online, user.id, seat, level),
    schemas.BotBody,
  );
  route(
    'DELETE',
    '/api/tables/:id/seats/:seat/bot',
    'Free a seat, of a bot or of somebody else, before the game, at a table that I made',
    (online, user, seat) => commands.freeSeat(online, user.id, seat),
  );
}
