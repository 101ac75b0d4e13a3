import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import type { Adds } from '../online/commands.ts';
import { awaitedAgain, callRematch, sameAgain, sitAgain } from '../online/rematch.ts';
import { lineOf } from '../online/told.ts';
import type { Act } from '../online/types.ts';
import { newTableId } from '../ids.ts';
import { checkWelcome } from '../live/blocks.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { UserRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';
import { createTable } from './new-table.ts';
import { needUser } from './session.ts';

const judged = (act: Act | null): { readonly act: Act } | null => act && { act };

/**
 * The table where those of a finished one meet again, with this person on a seat. Its id is kept
 * before there is such a table, and whoever finds none makes it: so it is the same for all, also
 * where a process stops in between.
 */
async function meetAgain(
  deps: HttpDeps,
  over: LiveTable,
  user: UserRow,
  adds: Adds,
  closed: string | null = null,
): Promise<LiveTable> {
  const { store, liveTables } = deps;
  await over.change((online) => judged(callRematch(online, user.id, newTableId(), closed)));
  const id = over.online.rematch ?? '';
  const isNew = (await store.tables.listRow(id)) === null;
  if (isNew) {
    const awaited = awaitedAgain(over.online, user.id);
    await createTable(deps, user, sameAgain(over.online, user.id, adds), { id, awaited });
  }
  const table = await liveTables.table(id);
  // Bots may be the first to play.
  if (isNew) table.look();
  await checkWelcome(store, table, user.id);
  await table.change((online) => judged(sitAgain(online, user, over.seatOf(user.id), adds)));
  return table.online.closed ? meetAgain(deps, over, user, adds, id) : table;
}

export function rematchRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, liveTables, settings } = deps;
  app.post<{ Params: { readonly id: string }; Body: Adds | null | undefined }>(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary: 'Play again with those of a finished game: the same table for all of them',
        description:
          'For those who had a seat at the end. The first to ask makes a table with the same game, ' +
          'variants, pace, privacy, bots and order of seats, and is its host; who asks later is ' +
          'seated there too, in the seat they had or in another that is free.',
        params: schemas.TableParams,
        body: schemas.RematchBody,
      },
      config: { isKept: true },
    },
    async (request) => {
      const user = await needUser(store.people, request, settings.now());
      const over = await liveTables.table(request.params.id);
      return lineOf((await meetAgain(deps, over, user, request.body ?? {})).online);
    },
  );
}
