import type { Letter, Mission } from '../data/index.ts';
import { MissionSign } from './emblems.tsx';
import { Probe, shields } from './machines.tsx';

/** Machines of small tiles, in the same box as the others: what is written on them can be read. */

/** Only the crawler, and its region's letter. */
export function PlainTerrabot({ letter }: { readonly letter: Letter }) {
  return (
    <>
      <path
        d="M-24 17v-21c0-15 10-24 24-24s24 9 24 24v21z"
        fill="var(--rw-pale)"
        stroke="var(--rw-dark)"
        strokeWidth="2"
      />
      <rect
        x="-30"
        y="16"
        width="60"
        height="11"
        rx="5.5"
        fill="var(--rw-dark)"
        stroke="var(--rw-steel)"
        strokeWidth="2"
      />
      <Written letter={letter} size={44} x={0} y={13} fill="var(--rw-terrabot-deep)" />
    </>
  );
}

interface SatelliteProps {
  readonly shields: number;
  readonly mission: Mission | null;
  /** Nothing but its mission. */
  readonly bare: boolean;
}

/** The mission below the probe, as large as it can be. */
export function PlainSatellite({ shields: count, mission, bare }: SatelliteProps) {
  const middle = bare ? { x: 0, y: -1 } : { x: -8, y: 10 };
  return (
    <>
      {bare ? null : <Probe />}
      {mission?.op === 'perTerrabotOfLetter' ? (
        <Written
          letter={mission.letter}
          size={bare ? 58 : 48}
          x={middle.x}
          y={middle.y + (bare ? 20 : 17)}
          fill="var(--rw-pale)"
        />
      ) : (
        <g transform={`translate(${middle.x} ${middle.y})`} color="var(--rw-pale)">
          {mission ? <MissionSign mission={mission} size={bare ? 50 : 33} /> : null}
        </g>
      )}
      {bare ? null : shields(count, 22, count === 2 ? 1 : 13)}
    </>
  );
}

interface WrittenProps {
  readonly letter: Letter;
  readonly size: number;
  readonly x: number;
  /** Its foot. */
  readonly y: number;
  readonly fill: string;
}

function Written({ letter, size, x, y, fill }: WrittenProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize={size}
      fontWeight="800"
      style={{ fill, fontFamily: 'var(--serif, Georgia, serif)' }}
    >
      {letter}
    </text>
  );
}
