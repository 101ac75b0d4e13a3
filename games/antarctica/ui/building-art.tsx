import { Tile } from '@orrery/kit';
import type { ReactNode } from 'react';
import { type BuildingId, buildings } from '../data/index.ts';

/** Line and solid in one ink: whatever they stand on gives it. */
const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const SOLID = { fill: 'currentColor' } as const;
const SHADE = { fill: 'currentColor', fillOpacity: 0.42 } as const;

/** A dome of panels, seen from the side. */
const Dome = () => (
  <>
    <path d="M-9 2a9 11 0 0 1 18 0z" {...SHADE} />
    <path
      d="M-9 2a9 11 0 0 1 18 0zM0-9V2M-5.5-6.5L-4 2M5.5-6.5L4 2M-8-3.5H8"
      {...LINE}
      strokeWidth="1.5"
    />
  </>
);
const PEAK = 'M-10 11l5.5-7l3 3.4l2.6-3l3 3.6l1.4-1.6l4.5 4.6z';
const WAVES = 'M-10 6.5q2.5-2.6 5 0t5 0t5 0t5 0M-10 10.5q2.5-2.6 5 0t5 0t5 0t5 0';

/** What each building looks like, in a box of 24 by 24 around its middle. */
export const BUILDING_ART: Readonly<Record<BuildingId, ReactNode>> = {
  camp: (
    <>
      <path d="M0-8.5L11 9.5H-11z" {...SHADE} />
      <path d="M0-8.5L11 9.5H-11zM0-8.5l-2-2.3M0-8.5l2-2.3" {...LINE} />
      <path d="M0-1L4.2 9.5h-8.4z" {...SOLID} />
    </>
  ),
  shipyard: (
    <>
      <path d="M-8.5-1H8.5L5.5 5.5H-5.5z" {...SOLID} />
      <path d="M-3.5-1v-4.5h5V-1" {...LINE} strokeWidth="1.6" />
      <path
        d="M-11 10.5l3.5-5M11 10.5l-3.5-5M-11 10.5h22M-10.5-10.5v9M10.5-10.5v9M-11-10.5h22M0-10.5v2.5"
        {...LINE}
        strokeWidth="1.6"
      />
    </>
  ),
  'research-land': (
    <>
      <Dome />
      <path d={PEAK} {...SOLID} />
    </>
  ),
  'research-coast': (
    <>
      <Dome />
      <path d="M-11 11l4.5-6.5l2.6 3.2l1.4-1.4l2 4.7z" {...SOLID} />
      <path
        d="M1 6.5q2.4-2.6 4.8 0t4.8 0M1.6 10.5q2.2-2.6 4.5 0t4.5 0"
        {...LINE}
        strokeWidth="1.6"
      />
    </>
  ),
  'research-sea': (
    <>
      <Dome />
      <path d={WAVES} {...LINE} strokeWidth="1.6" />
    </>
  ),
  crane: (
    <>
      <path
        d="M-8.5 11h8M-4.5 11V-10.5M-10-6.5H10.5M-4.5-10.5L10-6.5M-4.5-10.5L-9.5-6.5M7-6.5v6.5"
        {...LINE}
      />
      <path d="M3.8 2.5h6.4v5.5h-6.4zM-11-6.5h4v4h-4z" {...SOLID} />
    </>
  ),
  pit: (
    <>
      <path d="M-7-3.5l2.5-4l3.5 1.5l3-4l3 3.5l2.5 1l1 2z" {...SHADE} />
      <path d="M-10.5-3.5h21L7.5 5.5h-15z" {...SOLID} />
      <path d="M-7-3.5l2.5-4l3.5 1.5l3-4l3 3.5l2.5 1l1 2M-11.5 11h23" {...LINE} strokeWidth="1.6" />
      <path
        d="M-5 5.2a2.6 2.6 0 1 1-.01 0zM5 5.2a2.6 2.6 0 1 1-.01 0z"
        {...SOLID}
        stroke="currentColor"
        strokeWidth="1"
      />
    </>
  ),
  derrick: (
    <>
      <path
        d="M-7.5 8L-2.5-9h5L7.5 8M-5.8 2h11.6M-4.2-3.5h8.4M-5.8 2L4.2-3.5M5.8 2L-4.2-3.5M-7.5 8L5.8 2M7.5 8L-5.8 2"
        {...LINE}
        strokeWidth="1.5"
      />
      <path d="M-10.5 8h21v3h-21zM-3.2-11.5h6.4v2.7h-6.4z" {...SOLID} />
    </>
  ),
  turbine: (
    <>
      <path d="M-1.1 1.5h2.2L2 11.5h-4z" {...SOLID} />
      <path
        d="M.6-3.2C.2-6.5.8-9.5 2-12C.2-10.6-1.4-7.5-1.4-3.6zM1.6-2.2C4.4-1 7 .4 8.8 2.8C6.6 2.4 3-.4.6-.4zM-1.2-1C-3.6.9-6.2 2.2-9.2 2.6C-7.6 1-4-2-1.8-2.6z"
        {...SOLID}
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <circle cy="-2" r="1.8" {...SOLID} />
      <path d="M-7 11.3h14" {...LINE} />
    </>
  ),
  laboratory: (
    <>
      <path d="M-5.4 3.6h10.8l2.9 5.4a1.4 1.4 0 0 1-1.2 2h-14.2a1.4 1.4 0 0 1-1.2-2z" {...SHADE} />
      <path
        d="M-3.2-10.5h6.4M-2.2-10.5v6.4L-8.6 8.6a1.6 1.6 0 0 0 1.4 2.4h14.4a1.6 1.6 0 0 0 1.4-2.4L2.2-4.1v-6.4M-5.6 3.6h11.2"
        {...LINE}
      />
      <circle cx="-1.8" cy="7.2" r="1.5" {...SOLID} />
      <circle cx="2.6" cy="6.4" r="1.1" {...SOLID} />
      <circle cx=".4" cy="0" r="1" {...SOLID} />
    </>
  ),
  factory: (
    <>
      <path d="M-10.5 10.5V-.5l6.5 4v-4l6.5 4v-4l6 4v7z" {...SOLID} />
      <path d="M4.8-1.5L5.6-9h3l.9 9z" {...SOLID} />
      <path d="M-8-6q2-2.4 4.2-1t4-1.2T3-11" {...LINE} strokeWidth="1.6" />
    </>
  ),
  headquarters: (
    <>
      <path d="M-4-7.5h8V11h-8z" {...SOLID} />
      <path d="M-10-1h6v12h-6zM4 2h6v9H4z" {...SHADE} />
      <path
        d="M-10-1h6M4 2h6M-10-1v12M10 2v9M0-7.5v-4M0-11.5h5l-1.5 1.4l1.5 1.4H0M-11.5 11h23"
        {...LINE}
        strokeWidth="1.5"
      />
      <path
        d="M-1.6-4.4h1M.9-4.4h1M-1.6-.9h1M.9-.9h1M-1.6 2.6h1M.9 2.6h1"
        stroke="var(--an-hole, #44586b)"
        strokeWidth="1.8"
        fill="none"
      />
    </>
  ),
  'plankton-farm': (
    <>
      <path
        d="M6.5-7.5C1-9.5-6.8-7.4-7.6-1C-8.3 4.8-3.4 8.6 1.8 7.8L4.6 10.6L4.4 7.2L7.6 6.4L3.9 4.4C0 5.6-3.4 3.3-3.2-.3C-3-3.2-.2-4 6.8-3.2z"
        {...SOLID}
      />
      <path
        d="M6.5-7.4q3-.2 4.6-3M6.8-3.4q3 .3 4.4 3.4M-2.4-3.4L.6-1M-3.2 1.2L.4 1.6M-1.8 4.6L1 3.4"
        {...LINE}
        strokeWidth="1.5"
      />
      <circle cx="3.6" cy="-5.7" r="1.1" fill="var(--an-hole, #44586b)" />
    </>
  ),
  antenna: (
    <>
      <path d="M-9.5-6.5A13 13 0 0 0 5.5 8.8z" {...SOLID} />
      <path
        d="M-2 1.2L5-5.8M-5 5.6L-7.5 11.2h8.4M6.2-11.2A6 6 0 0 1 11-5.6M5.4-8A3 3 0 0 1 8-5.2"
        {...LINE}
      />
      <circle cx="5" cy="-5.8" r="1.7" {...SOLID} />
    </>
  ),
};

const TINTS = {
  resource: 'var(--an-resource)',
  expertise: 'var(--an-expertise)',
  researchCentre: 'var(--an-centre)',
  camp: 'var(--an-harbour)',
  shipyard: 'var(--an-harbour)',
  prestige: 'var(--an-prestige)',
} as const;

export const tintOf = (building: BuildingId): string =>
  TINTS[buildings[building]?.category ?? 'resource'];

interface BuildingProps {
  readonly building: BuildingId;
  readonly size: number;
  readonly piece?: string | undefined;
}

/** A building as it stands in a zone: a small slate tile with its sign. */
export function Building({ building, size, piece }: BuildingProps) {
  const tint = tintOf(building);
  return (
    <g color="var(--an-tile-ink)" style={{ '--an-hole': tint } as object}>
      <Tile width={size} face={tint} edge="#1d2b38" piece={piece}>
        <g transform={`scale(${(size * 0.8) / 24})`}>{BUILDING_ART[building]}</g>
      </Tile>
    </g>
  );
}

/** Where it would stand: the bare sign, pale. */
export const BuildingGhost = ({ building, size }: BuildingProps) => (
  <g transform={`scale(${(size * 0.66) / 24})`} color="var(--board-soft)" opacity="0.14">
    {BUILDING_ART[building]}
  </g>
);
