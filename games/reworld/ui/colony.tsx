import type { Seat } from '@orrery/kernel';
import {
  type Box,
  box as boxOf,
  cells,
  Info,
  Panel,
  Put,
  rounded,
  seatLine,
  SeatShape,
  Spot,
  split,
  spread,
  useLeast,
  Words,
} from '@orrery/kit';
import { LETTERS, OFFICERS } from '../data/index.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { signed } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Tower } from './city.tsx';
import { DockCell } from './dock-cell.tsx';
import { type Draw, playerAt, previewed } from './draw.ts';
import { Forecast } from './forecast.tsx';
import { Landing } from './landing.tsx';
import { ModuleTile } from './modules.tsx';
import { at, ROW_KINDS, type RowKind } from './places.ts';
import { Sign, type SignName } from './signs.tsx';

interface ColonyProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly box: Box;
}

export const ROW_SIGNS: Readonly<Record<RowKind, SignName>> = {
  defense: 'shield',
  shuttles: 'shuttle',
  satellites: 'satellite',
};
export const rowFigure = (player: PlayerView, kind: RowKind): number =>
  kind === 'defense' ? player.shields : player[kind].length;

const defensePoints = ({ mothership }: Draw['view'], seat: Seat): number =>
  mothership.find(({ row }) => row === 'defense')?.points[seat] ?? 0;

/** The defence, shuttle or satellite row: its sign, its number, its tiles where there is room. */
function Row({ draw, seat, box, kind }: ColonyProps & { readonly kind: RowKind }) {
  const { view, lang, name } = draw;
  const player = playerAt(view, seat);
  const then = playerAt(previewed(draw), seat);
  const figures = useLeast().figures;
  const head = Math.max(24, figures * 1.3);
  if (!player || !then) return null;
  const modules = then[kind];
  const share = (box.width - 8) / Math.max(1, modules.length) - 2;
  const tile = Math.min(46, box.height - head - 4, Math.max(26, share));
  const shown = tile > 14 ? spread(modules.length, box.width - 8, tile, 3) : [];
  const label = say(lang, `ui.${kind}`, { n: rowFigure(player, kind), player: name(seat) });
  const roomy = kind === 'defense' && box.width > 150;
  return (
    <Spot draw={draw} place={at.row(seat, kind)} label={label} box={box} shape={rounded(7)}>
      <g color="var(--board-soft)">
        <Put x={box.x + 14} y={box.y + head / 2}>
          <Sign name={ROW_SIGNS[kind]} size={kind === 'defense' ? 25 : 20} />
        </Put>
      </g>
      <Forecast
        of={[rowFigure(player, kind), rowFigure(then, kind)]}
        at={[box.x + 30, box.y + head / 2]}
        size={17}
        room={box.width - 34}
        anchor="start"
        weight={700}
      />
      {roomy ? (
        <Forecast
          of={[defensePoints(view, seat), defensePoints(previewed(draw), seat)]}
          at={[box.x + box.width - 6, box.y + head / 2]}
          write={(n) => signed(n ?? 0)}
          size={15}
          room={box.width * 0.6}
          anchor="end"
          weight={500}
          fill="var(--board-soft)"
        />
      ) : null}
      {shown.map((x, i) => {
        const id = modules[i] ?? '';
        const stands = player[kind].includes(id);
        return (
          <Put
            key={id}
            x={box.x + 4 + x}
            y={box.y + head + tile / 2}
            opacity={stands ? undefined : 0.55}
          >
            <Info id={at.module(id)}>
              <ModuleTile id={id} size={tile} body={stands} />
            </Info>
          </Put>
        );
      })}
    </Spot>
  );
}

function Header({ draw, seat, box }: ColonyProps) {
  const { view } = draw;
  const y = box.y + box.height / 2;
  const size = box.height * 0.54;
  return (
    <>
      <Put x={box.x + 16} y={y}>
        <SeatShape seat={seat} size={17} />
      </Put>
      <Words
        text={draw.name(seat)}
        x={box.x + 30}
        y={y}
        width={box.width - 30 - size * 3.6}
        size={size}
        weight={draw.asked?.seat === seat ? 750 : 550}
        stand="middle"
      />
      <Info
        id={at.score(seat)}
        label={say(draw.lang, 'ui.score', { points: playerAt(view, seat)?.score ?? 0 })}
      >
        <Forecast
          of={[playerAt(view, seat)?.score ?? 0, playerAt(previewed(draw), seat)?.score ?? 0]}
          at={[box.x + box.width - 10, y]}
          size={size * 1.2}
          room={box.width * 0.4}
          anchor="end"
          weight={750}
        />
      </Info>
      <path
        d={`M${box.x + 12} ${box.y + box.height}h${box.width - 24}`}
        stroke={seatLine(seat)}
        strokeWidth="2"
      />
    </>
  );
}

/** Narrower than this the three rows lie under the cities. */
const SLIM = 250;

interface Parts {
  readonly head: Box;
  /** Where the cities stand. */
  readonly sky: Box;
  readonly rows: readonly Box[];
  readonly docks: Box;
}

function partsOf(box: Box, words: number, docks: number): Parts {
  const slim = box.width < SLIM;
  const top = Math.max(30, words * 1.5);
  const under = slim ? 34 : 0;
  const beside = slim ? 0 : box.width > 500 ? Math.min(226, box.width * 0.33) : 96;
  const sky = boxOf(
    box.x + 6,
    box.y + top + 1,
    box.width - 12 - beside,
    box.height - top - docks - under - 6,
  );
  const rows = slim
    ? split(boxOf(sky.x, sky.y + sky.height, sky.width, under), [1, 1, 1])
    : split(boxOf(sky.x + sky.width + 2, sky.y, beside, sky.height), [1, 1, 1], 2, true);
  return {
    head: boxOf(box.x, box.y, box.width, top),
    sky,
    rows,
    docks: boxOf(box.x + 6, box.y + box.height - docks - 4, box.width - 12, docks),
  };
}

interface OneColonyProps extends ColonyProps {
  /** Whether its docks stand elsewhere, in the strip of a phone. */
  readonly bare: boolean;
}

/** One seat's colony: five cities as a skyline, three rows, and what still waits in the docks. */
export function Colony({ draw, seat, box, bare }: OneColonyProps) {
  const { words } = useLeast();
  const strip = bare ? 0 : Math.min(48, box.height * 0.17);
  const { head, sky, rows, docks } = partsOf(box, words, strip);
  return (
    <g>
      <Panel box={box} shape={rounded(14)} />
      <Header draw={draw} seat={seat} box={head} />
      {cells(sky, LETTERS.length, 1, 0).map((room, i) => {
        const letter = LETTERS[i] ?? 'A';
        return <Tower key={letter} draw={draw} seat={seat} letter={letter} box={room} />;
      })}
      {ROW_KINDS.map((kind, i) => (
        <Row key={kind} draw={draw} seat={seat} kind={kind} box={rows[i] ?? sky} />
      ))}
      {bare
        ? null
        : cells(docks, OFFICERS.length, 1, 4).map((cell, i) => (
            <DockCell key={i} draw={draw} seat={seat} dock={i + 1} box={cell} />
          ))}
      <Landing draw={draw} seat={seat} box={sky} rows={rows} />
    </g>
  );
}
