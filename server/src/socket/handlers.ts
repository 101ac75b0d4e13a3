import { type Json, never } from '@orrery/kernel';
import type { ClientMessage, Proposal, Result } from '@orrery/protocol';
import { PROTOCOL } from '@orrery/protocol/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '@orrery/table';
import * as commands from '../online/commands.ts';
import type { Attendance } from '../online/commands.ts';
import type { Addresses } from '../bots/addresses.ts';
import type { ChatRooms } from '../live/chat.ts';
import type { LiveTables } from '../live/live-tables.ts';
import { checkMayAsk, checkWelcome } from '../live/blocks.ts';
import { sitCounted } from '../live/listed-seats.ts';
import type { Lobby } from '../live/lobby.ts';
import type { Judge, TOLD } from '../live/judged.ts';
import { LiveTable } from '../live/live-table.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Connection } from './connection.ts';
import { framesOf, prospect } from './prospects.ts';

export interface SocketDeps {
  readonly liveTables: LiveTables;
  readonly store: Store;
  readonly chat: ChatRooms;
  readonly metrics: Metrics;
  readonly addresses: Addresses;
  readonly lobby: Lobby;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** How long an absent player is waited for before others may take the seat by consent. */
  readonly patience: Attendance['patience'];
  closed(connection: Connection): void;
}

type TableMessage = Exclude<ClientMessage, { type: 'hello' } | { type: 'ping' }>;

/** What goes back with `ok`. */
type Outcome = Result | typeof TOLD | undefined;

/** Carries a message out: at once, where nothing has to be waited for. */
export function handle(
  deps: SocketDeps,
  connection: Connection,
  message: ClientMessage,
): Outcome | Promise<Outcome> {
  if (message.type === 'hello') return hello(deps, connection, message);
  if (!connection.greeted) throw new Refusal('BAD_MESSAGE', 'say hello first');
  if (message.type === 'ping') return undefined;
  const table = deps.liveTables.table(message.table);
  return table instanceof LiveTable
    ? atTable(deps, connection, table, message)
    : table.then((opened) => atTable(deps, connection, opened, message));
}

function atTable(
  deps: SocketDeps,
  connection: Connection,
  table: LiveTable,
  message: TableMessage,
): Outcome | Promise<Outcome> {
  if (message.type === 'watch') return watch(deps, connection, table, message);
  if (message.type === 'unwatch') {
    connection.unwatch(table.id);
    table.unwatch(connection);
    return undefined;
  }
  if (!connection.watches(table.id)) throw new Refusal('NOT_WATCHING', 'not watched');
  // Whoever watches sees how things went, also without a name.
  if (message.type === 'frames') return framesOf(table, connection.user, message);
  return seated(deps, connection, table, message);
}

async function watch(
  { chat }: SocketDeps,
  connection: Connection,
  table: LiveTable,
  message: Extract<TableMessage, { type: 'watch' }>,
): Promise<undefined> {
  // Who watches already has been told every line.
  const isNew = connection.watch(table.id);
  const ahead = table.isLong ? await table.readAhead(connection, message) : undefined;
  // They may have gone meanwhile, or think otherwise.
  if (!connection.watches(table.id)) return;
  table.watch(connection, message, ahead);
  if (isNew) await chat.history(table, connection);
}

function hello(
  { now }: SocketDeps,
  connection: Connection,
  message: Extract<ClientMessage, { type: 'hello' }>,
): undefined {
  if (message.protocol !== PROTOCOL) throw new Refusal('OLD_CLIENT', 'another protocol');
  connection.greeted = true;
  connection.lang = message.lang;
  const { user, name } = connection;
  const me = user === null ? null : { id: user, name };
  connection.tell({ type: 'welcome', protocol: PROTOCOL, me, now: now() });
}

function seated(
  deps: SocketDeps,
  connection: Connection,
  table: LiveTable,
  message: Exclude<TableMessage, { type: 'watch' | 'unwatch' | 'frames' }>,
): Outcome | Promise<Outcome> {
  const { user, name } = connection;
  if (user === null) throw new Refusal('NOT_SIGNED_IN', 'no session');
  const person = { id: user, name };
  const key = `${user} ${message.id}`;
  const asker = { listener: connection, id: message.id, dated: 'revision' in message };
  const change = (judge: Judge): ReturnType<LiveTable['change']> => table.change(judge, key, asker);
  switch (message.type) {
    case 'answer': {
      const choice = message.choice as Json;
      return change((online) => ({
        act: commands.answer(online, user, message.revision),
        choice,
      }));
    }
    case 'undo':
    case 'resetTurn':
    case 'endTurn':
      return change((online) => ({
        act: commands.turn(online, user, message.revision, message.type),
      }));
    case 'refusals':
    case 'previews':
      return prospect(table, table.seatOf(user), message);
    case 'confirmTurns':
      return change((online) => ({
        act: commands.confirmTurns(online, user, message.on),
      }));
    case 'skip':
      table.seatOf(user);
      table.skip();
      return;
    case 'nudge':
      table.seatOf(user);
      table.nudge();
      return;
    case 'chat':
      if (!connection.mayTalk()) throw new Refusal('TOO_MANY', 'too much chat');
      return deps.chat.say(table, person, message.text, message.id);
    case 'propose':
      if (!connection.allowance.proposalsAt(table.id, Date.now()).take(Date.now())) {
        throw new Refusal('TOO_MANY', 'too many proposals');
      }
      return mayAsk(deps, table, user, message.proposal).then(() =>
        change((online) => ({
          act: commands.propose(online, person, message.proposal, attendance(deps, table)),
        })),
      );
    case 'consent': {
      const { proposal, yes } = message;
      return change((online) => ({
        act: commands.consent(online, user, proposal, yes, attendance(deps, table)),
      }));
    }
    case 'nonce':
      return change((online) => ({ act: commands.addNonce(online, user, message.nonce) }));
    case 'seat':
      if (message.action === 'take') {
        const sit = (): Promise<Outcome> =>
          change((online) => ({ act: seatAct(online, person, message) }));
        return checkWelcome(deps.store, table, user).then(() => sitCounted(deps, table, user, sit));
      }
      return change((online) => ({ act: seatAct(online, person, message) }));
    default:
      return never(message);
  }
}

async function mayAsk(
  { store }: SocketDeps,
  table: LiveTable,
  user: string,
  { kind }: Proposal,
): Promise<void> {
  if (kind === 'sitIn') await checkMayAsk(store, table, user);
}

const attendance = ({ now, patience }: SocketDeps, { presence }: LiveTable): Attendance => ({
  isHere: (id) => presence.has(id),
  now: now(),
  patience,
});

function seatAct(
  online: LiveTable['online'],
  person: commands.Person,
  { seat, action, level, nonce }: Extract<ClientMessage, { type: 'seat' }>,
): ReturnType<typeof commands.sit> {
  if (action === 'take') return commands.sit(online, person, seat, { nonce });
  if (action === 'leave') return commands.rise(online, person.id, seat);
  if (action === 'free') return commands.freeSeat(online, person.id, seat);
  return commands.seatBot(online, person.id, seat, level);
}
