import type { ReactNode } from 'react';
import { type Box, cells } from '../geometry/box.ts';
import { rounded } from '../geometry/shape.ts';
import { CountBadge } from '../pieces/pile.tsx';
import { Key } from '../place/spot.tsx';
import { Words } from '../words/words.tsx';

export interface Page<T extends string> {
  readonly id: T;
  readonly title: string;
  /** In a box of 24 around its middle, before the title. */
  readonly drawing?: ReactNode;
  /** How many places are lit there; 0: none. */
  readonly lit?: number;
}

interface PageSwitchProps<T extends string> {
  readonly pages: readonly Page<T>[];
  readonly shown: T;
  readonly show: (page: T) => void;
  readonly box: Box;
  readonly size?: number;
}

/** The sides of a board that does not fit at once: which is shown, and on which something is lit. */
export function PageSwitch<T extends string>({
  pages,
  shown,
  show,
  box,
  size = 16,
}: PageSwitchProps<T>) {
  const shape = rounded(box.height / 2);
  return (
    <g>
      <path d={shape(box)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
      {cells(box, Math.max(1, pages.length), 1, 0).map((cell, i) => {
        const page = pages[i];
        if (!page) return null;
        const on = page.id === shown;
        const icon = page.drawing ? size * 1.4 : 0;
        const x = cell.x + cell.width / 2;
        const y = cell.y + cell.height / 2;
        return (
          <Key
            key={page.id}
            label={page.title}
            box={cell}
            shape={shape}
            pressed={on}
            act={() => show(page.id)}
          >
            {on ? (
              <path
                d={shape(cell, -2)}
                fill="var(--board-panel)"
                stroke="var(--board-panel-edge)"
                strokeWidth="1.5"
              />
            ) : null}
            {page.drawing ? (
              <g transform={`translate(${cell.x + cell.height * 0.55} ${y}) scale(${icon / 24})`}>
                {page.drawing}
              </g>
            ) : null}
            <Words
              text={page.title}
              x={x + icon / 2}
              y={y}
              width={cell.width - icon - cell.height * 0.5}
              size={size}
              weight={on ? 650 : 500}
              soft={!on}
              anchor="middle"
              stand="middle"
            />
            {page.lit ? (
              <g
                transform={`translate(${cell.x + cell.width - cell.height * 0.35} ${cell.y + cell.height * 0.3})`}
                color="var(--brass)"
              >
                <CountBadge n={page.lit} size={size * 0.75} />
              </g>
            ) : null}
          </Key>
        );
      })}
    </g>
  );
}
