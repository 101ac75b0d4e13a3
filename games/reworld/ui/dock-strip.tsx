import type { Seat } from '@orrery/kernel';
import type { ModuleId } from '../rules/state.ts';
import { dockLabel } from './docks.tsx';
import { ModuleTile } from './modules.tsx';
import { at } from './places.ts';
import { type Box, type Draw, Spot } from './spot.tsx';

interface StripProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly box: Box;
}

/** The outermost module, and how many there are in all. */
function Waiting({ modules, lang, size }: WaitingProps) {
  const outermost = modules.at(-1);
  if (outermost === undefined)
    return <path d="M-6 0h12" stroke="var(--rw-ink-soft)" strokeWidth="2" />;
  const corner = size / 2;
  return (
    <>
      <ModuleTile id={outermost} lang={lang} size={size} body={false} />
      {modules.length > 1 ? (
        <g transform={`translate(${corner - 1} ${corner - 5})`}>
          <circle r="10" fill="var(--rw-panel)" stroke="var(--rw-hull-edge)" />
          <text y="5.5" textAnchor="middle" fontSize="15" fontWeight="650">
            {modules.length}
          </text>
        </g>
      ) : null}
    </>
  );
}

interface WaitingProps {
  readonly modules: readonly ModuleId[];
  readonly lang: Draw['lang'];
  readonly size: number;
}

/** The next module of each dock and how many wait behind it. */
export function DockStrip({ draw, seat, box }: StripProps) {
  const docks = draw.view.players[seat]?.docks ?? [];
  const step = box.width / 5;
  // Where a cell is slim its number stands above the module instead of at its left.
  const above = step < 50 ? 15 : 0;
  const size = Math.min(60, box.height - 8 - above, step - (above > 0 ? 6 : 18));
  const middle = box.y + (box.height + above) / 2;
  return docks.map((modules, i) => {
    const cell = { ...box, x: box.x + i * step, width: step };
    const glow = { x: cell.x + 2, y: box.y + 2, width: step - 4, height: box.height - 4 };
    const label = dockLabel(draw, seat, i + 1, modules);
    return (
      <Spot
        key={i}
        draw={draw}
        place={at.dock(seat, i + 1)}
        label={label}
        box={glow}
        target={cell}
        radius={7}
      >
        <title>{label}</title>
        <rect {...glow} rx="7" fill="var(--rw-slot)" fillOpacity="0.5" />
        <text
          x={above > 0 ? cell.x + step / 2 : cell.x + 12}
          y={above > 0 ? box.y + 15 : middle + 5}
          textAnchor="middle"
          fontSize="15.5"
          style={{ fill: 'var(--rw-ink-soft)' }}
        >
          {i + 1}
        </text>
        <g transform={`translate(${cell.x + (step + (above > 0 ? 0 : 16)) / 2} ${middle})`}>
          <Waiting modules={modules} lang={draw.lang} size={size} />
        </g>
      </Spot>
    );
  });
}
