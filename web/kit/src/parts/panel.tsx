import type { ReactNode } from 'react';
import type { Box } from '../geometry/box.ts';
import { rounded, type Shape } from '../geometry/shape.ts';
import { Words } from '../words/words.tsx';

interface PanelProps {
  readonly box: Box;
  readonly shape?: Shape;
  readonly fill?: string;
  readonly edge?: string;
  /** Lets nothing shine through: a tray over the board. */
  readonly solid?: boolean;
  readonly children?: ReactNode;
}

/** A part of the board with an edge of its own. */
export function Panel({ box, shape = rounded(12), fill, edge, solid, children }: PanelProps) {
  return (
    <>
      <path
        d={shape(box)}
        fill={fill ?? 'var(--board-panel)'}
        fillOpacity={solid ? 1 : 0.9}
        stroke={edge ?? 'var(--board-panel-edge)'}
        strokeWidth="1.4"
      />
      {children}
    </>
  );
}

/** A hollow in a panel, where pieces lie. */
export function Well({ box, shape = rounded(6) }: Pick<PanelProps, 'box' | 'shape'>) {
  return <path d={shape(box)} fill="var(--board-well)" stroke="var(--board-well-edge)" />;
}

interface TitleProps {
  readonly text: string;
  readonly x: number;
  /** Its middle line. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Its number in the order of the board. */
  readonly n?: number | undefined;
}

/** The name of a part, with its number in a ring before it. */
export function Title({ text, x, y, width, size, n }: TitleProps) {
  const ring = n === undefined ? 0 : size * 0.64;
  const words = ring === 0 ? 0 : ring * 2 + size * 0.35;
  return (
    <g transform={`translate(${x} ${y})`}>
      {n === undefined ? null : (
        <g transform={`translate(${ring} 0)`}>
          <circle r={ring} fill="var(--board-well)" stroke="var(--board-panel-edge)" />
          <text y={size * 0.35} textAnchor="middle" fontSize={size} fontWeight="700">
            {n}
          </text>
        </g>
      )}
      <Words
        text={text}
        x={words}
        width={width - words}
        size={size}
        weight={560}
        serif
        stand="middle"
      />
    </g>
  );
}

/** The room of a panel below its title. */
export const below = ({ x, y, width, height }: Box, title = 26, pad = 8): Box => ({
  x: x + pad,
  y: y + title,
  width: width - 2 * pad,
  height: height - title - pad * 0.75,
});
