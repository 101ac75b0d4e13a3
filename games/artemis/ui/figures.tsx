import { Figure as Person } from '@orrery/kit';
import type { ReactNode } from 'react';
import type { Colonist } from '../data/index.ts';

interface Body {
  readonly d: string;
  readonly face: ReactNode;
}

const SKIN = '#f3dcc4';
const DARK = 'var(--piece-dark)';

/** The four kinds are told apart by their outlines; colours only help. Feet at 14, heads at -14. */
const BODIES: Readonly<Record<Colonist, Body>> = {
  // a poncho below a wide hat
  pioneer: {
    d: 'M0-5L8.5 14h-17zM-8-8.5h16l-3.5-1.5q-1-5-4.5-5t-4.5 5z',
    face: (
      <>
        <circle cy="-6" r="3.4" fill={SKIN} stroke={DARK} strokeWidth="1" />
        <path d="M-4 4L4 7.5" stroke={DARK} strokeWidth="1.4" />
        <path d="M10-7V14" stroke={DARK} strokeWidth="1.6" />
      </>
    ),
  },
  // overalls below a hard hat
  engineer: {
    d: 'M-6-4h12q1.5 0 1.5 1.5V14h-5.5V8h-4v6h-5.5V-2.5q0-1.5 1.5-1.5zM-7-7.5a7 7 0 0 1 14 0z',
    face: (
      <>
        <path d="M-4-7.5h8v2a4 3 0 0 1-8 0z" fill={SKIN} stroke={DARK} strokeWidth="1" />
        <path d="M-7.5-7.5h15" stroke={DARK} strokeWidth="1.8" />
        <path d="M-6 3h12" stroke="#fff" strokeWidth="2" />
      </>
    ),
  },
  // broad shoulders below a closed helmet
  marine: {
    d: 'M-10-3.5h20v6l-3.5 3V14h-5V9h-3v5h-5V5.5l-3.5-3zM-5-14h10l1 8.5h-12z',
    face: (
      <>
        <path d="M-4.5-10.5h9v3h-9z" fill={DARK} />
        <path d="M-9-1.5h4M5-1.5h4" stroke="#fff" strokeWidth="1.8" />
      </>
    ),
  },
  // a long robe with a high collar
  steward: {
    d: 'M-3.5-5C-4 3-10 7-10 14h20C10 7 4 3 3.5-5L0-2zM0-14.5a4.7 4.7 0 1 1-.01 0z',
    face: (
      <>
        <circle cy="-9.8" r="3.6" fill={SKIN} />
        <path d="M-4.5-11.5h9" stroke="#fff" strokeWidth="1.8" />
        <path d="M0 1l1.3 2.7l3 .3l-2.2 2l.6 3L0 7.5L-2.7 9l.6-3l-2.2-2l3-.3z" fill="#fff" />
      </>
    ),
  },
};

interface FigureProps {
  readonly colonist: Colonist;
  /** From head to feet. */
  readonly size: number;
  readonly piece?: string | undefined;
}

export const Figure = ({ colonist, size, piece }: FigureProps) => (
  <Person body={BODIES[colonist]} fill={`var(--at-${colonist})`} size={size} piece={piece} />
);

interface GhostProps {
  readonly slot: Colonist | 'any';
  readonly size: number;
}

/** An empty slot: who is wanted there, as a shadow. */
export const Ghost = ({ slot, size }: GhostProps) =>
  slot === 'any' ? (
    <Person size={size} ghost />
  ) : (
    <Person body={BODIES[slot]} fill={`var(--at-${slot})`} size={size} ghost />
  );
