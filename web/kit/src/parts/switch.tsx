import type { ReactNode } from 'react';
import { type Box, cells } from '../geometry/box.ts';
import { rounded } from '../geometry/shape.ts';
import { Put } from '../board/put.tsx';
import { useLeast } from '../board/scale.ts';
import { CountBadge } from '../pieces/pile.tsx';
import { Key } from '../place/spot.tsx';
import { textWidth } from '../words/measure.ts';
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
  const high = Math.max(size, useLeast().words);
  return (
    <g>
      <path d={shape(box)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
      {cells(box, Math.max(1, pages.length), 1, 0).map((cell, i) => {
        const page = pages[i];
        if (!page) return null;
        const on = page.id === shown;
        const { icon, words, start } = inPage(cell, page, high);
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
            {page.drawing && icon > 0 ? (
              <g transform={`translate(${start + icon / 2} ${y}) scale(${icon / 24})`}>
                {page.drawing}
              </g>
            ) : null}
            <Words
              text={page.title}
              x={start + (icon > 0 ? icon + 5 : 0)}
              y={y}
              width={words}
              size={high}
              weight={on ? 650 : 500}
              soft={!on}
              stand="middle"
            />
            {page.lit ? (
              <Put x={cell.x + cell.width - high * 0.95} y={cell.y + high * 0.75}>
                <CountBadge n={page.lit} size={high * 0.75} lit />
              </Put>
            ) : null}
          </Key>
        );
      })}
    </g>
  );
}

/** Icon and title stand together in the middle of their part; where both do not fit, the icon goes. */
function inPage<T extends string>(cell: Box, page: Page<T>, size: number) {
  const wanted = textWidth(page.title, size, 'bold') + 2;
  const room = cell.width - cell.height * 0.3;
  const icon = page.drawing && wanted + size * 1.4 + 5 <= room ? size * 1.4 : 0;
  const words = Math.min(room, wanted);
  const whole = words + (icon > 0 ? icon + 5 : 0);
  return { icon, words, start: cell.x + (cell.width - whole) / 2 };
}
