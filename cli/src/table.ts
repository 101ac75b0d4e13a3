import { table as rowsInColumns } from '@orrery/shared/lines';

/** Rows of text in columns; numbers stand to the right. Where a width is given, texts are wrapped. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  width = Infinity,
): string {
  const texts = rows.map((row) => row.map((cell) => `${cell}`));
  return rowsInColumns([head, ...texts], width).join('\n');
}

export const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

export const percentRange = ([low, high]: readonly [number, number]): string =>
  `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %`;

/** 123456 as "123,456": the same on every machine. */
export const thousands = (value: number): string =>
  `${Math.round(value)}`.replaceAll(/\B(?=(\d{3})+$)/g, ',');
