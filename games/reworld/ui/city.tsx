import type { Seat } from '@orrery/kernel';
import { type Box, box as boxOf, Info, Put, rounded, Spot, useLeast, Words } from '@orrery/kit';
import type { Letter } from '../data/index.ts';
import type { City, ModuleId } from '../rules/state.ts';
import { moduleOf, signName } from '../text/components.ts';
import { signed } from '../text/names.ts';
import { say } from '../text/say.ts';
import { DARK, PALE } from './art.tsx';
import { type Draw, playerAt, previewed } from './draw.ts';
import { Forecast } from './forecast.tsx';
import { at } from './places.ts';
import { Sign } from './signs.tsx';

interface FloorProps {
  readonly id: ModuleId;
  readonly width: number;
  readonly height: number;
}

/** A tile that has landed: one floor of the tower, upon its middle line. */
function Floor({ id, width, height }: FloorProps) {
  const module = moduleOf(id);
  const bot = module.kind === 'terrabot';
  const special = module.kind === 'builder' && module.special;
  const half = width / 2 - (bot ? 0 : 3);
  const size = Math.min(20, height * 0.92);
  return (
    <Info id={at.module(id)}>
      <path
        d={rounded(3)(boxOf(-half, -height, 2 * half, height - 1.2))}
        fill={bot ? 'var(--rw-terrabot)' : special ? 'var(--rw-gold)' : 'var(--rw-builder)'}
        stroke={DARK}
        strokeWidth="1.2"
      />
      <path
        d={`M${3 - half} ${2.4 - height}h${2 * half - 6}`}
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="1.4"
      />
      <path
        d={`M${8 - half} ${-height / 2}h${width * 0.18}M${half - 8} ${-height / 2}h${-width * 0.18}`}
        stroke={bot ? 'var(--rw-dusk)' : 'var(--rw-builder-deep)'}
        strokeWidth={Math.max(2, height * 0.24)}
        strokeDasharray="3 3"
      />
      <g transform={`translate(0 ${-height / 2 - 0.6})`} color={bot ? PALE : DARK}>
        {module.kind === 'terrabot' ? <Sign name={module.letter} size={size} /> : null}
        {module.kind === 'builder' ? <Sign name={module.company} size={size} /> : null}
      </g>
      {special ? <circle cx={half - 6} cy={-height / 2} r="3.4" fill={DARK} /> : null}
    </Info>
  );
}

const PLATE = 34;

interface PlateProps {
  readonly letter: Letter;
  /** Empty where the plate is too small for it. */
  readonly name: string;
  /** A bare lot otherwise. */
  readonly founded: boolean;
  readonly width: number;
}

/** A city's sign: its letter and the name it bears. */
function SignPlate({ letter, name, founded, width }: PlateProps) {
  return (
    <>
      <path
        d={rounded(5)(boxOf(-width / 2, 0, width, PLATE - 2))}
        fill={founded ? 'var(--rw-shuttle)' : 'none'}
        stroke={founded ? DARK : 'var(--rw-hull-edge)'}
        strokeDasharray={founded ? undefined : '4 4'}
      />
      <Words
        text={letter}
        y={name === '' ? 16 : 9.5}
        width={width}
        size={name === '' ? 18 : 15}
        weight={750}
        serif
        anchor="middle"
        stand="middle"
        fill={founded ? PALE : 'var(--board-soft)'}
      />
      <Words
        text={name}
        y={24}
        width={width - 6}
        size={14}
        anchor="middle"
        stand="middle"
        fill={PALE}
      />
    </>
  );
}

interface TowerProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly letter: Letter;
  readonly box: Box;
}

const cityIn = (view: Draw['view'], seat: Seat, letter: Letter): City | undefined =>
  playerAt(view, seat)?.cities.find((city) => city.letter === letter);

const pointsIn = (view: Draw['view'], seat: Seat, letter: Letter): number =>
  view.mothership.find(({ row }) => row === letter)?.points[seat] ?? 0;

const tiles = (city: City | undefined): number => (city ? city.modules.length + 1 : 0);

/** A city as a tower: its sign at the foot, a floor for each tile; those that would come are faint. */
export function Tower({ draw, seat, letter, box }: TowerProps) {
  const { view, lang, name } = draw;
  const then = previewed(draw);
  const city = cityIn(view, seat, letter);
  const shown = cityIn(then, seat, letter) ?? city;
  const sign = shown ? signName(shown.sign)[lang] : '';
  const { words, figures } = useLeast();
  const tag = Math.max(20, figures + 3);
  // The name stands on the plate, else beside the tower where it can be read.
  const onPlate = words < 14 && box.width > 76;
  const beside = !onPlate && shown !== undefined && box.width > 2.4 * words;
  const inset = beside ? words * 0.7 : 0;
  const width = Math.min(84, box.width - 8 - inset);
  const middle = box.x + box.width / 2;
  const x = middle + inset / 2;
  const ground = box.y + box.height - PLATE - tag;
  const floors = shown?.modules ?? [];
  const room = box.height - PLATE - tag - figures - 8;
  const floor = Math.min(28, room / Math.max(7, floors.length));
  const high = floors.length * floor;
  const roof = ground - Math.max(40, high + figures + 8);
  const label = city
    ? say(lang, 'ui.city', { letter, city: sign, n: tiles(city), player: name(seat) })
    : say(lang, 'ui.city.none', { letter, player: name(seat) });
  const place = at.city(seat, letter);
  // What an answer brings is written where the points of the row stand.
  const told = draw.lit.has(place) && draw.brings.has(place);
  return (
    <Spot
      draw={draw}
      place={place}
      label={label}
      box={boxOf(box.x + 3, roof, box.width - 6, ground + PLATE - roof)}
      target={boxOf(box.x + 1, box.y, box.width - 2, box.height)}
      shape={rounded(8)}
    >
      {shown ? (
        <>
          {floors.map((id, i) => {
            const stands = city?.modules.includes(id) ?? false;
            return (
              <Put
                key={id}
                x={x}
                y={ground - i * floor}
                opacity={stands ? undefined : 0.55}
                piece={stands ? `module:${id}` : undefined}
              >
                <Floor id={id} width={width - Math.min(14, i * 1.5)} height={floor} />
              </Put>
            );
          })}
          <Forecast
            of={[tiles(city), tiles(shown)]}
            at={[x, ground - high - figures * 0.5 - 4]}
            size={17}
            room={box.width}
            weight={750}
          />
        </>
      ) : (
        <g
          transform={`translate(${middle} ${ground - 20})`}
          color="var(--board-soft)"
          opacity="0.4"
        >
          <Sign name={letter} size={34} />
        </g>
      )}
      {beside ? (
        <g transform={`translate(${box.x + words * 0.95} ${ground - 3}) rotate(-90)`}>
          <Words text={sign} width={ground - box.y - 6} size={14.4} fill="var(--rw-violet)" />
        </g>
      ) : null}
      <Put x={middle} y={ground} piece={city ? `sign:${city.sign}` : undefined}>
        <SignPlate
          letter={letter}
          name={onPlate ? sign : ''}
          founded={shown !== undefined}
          width={Math.min(box.width - 4, 96)}
        />
      </Put>
      {told ? null : (
        <Forecast
          of={[pointsIn(view, seat, letter), pointsIn(then, seat, letter)]}
          at={[middle, box.y + box.height - tag / 2 - 1]}
          write={(n) => signed(n ?? 0)}
          size={15}
          room={box.width - 2}
          weight={pointsIn(view, seat, letter) > 0 ? 700 : 450}
          fill={pointsIn(view, seat, letter) > 0 ? undefined : 'var(--board-soft)'}
        />
      )}
    </Spot>
  );
}
