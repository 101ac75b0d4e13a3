import type { ReactNode } from 'react';

export const WIDTH = 240;
export const HEIGHT = 300;

/** A small fixed generator, so that a world looks the same every time. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The low bits of such a generator repeat too soon.
    return (state >>> 8) / 16777216;
  };
}

export const spread = (next: () => number, from: number, to: number): number =>
  Math.round((from + next() * (to - from)) * 1000) / 1000;

/** A jagged line from left to right, as the points of a path. */
export function ridge(seed: number, y: number, height: number, steps: number): string {
  const next = scatter(seed);
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const x = (i * WIDTH) / steps;
    return `${x.toFixed(1)} ${(y - next() * height).toFixed(1)}`;
  });
  return points.join('L');
}

/** A rolling line from left to right: two waves over each other. */
export function dune(y: number, height: number, length: number, phase: number): string {
  const at = (x: number): number =>
    y +
    height * Math.sin((x / length) * Math.PI * 2 + phase) +
    height * 0.4 * Math.sin((x / length) * Math.PI * 5.3 + phase * 2.1);
  const points = Array.from({ length: 41 }, (_, i) => `${i * 6} ${at(i * 6).toFixed(1)}`);
  return points.join('L');
}

export const below = (line: string): string => `M${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;

export function Stars({ seed, count, to }: { seed: number; count: number; to: number }) {
  const next = scatter(seed);
  const stars = Array.from({ length: count }, () => ({
    x: spread(next, 0, WIDTH),
    y: spread(next, 0, to),
    r: spread(next, 0.3, 1.1),
    glow: spread(next, 0.3, 0.95),
  }));
  return (
    <g fill="#fdf6e3">
      {stars.map(({ x, y, r, glow }) => (
        <circle key={`${x}:${y}`} cx={x} cy={y} r={r} opacity={glow} />
      ))}
    </g>
  );
}

/** Stops of a gradient, from the first to the last colour. */
export function Stops({ of }: { of: readonly (readonly [offset: number, colour: string])[] }) {
  return of.map(([offset, colour]) => (
    <stop key={offset} offset={`${offset}%`} stopColor={colour} />
  ));
}

export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
