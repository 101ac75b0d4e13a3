import type { Seat } from '@orrery/kernel';
import { Figure, PIECE, seatFill, seatShape } from '@orrery/kit';

interface PieceProps {
  readonly seat: Seat;
  /** Its width. */
  readonly size: number;
  readonly piece?: string | undefined;
  /** Its bow points to the left unless told. */
  readonly right?: boolean | undefined;
  /** Only wanted here. */
  readonly ghost?: boolean | undefined;
}

/** The hull of an ice-going ship with a raked bow, in a box of 44 by 28, bow to the left. */
const HULL = 'M-21-1.5C-17-1-10 0-6 0H19.5L17.5 9.5Q17 11.5 14.5 11.5H-12.5Q-16 11.5-17.5 8z';
const HOUSE = 'M1-8.5H13V0H-2z';

/** A ship in its owner's colour, with the owner's shape on its hull. */
export function Ship({ seat, size, piece, right, ghost }: PieceProps) {
  const dark = 'var(--piece-dark)';
  const flip = right ? -1 : 1;
  if (ghost)
    return (
      <g transform={`scale(${(flip * size) / 44} ${size / 44})`}>
        <path
          d={`${HULL}${HOUSE}`}
          fill={seatFill(seat)}
          fillOpacity="0.22"
          stroke={seatFill(seat)}
          strokeWidth="1.8"
          strokeDasharray="3 2.4"
        />
      </g>
    );
  return (
    <g {...{ [PIECE]: piece }}>
      <g transform={`scale(${size / 44})`}>
        <g transform={flip < 0 ? 'scale(-1 1)' : undefined}>
          <path
            d="M-22 11.5q5.5-2.4 11 0t11 0t11 0t11 0v3q-22 2-44 0z"
            fill="#dff3fb"
            opacity="0.5"
          />
          <path d="M5-8.5V-13h4.5v4.5z" fill="#f7fbfd" stroke={dark} strokeWidth="1.1" />
          <path d="M5-13h4.5v2.2H5z" fill={seatFill(seat)} />
          <path d={HOUSE} fill="#f7fbfd" stroke={dark} strokeWidth="1.3" strokeLinejoin="round" />
          <path d="M2-5.5h3v2.4H1zM6.6-5.5h2.6v2.4H6.6zM10.4-5.5h1.4v2.4h-1.4z" fill="#2d5f7a" />
          <path
            d="M-13-.4V-11.5M-13-10L-4-.4M-13-10L1-7"
            stroke={dark}
            strokeWidth="1"
            fill="none"
          />
          <path
            d={HULL}
            fill={seatFill(seat)}
            stroke={dark}
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
          <path
            d="M-18 6.6L-17.5 8Q-16 11.5-12.5 11.5H14.5Q17 11.5 17.5 9.5L18 7z"
            fill="#000"
            opacity="0.28"
          />
          <path
            d="M-19-.6C-15 0-10 .9-6 .9H18"
            stroke="#fff"
            strokeOpacity="0.6"
            strokeWidth="1.1"
            fill="none"
          />
        </g>
        <path
          d={seatShape(seat)}
          transform={`translate(${flip * 3} 5.4) scale(0.4) translate(-10 -10)`}
          fill={dark}
        />
      </g>
    </g>
  );
}

/** A scientist in a hooded parka. */
export const Scientist = ({ seat, size, piece, ghost }: PieceProps) =>
  ghost ? (
    <g color={seatFill(seat)}>
      <Figure body="hood" size={size} fill={seatFill(seat)} ghost />
    </g>
  ) : (
    <Figure body="hood" size={size} seat={seat} piece={piece} />
  );

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30);

/** The sun has rays and a pale heart: it is never taken for a piece of the orange seat. */
export function SunDisc({ size }: { readonly size: number }) {
  return (
    <g transform={`scale(${size / 34})`}>
      <circle r="17" fill="var(--an-sun)" opacity="0.22" />
      <circle r="13.5" fill="var(--an-sun)" opacity="0.25" />
      {RAYS.map((turn) => (
        <path
          key={turn}
          d="M0-9.5l2 0L0-16l-2 6.5z"
          transform={`rotate(${turn})`}
          fill="var(--an-sun)"
        />
      ))}
      <circle r="9.6" fill="var(--an-sun)" stroke="#7a3c05" strokeWidth="0.8" />
      <circle r="6" fill="var(--an-sun-heart)" />
      <path
        d="M-6.6-4.2a8 8 0 0 1 5-3.6"
        stroke="#fff"
        strokeWidth="1.4"
        strokeLinecap="round"
        fill="none"
        opacity="0.8"
      />
    </g>
  );
}
