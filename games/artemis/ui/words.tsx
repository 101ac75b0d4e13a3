import css from './palette.module.css';

/** How wide letters are for their height, near enough to break lines by: kinds that differ most. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[ \u00a0]/, 0.2],
  [/[ijlI'’.,:;!|]/, 0.28],
  [/[ftr1()-]/, 0.41],
  [/[mwMW…]/, 0.9],
  [/[\p{Lu}]/u, 0.7],
];
const USUAL = 0.58;
const LOOKS = { plain: 0.98, bold: 1.02, serif: 0.97 } as const;
const LEADING = 1.16;

/** For a height of one. */
const lengthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (KINDS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL),
    0,
  );

export const textWidth = (text: string, size: number, look: keyof typeof LOOKS): number =>
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

interface WordsProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly most: number;
  /** Not written smaller than so high, where less could not be read. */
  readonly least?: number;
  readonly serif?: boolean;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle';
  readonly fill?: string;
  /** Where the lines stand: y is the foot of the first one, or the middle of all. */
  readonly stand?: 'foot' | 'middle';
}

interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

function fitted(text: string, wide: number, { width, size, most, least = 0 }: WordsProps): Fitted {
  const roomAt = (scale: number): number => width / (size * scale * wide);
  const scales = SHRINK.filter((scale) => size * scale >= least);
  for (const scale of scales) {
    const room = roomAt(scale);
    const lines = wrap(text, room);
    const allowed = most > 1 && scale === SHRINK.at(-1) ? most + 1 : most;
    if (lines.length <= allowed && lines.every((line) => lengthOf(line) <= room))
      return { size: size * scale, lines };
  }
  const last = scales.at(-1) ?? 1;
  return { size: size * last, lines: cut(wrap(text, roomAt(last)), roomAt(last), most) };
}

/** Text in several lines, written a little smaller where it would not fit. */
export function Words(props: WordsProps) {
  const { text, x, y, serif, weight = 400, anchor = 'start', fill } = props;
  const wide = LOOKS[serif ? 'serif' : weight > 500 ? 'bold' : 'plain'];
  const { size, lines } = fitted(text, wide, props);
  const top = props.stand === 'middle' ? y + size * (0.36 - ((lines.length - 1) * LEADING) / 2) : y;
  return (
    <text
      x={x}
      y={top}
      fontSize={size}
      fontWeight={weight}
      className={serif ? css.serif : undefined}
      textAnchor={anchor}
      style={fill === undefined ? undefined : { fill }}
    >
      {lines.map((line, i) => (
        // A line is its number.
        <tspan key={i} x={x} dy={i === 0 ? 0 : size * LEADING}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
