import { type ErrorCode, Refusal } from '@orrery/table/client';

/** Said as the server would. */
export const refusedOnline = (code: ErrorCode, message: string): Refusal =>
  new Refusal(code, message, null, true);

/** No table was ever called so: a link with a part missing is not even understood. */
export const leadsNowhere = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'NO_SUCH_TABLE' || error.code === 'BAD_MESSAGE');

/** Whatever is no refusal of the server: it could not be asked. */
export function asOnlineRefusal(error: unknown): Refusal {
  if (error instanceof Refusal && error.byServer) return error;
  return refusedOnline('HOST_LOST', error instanceof Error ? error.message : String(error));
}
