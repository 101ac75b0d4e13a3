/** Signs are drawn in a box of 24 by 24 around its middle, with one weight of line. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Things with a colour of their own have a dark edge, so that they stand out on every ground. */
export const EDGE = {
  stroke: 'var(--piece-dark, #0d1a26)',
  strokeWidth: 1.3,
  strokeLinejoin: 'round',
} as const;
