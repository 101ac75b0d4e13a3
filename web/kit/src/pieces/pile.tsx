import type { ReactNode } from 'react';
import { useLeast } from '../board/scale.ts';
import { textWidth } from '../words/measure.ts';

interface CountBadgeProps {
  readonly n: number | string;
  readonly size: number;
  /** So many can be chosen now: in brass. */
  readonly lit?: boolean;
}

/** How many lie somewhere, on a dark lozenge around its middle. */
export function CountBadge({ n, size, lit }: CountBadgeProps) {
  const high = Math.max(size, useLeast().figures);
  const width = Math.max(high * 1.35, textWidth(`${n}`, high, 'bold') + high * 0.7);
  const line = high * 1.35;
  return (
    <g>
      <rect
        x={-width / 2}
        y={-line / 2}
        width={width}
        height={line}
        rx={line / 2}
        fill={lit ? 'var(--brass, #d9a441)' : 'var(--piece-dark, #0d1a26)'}
        stroke={lit ? 'var(--place-ground)' : '#fff'}
        strokeOpacity={lit ? 1 : 0.35}
      />
      <text
        y={high * 0.36}
        textAnchor="middle"
        fontSize={high}
        fontWeight="650"
        style={{ fill: lit ? 'var(--brass-ink, #1a1405)' : '#fff' }}
      >
        {n}
      </text>
    </g>
  );
}

interface PileProps {
  readonly n: number;
  /** The size of one card or tile of it. */
  readonly width: number;
  readonly height: number;
  /** How high the count is written; 0: it is not. */
  readonly count?: number;
  /** What those below look like; unless told, as the uppermost. */
  readonly below?: ReactNode;
  /** The uppermost, around its middle. */
  readonly children: ReactNode;
}

/** So many are seen from the side, whatever lies below them. */
const SEEN = 3;

/** A pile around the middle of its uppermost card or tile, and how many lie in it; empty, a dashed place. */
export function Pile({ n, width, height, count = 14, below, children }: PileProps) {
  const lean = Math.min(width, height) * 0.045;
  const deep = Math.min(SEEN, n) - 1;
  return (
    <g>
      {n === 0 ? (
        <rect
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx={width * 0.09}
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.6"
          strokeDasharray="4 4"
        />
      ) : (
        <>
          {Array.from({ length: Math.max(0, deep) }, (_, i) => {
            const by = (deep - i) * lean;
            return (
              <g key={i} transform={`translate(${by} ${by})`}>
                {below ?? children}
              </g>
            );
          })}
          {children}
        </>
      )}
      {count > 0 ? (
        <g transform={`translate(0 ${height / 2 - count * 0.2})`}>
          <CountBadge n={n} size={count} />
        </g>
      ) : null}
    </g>
  );
}

interface FanProps {
  /** The last is uppermost. */
  readonly cards: readonly ReactNode[];
  readonly width: number;
  /** How wide all of them may be together. */
  readonly room: number;
  /** How much they turn from one to the next, in degrees. */
  readonly turn?: number;
}

/** Cards in a hand around its middle: apart while there is room, every corner readable. */
export function Fan({ cards, width, room, turn = 1.5 }: FanProps) {
  const step = Math.min(width * 0.72, (room - width) / Math.max(1, cards.length - 1));
  return cards.map((card, i) => {
    const off = i - (cards.length - 1) / 2;
    return (
      // A card's place in the fan is what it is.
      <g
        key={i}
        transform={`translate(${off * step} ${off * off * turn * width * 0.003}) rotate(${off * turn})`}
      >
        {card}
      </g>
    );
  });
}
