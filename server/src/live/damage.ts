import type { FastifyBaseLogger } from 'fastify';
import { asRefusal } from '../errors.ts';

/** Enough of an id to find the table in the database, and too little to be an invitation. */
const SHOWN = 4;

/** Writes down each table that cannot be read: once, however often somebody comes to it. */
export function damageLog(
  log: Pick<FastifyBaseLogger, 'error'>,
): (table: string, error: unknown) => void {
  const known = new Set<string>();
  return (table, error) => {
    const { code, message } = asRefusal(error);
    if (code !== 'DAMAGED' || known.has(table)) return;
    known.add(table);
    const shown = `${table.slice(0, SHOWN)}…`;
    log.error({ table: shown, cause: message.replaceAll(table, shown) }, 'a table is damaged');
  };
}
