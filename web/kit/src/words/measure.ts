/** How wide letters are for their height, near enough to break lines by: kinds that differ most. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[ \u00a0\u202f]/, 0.2],
  [/[ijlI'’.,:;!|]/, 0.28],
  [/[ftr1()/-]/, 0.41],
  [/[mwMW…]/, 0.9],
  [/[\p{Lu}]/u, 0.7],
];
const USUAL = 0.58;
export const LOOKS = { plain: 0.98, bold: 1.02, serif: 1.04 } as const;
export type Look = keyof typeof LOOKS;

/** For a height of one. */
const lengthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (KINDS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL),
    0,
  );

/** About how wide a text is when its letters are so high. */
export const textWidth = (text: string, size: number, look: Look = 'plain'): number =>
  lengthOf(text) * size * LOOKS[look];

/** Lines of words, each as long as the room allows; a word that is longer stands alone. */
function wrap(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || lengthOf(`${last} ${word}`) > room) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** What does not fit is cut with an ellipsis. */
function cut(lines: readonly string[], room: number, most: number): string[] {
  const whole = (line: string): string => {
    if (lengthOf(line) <= room) return line;
    let end = line.length - 1;
    while (end > 1 && lengthOf(`${line.slice(0, end)}…`) > room) end--;
    return `${line.slice(0, end).trimEnd()}…`;
  };
  const kept = lines.slice(0, most);
  const rest = lines.slice(most - 1).join(' ');
  return kept.map((line, i) => whole(i === most - 1 ? rest : line));
}

/** How far letters may shrink before words are cut; the last step may take a line more. */
const SHRINK = [1, 0.93, 0.86, 0.8] as const;

export interface Fitting {
  readonly width: number;
  /** How high the letters would like to be, and how high at least. */
  readonly size: number;
  readonly least: number;
  /** How many lines at most. */
  readonly most: number;
  /** How much room all lines have; then no line more is taken than fits. */
  readonly height?: number | undefined;
  readonly look: Look;
}

export interface FittedWords {
  readonly size: number;
  readonly lines: readonly string[];
  /** Something had to be left out. */
  readonly cut: boolean;
}

/** How far lines stand apart. */
export const LEADING = 1.16;

/** Words in lines that fit, a little smaller where they would not; the last resort is an ellipsis. */
export function fitWords(
  text: string,
  { width, size, least, most, height, look }: Fitting,
): FittedWords {
  const full = Math.max(size, least);
  const roomAt = (scale: number): number => width / (full * scale * LOOKS[look]);
  const linesAt = (scale: number, wanted: number): number =>
    height === undefined
      ? wanted
      : Math.max(1, Math.min(wanted, Math.floor((height / (full * scale) - 1) / LEADING + 1.02)));
  const scales = SHRINK.filter((scale) => scale === 1 || full * scale >= least);
  for (const scale of scales) {
    const room = roomAt(scale);
    const lines = wrap(text, room);
    const allowed = linesAt(scale, most > 1 && scale === SHRINK.at(-1) ? most + 1 : most);
    if (lines.length <= allowed && lines.every((line) => lengthOf(line) <= room))
      return { size: full * scale, lines, cut: false };
  }
  const last = scales.at(-1) ?? 1;
  const lines = cut(wrap(text, roomAt(last)), roomAt(last), linesAt(last, most));
  return { size: full * last, lines, cut: true };
}
