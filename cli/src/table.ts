/** Rows of text in columns; numbers stand to the right. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...all.map((row) => `${row[column] ?? ''}`.length)),
  );
  const right = head.map((_, column) =>
    rows.every((row) => /^[-−+\d]/.test(`${row[column] ?? ''}`)),
  );
  return all
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = `${row[column] ?? ''}`;
          return right[column] === true ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

export const percentRange = ([low, high]: readonly [number, number]): string =>
  `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %`;

/** 123456 as "123,456": the same on every machine. */
export const thousands = (value: number): string =>
  `${Math.round(value)}`.replaceAll(/\B(?=(\d{3})+$)/g, ',');
