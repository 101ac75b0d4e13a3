import type { Seat } from '@orrery/kernel';
import { seatLine } from '@orrery/kit';
import type { ModuleId } from '../rules/state.ts';
import { moduleName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ModuleTile } from './modules.tsx';
import { at } from './places.ts';
import { around, type Box, type Draw, Spot } from './spot.tsx';

export const dockLabel = (
  { lang, name }: Draw,
  seat: Seat,
  dock: number,
  modules: readonly ModuleId[],
): string => {
  const outermost = modules.at(-1);
  return outermost === undefined
    ? say(lang, 'ui.dock.empty', { dock, player: name(seat) })
    : say(lang, 'ui.dock.next', {
        dock,
        n: modules.length,
        module: moduleName(lang, outermost),
        player: name(seat),
      });
};

interface LaneProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly dock: number;
  readonly box: Box;
  readonly tile: number;
}

/** One dock: a rail that leaves the carrier to the left; the outermost module stands out. */
function Lane({ draw, seat, dock, box, tile }: LaneProps) {
  const modules = draw.view.players[seat]?.docks[dock - 1] ?? [];
  const middle = box.y + box.height / 2;
  const right = box.x + box.width - tile / 2 - 2;
  const room = box.width - tile - 16;
  const step = Math.min(tile + 3, room / Math.max(1, modules.length - 1));
  const outer = right - step * (modules.length - 1);
  const glow =
    modules.length > 0 ? around(outer, middle, tile) : { ...box, x: right - tile / 2, width: tile };
  return (
    <Spot
      draw={draw}
      place={at.dock(seat, dock)}
      label={dockLabel(draw, seat, dock, modules)}
      box={glow}
      target={box}
      foretell="left"
      radius={5}
    >
      <path
        d={`M${box.x + 4} ${middle}H${box.x + box.width}`}
        stroke="var(--rw-hull-edge)"
        strokeWidth="2"
        strokeDasharray="7 5"
        opacity="0.45"
      />
      {modules.map((id, i) => (
        <g key={id} transform={`translate(${right - i * step} ${middle})`}>
          <ModuleTile id={id} lang={draw.lang} size={tile} />
        </g>
      ))}
      {modules.length > 0 ? (
        <rect
          {...around(outer, middle, tile + 2)}
          rx={tile * 0.14}
          fill="none"
          stroke="var(--rw-ink)"
          strokeWidth="1.8"
        />
      ) : null}
      {modules.length > 0 ? (
        <path
          d={`M${outer - tile / 2 - 4} ${middle - 6}l-7 6l7 6`}
          fill="none"
          stroke="var(--rw-ink)"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <title>{say(draw.lang, 'ui.next')}</title>
        </path>
      ) : null}
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
  const lane = height / 5;
  const hull = Math.max(34, Math.min(64, width * 0.11));
  const tile = lane - 3;
  const x = width - hull;
  return (
    <>
      <path
        d={`M${x} 2h${hull * 0.35}q${hull * 0.6} ${height * 0.12} ${hull * 0.6} ${height / 2 - 2}t${-hull * 0.6} ${height / 2 - 2}h${-hull * 0.35}z`}
        fill="var(--rw-hull)"
        stroke={seatLine(seat)}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d={`M${width - hull * 0.32} ${height * 0.3}v${height * 0.4}`}
        stroke="var(--rw-window)"
        strokeWidth="4"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      {[1, 2, 3, 4, 5].map((dock) => (
        <g key={dock}>
          <Lane
            draw={draw}
            seat={seat}
            dock={dock}
            tile={tile}
            box={{ x: 2, y: lane * (dock - 1) + 1, width: x - 4, height: lane - 2 }}
          />
          <text
            x={x + hull * 0.22}
            y={lane * (dock - 0.5) + 5.5}
            textAnchor="middle"
            fontSize="16"
            fontWeight="700"
          >
            {dock}
          </text>
        </g>
      ))}
    </>
  );
}
