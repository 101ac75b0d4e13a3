import type { Seat } from '@orrery/kernel';
import { type Box, CountBadge, middle, Numeral, Put, rounded, Spot, useLeast } from '@orrery/kit';
import type { ReactNode } from 'react';
import { type Draw, playerAt } from './draw.ts';
import { dockLabel } from './docks.tsx';
import { ModuleTile } from './modules.tsx';
import { at } from './places.ts';

interface CellProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly dock: number;
  readonly box: Box;
  /** Where in it the module stands; unless told, beside the number of the dock. */
  readonly room?: Box;
  /** Whether it stands for the dock itself, which is not drawn on this screen. */
  readonly alone?: boolean;
  /** Smaller places upon it. */
  readonly inner?: ReactNode;
}

/** A dock in short: its number, its next module, and how many there are in all. */
export function DockCell({ draw, seat, dock, box, room, alone = false, inner }: CellProps) {
  const modules = playerAt(draw.view, seat)?.docks[dock - 1] ?? [];
  const outermost = modules.at(-1);
  const figures = Math.max(14, useLeast().figures);
  // Where a cell is slim there is room for the module alone.
  const slim = room !== undefined || box.width < figures * 3.3;
  const inside = room ?? (slim ? box : { ...box, x: box.x + 16, width: box.width - 16 });
  const size = Math.min(60, inside.height - 8, inside.width - 6);
  const { x, y } = middle(inside);
  const lift = room === undefined ? 0 : figures * 0.6;
  const place = outermost === undefined ? at.dock(seat, dock) : at.slot(seat, dock, 1);
  const soft = { size: figures, weight: 450, fill: 'var(--board-soft)' };
  return (
    <Spot
      draw={draw}
      // What is asked may be the dock itself: then that is meant.
      place={draw.lit.has(at.dock(seat, dock)) ? at.dock(seat, dock) : place}
      label={dockLabel(draw, seat, dock, modules)}
      box={box}
      shape={rounded(7)}
      side="above"
      tell={alone ? 'all' : 'nothing'}
      tagSize={13}
      inner={inner}
    >
      <path d={rounded(7)(box)} fill="var(--rw-slot)" fillOpacity="0.5" />
      {slim ? null : <Numeral n={dock} x={box.x + 12} y={y} {...soft} />}
      {outermost === undefined ? (
        <path d={`M${x - 6} ${y}h12`} stroke="var(--board-soft)" strokeWidth="2" />
      ) : (
        <ModuleTile id={outermost} size={size} body={alone} x={x} y={y - lift} />
      )}
      {modules.length < 2 ? null : room ? (
        <Numeral n={modules.length} x={x} y={y + size / 2 + 2} {...soft} />
      ) : slim ? null : (
        <Put x={Math.min(x + size / 2, inside.x + inside.width - 8)} y={y + size / 2 - 4}>
          <CountBadge n={modules.length} size={13} />
        </Put>
      )}
    </Spot>
  );
}
