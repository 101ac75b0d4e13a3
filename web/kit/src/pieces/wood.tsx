import type { Seat } from '@orrery/kernel';
import { PIECE } from '../contract.ts';
import { seatFill, seatShape } from '../seat-mark.tsx';

interface WoodProps {
  readonly size: number;
  readonly seat?: Seat | undefined;
  readonly fill?: string | undefined;
  readonly piece?: string | undefined;
}

const EDGE = {
  stroke: 'var(--piece-dark, #0d1a26)',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
} as const;

const colourOf = ({ seat, fill }: WoodProps): string =>
  fill ?? (seat === undefined ? 'var(--piece-pale, #f4fbff)' : seatFill(seat));

const mark = (seat: Seat | undefined, transform: string) =>
  seat === undefined ? null : (
    <path d={seatShape(seat)} transform={transform} fill="var(--piece-dark, #0d1a26)" />
  );

/** A wooden cube seen from above, lit from the left; its owner's shape is on its front. */
export function Cube(props: WoodProps) {
  return (
    <g {...{ [PIECE]: props.piece }}>
      <g transform={`scale(${props.size / 24})`}>
        <path
          d="M-9-5L-4-11H11V4L6 10H-9z"
          fill="#000"
          opacity="0.25"
          transform="translate(1 1.5)"
        />
        <path d="M-9-5L-4-11H11V4L6 10H-9z" fill={colourOf(props)} {...EDGE} />
        <path d="M6-5L11-11V4L6 10z" fill="#000" opacity="0.3" />
        <path d="M-9-5L-4-11H11L6-5z" fill="#fff" opacity="0.35" />
        <path d="M-9-5H6V10M6-5L11-11" fill="none" {...EDGE} strokeWidth="1" />
        {mark(props.seat, 'translate(-1.5 2.5) scale(0.46) translate(-10 -10)')}
      </g>
    </g>
  );
}

/** A flat wooden disc, such as a marker on a track. */
export function Disc(props: WoodProps) {
  return (
    <g {...{ [PIECE]: props.piece }}>
      <g transform={`scale(${props.size / 24})`}>
        <path d="M-10.5-2v4a10.5 8 0 0 0 21 0v-4z" fill={colourOf(props)} {...EDGE} />
        <path d="M-10.5-2v4a10.5 8 0 0 0 21 0v-4z" fill="#000" opacity="0.28" />
        <ellipse cy="-2" rx="10.5" ry="8" fill={colourOf(props)} {...EDGE} />
        <path
          d="M-7-5.5a8.5 6 0 0 1 9-2.7"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.6"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        {mark(props.seat, 'translate(0 -1.8) scale(0.5 0.44) translate(-10 -10)')}
      </g>
    </g>
  );
}
