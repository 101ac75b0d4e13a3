import type { Seat } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { PIECE } from '../contract.ts';
import { seatFill, seatShape } from '../seat-mark.tsx';

/** People are told apart by their outlines; colours only help. Feet at 14, heads at -14. */
const BODIES = {
  plain: 'M-7 14V3a7 7 0 0 1 14 0v11zM0-13.5a5 5 0 1 1-.01 0z',
  // a round helmet with a collar over broad shoulders
  helmet: 'M-9 14V5q0-6 5-7.5h8q5 1.5 5 7.5v9zM0-14.5a6.7 6.7 0 1 1-.01 0z',
  // a hood over a long coat
  hood: 'M0-14.5c5 0 6.5 4 6 8.5c4 3 4 12 3 20h-18c-1-8-1-17 3-20c-.5-4.5 1-8.5 6-8.5z',
  // arms spread, as wooden ones stand
  meeple:
    'M0-14.5a5 5 0 0 1 4 8C8-5 11-3 11 0c0 2-3 2.5-6 2L9 14H2L0 8L-2 14H-9L-5 2C-8 2.5-11 2-11 0C-11-3-8-5-4-6.5a5 5 0 0 1 4-8z',
} as const;

export type Body = keyof typeof BODIES;

const FACES: Readonly<Record<Body, ReactNode>> = {
  plain: null,
  helmet: (
    <>
      <path d="M-4.5-9h9v2.5a4.5 3.5 0 0 1-9 0z" fill="var(--piece-dark, #0d1a26)" />
      <path d="M-3-8h2.5" stroke="#fff" strokeWidth="1.4" strokeLinecap="round" />
    </>
  ),
  hood: (
    <path
      d="M0-11.5c3 0 4 2.5 3.6 5.5c-.4 2.5-2 3.5-3.6 3.5s-3.2-1-3.6-3.5c-.4-3 .6-5.5 3.6-5.5z"
      fill="#f3dcc4"
      stroke="var(--piece-dark, #0d1a26)"
      strokeWidth="1"
    />
  ),
  meeple: null,
};

interface FigureProps {
  /** From head to feet. */
  readonly size: number;
  /** One of the kit's outlines, or a path of a game's own with feet at 14 and head at -14. */
  readonly body?: Body | { readonly d: string; readonly face?: ReactNode };
  /** In a player's colour, with the player's shape on the chest. */
  readonly seat?: Seat | undefined;
  /** Its colour where it is nobody's. */
  readonly fill?: string | undefined;
  /** Only wanted here: a shadow. */
  readonly ghost?: boolean;
  readonly piece?: string | undefined;
}

/** A small person around its middle. */
export function Figure({ size, body = 'plain', seat, fill, ghost, piece }: FigureProps) {
  const { d, face } = typeof body === 'string' ? { d: BODIES[body], face: FACES[body] } : body;
  const colour = fill ?? (seat === undefined ? 'var(--piece-pale, #f4fbff)' : seatFill(seat));
  if (ghost)
    return (
      <path
        d={d}
        transform={`scale(${size / 30})`}
        fill={fill ?? 'none'}
        fillOpacity="0.3"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray={fill === undefined ? '2.5 2.5' : '4 1.5'}
        strokeLinejoin="round"
      />
    );
  return (
    <g {...{ [PIECE]: piece }}>
      <g transform={`scale(${size / 30})`}>
        <ellipse cy="14" rx="9" ry="2" fill="#000" opacity="0.3" />
        <path
          d={d}
          fill={colour}
          stroke="var(--piece-dark, #0d1a26)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        {face}
        {seat === undefined ? null : (
          <path
            d={seatShape(seat)}
            transform="translate(0 6.5) scale(0.38) translate(-10 -10)"
            fill="var(--piece-dark, #0d1a26)"
          />
        )}
      </g>
    </g>
  );
}
