import type { Letter, Mission } from '../data/index.ts';
import { MissionSign, RegionSign, SHIELD } from './emblems.tsx';

/** The machines on the tiles, each drawn in a box of 60 by 60 around its middle. */

const PALE = 'var(--rw-pale)';
const STEEL = 'var(--rw-steel)';
const STEEL_DEEP = 'var(--rw-steel-deep)';
const DARK = 'var(--rw-dark)';

/** A crawler with its region's letter on the chest. */
export function Terrabot({ letter }: { readonly letter: Letter }) {
  return (
    <>
      <g transform="translate(0 -17)" color="var(--rw-dusk)" opacity="0.9">
        <g transform="translate(-17 2)">
          <RegionSign letter={letter} size={17} />
        </g>
        <g transform="translate(17 2)">
          <RegionSign letter={letter} size={17} />
        </g>
      </g>
      <path d="M0-17v-6" stroke={PALE} strokeWidth="2.5" strokeLinecap="round" />
      <circle cy="-24" r="2.6" fill="var(--rw-gold)" />
      <path
        d="M-15 12v-14c0-10 6-16 15-16s15 6 15 16v14z"
        fill={PALE}
        stroke={DARK}
        strokeWidth="1.5"
      />
      <path d="M0-18c9 0 15 6 15 16v14H4V-17z" fill={STEEL} opacity="0.75" />
      <path
        d="M-15-4l-7 4v9M15-4l7 4v9"
        fill="none"
        stroke={STEEL}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect
        x="-23"
        y="11"
        width="46"
        height="13"
        rx="6.5"
        fill={DARK}
        stroke={STEEL}
        strokeWidth="1.8"
      />
      {[-14, -4.7, 4.7, 14].map((x) => (
        <circle key={x} cx={x} cy="17.5" r="3.2" fill={STEEL_DEEP} />
      ))}
      <text
        y="7"
        textAnchor="middle"
        fontSize="23"
        fontWeight="800"
        style={{ fill: 'var(--rw-terrabot-deep)', fontFamily: 'var(--serif, Georgia, serif)' }}
      >
        {letter}
      </text>
    </>
  );
}

export const shields = (count: number, x: number, y: number) =>
  Array.from({ length: count }, (_, i) => (
    <g key={i} transform={`translate(${x} ${y + i * 17}) scale(0.86)`}>
      <path d={SHIELD} fill={STEEL} stroke={DARK} strokeWidth="1.5" />
      <path d="M0-5v10M-4-2h8" stroke="var(--rw-shuttle-deep)" strokeWidth="1.8" />
    </g>
  ));

/** A ship with its bow to the outside of the carrier; shields ride at its flank. */
export function Shuttle({ shields: count }: { readonly shields: number }) {
  return (
    <>
      <g transform="translate(-5 0)">
        <path
          d="M-19 4l-3 14l10-4zM19 4l3 14l-10-4z"
          fill={STEEL_DEEP}
          stroke={DARK}
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M-7 16h14l-2 8h-10z" fill="var(--rw-dusk)" />
        <path
          d="M0-27c9 8 13 18 13 31c0 5-1 9-3 13h-20c-2-4-3-8-3-13c0-13 4-23 13-31z"
          fill={PALE}
          stroke={DARK}
          strokeWidth="1.5"
        />
        <path d="M0-27c9 8 13 18 13 31c0 5-1 9-3 13H2z" fill={STEEL} />
        <path d="M0-16c3 3 5 7 5 10h-10c0-3 2-7 5-10z" fill="var(--rw-shuttle-deep)" />
        <path d="M-8 3h16M-9 9h18" stroke={STEEL_DEEP} strokeWidth="1.6" />
      </g>
      {shields(count, 21, count === 2 ? 2 : 11)}
    </>
  );
}

/** A probe between its panels. */
export function Probe() {
  return (
    <>
      <path
        d="M-27-24h16v12h-16zM11-24h16v12h-16z"
        fill="var(--rw-dusk)"
        stroke={PALE}
        strokeWidth="1.3"
      />
      <path
        d="M-21.7-24v12M-16.3-24v12M-27-18h16M16.3-24v12M21.7-24v12M11-18h16"
        stroke="var(--rw-satellite-deep)"
        strokeWidth="1.2"
      />
      <path d="M-11-18H11" stroke={STEEL} strokeWidth="3" />
      <rect
        x="-6.5"
        y="-26"
        width="13"
        height="17"
        rx="3"
        fill={STEEL}
        stroke={DARK}
        strokeWidth="1.4"
      />
      <circle cy="-20.5" r="2.8" fill="var(--rw-satellite)" />
      <path d="M-8-9h16l-4 5h-8z" fill={STEEL_DEEP} />
    </>
  );
}

/** A probe with its mission on the face. */
export function Satellite({
  shields: count,
  mission,
}: {
  readonly shields: number;
  readonly mission: Mission | null;
}) {
  return (
    <>
      <Probe />
      <circle
        cx="-5"
        cy="11"
        r="15.5"
        fill="var(--rw-satellite-deep)"
        stroke={STEEL}
        strokeWidth="1.8"
      />
      <g transform="translate(-5 11)" color={PALE}>
        {mission ? <MissionSign mission={mission} size={21} /> : null}
      </g>
      {shields(count, 20, count === 2 ? 1 : 13)}
    </>
  );
}
