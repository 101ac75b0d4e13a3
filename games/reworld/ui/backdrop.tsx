import { memo } from 'react';

/** A sky that is the same for everybody: places from a small generator, not from chance. */
function stars(count: number, width: number, height: number) {
  let seed = 7;
  const next = (n: number) => {
    seed = (seed * 16807) % 2147483647;
    return (seed / 2147483647) * n;
  };
  return Array.from({ length: count }, (_, i) => ({
    key: i,
    cx: next(width),
    cy: next(height),
    r: 0.5 + next(1.2),
    opacity: 0.25 + next(0.6),
  }));
}

const STARS = stars(100, 1150, 640);

interface BackdropProps {
  readonly width: number;
  readonly height: number;
}

/** Night over Eurybia. */
export const Backdrop = memo(function Backdrop({ width, height }: BackdropProps) {
  return (
    <g aria-hidden="true" pointerEvents="none">
      <defs>
        <radialGradient id="rw-sky" cx="0.5" cy="0.55" r="0.75">
          <stop offset="0" stopColor="var(--rw-space-far)" />
          <stop offset="1" stopColor="var(--rw-space)" />
        </radialGradient>
        <radialGradient id="rw-globe" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="var(--rw-planet)" />
          <stop offset="1" stopColor="var(--rw-planet-night)" />
        </radialGradient>
        <clipPath id="rw-disc">
          <circle r={height * 0.72} />
        </clipPath>
        <clipPath id="rw-frame">
          <rect width={width} height={height} rx="16" />
        </clipPath>
      </defs>
      <g clipPath="url(#rw-frame)">
        <rect width={width} height={height} fill="url(#rw-sky)" />
        {STARS.filter((star) => star.cx < width).map(({ key, ...star }) => (
          <circle key={key} {...star} fill="var(--rw-star)" />
        ))}
        <g transform={`translate(${width * 0.66} ${height * 1.02})`}>
          <circle r={height * 0.78} fill="var(--rw-planet)" opacity="0.12" />
          <circle r={height * 0.72} fill="url(#rw-globe)" opacity="0.75" />
          <g clipPath="url(#rw-disc)" fill="var(--rw-planet)" opacity="0.3">
            <path d="M-420-250c80 40 150-10 240 20s60 70 160 60s120-70 240-40v40c-100 10-120 50-230 60s-130-40-210-50s-120 10-200-20z" />
            <path d="M-480-90c120-20 170 40 290 20s180 20 260 50s190-20 300-10v60c-120 0-200 10-300-10s-200-60-300-40s-170 10-250-10z" />
            <path d="M-140-400c60-30 110 0 160-10s90 20 120 40c-60 20-100 0-150 10s-100-10-130-40z" />
          </g>
        </g>
      </g>
    </g>
  );
});
