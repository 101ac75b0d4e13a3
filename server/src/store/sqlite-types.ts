import type { Writes } from './sqlite-append.ts';

export interface SqliteSettings {
  readonly path: string;
  /** True: a commit survives a power cut. False: it survives a crash of the server only. */
  readonly durable: boolean;
  /** How long another program's lock is waited for. */
  readonly busyMs: number;
  /** 0: as large as the disk lets it. */
  readonly mostMegabytes: number;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type SqliteRequest = { readonly id: number } & (
  | { readonly kind: 'query'; readonly statement: Statement }
  /** Begins or ends a transaction of several requests. */
  | { readonly kind: 'control'; readonly statement: Statement }
  | { readonly kind: 'append'; readonly writes: Writes }
  | { readonly kind: 'close' }
);

export interface SqliteReply {
  readonly rows: readonly unknown[];
  readonly changed: number;
}

export type SqliteAnswer =
  | { readonly id: number; readonly reply: SqliteReply }
  | { readonly id: number; readonly error: { readonly message: string; readonly errcode: number } };
