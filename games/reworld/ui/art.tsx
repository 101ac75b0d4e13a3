/** One outline of a drawing: its path, its fill, and its edge where it has one. */
export type Outline = readonly [d: string, fill: string, edge?: string, width?: number];

export const PALE = 'var(--rw-pale)';
export const STEEL = 'var(--rw-steel)';
export const STEEL_DEEP = 'var(--rw-steel-deep)';
export const DARK = 'var(--rw-dark)';
export const DUSK = 'var(--rw-dusk)';
export const GOLD = 'var(--rw-gold)';

/** A drawing made of outlines, the first of them below the others. */
export const Art = ({ of }: { readonly of: readonly Outline[] }) =>
  of.map(([d, fill, edge, width = 1.5]) => (
    <path
      key={d}
      d={d}
      fill={fill}
      {...(edge === undefined ? {} : { stroke: edge, strokeWidth: width })}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));

interface LetterProps {
  readonly text: string | number;
  readonly size: number;
  readonly x?: number;
  /** Its middle line. */
  readonly y?: number;
  readonly fill: string;
}

/** A large serif letter or number as part of a drawing: it has the drawing's size on every screen. */
export const Carved = ({ text, size, x = 0, y = 0, fill }: LetterProps) => (
  <text
    x={x}
    y={y + size * 0.35}
    textAnchor="middle"
    fontSize={size}
    fontWeight="750"
    style={{ fill, fontFamily: 'var(--serif, Georgia, serif)' }}
  >
    {text}
  </text>
);
