import type { Seat } from '@orrery/kernel';
import { PIECE } from '../contract.ts';
import { SeatBadge, seatFill } from '../seat-mark.tsx';

/** Where pips lie on each face, in thirds of the die. */
const CORNERS = ['-1 -1', '1 1', '1 -1', '-1 1'] as const;
const FACES: readonly (readonly string[])[] = [
  [],
  ['0 0'],
  ['-1 -1', '1 1'],
  ['-1 -1', '0 0', '1 1'],
  CORNERS,
  [...CORNERS, '0 0'],
  [...CORNERS, '-1 0', '1 0'],
];

const ROUND = 'M-10-18h20a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-20a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z';
const CUT = 'M-10-18h20l8 8v20l-8 8h-20l-8-8v-20z';

interface DieProps {
  readonly value: number;
  /** Whose it is; null: nobody's. */
  readonly seat: Seat | null;
  readonly size: number;
  /** Cut corners tell another kind of owner, such as a machine. */
  readonly cut?: boolean;
  /** A die of its own kind: its ground and the colour of its pips and edge. */
  readonly look?: { readonly fill: string; readonly ink: string } | undefined;
  readonly piece?: string | undefined;
  readonly faded?: boolean;
}

/** A die with its pips, in its owner's colour and with the owner's shape at its corner. */
export function Die({ value, seat, size, cut, look, piece, faded }: DieProps) {
  const body = cut ? CUT : ROUND;
  const dark = 'var(--piece-dark, #0d1a26)';
  const fill = look?.fill ?? (seat === null ? 'var(--piece-pale, #f4fbff)' : seatFill(seat));
  return (
    <g {...{ [PIECE]: piece }} opacity={faded ? 0.45 : undefined}>
      <g transform={`scale(${size / 36})`}>
        <path d={body} transform="translate(0 2.5)" fill="#000" opacity="0.3" />
        <path d={body} fill={fill} stroke={look?.ink ?? dark} strokeWidth="1.6" />
        <path
          d="M-13-12q2-3 6-3h14q4 0 6 3"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.55"
          strokeWidth="2"
        />
        {(FACES[value] ?? []).map((at) => {
          const [x, y] = at.split(' ').map(Number);
          return (
            <circle key={at} cx={(x ?? 0) * 9} cy={(y ?? 0) * 9} r="3.5" fill={look?.ink ?? dark} />
          );
        })}
        {seat === null ? null : (
          <g transform="translate(17 -17)">
            <SeatBadge seat={seat} size={16} plain={look === undefined} />
          </g>
        )}
      </g>
    </g>
  );
}
