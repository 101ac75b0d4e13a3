import type { Seat } from '@orrery/kernel';
import {
  around,
  type Box,
  box,
  grownTo,
  Numeral,
  rounded,
  seatLine,
  Spot,
  spread,
  useLeast,
} from '@orrery/kit';
import { OFFICERS } from '../data/index.ts';
import type { ModuleId } from '../rules/state.ts';
import { listed, moduleName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { type Draw, playerAt } from './draw.ts';
import { ModuleTile } from './modules.tsx';
import { at, pickedCards } from './places.ts';

/** All of a dock, from the outer end to the inner. */
export function dockLabel(
  { lang, name }: Draw,
  seat: Seat,
  dock: number,
  modules: readonly ModuleId[],
): string {
  const player = name(seat);
  if (modules.length === 0) return say(lang, 'ui.dock.empty', { dock, player });
  const list = modules.toReversed().map((id) => moduleName(lang, id));
  return say(lang, 'ui.dock.all', { dock, player, modules: listed(lang, list) });
}

interface SlotProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly dock: number;
  readonly id: ModuleId;
  /** Its place on the dock; the outermost is 1. */
  readonly place: number;
  readonly box: Box;
}

/** A module on its dock; the outermost stands out. */
function Slot({ draw, seat, dock, id, place, box: room }: SlotProps) {
  const { lang, name } = draw;
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  const tip = room.x - 4;
  const here = at.slot(seat, dock, place);
  const { thumb } = useLeast();
  return (
    <Spot
      draw={draw}
      place={here}
      within={at.dock(seat, dock)}
      label={say(lang, 'ui.slot', {
        dock,
        place,
        module: moduleName(lang, id),
        player: name(seat),
      })}
      box={room}
      {...(draw.lit.has(here) ? { target: grownTo(room, thumb) } : {})}
      shape={rounded(room.width * 0.14)}
      side={room.x < 90 ? 'corner' : 'left'}
    >
      <ModuleTile id={id} size={room.width} x={x} y={y} />
      {place === 1 ? (
        <g
          fill="none"
          stroke="var(--board-ink)"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={rounded(room.width * 0.14)(room, 1)} strokeWidth="1.8" />
          <path d={`M${tip} ${y - 6}l-7 6l7 6`} />
        </g>
      ) : null}
    </Spot>
  );
}

interface LaneProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly dock: number;
  /** The rail, and the bow where it begins. */
  readonly box: Box;
  readonly bow: number;
  /** How large a module is where there are few. */
  readonly full: number;
}

/** One dock: a rail that leaves the carrier to the left. The next module would come to its outer end. */
function Lane({ draw, seat, dock, box: lane, bow, full }: LaneProps) {
  const modules = playerAt(draw.view, seat)?.docks[dock - 1] ?? [];
  const y = lane.y + lane.height / 2;
  const foot = lane.x + lane.width - bow - 2;
  // Room is kept for the arrow before the outermost, and for what comes next; many are drawn smaller.
  const room = foot - lane.x - 14;
  const tile = Math.max(full * 0.62, Math.min(full, room / (modules.length + 1) - 3));
  const steps = spread(modules.length + 1, room, tile, 3).map((step) => foot - step);
  const hinted = draw.me === seat && pickedCards(draw.picked).some((card) => card === dock);
  return (
    <Spot
      draw={draw}
      place={at.dock(seat, dock)}
      label={dockLabel(draw, seat, dock, modules)}
      box={around(steps.at(-1) ?? foot, y, tile)}
      target={lane}
      shape={rounded(6)}
      side="left"
      inner={modules.map((id, i) => (
        <Slot
          key={id}
          draw={draw}
          seat={seat}
          dock={dock}
          id={id}
          place={modules.length - i}
          box={around(steps[i] ?? foot, y, tile)}
        />
      ))}
    >
      <path
        d={`M${lane.x + 2} ${y}H${foot + 2}`}
        stroke="var(--rw-hull-edge)"
        strokeWidth="2"
        strokeDasharray="7 5"
        opacity="0.45"
      />
      {hinted ? (
        <circle cx={foot + 2 + bow * 0.24} cy={y} r="13" fill="var(--rw-violet)" opacity="0.55" />
      ) : null}
      <Numeral n={dock} x={foot + 2 + bow * 0.24} y={y} size={16} />
    </Spot>
  );
}

interface DocksProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
}

/** A carrier with its five docks, the outer ends to the left. */
export function Docks({ draw, seat, width, height }: DocksProps) {
  const lane = height / OFFICERS.length;
  const bow = Math.max(34, Math.min(64, width * 0.11));
  const x = width - bow;
  return (
    <>
      <path
        d={`M${x} 2h${bow * 0.35}q${bow * 0.6} ${height * 0.12} ${bow * 0.6} ${height / 2 - 2}t${-bow * 0.6} ${height / 2 - 2}h${-bow * 0.35}z`}
        fill="var(--rw-hull)"
        stroke={seatLine(seat)}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d={`M${width - bow * 0.32} ${height * 0.3}v${height * 0.4}`}
        stroke="var(--rw-window)"
        strokeWidth="4"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      {OFFICERS.map((dock) => (
        <Lane
          key={dock}
          draw={draw}
          seat={seat}
          dock={dock}
          bow={bow}
          full={lane - 3}
          box={box(2, lane * (dock - 1) + 1, width - 4, lane - 2)}
        />
      ))}
    </>
  );
}
