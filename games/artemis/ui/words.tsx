import css from './palette.module.css';

/** How wide a letter is for its height, near enough to break lines by. */
const LETTER = { plain: 0.48, bold: 0.51, serif: 0.55 } as const;

/** Lines of words that fit a width; what does not fit the last line is cut with an ellipsis. */
function wrap(text: string, width: number, letter: number, most: number): string[] {
  const room = Math.max(4, Math.floor(width / letter));
  const lines: string[] = [];
  let rest = text;
  while (rest.length > room && lines.length < most - 1) {
    const space = rest.lastIndexOf(' ', room);
    const end = space > 0 ? space : room;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  lines.push(rest.length > room ? `${rest.slice(0, room - 1).trimEnd()}…` : rest);
  return lines;
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
}

/** Text in several lines; y is the first line's foot. */
export function Words(props: WordsProps) {
  const { text, x, y, width, size, most, serif, weight = 400, anchor = 'start', fill } = props;
  const letter = LETTER[serif ? 'serif' : weight > 500 ? 'bold' : 'plain'];
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      className={serif ? css.serif : undefined}
      textAnchor={anchor}
      style={fill === undefined ? undefined : { fill }}
    >
      {wrap(text, width, size * letter, most).map((line, i) => (
        // A line is its number.
        <tspan key={i} x={x} dy={i === 0 ? 0 : size * 1.18}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
