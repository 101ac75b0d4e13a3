import { below, type Box, Info, Put } from '@orrery/kit';
import { say } from '../text/say.ts';
import { ahead } from './draw.ts';
import { ExposureRow } from './dice.tsx';
import { about } from './places.ts';
import { RegionPanel, type RegionProps } from './region.tsx';
import { Amount, Sign } from './signs.tsx';

interface HeapProps {
  readonly n: number;
  readonly what: 'energy' | 'mineral';
  readonly room: Box;
  readonly columns: number;
}

/** What lies there, as much as can be counted by eye; the figure tells all. */
function Heap({ n, what, room, columns }: HeapProps) {
  const rows = Math.floor((room.height - 14) / 15);
  return Array.from({ length: Math.min(n, columns * rows) }, (_, i) => {
    const row = Math.floor(i / columns);
    return (
      <Put
        key={i}
        x={room.x + 12 + (i % columns) * 19 + (row % 2) * 8}
        y={room.y + room.height - 17 - row * 15}
      >
        <Sign name={what} size={21} />
      </Put>
    );
  });
}

/** Vents and Quarry: what lies there, and the dice in the order of exposure. */
export function Harvest({
  draw,
  region,
  box,
}: RegionProps & { readonly region: 'vents' | 'quarry' }) {
  const { stock } = ahead(draw)[region];
  const what = region === 'vents' ? 'energy' : 'mineral';
  const room = below(box);
  const columns = box.width > 400 ? 6 : 4;
  const heap = columns * 19 + 18;
  return (
    <RegionPanel
      draw={draw}
      region={region}
      box={box}
      aside={
        <Info id={about.stock(region)} label={say(draw.lang, `ui.${region}`, { n: stock })}>
          <Amount sign={what} n={stock} size={24} align="end" />
        </Info>
      }
    >
      <Info id={about.stock(region)}>
        <path
          d={`M${room.x - 2} ${room.y + room.height}q${heap / 2}-9 ${heap} 0z`}
          fill="var(--board-well)"
          stroke="var(--board-well-edge)"
        />
        <Heap n={stock} what={what} room={room} columns={columns} />
      </Info>
      <ExposureRow
        draw={draw}
        region={region}
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
