import { fared, type Found, percent, signed, table, total } from './figures.ts';

/** One thing that can happen in a game. */
export interface Row {
  readonly name: string;
  readonly found: readonly Found[];
  /** In how many of the games it could happen. */
  readonly of: number;
}

/** How often each of these happened in a game, and how those fared to whom it did. */
export const worth = (what: string, rows: readonly Row[]): string =>
  table(
    [what, 'a game', 'lead', 'wins'],
    rows
      .map(({ name, found, of }) => ({ name, often: total(found) / of, ...fared(found) }))
      .sort((a, b) => b.lead - a.lead)
      .map(({ name, often, lead, wins }) => [name, often.toFixed(2), signed(lead), percent(wins)]),
  );
