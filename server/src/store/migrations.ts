import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * One set for both databases. A migration that has been released is never changed; a new one is
 * added, and must leave the running version able to read and write, so that servers can be
 * replaced one by one.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: first },
  '0002-probe': { up: second },
  '0003-pushes': { up: third },
  '0004-lives': { up: fourth },
  '0005-hosts': { up: fifth },
  '0006-origin': { up: sixth },
  '0007-players': { up: seventh },
  '0008-lines': { up: eighth },
  '0009-chain': { up: ninth },
  '0010-webhook-code': { up: tenth },
  '0011-recovery': { up: eleventh },
  '0012-mutes': { up: twelfth },
  '0013-by-person': { up: thirteenth },
  '0014-ratings': { up: fourteenth },
  '0015-quiet': { up: fifteenth },
};

async function first(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('webhook', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await schema
    .createTable('accounts')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('login', 'text', (c) => c.notNull().unique())
    .addColumn('password', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
  await schema
    .createTable('challenges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await gameTables(db);
}

async function gameTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('privacy', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('seat_count', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('changes')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addUniqueConstraint('changes_table_seq', ['table_id', 'seq'])
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('heads')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('privacy', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('waiting', 'text')
    .addColumn('due', 'bigint')
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addColumn('line', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('heads_due').on('heads').column('due').execute();
  await schema
    .createIndex('heads_lobby')
    .on('heads')
    .columns(['privacy', 'status', 'updated'])
    .execute();
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('seats_user').on('seats').column('user_id').execute();
  await schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .execute();
  await schema
    .createTable('results')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('started', 'bigint', (c) => c.notNull())
    .addColumn('finished', 'bigint', (c) => c.notNull())
    .addColumn('totals', 'text', (c) => c.notNull())
    .addColumn('winners', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('results_game').on('results').column('game').execute();
  await schema
    .createTable('probe')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
}

/** A probe weighs as much as an answer does: a disk that is nearly full still takes a light one. */
async function second({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('probe').addColumn('weight', 'text').execute();
}

async function third({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('session', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('pushes_user').on('pushes').column('user_id').execute();
  await schema.createIndex('pushes_session').on('pushes').column('session').execute();
  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
}

async function fourth({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('lives')
    .addColumn('process', 'text', (c) => c.primaryKey())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('ended', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('outages')
    .addColumn('since', 'bigint', (c) => c.primaryKey())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

/** Whoever made a table finds it again, with or without a seat there. */
async function fifth({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('tables_host').on('tables').column('host').execute();
}

async function sixth({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('users').addColumn('origin', 'text').execute();
}

/** Scores of people and of bots are told apart. */
async function seventh({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('results').addColumn('players', 'text').execute();
}

async function eighth({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('lives').addColumn('line', 'text').execute();
}

async function ninth({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('changes').addColumn('hash', 'text').execute();
}

async function tenth({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('users').addColumn('webhook_code', 'text').execute();
}

async function eleventh({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('sessions').addColumn('proof', 'text').execute();
  await schema
    .createTable('recovery')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('recovery_user').on('recovery').column('user_id').execute();
}

async function twelfth({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mutes')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('muted_id', 'text', (c) => c.notNull())
    .addColumn('blocked', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['user_id', 'muted_id'])
    .execute();
  await schema.createIndex('mutes_muted').on('mutes').column('muted_id').execute();
}

/** Where much may be stored nothing is looked for by reading all of it. */
async function thirteenth({ schema }: Kysely<unknown>): Promise<void> {
  const by = (name: string, table: string, ...columns: string[]): Promise<void> =>
    schema.createIndex(name).on(table).columns(columns).execute();
  await by('chat_user', 'chat', 'user_id', 'table_id', 'n');
  await by('chat_channel', 'chat', 'table_id', 'channel', 'n');
  await by('results_page', 'results', 'game', 'table_id');
  await schema.dropIndex('results_game').execute();
  await by('users_created', 'users', 'created');
  await by('challenges_user', 'challenges', 'user_id');
}

/** Games that ended before are counted as well: they are not marked yet. */
async function fourteenth({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('users').addColumn('unrated', 'integer').execute();
  await schema.alterTable('results').addColumn('counted', 'bigint').execute();
  await schema
    .createIndex('results_counted')
    .on('results')
    .columns(['counted', 'finished'])
    .execute();
  await schema
    .createTable('ratings')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rating', 'double precision', (c) => c.notNull())
    .addColumn('deviation', 'double precision', (c) => c.notNull())
    .addColumn('volatility', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['user_id', 'game'])
    .execute();
}

async function fifteenth({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['quiet_from', 'quiet_to', 'digest_hours'])
    await schema.alterTable('users').addColumn(column, 'integer').execute();
  await schema.alterTable('users').addColumn('zone', 'text').execute();
  for (const column of ['notice_last', 'notice_due'])
    await schema.alterTable('users').addColumn(column, 'bigint').execute();
  await schema.createIndex('users_notice_due').on('users').column('notice_due').execute();
}

/** Brings a database up to date; several servers may start at once. */
// oxlint-disable-next-line no-explicit-any
export async function migrate(db: Kysely<any>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
