import type { Seat } from '@orrery/kernel';
import { seatLine, SeatShape } from '@orrery/kit';
import { LETTERS } from '../data/index.ts';
import type { ModuleId } from '../rules/state.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';
import { Tower } from './city.tsx';
import { DockStrip } from './dock-strip.tsx';
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

function Header({ draw, seat, box, player }: ColonyProps & { readonly player: PlayerView }) {
  const asked = draw.asked?.seat === seat;
  const name = draw.name(seat);
  const fitting = Math.floor((box.width - 84) / 8.6);
  return (
    <g transform={`translate(${box.x} ${box.y + 15})`}>
      <g transform="translate(16 0)">
        <SeatShape seat={seat} size={17} />
      </g>
      <text x="32" y="5.5" fontSize="16" fontWeight={asked ? 750 : 550}>
        {name.length > fitting ? `${name.slice(0, fitting - 1)}…` : name}
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

const HEAD = 30;
/** Narrower than this the three rows lie under the cities. */
const SLIM = 250;

interface Parts {
  /** Where the cities stand. */
  readonly sky: Box;
  readonly rows: readonly Box[];
  readonly strip: Box;
}

function partsOf(box: Box, thumb: number): Parts {
  const slim = box.width < SLIM;
  const low = Math.max(thumb, slim ? 52 : Math.min(44, box.height * 0.15));
  const beside = box.width > 500 ? Math.min(226, box.width * 0.33) : 92;
  const under = slim ? 46 : 0;
  const sky: Box = {
    x: box.x + 6,
    y: box.y + HEAD,
    width: box.width - (slim ? 12 : beside + 14),
    height: box.height - HEAD - low - under - 6,
  };
  const third = (slim ? sky.width : sky.height) / ROW_KINDS.length;
  const rows = ROW_KINDS.map((_, i) =>
    slim
      ? { x: sky.x + i * third, y: sky.y + sky.height, width: third - 2, height: under }
      : {
          x: box.x + box.width - beside - 4,
          y: sky.y + i * third + 2,
          width: beside,
          height: third - 4,
        },
  );
  const y = box.y + box.height - low - 4;
  return { sky, rows, strip: { x: sky.x, y, width: box.width - 12, height: low } };
}

interface OneColonyProps extends ColonyProps {
  /** What is tapped here is at least so large; 0: nothing is. */
  readonly thumb: number;
}

/** One seat's colony: five cities as a skyline, three rows, and what still waits in the docks. */
export function Colony({ draw, seat, box, thumb }: OneColonyProps) {
  const player = draw.view.players[seat];
  if (!player) return null;
  const { sky, rows, strip } = partsOf(box, thumb);
  const tower = sky.width / LETTERS.length;
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
        d={`M${box.x + 12} ${box.y + HEAD - 1}h${box.width - 24}`}
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
          box={rows[i] ?? sky}
        />
      ))}
      <DockStrip draw={draw} seat={seat} box={strip} />
      <Landing draw={draw} seat={seat} box={sky} parked={rows[1] ?? sky} thumb={thumb} />
    </g>
  );
}
