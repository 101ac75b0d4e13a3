import { regionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { below } from './layout.ts';
import css from './palette.module.css';
import { type Near, RegionPanel } from './region.tsx';
import { ExposureRow } from './rows.tsx';
import { Sign } from './signs.tsx';
import type { Box, Draw } from './spot.tsx';

/** A heap of what lies there, with its number. */
interface HeapProps {
  readonly n: number;
  readonly what: 'energy' | 'mineral';
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  /** More would not be counted by eye; the figure tells all. */
  readonly rows: number;
}

function Heap({ n, what, x, y, columns, rows }: HeapProps) {
  const shown = Math.min(n, columns * rows);
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: shown }, (_, i) => {
        const row = Math.floor(i / columns);
        return (
          <g
            key={i}
            transform={`translate(${12 + (i % columns) * 19 + (row % 2) * 8} ${-11 - row * 15})`}
          >
            <Sign name={what} size={21} />
          </g>
        );
      })}
    </g>
  );
}

interface HarvestProps {
  readonly draw: Draw;
  readonly near: Near;
  readonly region: 'vents' | 'quarry';
  readonly box: Box;
}

/** Vents and Quarry: what lies there, and the dice in the order of exposure. */
export function Harvest({ draw, near, region, box }: HarvestProps) {
  const { stock, dice } = draw.view[region];
  const what = region === 'vents' ? 'energy' : 'mineral';
  const room = below(box);
  const columns = box.width > 400 ? 6 : 4;
  const heap = columns * 19 + 18;
  const label = say(draw.lang, region === 'vents' ? 'ui.vents' : 'ui.quarry', { n: stock });
  return (
    <RegionPanel draw={draw} near={near} region={region} box={box}>
      <g>
        <title>
          {say(draw.lang, 'ui.labelled', { label: regionName(draw.lang, region), text: label })}
        </title>
        <path
          d={`M${room.x - 2} ${room.y + room.height}q${heap / 2}-9 ${heap} 0z`}
          fill="var(--at-well)"
          stroke="var(--at-well-edge)"
        />
        <Heap
          columns={columns}
          rows={Math.floor((room.height - 14) / 15)}
          n={stock}
          what={what}
          x={room.x}
          y={room.y + room.height - 6}
        />
        <g transform={`translate(${box.x + box.width - 34} ${box.y + 17})`}>
          <text x="-4" y="6" textAnchor="end" fontSize="22" fontWeight="650" className={css.serif}>
            {stock}
          </text>
          <g transform="translate(10 -1)">
            <Sign name={what} size={22} />
          </g>
        </g>
      </g>
      <ExposureRow
        draw={draw}
        region={region}
        dice={dice}
        room={{
          x: room.x + heap + 14,
          y: room.y + 8,
          width: room.width - heap - 24,
          height: room.height - 8,
        }}
        size={Math.min(38, room.height - 44)}
        sign={what}
      />
    </RegionPanel>
  );
}
