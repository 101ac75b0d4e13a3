import type { Seat } from '@orrery/kernel';
import { PIECE } from '@orrery/kit';
import { type Letter, regions } from '../data/index.ts';
import type { City, ModuleId } from '../rules/state.ts';
import { moduleOf, signName } from '../text/components.ts';
import { moduleName, signed } from '../text/names.ts';
import { say } from '../text/say.ts';
import { CompanySign, RegionSign } from './emblems.tsx';
import { at } from './places.ts';
import { type Box, type Draw, Spot } from './spot.tsx';

interface FloorProps {
  readonly id: ModuleId;
  readonly draw: Draw;
  readonly width: number;
  readonly height: number;
}

/** A tile that has landed: one floor of the tower. */
function Floor({ id, draw, width, height }: FloorProps) {
  const module = moduleOf(id);
  const bot = module.kind === 'terrabot';
  const special = module.kind === 'builder' && module.special;
  const face = bot ? 'var(--rw-terrabot)' : special ? 'var(--rw-gold)' : 'var(--rw-builder)';
  const ink = bot ? 'var(--rw-pale)' : 'var(--rw-dark)';
  const inset = bot ? 0 : 3;
  const size = Math.min(20, height * 0.92);
  return (
    <g {...{ [PIECE]: `module:${id}` }}>
      <title>{moduleName(draw.lang, id)}</title>
      <rect
        x={-width / 2 + inset}
        y={-height}
        width={width - 2 * inset}
        height={height - 1.2}
        rx="3"
        fill={face}
        stroke="var(--rw-dark)"
        strokeWidth="1.2"
      />
      <path
        d={`M${-width / 2 + inset + 3} ${-height + 2.4}h${width - 2 * inset - 6}`}
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="1.4"
      />
      <path
        d={`M${-width / 2 + 8} ${-height / 2}h${width * 0.18}M${width / 2 - 8 - width * 0.18} ${-height / 2}h${width * 0.18}`}
        stroke={bot ? 'var(--rw-dusk)' : 'var(--rw-builder-deep)'}
        strokeWidth={Math.max(2, height * 0.24)}
        strokeDasharray="3 3"
      />
      <g transform={`translate(0 ${-height / 2 - 0.6})`} color={ink}>
        {module.kind === 'builder' ? (
          <CompanySign company={module.company} size={size} />
        ) : (
          <RegionSign letter={module.kind === 'terrabot' ? module.letter : 'A'} size={size} />
        )}
      </g>
      {special ? (
        <circle cx={width / 2 - 9} cy={-height / 2} r="3.4" fill="var(--rw-dark)" />
      ) : null}
    </g>
  );
}

interface TowerProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly letter: Letter;
  readonly city: City | undefined;
  /** What this city would bring if the game ended now. */
  readonly points: number;
  readonly box: Box;
}

const PLATE = 34;
const TAG = 20;

/** A city as a tower: its sign at the foot, a floor for each tile. */
export function Tower({ draw, seat, letter, city, points, box }: TowerProps) {
  const { lang, name } = draw;
  const slim = box.width < 80;
  // Its name stands at its left, further in where the place may glow around it.
  const inset = slim && box.width > 60 ? 4 : 0;
  const width = Math.min(84, box.width - (slim ? 16 : 8) - 2 * inset);
  const middle = box.x + box.width / 2;
  const x = slim ? middle + 6 + inset * 0.75 : middle;
  const ground = box.y + box.height - PLATE - TAG;
  const floors = city?.modules ?? [];
  const room = box.height - PLATE - TAG - 24;
  const floor = Math.min(28, room / Math.max(7, floors.length));
  const sign = city ? signName(city.sign)[lang] : '';
  const named = slim ? sign.length * 8.2 + 14 : 0;
  const roof = ground - Math.max(40, floors.length * floor + 26, named);
  // What an answer would add stands at the right, and where both do not fit it stands alone.
  const place = at.city(seat, letter);
  const foretold = draw.lit.has(place) && draw.foretold.has(place);
  const label = city
    ? say(lang, 'ui.city', { letter, city: sign, n: floors.length + 1, player: name(seat) })
    : say(lang, 'ui.city.none', { letter, player: name(seat) });
  return (
    <Spot
      draw={draw}
      place={place}
      label={label}
      box={{ x: box.x + 3, y: roof, width: box.width - 6, height: ground + PLATE - roof }}
      target={{ ...box, x: box.x + 1, width: box.width - 2 }}
      radius={8}
      foretell="corner"
    >
      <title>{`${label}. ${regions[letter].name[lang]}`}</title>
      {city ? (
        <>
          {floors.map((id, i) => (
            <g key={id} transform={`translate(${x} ${ground - i * floor})`}>
              <Floor id={id} draw={draw} width={width - Math.min(14, i * 1.5)} height={floor} />
            </g>
          ))}
          <text
            x={x}
            y={ground - floors.length * floor - 7}
            textAnchor="middle"
            fontSize="17"
            fontWeight="750"
          >
            {floors.length + 1}
          </text>
          {slim ? (
            <text
              transform={`translate(${box.x + 11 + inset} ${ground - 3}) rotate(-90)`}
              fontSize="14.4"
              style={{ fill: 'var(--rw-violet)' }}
            >
              {sign}
            </text>
          ) : null}
        </>
      ) : (
        <g
          transform={`translate(${middle} ${ground - 20})`}
          color="var(--rw-ink-soft)"
          opacity="0.4"
        >
          <RegionSign letter={letter} size={34} />
        </g>
      )}
      <g transform={`translate(${middle} ${ground})`}>
        <SignPlate
          letter={letter}
          name={slim ? '' : sign}
          founded={city !== undefined}
          width={Math.min(box.width - 4, 96)}
          {...(city ? { piece: city.sign } : {})}
        />
      </g>
      {foretold && slim ? null : (
        <text
          x={foretold ? box.x + 4 : middle}
          y={box.y + box.height - 5}
          textAnchor={foretold ? 'start' : 'middle'}
          fontSize="15"
          fontWeight={points > 0 ? 700 : 450}
          style={points > 0 ? {} : { fill: 'var(--rw-ink-soft)' }}
        >
          {signed(points)}
        </text>
      )}
    </Spot>
  );
}

interface SignProps {
  readonly letter: Letter;
  /** Empty where the plate is too small for it. */
  readonly name: string;
  /** A bare lot otherwise. */
  readonly founded: boolean;
  readonly width: number;
  readonly piece?: string;
}

/** A city's sign: its letter and the name it was given. */
export function SignPlate({ letter, name, founded, width, piece }: SignProps) {
  const size = Math.min(14, (width - 8) / Math.max(1, name.length) / 0.53);
  return (
    <g {...(piece === undefined ? {} : { [PIECE]: `sign:${piece}` })}>
      <rect
        x={-width / 2}
        y="0"
        width={width}
        height={PLATE - 2}
        rx="5"
        fill={founded ? 'var(--rw-shuttle)' : 'none'}
        stroke={founded ? 'var(--rw-dark)' : 'var(--rw-hull-edge)'}
        strokeDasharray={founded ? 'none' : '4 4'}
      />
      <text
        y={name === '' ? 22 : 15}
        textAnchor="middle"
        fontSize={name === '' ? 18 : 15}
        fontWeight="750"
        style={{
          fill: founded ? 'var(--rw-pale)' : 'var(--rw-ink-soft)',
          fontFamily: 'var(--serif, Georgia, serif)',
        }}
      >
        {letter}
      </text>
      {name === '' ? null : (
        <text y="28" textAnchor="middle" fontSize={size} style={{ fill: 'var(--rw-pale)' }}>
          {name}
        </text>
      )}
    </g>
  );
}
