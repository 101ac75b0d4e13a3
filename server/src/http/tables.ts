import { type Entry, record } from '@orrery/kernel';
import type { LobbyQuery, MyTable, NewOnlineTable } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import { fileText, Refusal } from '@orrery/table';
import { isOver } from '@orrery/table/parts';
import type { FastifyInstance } from 'fastify';
import { close } from '../online/commands.ts';
import { noncesOf } from '../online/deal.ts';
import { seatingOf, shownHandOver, shownSeatings } from '../online/names.ts';
import { lineOf } from '../online/told.ts';
import type { OnlineTable } from '../online/types.ts';
import { networkOf } from '../network.ts';
import { inSlices } from '../slices.ts';
import type { HttpDeps } from './deps.ts';
import { askedTo, readable, withNames } from './lines.ts';
import { createTable } from './new-table.ts';
import { oneByOne } from './one-by-one.ts';
import { needUser } from './session.ts';

/** The file of a finished game, with its seed and how that was drawn: piece by piece, since games are long. */
function* gameFile(online: OnlineTable): Generator<void, string> {
  const { base, chairs, model } = online;
  if (model === null || !isOver(model)) throw new Refusal('NOT_FINISHED', 'the game is not over');
  const { game, state, options, seed } = model;
  const entries: Entry[] = [];
  for (const step of model.steps.slice()) {
    if (step.entry !== null) entries.push(step.entry);
    yield;
  }
  const saved = record(game, state, { seats: chairs.length, options, seed, entries });
  const handOvers = online.handOvers.map((one) => shownHandOver(online, one));
  const { commitment, seed: serverSeed } = base;
  const draw = { commitment, serverSeed, nonces: noncesOf(online) };
  return fileText(saved, shownSeatings(chairs.map(seatingOf)), { handOvers, draw });
}

/** Of one's games that are over, so many are listed; all of them are in the export. */
const MOST_OVER = 100;

/** A table at which nobody sits down or gets up for so long is no longer listed; its link stays. */
const LISTED_MS = 7 * 86_400_000;

const RANK = { running: 0, open: 1, finished: 2, closed: 3 };

/** Those that wait for you first, then those that are played, then those that wait to begin. */
const byUrgency = (a: MyTable, b: MyTable): number =>
  Number(b.yours) - Number(a.yours) || RANK[a.status] - RANK[b.status] || b.updated - a.updated;

export function tableRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, liveTables, settings } = deps;
  const { now } = settings;

  app.post<{ Body: NewOnlineTable }>(
    '/api/tables',
    { schema: { summary: 'Make a table', body: schemas.NewTable }, config: { isKept: true } },
    async (request, reply) => {
      const user = await needUser(store.people, request, now());
      deps.addresses.note(user.id, networkOf(request.ip));
      const table = liveTables.newTable(await createTable(deps, user, request.body));
      table.look();
      reply.status(201);
      return lineOf(table.online);
    },
  );

  app.get<{ Querystring: LobbyQuery }>(
    '/api/tables',
    { schema: { summary: 'The lobby: listed tables', querystring: schemas.LobbyQuery } },
    (request) =>
      oneByOne(request, async () => {
        const openSince = now() - LISTED_MS;
        const rows = await store.tables.lobby({ ...request.query, openSince });
        const listed = await withNames(store, readable(rows));
        return { tables: listed.map(({ line }) => line) };
      }),
  );

  app.get(
    '/api/my/tables',
    { schema: { summary: 'My games, those that wait for me first' } },
    async (request) => {
      const user = await needUser(store.people, request, now());
      return oneByOne(request, async () => {
        const mine = readable(await store.tables.mine(user.id, MOST_OVER));
        const told = (await withNames(store, mine)).map(async (read): Promise<MyTable> => {
          const { line, row } = read;
          const own = { ...line, seat: row.seat, yours: row.waiting === user.id };
          const rematch = await askedTo(store, read, user.id, now());
          return rematch === null ? own : { ...own, rematch };
        });
        const tables = await Promise.all(told);
        return { tables: tables.sort(byUrgency) };
      });
    },
  );

  app.get<{ Params: { readonly id: string } }>(
    '/api/tables/:id',
    { schema: { summary: 'One table, by its link', params: schemas.TableParams } },
    async (request) => lineOf((await liveTables.table(request.params.id)).online),
  );

  app.delete<{ Params: { readonly id: string } }>(
    '/api/tables/:id',
    {
      schema: {
        summary: 'Close a table that I made, before the game',
        params: schemas.TableParams,
      },
    },
    async (request) => {
      const user = await needUser(store.people, request, now());
      const table = await liveTables.table(request.params.id);
      await table.change((online) => ({ act: close(online, user.id) }));
      return lineOf(table.online);
    },
  );

  app.get<{ Params: { readonly id: string } }>(
    '/api/tables/:id/file',
    {
      schema: { summary: 'A finished game as a file, with its seed', params: schemas.TableParams },
    },
    async (request, reply) => {
      const { online } = await liveTables.table(request.params.id);
      const name = `${online.base.game.id}-${online.base.id}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.type('application/json').send(await inSlices(gameFile(online)));
    },
  );
}
