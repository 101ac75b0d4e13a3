/** Lines for a terminal: none longer than asked for, broken between words. */

/** Also the narrow one. */
const NO_BREAK = /[\u00a0\u202f]/;

const size = (text: string): number => Array.from(text).length;

/**
 * One line after the other, each after the first set in by `hang`. What no-break spaces hold
 * together stays together where a line has room for it.
 */
export function wrap(text: string, width: number, hang = 0): string[] {
  const start = text.length - text.trimStart().length;
  const inner = Math.min(start + hang, Math.floor(width / 2));
  const rows: string[] = [];
  let row = text.slice(0, Math.min(start, inner));
  let isEmpty = true;
  for (const [, gap = '', word = ''] of text.trim().matchAll(/( *)([^ ]+)/g)) {
    for (const piece of pieces(word, width - inner)) {
      const between = gap || ' ';
      if (!isEmpty && size(row) + between.length + size(piece) > width) {
        rows.push(row);
        row = ' '.repeat(inner);
        isEmpty = true;
      }
      row += isEmpty ? piece : `${between}${piece}`;
      isEmpty = false;
    }
  }
  return [...rows, row];
}

/** A word that no line holds is parted at its no-break spaces, and only then in itself. */
function pieces(word: string, room: number): string[] {
  if (size(word) <= room) return [word];
  const parts = word.split(NO_BREAK);
  if (parts.length > 1) return parts.flatMap((part) => pieces(part, room));
  const letters = Array.from(word);
  return Array.from({ length: Math.ceil(letters.length / room) }, (_, i) =>
    letters.slice(i * room, (i + 1) * room).join(''),
  );
}

export interface Flow {
  /** What stands between two items of a line; none stands at its end. */
  readonly between?: string;
  /** Spaces before every line. */
  readonly indent?: number;
  /** Further spaces before every line but the first. */
  readonly hang?: number;
}

/** Items one after the other; one that a line can hold is not parted. Empty ones leave no gap. */
export function flow(items: readonly string[], width: number, how: Flow = {}): string[] {
  const { between = ' · ', indent = 0, hang = 0 } = how;
  const rows: string[] = [];
  for (const item of items) {
    if (item === '') continue;
    const last = rows.at(-1);
    const longer = `${last}${between}${item}`;
    if (last !== undefined && size(longer) <= width) {
      rows[rows.length - 1] = longer;
      continue;
    }
    const before = ' '.repeat(rows.length === 0 ? indent : indent + hang);
    rows.push(...wrap(`${before}${item}`, width, rows.length === 0 ? hang : 2));
  }
  return rows;
}

/** A text that is wrapped, or items that flow. */
export type Paragraph = string | readonly string[];

const paragraph = (text: Paragraph, width: number): string[] =>
  typeof text === 'string' ? wrap(text, width, 2) : flow(text, width, { hang: 2 });

const GAP = 2;
const MOST_COLUMNS = 8;
/** Labels may take this part of a line; where they need more, they stand above. */
const LABEL_PART = 0.35;

/** Labels to the left, and beside each what belongs to it. */
export function labelled(
  rows: readonly (readonly [label: string, ...text: readonly Paragraph[]])[],
  width: number,
): string[] {
  const widest = Math.max(0, ...rows.map(([label]) => size(label)));
  if (widest > width * LABEL_PART) {
    return rows.flatMap(([label, ...text]) => [
      ...wrap(label, width, GAP),
      ...text.flatMap((one) => paragraph(one, width - GAP).map((row) => `  ${row}`)),
    ]);
  }
  return rows.flatMap(([label, ...text]) => {
    const beside = text.flatMap((one) => paragraph(one, width - widest - GAP));
    if (beside.length === 0) return [label];
    return beside.map((row, i) => `${pad(i === 0 ? label : '', widest + GAP)}${row}`);
  });
}

const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - size(text)));

/** Texts side by side in as many columns as there is room for, read downwards; else wrapped. */
export function grid(items: readonly string[], width: number, hang = GAP): string[] {
  for (let across = Math.min(items.length, MOST_COLUMNS); across > 1; across--) {
    const height = Math.ceil(items.length / across);
    const columns = Array.from({ length: Math.ceil(items.length / height) }, (_, i) =>
      items.slice(i * height, (i + 1) * height),
    );
    const widths = columns.map((column) => Math.max(...column.map(size)) + GAP);
    if (widths.reduce((sum, n) => sum + n, -GAP) > width) continue;
    return Array.from({ length: height }, (_, row) =>
      columns
        .map((column, i) => pad(column[row] ?? '', widths[i] ?? 0))
        .join('')
        .trimEnd(),
    );
  }
  return items.flatMap((item) => wrap(item, width, hang));
}

const FIGURE = /^[-−+\d]/;

/**
 * Rows in columns, the first row their head; columns of figures stand to the right. Where a line
 * has no room for all, the widest columns give way and their texts are wrapped.
 */
export function table(rows: readonly (readonly string[])[], width: number): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, i) => rows.map((row) => row[i] ?? ''));
  const widths = columns.map((column) => Math.max(...column.map(size)));
  const right = columns.map((column) => column.slice(1).every((cell) => FIGURE.test(cell)));
  const total = (): number => widths.reduce((sum, n) => sum + n + GAP, -GAP);
  while (total() > width && Math.max(...widths) > 1) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return rows.flatMap((row) => {
    const cells = widths.map((room, i) => wrap(row[i] ?? '', room));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, n) =>
      cells
        .map((lines, i) => aligned(lines[n] ?? '', widths[i] ?? 0, right[i] ?? false))
        .join(' '.repeat(GAP))
        .trimEnd(),
    );
  });
}

const aligned = (text: string, width: number, right: boolean): string =>
  right ? ' '.repeat(Math.max(0, width - size(text))) + text : pad(text, width);
