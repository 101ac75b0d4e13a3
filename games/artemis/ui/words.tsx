import css from './palette.module.css';

/** How wide a letter is for its height, near enough to break lines by. */
const LETTER = { plain: 0.48, bold: 0.51, serif: 0.55 } as const;
const LEADING = 1.16;

export const textWidth = (text: string, size: number, look: keyof typeof LETTER): number =>
  text.length * size * LETTER[look];

/** Lines of words, each as long as the room allows; a word that is longer stands alone. */
function wrap(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** What does not fit is cut with an ellipsis. */
function cut(lines: readonly string[], room: number, most: number): string[] {
  const whole = (line: string): string =>
    line.length > room ? `${line.slice(0, room - 1).trimEnd()}…` : line;
  const kept = lines.slice(0, most);
  const rest = lines.slice(most - 1).join(' ');
  return kept.map((line, i) => whole(i === most - 1 ? rest : line));
}

/** How far letters may shrink before words are cut; the last step may take a line more. */
const SHRINK = [1, 0.93, 0.86, 0.8] as const;

interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

function fitted(text: string, width: number, size: number, letter: number, most: number): Fitted {
  const roomAt = (scale: number): number =>
    Math.max(4, Math.floor(width / (size * scale * letter)));
  for (const scale of SHRINK) {
    const room = roomAt(scale);
    const lines = wrap(text, room);
    const allowed = most > 1 && scale === SHRINK.at(-1) ? most + 1 : most;
    if (lines.length <= allowed && lines.every((line) => line.length <= room))
      return { size: size * scale, lines };
  }
  const least = SHRINK.at(-1) ?? 1;
  return { size: size * least, lines: cut(wrap(text, roomAt(least)), roomAt(least), most) };
}

interface WordsProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly most: number;
  readonly serif?: boolean;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle';
  readonly fill?: string;
  /** Where the lines stand: y is the foot of the first one, or the middle of all. */
  readonly stand?: 'foot' | 'middle';
}

/** Text in several lines, written a little smaller where it would not fit. */
export function Words(props: WordsProps) {
  const { text, x, y, width, most, serif, weight = 400, anchor = 'start', fill } = props;
  const letter = LETTER[serif ? 'serif' : weight > 500 ? 'bold' : 'plain'];
  const { size, lines } = fitted(text, width, props.size, letter, most);
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
