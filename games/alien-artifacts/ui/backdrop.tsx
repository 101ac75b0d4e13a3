import { useId } from 'react';
import { round2, seeded } from './seeded.ts';

const CLOUDS = [
  [0.12, 0.2, 0.34, 0.4, 'var(--aa-cloud)', 0.5],
  [0.62, 0.02, 0.4, 0.34, 'var(--aa-cloud-far)', 0.6],
  [0.9, 0.55, 0.3, 0.5, 'var(--aa-cloud)', 0.36],
  [0.36, 0.85, 0.46, 0.36, 'var(--aa-cloud-far)', 0.5],
  [0.02, 0.9, 0.2, 0.4, '#e9a35b', 0.18],
] as const;

/** A nebula of two hues and its stars; what is shared lies upon it. */
export function Backdrop({ width, height }: { readonly width: number; readonly height: number }) {
  const id = useId();
  const next = seeded(29);
  const stars = Array.from({ length: 90 }, () => {
    const [x, y, r] = [next(1000) / 1000, next(1000) / 1000, 0.4 + next(10) / 10];
    return `M${round2(x * width - r)} ${round2(y * height)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  });
  return (
    <g aria-hidden="true" pointerEvents="none">
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0%" stopColor="var(--aa-sky)" />
          <stop offset="100%" stopColor="var(--aa-sky-low)" />
        </linearGradient>
        {CLOUDS.map(([, , , , colour], i) => (
          <radialGradient key={i} id={`${id}c${i}`}>
            <stop offset="0%" stopColor={colour} stopOpacity="0.8" />
            <stop offset="100%" stopColor={colour} stopOpacity="0" />
          </radialGradient>
        ))}
        <clipPath id={`${id}k`}>
          <rect width={width} height={height} rx="14" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}k)`}>
        <rect width={width} height={height} fill={`url(#${id}s)`} />
        {CLOUDS.map(([x, y, rx, ry, , opacity], i) => (
          <ellipse
            key={i}
            cx={x * width}
            cy={y * height}
            rx={rx * width}
            ry={ry * height}
            fill={`url(#${id}c${i})`}
            opacity={opacity}
          />
        ))}
        <path d={stars.join('')} fill="var(--aa-star)" opacity="0.5" />
      </g>
    </g>
  );
}
