import { type Box, inset } from '@orrery/kit';
import { scatter } from '@orrery/kit/scene';
import { memo, useId } from 'react';
import type { ZonePlan } from './layout.ts';

/** Steps along an edge, each a little off it: never the same twice, always the same for a zone. */
function edge(
  from: readonly [number, number],
  to: readonly [number, number],
  rough: number,
  next: () => number,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(2, Math.round(length / 13));
  const points = Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    const off = i === steps - 1 ? 0 : (next() - 0.35) * rough;
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const x = from[0] + (to[0] - from[0]) * part - dy * off;
    const y = from[1] + (to[1] - from[1]) * part + dx * off;
    return `L${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return points.join('');
}

/** The land of a box: rough where it meets the sea, close to its neighbours elsewhere. */
function iceOf(land: Box, ring: Box, seed: number, sea: 'north' | 'south' | null): string {
  const next = scatter(seed * 977 + 13);
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
  const { x, y, width, height } = inset(land, -2);
  const [right, foot] = [x + width, y + height];
  const left = near(land.x, ring.x);
  const outer = near(land.x + land.width, ring.x + ring.width);
  const calm = 2;
  const top = sea === 'north' ? 7 : calm;
  const low = sea === 'south' ? 7 : calm;
  return `M${x} ${y}${edge([x, y], [right, y], top, next)}${edge([right, y], [right, foot], outer ? 7 : calm, next)}${edge([right, foot], [x, foot], low, next)}${edge([x, foot], [x, y], left ? 7 : calm, next)}z`;
}

interface BackdropProps {
  readonly ring: Box;
  readonly pole: Box;
  readonly zones: readonly ZonePlan[];
  readonly closed: string;
}

const WAVES = Array.from({ length: 46 }, (_, i) => i);

/** The southern sea and one sheet of ice upon it, with crevasses between the zones. */
export const Backdrop = memo(function Backdrop({ ring, pole, zones, closed }: BackdropProps) {
  const next = scatter(31);
  const id = useId();
  const isClosed = (zone: number): boolean => closed.includes(`${zone}`);
  const lands = [
    ...zones.map(({ land, north }, zone) => ({
      d: iceOf(land, ring, zone + 1, north ? 'north' : 'south'),
      land,
      isClosed: isClosed(zone),
    })),
    { d: iceOf(pole, ring, 9, null), land: pole, isClosed: false },
  ];
  const sun = zones.map((zone) => zone.sun);
  return (
    <g aria-hidden="true" pointerEvents="none">
      <defs>
        <radialGradient id={`${id}sea`}>
          <stop offset="0" stopColor="var(--an-sea-lit)" />
          <stop offset="1" stopColor="var(--an-sea-deep)" />
        </radialGradient>
        <linearGradient id={`${id}ice`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="var(--an-ice)" />
          <stop offset="1" stopColor="var(--an-ice-low)" />
        </linearGradient>
        <clipPath id={`${id}frame`}>
          <rect {...ring} rx="12" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect {...ring} fill={`url(#${id}sea)`} />
        {WAVES.map((i) => {
          const x = ring.x + next() * ring.width;
          const y = ring.y + next() * ring.height;
          return (
            <path
              key={i}
              d={`M${x.toFixed(1)} ${y.toFixed(1)}q4-2.5 8 0t8 0`}
              fill="none"
              stroke="#7fb8d0"
              strokeOpacity="0.25"
              strokeWidth="1.2"
            />
          );
        })}
        {lands.map(({ d }, i) => (
          <path key={i} d={d} fill="#04121c" opacity="0.45" transform="translate(0 4)" />
        ))}
        {lands.map(({ d }, i) => (
          <path
            key={i}
            d={d}
            fill="var(--an-shelf)"
            stroke="var(--an-shelf)"
            strokeWidth="5"
            strokeLinejoin="round"
          />
        ))}
        {lands.map(({ d, isClosed: shut }, i) => (
          <path
            key={i}
            d={d}
            fill={`url(#${id}ice)`}
            stroke="var(--an-crack)"
            strokeWidth="1.3"
            opacity={shut ? 0.55 : 1}
          />
        ))}
        {lands.map(({ land }, i) => (
          <g key={i} stroke="var(--an-snow)" strokeOpacity="0.65" fill="none" strokeWidth="1.2">
            <path
              d={`M${land.x + 12 + ((i * 37) % 40)} ${land.y + land.height * 0.24}q14-5 30 0t26-1`}
            />
            <path
              d={`M${land.x + land.width * 0.42} ${land.y + land.height * 0.78 - (i % 3) * 5}q18-6 36 0t22-2`}
            />
          </g>
        ))}
        {zones.flatMap(({ sea }, zone) => (isClosed(zone) ? [<Pack key={zone} sea={sea} />] : []))}
      </g>
      <path
        d={`M${sun.map(({ x, y }) => `${x} ${y}`).join('L')}z`}
        fill="none"
        stroke="var(--an-sun)"
        strokeOpacity="0.5"
        strokeWidth="1.6"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
    </g>
  );
});

/** Pack ice: nothing enters. */
function Pack({ sea }: { readonly sea: Box }) {
  const next = scatter(Math.round(sea.x + sea.y) + 5);
  return (
    <g fill="var(--an-floe)" opacity="0.5" stroke="var(--an-sea)" strokeWidth="1.2">
      {Array.from({ length: 14 }, (_, i) => {
        const w = 15 + next() * 14;
        const x = sea.x + (i % 7) * (sea.width / 7) + next() * 6;
        const y = sea.y + (i < 7 ? 2 : sea.height / 2) + next() * 4;
        return (
          <path
            key={i}
            d={`M${x.toFixed(1)} ${(y + 5).toFixed(1)}l${(w * 0.3).toFixed(1)}-6l${(w * 0.6).toFixed(1)} 2l${(w * 0.2).toFixed(1)} 7l${(-w * 0.5).toFixed(1)} 5l${(-w * 0.5).toFixed(1)}-2z`}
          />
        );
      })}
    </g>
  );
}
