import { memo } from 'react';
import type { Plan } from './layout.ts';

/** The same sky for everybody. */
function stars(count: number): readonly {
  readonly key: number;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}[] {
  let seed = 11;
  const next = (n: number): number => {
    seed = (seed * 16807) % 2147483647;
    return (seed / 2147483647) * n;
  };
  return Array.from({ length: count }, (_, key) => ({
    key,
    cx: next(820),
    cy: next(455),
    r: 0.4 + next(1),
  }));
}
const STARS = stars(90);

interface BackdropProps {
  readonly plan: Plan;
  /** 0: seen from Orbit, 1: on the ground. */
  readonly side: number;
}

/** From Orbit the limb of the planet under stars; on the ground dust and dunes. */
export const Backdrop = memo(function Backdrop({ plan, side }: BackdropProps) {
  const { width, height } = plan;
  return (
    <g aria-hidden="true" pointerEvents="none">
      <defs>
        <linearGradient id="om-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--om-space)" />
          <stop offset="1" stopColor="var(--om-space-low)" />
        </linearGradient>
        <radialGradient id="om-limb" cx="0.4" cy="0.1" r="0.9">
          <stop offset="0" stopColor="var(--om-limb)" />
          <stop offset="1" stopColor="var(--om-limb-deep)" />
        </radialGradient>
        <linearGradient id="om-ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--om-dust-deep)" />
          <stop offset="0.5" stopColor="var(--om-dust)" />
          <stop offset="1" stopColor="var(--om-dust-deep)" />
        </linearGradient>
        <clipPath id="om-frame">
          <rect width={width} height={height} rx="12" />
        </clipPath>
      </defs>
      <g clipPath="url(#om-frame)">
        <rect width={width} height={height} fill="url(#om-sky)" />
        {STARS.map(({ key, ...star }) => (
          <circle key={key} {...star} fill="var(--om-star)" opacity="0.5" />
        ))}
        {side === 0 ? (
          <g transform={`translate(${width * 0.45} ${height * 1.42})`}>
            <circle r={height * 0.86} fill="var(--om-limb)" opacity="0.22" />
            <circle r={height * 0.82} fill="url(#om-limb)" />
            <g fill="none" stroke="var(--om-limb-deep)" opacity="0.5">
              <ellipse cx="-110" cy={-height * 0.66} rx="46" ry="11" strokeWidth="3" />
              <ellipse cx="90" cy={-height * 0.7} rx="26" ry="6" strokeWidth="2" />
              <path d={`M-300 ${-height * 0.6}q140 -40 260 0t320 -14`} strokeWidth="5" />
            </g>
          </g>
        ) : (
          <>
            <rect width={width} height={height} fill="url(#om-ground)" />
            <g fill="none" stroke="var(--om-dust-deep)" strokeWidth="2" opacity="0.55">
              {[0.2, 0.36, 0.52, 0.68, 0.84].map((part, i) => (
                <path
                  key={part}
                  d={`M-20 ${height * part}q${width / 6} ${i % 2 === 0 ? -26 : 22} ${width / 3} 0t${width / 3} 0t${width / 2} ${i * 4}`}
                />
              ))}
            </g>
          </>
        )}
      </g>
    </g>
  );
});
