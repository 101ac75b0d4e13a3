import type { ReactNode } from 'react';

/**
 * Costs and gains are a line of signs and figures: a number or mark as text, a sign by its name, or
 * any small drawing in a box of 24 around its middle.
 */
export type Token<S extends string = string> =
  | string
  | { readonly sign: S; readonly struck?: boolean }
  | { readonly draw: ReactNode; readonly wide?: number };

export type Line<S extends string = string> = readonly Token<S>[];

/** Something in the data that says what it is by its `op`. */
interface Operation {
  readonly op: string;
}

/** How each operation of a game is written; the compiler asks for every one of them. */
export type Writers<O extends Operation, S extends string> = {
  readonly [K in O['op']]: (operation: Extract<O, { readonly op: K }>) => Line<S>;
};

/** `op` → icons and numbers: from a writer for each operation comes the line of a whole list. */
export function lineWriter<O extends Operation, S extends string>(
  writers: Writers<O, S>,
): (operations: readonly O[]) => Line<S> {
  // The operation's name chooses the writer for it, which the compiler cannot follow.
  const writerOf = (op: string): ((operation: O) => Line<S>) | undefined =>
    writers[op as keyof typeof writers] as ((operation: O) => Line<S>) | undefined;
  return (operations) =>
    operations.flatMap((operation) => writerOf(operation.op)?.(operation) ?? []);
}

/** `3 energy`; a loss is `−3`. */
export const amount = <S extends string>(n: number | string, sign: S): Line<S> => [
  typeof n === 'number' && n < 0 ? `−${-n}` : `${n}`,
  { sign },
];

/** Several lines with something between them, such as `/` for a choice or an arrow for an exchange. */
export const joined = <S extends string>(lines: readonly Line<S>[], between: Token<S>): Line<S> =>
  lines.flatMap((line, i) => (i === 0 ? line : [between, ...line]));

/** The sign so many times, as a card shows it. */
export const repeated = <S extends string>(n: number, token: Token<S>): Line<S> =>
  Array.from({ length: n }, () => token);
