import type { ReactNode } from 'react';
import { cardInfo } from '../data/index.ts';
import { round2, seeded } from './seeded.ts';

/** Light, middle and dark of three worlds of each Type. */
const HUES: readonly (readonly (readonly [string, string, string])[])[] = [
  [
    ['#bfe9f5', '#4f9fc4', '#163a5c'],
    ['#d7d9ff', '#7d7fd6', '#2a2a68'],
    ['#c9f5e6', '#45a79a', '#104a4a'],
  ],
  [
    ['#e2f2b4', '#7fb150', '#274d26'],
    ['#f1ecc2', '#a9a75a', '#4c4a22'],
    ['#c6f0c9', '#55a56a', '#174a33'],
  ],
  [
    ['#ffc9b0', '#c4513f', '#4c1420'],
    ['#e5c1d6', '#8d3f68', '#351430'],
    ['#d8cfd2', '#7a6a72', '#2c2229'],
  ],
  [
    ['#ffe6b0', '#cf8f3c', '#57310f'],
    ['#f7d3a8', '#b36a3d', '#4a2313'],
    ['#f0e3c6', '#a48b62', '#463821'],
  ],
];

const R = 22;
const chord = (y: number): number => Math.sqrt(Math.max(0, R * R - y * y));

/** A band around the sphere, bent as seen from a little above. */
function band(top: number, foot: number): string {
  const [a, b] = [chord(top), chord(foot)];
  return `M${round2(-a)} ${top}Q0 ${top + a * 0.3} ${round2(a)} ${top}L${round2(b)} ${foot}Q0 ${round2(foot + b * 0.3)} ${round2(-b)} ${foot}z`;
}

function bands(next: (n: number) => number, [light, , dark]: readonly string[]): ReactNode {
  const from = -16 + next(5);
  return [0, 1, 2].map((i) => {
    const y = from + i * 10;
    return (
      <path
        key={i}
        d={band(y, y + 3 + next(4))}
        fill={i % 2 === 0 ? dark : light}
        opacity={i % 2 === 0 ? 0.3 : 0.4}
      />
    );
  });
}

function craters(next: (n: number) => number, [light, , dark]: readonly string[]): ReactNode {
  return [0, 1, 2, 3].map((i) => {
    const [x, y, r] = [-13 + i * 7 + next(4), -12 + next(24), 2 + next(3)];
    return (
      <g key={i}>
        <ellipse cx={x} cy={y} rx={r} ry={r * 0.86} fill={dark} opacity="0.45" />
        <path
          d={`M${x - r} ${y}a${r} ${round2(r * 0.86)} 0 0 0 ${2 * r} 0`}
          fill="none"
          stroke={light}
          strokeWidth="0.8"
          opacity="0.7"
        />
      </g>
    );
  });
}

function lands(next: (n: number) => number, [, , dark]: readonly string[]): ReactNode {
  const [x, y] = [-6 + next(8), -8 + next(8)];
  return (
    <path
      d={`M${x - 9} ${y}q3-8 10-7t9 5q-1 6 3 9t-4 8q-7 1-8-4t-6-4t-4-7z`}
      fill={dark}
      opacity="0.42"
    />
  );
}

function clouds(next: (n: number) => number): ReactNode {
  return [0, 1, 2].map((i) => {
    const y = -13 + i * 10 + next(5);
    const w = chord(y) * 0.75;
    const x = -w + next(6);
    return (
      <path
        key={i}
        d={`M${round2(x)} ${y}q${round2(w * 0.5)}-3 ${round2(w)} 0t${round2(w * 0.6)} 1`}
        fill="none"
        stroke="#fff"
        strokeWidth={2.2 - i * 0.4}
        strokeLinecap="round"
        opacity="0.5"
      />
    );
  });
}

const SURFACES = [bands, craters, lands] as const;

/** A world around its middle, about 44 across; every card has its own. */
export function PlanetArt({ card }: { readonly card: number }) {
  const next = seeded(card * 7 + 3);
  const [type] = cardInfo(card).types;
  const hues = HUES[type]?.[next(3)] ?? ['#fff', '#999', '#333'];
  const [light, mid, dark] = hues;
  const surface = SURFACES[next(SURFACES.length)] ?? bands;
  const isRinged = next(3) === 0;
  const moon = next(2) === 0 ? { x: 24 - next(4), y: -17 + next(6), r: 3 + next(2) } : null;
  const tilt = -28 + next(24);
  return (
    <g>
      <circle r={R + 5} fill={light} opacity="0.1" />
      <circle r={R + 2} fill={light} opacity="0.18" />
      {isRinged ? (
        <path
          d="M-35 0A35 9 0 0 1 35 0"
          transform={`rotate(${tilt})`}
          fill="none"
          stroke={light}
          strokeWidth="3"
          opacity="0.55"
        />
      ) : null}
      <circle r={R} fill={mid} />
      {surface(next, hues)}
      {next(2) === 0 ? clouds(next) : null}
      {/* The night side, and the light that falls from the upper left. */}
      <path
        d={`M6 ${-R + 0.8}A${R} ${R} 0 0 1-6 ${R - 0.8}A26 26 0 0 0 6 ${-R + 0.8}z`}
        fill={dark}
        opacity="0.62"
      />
      <path
        d={`M${R * 0.7} ${-R * 0.7}A${R} ${R} 0 0 1 ${-R * 0.7} ${R * 0.7}A30 30 0 0 0 ${R * 0.7} ${-R * 0.7}z`}
        fill={dark}
        opacity="0.5"
      />
      <ellipse
        cx="-8"
        cy="-9"
        rx="8"
        ry="6"
        transform="rotate(-40 -8 -9)"
        fill="#fff"
        opacity="0.24"
      />
      {isRinged ? (
        <g transform={`rotate(${tilt})`} fill="none">
          <path d="M-35 0A35 9 0 0 0 35 0" stroke={light} strokeWidth="3.400" opacity="0.95" />
          <path d="M-30 0A30 6.500 0 0 0 30 0" stroke={dark} strokeWidth="1" opacity="0.6" />
        </g>
      ) : null}
      {moon ? (
        <>
          <circle cx={moon.x} cy={moon.y} r={moon.r} fill="#e9dff0" />
          <path
            d={`M${moon.x} ${moon.y - moon.r}a${moon.r} ${moon.r} 0 0 1 0 ${2 * moon.r}a${moon.r} ${moon.r} 0 0 0 0 ${-2 * moon.r}z`}
            fill="#4a3a5a"
            opacity="0.7"
          />
        </>
      ) : null}
    </g>
  );
}
