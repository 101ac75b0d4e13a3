import type { Seat } from '@orrery/kernel';

/** Colour never stands alone: each seat has its shape, drawn in a box of 20 by 20. */
const SHAPES = [
  'M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16z',
  'M10 2l8.5 15h-17z',
  'M3 3h14v14h-14z',
  'M10 1l8 9l-8 9l-8-9z',
  'M10 1l2.6 6.1l6.6.6l-5 4.4l1.5 6.5l-5.7-3.4l-5.7 3.4l1.5-6.5l-5-4.4l6.6-.6z',
] as const;

export const seatShape = (seat: Seat): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];
export const seatFill = (seat: Seat): string => `var(--seat-${seat % SHAPES.length})`;
export const seatLine = (seat: Seat): string => `var(--seat-${seat % SHAPES.length}-line)`;

/** The mark of a seat as SVG of its own; inside a board, `SeatShape`. */
export function SeatMark({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      // Beside a long name it keeps its size.
      style={{ flexShrink: 0 }}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={seatShape(seat)}
        fill={seatFill(seat)}
        stroke={seatLine(seat)}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The same mark inside a drawing, around its middle. */
export function SeatShape({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <path
      d={seatShape(seat)}
      transform={`scale(${size / 20}) translate(-10 -10)`}
      fill={seatFill(seat)}
      stroke={seatLine(seat)}
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  );
}

/** The mark on a dark disc: at the corner of a piece that has its owner's colour. */
export function SeatBadge({
  seat,
  size = 16,
  plain = true,
}: {
  readonly seat: Seat;
  readonly size?: number;
  /** White upon the owner's colour; otherwise in that colour. */
  readonly plain?: boolean;
}) {
  return (
    <g transform={`scale(${size / 16})`}>
      <circle r="8" fill="var(--piece-dark, #0d1a26)" />
      <path
        d={seatShape(seat)}
        transform="scale(0.56) translate(-10 -10)"
        fill={plain ? '#fff' : seatFill(seat)}
        stroke={seatLine(seat)}
        strokeWidth="1"
      />
    </g>
  );
}
