import type { Json } from '@orrery/kernel';
import type { Act, OnlineTable } from '../online/types.ts';

/** Whoever asked for a change has been told of it with what it brought. */
export const TOLD = Symbol('told');
export type Changed = typeof TOLD | undefined;

/** What is to be done, judged on the newest state; null: nothing any more. */
export interface Judged {
  readonly act: Act;
  readonly choice?: Json;
}
export type Judge = (online: OnlineTable) => Judged | null;
