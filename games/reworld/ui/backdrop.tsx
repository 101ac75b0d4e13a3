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

const STARS = stars(90, 1040, 640);

interface BackdropProps {
  readonly width: number;
  readonly height: number;
}

/** Night over Eurybia. */
export function Backdrop({ width, height }: BackdropProps) {
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
        <clipPath id="rw-frame">
          <rect width={width} height={height} rx="16" />
        </clipPath>
      </defs>
      <g clipPath="url(#rw-frame)">
        <rect width={width} height={height} fill="url(#rw-sky)" />
        {STARS.filter((star) => star.cx < width).map(({ key, ...star }) => (
          <circle key={key} {...star} fill="var(--rw-star)" />
        ))}
        <g transform={`translate(${width * 0.62} ${height * 0.62})`} opacity="0.5">
          <circle r={height * 0.42} fill="url(#rw-globe)" />
          <path
            d={`M${-height * 0.38} ${-height * 0.12}c90 36 200 12 330 44M${-height * 0.4} 30c120-24 210 40 320 22M${-height * 0.3} 150c90-20 160 22 260-4`}
            fill="none"
            stroke="var(--rw-planet)"
            strokeWidth="13"
            strokeLinecap="round"
            opacity="0.45"
          />
        </g>
      </g>
    </g>
  );
}
