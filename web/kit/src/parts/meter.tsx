import type { Box } from '../geometry/box.ts';
import { cells } from '../geometry/box.ts';
import { Numeral } from '../words/words.tsx';

interface PipsProps {
  /** How many are full, and how many there could be. */
  readonly n: number;
  readonly most: number;
  readonly box: Box;
  /** So many more would come, or go where it is below zero. */
  readonly change?: number;
  readonly fill?: string;
  readonly rows?: number;
}

/** A row of places to fill: credits in a bank, steps to an end, room in a store. */
export function Pips({ n, most, box, change = 0, fill = 'currentColor', rows = 1 }: PipsProps) {
  const places = cells(box, Math.ceil(most / rows), rows, 2).slice(0, most);
  const [sure, hoped] = [Math.min(n, n + change), Math.max(n, n + change)];
  return places.map(({ x, y, width, height }, i) => {
    const r = Math.min(width, height) / 2 - 0.8;
    const full = i < sure;
    const perhaps = !full && i < hoped;
    return (
      <circle
        key={i}
        cx={x + width / 2}
        cy={y + height / 2}
        r={r}
        fill={full || perhaps ? fill : 'none'}
        fillOpacity={perhaps ? 0.35 : 1}
        stroke={perhaps && change < 0 ? 'var(--warn, #ff9c8c)' : fill}
        strokeOpacity={full || perhaps ? 1 : 0.55}
        strokeWidth="1.4"
        strokeDasharray={perhaps ? '2 1.6' : undefined}
      />
    );
  });
}

interface MeterProps {
  readonly n: number;
  readonly most: number;
  readonly box: Box;
  /** What would be added, drawn hatched. */
  readonly change?: number;
  readonly fill?: string;
  /** Written upon it: `3/5` unless told. */
  readonly text?: string;
}

/** A bar that fills up: paid of what is due, kept of what has room. */
export function Meter({
  n,
  most,
  box,
  change = 0,
  fill = 'var(--world, #8fd3e8)',
  text,
}: MeterProps) {
  const { x, y, width, height } = box;
  const upTo = (value: number): number =>
    (width * Math.max(0, Math.min(most, value))) / Math.max(1, most);
  const round = height / 2;
  return (
    <g>
      <rect
        {...box}
        rx={round}
        fill="var(--board-well)"
        stroke="var(--board-well-edge)"
        strokeWidth="1.2"
      />
      {change === 0 ? null : (
        <rect
          x={x}
          y={y}
          width={upTo(n + change)}
          height={height}
          rx={round}
          fill={fill}
          opacity="0.4"
        />
      )}
      {n > 0 ? (
        <rect x={x} y={y} width={upTo(n)} height={height} rx={round} fill={fill} opacity="0.75" />
      ) : null}
      <Numeral
        n={text ?? `${n}/${most}`}
        x={x + width / 2}
        y={y + height / 2}
        size={height * 0.8}
      />
    </g>
  );
}
