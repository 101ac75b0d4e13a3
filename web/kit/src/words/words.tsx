import { useLeast } from '../board/scale.ts';
import css from '../board/frame.module.css';
import { fitWords, LEADING, type Look } from './measure.ts';

interface WordsProps {
  readonly text: string;
  readonly x?: number;
  readonly y?: number;
  /** How much room a line has. */
  readonly width: number;
  /** How high letters would like to be. */
  readonly size: number;
  /** How many lines at most. */
  readonly most?: number;
  /** How much room all lines have. */
  readonly height?: number;
  /** Not written smaller than so high; unless told, what can be read on this screen. */
  readonly least?: number;
  readonly serif?: boolean;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Less important: the soft ink. */
  readonly soft?: boolean;
  readonly fill?: string | undefined;
  /** Where the lines stand: y is the foot of the first one, the foot of the last, or the middle of all. */
  readonly stand?: 'foot' | 'last' | 'middle';
}

const lookOf = (serif: boolean | undefined, weight: number): Look =>
  serif ? 'serif' : weight > 500 ? 'bold' : 'plain';

/** Text in one or several lines that fits its room: a little smaller, then cut with an ellipsis. */
export function Words(props: WordsProps) {
  const { text, x = 0, y = 0, serif, weight = 400, anchor = 'start', fill, most = 1 } = props;
  const readable = useLeast().words;
  const { size, lines } = fitWords(text, {
    width: props.width,
    size: props.size,
    least: props.least ?? readable,
    most,
    height: props.height,
    look: lookOf(serif, weight),
  });
  const rest = (lines.length - 1) * LEADING;
  const lift = { foot: 0, last: -rest, middle: 0.36 - rest / 2 }[props.stand ?? 'foot'];
  const ink = fill ?? (props.soft ? 'var(--board-soft)' : undefined);
  return (
    <text
      x={x}
      y={y + size * lift}
      fontSize={size}
      fontWeight={weight}
      className={serif ? css.serif : undefined}
      textAnchor={anchor}
      style={ink === undefined ? undefined : { fill: ink }}
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

interface NumberProps {
  readonly n: number | string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly least?: number;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string | undefined;
}

/** A number or a short mark around its middle line, never too small to be read. */
export function Numeral(props: NumberProps) {
  const { n, x = 0, y = 0, weight = 650, anchor = 'middle', fill = 'currentColor' } = props;
  const readable = useLeast().figures;
  const size = Math.max(props.size, props.least ?? readable);
  return (
    <text
      x={x}
      y={y + size * 0.36}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor}
      style={{ fill }}
    >
      {n}
    </text>
  );
}
