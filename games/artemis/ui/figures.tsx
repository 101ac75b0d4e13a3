import type { Colonist } from '../data/index.ts';

/** The four kinds are told apart by their outlines; colours only help. Feet at 14, heads at -14. */
const BODIES: Readonly<Record<Colonist | 'any', string>> = {
  // a poncho below a wide hat
  pioneer: 'M0-5L8.5 14h-17zM-8-8.5h16l-3.5-1.5q-1-5-4.5-5t-4.5 5z',
  // overalls below a hard hat
  engineer: 'M-6-4h12q1.5 0 1.5 1.5V14h-5.5V8h-4v6h-5.5V-2.5q0-1.5 1.5-1.5zM-7-7.5a7 7 0 0 1 14 0z',
  // broad shoulders below a closed helmet
  marine: 'M-10-3.5h20v6l-3.5 3V14h-5V9h-3v5h-5V5.5l-3.5-3zM-5-14h10l1 8.5h-12z',
  // a long robe with a high collar
  steward: 'M-3.5-5C-4 3-10 7-10 14h20C10 7 4 3 3.5-5L0-2zM0-14.5a4.7 4.7 0 1 1-.01 0z',
  any: 'M-7 14V3a7 7 0 0 1 14 0v11zM0-13.5a5 5 0 1 1-.01 0z',
};

const FACES: Readonly<Record<Colonist, React.ReactNode>> = {
  pioneer: (
    <>
      <circle cy="-6" r="3.4" fill="#f3dcc4" stroke="var(--at-dark)" strokeWidth="1" />
      <path d="M-4 4L4 7.5" stroke="var(--at-dark)" strokeWidth="1.4" />
      <path d="M10-7V14" stroke="var(--at-dark)" strokeWidth="1.6" />
    </>
  ),
  engineer: (
    <>
      <path d="M-4-7.5h8v2a4 3 0 0 1-8 0z" fill="#f3dcc4" stroke="var(--at-dark)" strokeWidth="1" />
      <path d="M-7.5-7.5h15" stroke="var(--at-dark)" strokeWidth="1.8" />
      <path d="M-6 3h12" stroke="#fff" strokeWidth="2" />
    </>
  ),
  marine: (
    <>
      <path d="M-4.5-10.5h9v3h-9z" fill="var(--at-dark)" />
      <path d="M-9-1.5h4M5-1.5h4" stroke="#fff" strokeWidth="1.8" />
    </>
  ),
  steward: (
    <>
      <circle cy="-9.8" r="3.6" fill="#f3dcc4" />
      <path d="M-4.5-11.5h9" stroke="#fff" strokeWidth="1.8" />
      <path d="M0 1l1.3 2.7l3 .3l-2.2 2l.6 3L0 7.5L-2.7 9l.6-3l-2.2-2l3-.3z" fill="#fff" />
    </>
  ),
};

const colonistFill = (colonist: Colonist): string => `var(--at-${colonist})`;

interface FigureProps {
  readonly colonist: Colonist;
  /** From head to feet. */
  readonly size: number;
  readonly title?: string;
  readonly piece?: string | undefined;
}

export function Figure({ colonist, size, title, piece }: FigureProps) {
  return (
    <g data-piece={piece}>
      <g transform={`scale(${size / 30})`}>
        {title === undefined ? null : <title>{title}</title>}
        <ellipse cy="14" rx="9" ry="2" fill="#000" opacity="0.3" />
        <path
          d={BODIES[colonist]}
          fill={colonistFill(colonist)}
          stroke="var(--at-dark)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        {FACES[colonist]}
      </g>
    </g>
  );
}

/** An empty slot: who is wanted there, as a shadow. */
export function Ghost({
  slot,
  size,
  title,
}: {
  readonly slot: Colonist | 'any';
  readonly size: number;
  readonly title?: string;
}) {
  return (
    <g transform={`scale(${size / 30})`}>
      {title === undefined ? null : <title>{title}</title>}
      <path
        d={BODIES[slot]}
        fill={slot === 'any' ? 'none' : colonistFill(slot)}
        fillOpacity="0.3"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray={slot === 'any' ? '2.5 2.5' : '4 1.5'}
        strokeLinejoin="round"
      />
    </g>
  );
}
