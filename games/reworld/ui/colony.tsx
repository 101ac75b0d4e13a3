import type { Seat } from '@orrery/kernel';
import { seatLine, SeatShape } from '@orrery/kit';
import { LETTERS } from '../data/index.ts';
import type { ModuleId } from '../rules/state.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';
import { Tower } from './city.tsx';
import { dockLabel } from './docks.tsx';
import { SATELLITE_SIGN, Shield, SHUTTLE_SIGN, Sign } from './emblems.tsx';
import { Landing } from './landing.tsx';
import { ModuleTile } from './modules.tsx';
import { at } from './places.ts';
import { type Box, type Draw, Spot } from './spot.tsx';
import { Panel } from './track.tsx';

interface ColonyProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly box: Box;
}

const ROW_KINDS = ['defense', 'shuttles', 'satellites'] as const;
type RowKind = (typeof ROW_KINDS)[number];

interface RowProps extends ColonyProps {
  readonly kind: RowKind;
  readonly modules: readonly ModuleId[];
  readonly figure: number;
}

/** The defence, shuttle or satellite row: its sign, its number, its tiles. */
function Row({ draw, seat, kind, modules, figure, box }: RowProps) {
  const { lang, name } = draw;
  const tile = Math.min(46, box.height - 28, Math.max(30, (box.width - 10) / modules.length - 3));
  const step = Math.min(tile + 3, (box.width - tile - 8) / Math.max(1, modules.length - 1));
  const label = say(lang, `ui.${kind}`, { n: figure, player: name(seat) });
  return (
    <Spot draw={draw} place={at.row(seat, kind)} label={label} box={box} radius={7}>
      <title>{label}</title>
      <g transform={`translate(${box.x + 14} ${box.y + 13})`} color="var(--rw-ink-soft)">
        {kind === 'defense' ? (
          <Shield size={20} />
        ) : (
          <Sign d={kind === 'shuttles' ? SHUTTLE_SIGN : SATELLITE_SIGN} size={20} />
        )}
        <text x="17" y="5.5" fontSize="17" fontWeight="700">
          {figure}
        </text>
      </g>
      {modules.map((id, i) => (
        <g
          key={id}
          transform={`translate(${box.x + 4 + tile / 2 + i * step} ${box.y + 25 + tile / 2})`}
        >
          <ModuleTile id={id} lang={lang} size={tile} />
        </g>
      ))}
    </Spot>
  );
}

/** The next module of each dock and how many wait behind it. */
function DockStrip({ draw, seat, box }: ColonyProps) {
  const docks = draw.view.players[seat]?.docks ?? [];
  const step = box.width / 5;
  return docks.map((modules, i) => {
    const outermost = modules.at(-1);
    const x = box.x + i * step;
    return (
      <Spot
        key={i}
        draw={draw}
        place={at.dock(seat, i + 1)}
        label={dockLabel(draw, seat, i + 1, modules)}
        box={{ x: x + 2, y: box.y + 2, width: step - 4, height: box.height - 4 }}
        radius={7}
      >
        <title>{dockLabel(draw, seat, i + 1, modules)}</title>
        <rect
          x={x + 2}
          y={box.y + 2}
          width={step - 4}
          height={box.height - 4}
          rx="7"
          fill="var(--rw-slot)"
          fillOpacity="0.5"
        />
        <text
          x={x + 12}
          y={box.y + box.height / 2 + 5}
          textAnchor="middle"
          fontSize="14"
          style={{ fill: 'var(--rw-ink-soft)' }}
        >
          {i + 1}
        </text>
        {outermost === undefined ? (
          <path
            d={`M${x + (step + 16) / 2 - 6} ${box.y + box.height / 2}h12`}
            stroke="var(--rw-ink-soft)"
            strokeWidth="2"
          />
        ) : (
          <g transform={`translate(${x + (step + 16) / 2} ${box.y + box.height / 2})`}>
            <ModuleTile id={outermost} lang={draw.lang} size={box.height - 8} body={false} />
            {modules.length > 1 ? (
              <g transform={`translate(${(box.height - 8) / 2 - 1} ${(box.height - 8) / 2 - 5})`}>
                <circle r="8.5" fill="var(--rw-panel)" stroke="var(--rw-hull-edge)" />
                <text y="4.5" textAnchor="middle" fontSize="12" fontWeight="650">
                  {modules.length}
                </text>
              </g>
            ) : null}
          </g>
        )}
      </Spot>
    );
  });
}

function Header({ draw, seat, box, player }: ColonyProps & { readonly player: PlayerView }) {
  const asked = draw.asked?.seat === seat;
  return (
    <g transform={`translate(${box.x} ${box.y + 15})`}>
      <g transform="translate(16 0)">
        <SeatShape seat={seat} size={17} />
      </g>
      <text x="32" y="5.5" fontSize="16" fontWeight={asked ? 750 : 550}>
        {draw.name(seat)}
      </text>
      <text
        x={box.width - 12}
        y="7"
        textAnchor="end"
        fontSize="20"
        fontWeight="750"
        style={{ fontFamily: 'var(--serif, Georgia, serif)' }}
      >
        <title>{say(draw.lang, 'ui.score', { points: player.score })}</title>
        {player.score}
      </text>
    </g>
  );
}

/** One seat's colony: five cities as a skyline, three rows, and what still waits in the docks. */
export function Colony({ draw, seat, box }: ColonyProps) {
  const player = draw.view.players[seat];
  if (!player) return null;
  const head = 30;
  const strip = Math.min(44, box.height * 0.15);
  const rows = box.width > 500 ? 226 : 92;
  const sky: Box = {
    x: box.x + 6,
    y: box.y + head,
    width: box.width - rows - 14,
    height: box.height - head - strip - 6,
  };
  const tower = sky.width / LETTERS.length;
  const rowHeight = sky.height / ROW_KINDS.length;
  const values = {
    defense: player.shields,
    shuttles: player.shuttles.length,
    satellites: player.satellites.length,
  };
  const forecast = (letter: string) =>
    draw.view.mothership.find((entry) => entry.row === letter)?.points[seat] ?? 0;
  return (
    <g>
      <Panel box={box} radius={14} />
      <path
        d={`M${box.x + 12} ${box.y + head - 1}h${box.width - 24}`}
        stroke={seatLine(seat)}
        strokeWidth="2"
      />
      <Header draw={draw} seat={seat} box={box} player={player} />
      <path
        d={`M${sky.x} ${sky.y + sky.height - 54}h${sky.width}`}
        stroke="var(--rw-planet)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {LETTERS.map((letter, i) => (
        <Tower
          key={letter}
          draw={draw}
          seat={seat}
          letter={letter}
          city={player.cities.find((city) => city.letter === letter)}
          points={forecast(letter)}
          box={{ x: sky.x + i * tower, y: sky.y, width: tower, height: sky.height }}
        />
      ))}
      {ROW_KINDS.map((kind, i) => (
        <Row
          key={kind}
          draw={draw}
          seat={seat}
          kind={kind}
          modules={player[kind]}
          figure={values[kind]}
          box={{
            x: box.x + box.width - rows - 4,
            y: sky.y + i * rowHeight + 2,
            width: rows,
            height: rowHeight - 4,
          }}
        />
      ))}
      <DockStrip
        draw={draw}
        seat={seat}
        box={{
          x: box.x + 6,
          y: box.y + box.height - strip - 4,
          width: box.width - 12,
          height: strip,
        }}
      />
      <Landing draw={draw} seat={seat} box={sky} />
    </g>
  );
}
