import {
  type Box,
  box as boxOf,
  cells,
  Cube,
  Info,
  Numeral,
  Panel,
  Put,
  rounded,
  Spot,
  SeatShape,
} from '@orrery/kit';
import { at as item, data, TYPES } from '../data/index.ts';
import { ARROWS, BUILD_COST, LSS_TYPES, MINE, SHELTER, SHELTERS } from '../data/tables.ts';
import { typeName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { actorOf, ahead, type Draw, hasBit } from './draw.ts';
import { about, at } from './places.ts';
import { COUNTED, lineOf, Sign, type Signs, TokenLine, typeSign, unitsLine } from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

const { rows: ROWS, benefits: BENEFITS } = data.lss;

/** Life support: four columns that must rise together, and what each step brings. */
export function LifeSupport({ draw, box }: PartProps) {
  const view = ahead(draw);
  const { lang } = draw;
  const foot = 28;
  const reward = 24;
  const label = say(lang, 'ui.level', { n: view.level });
  const track = boxOf(
    box.x + 4,
    box.y + reward + 5,
    box.width - 22,
    box.height - reward - foot - 30,
  );
  const row = track.height / ROWS;
  const yOf = (n: number): number => track.y + track.height - (n - 0.5) * row;
  const columns = cells(boxOf(track.x, box.y, track.width, box.height), 4, 1, 3);
  const top = Math.min(ROWS, view.level + 1);
  return (
    <>
      <Spot draw={draw} place={at.level} label={label} box={box} shape={rounded(8)}>
        <Panel box={box} shape={rounded(8)} />
        <rect
          x={track.x}
          y={yOf(top) - row / 2}
          width={track.width + 15}
          height={row}
          rx="4"
          fill="var(--om-colony)"
          opacity="0.3"
        />
        <Numeral
          n={view.level}
          x={box.x + box.width - 10}
          y={yOf(top)}
          size={17}
          weight={800}
          fill="var(--om-colony)"
        />
        {Array.from({ length: ROWS }, (_, i) => (
          <path
            key={i}
            d={`M${track.x} ${yOf(i + 1) + row / 2}h${track.width}`}
            stroke="var(--board-well-edge)"
            strokeWidth="0.6"
            opacity="0.6"
          />
        ))}
      </Spot>
      {columns.map((column, i) => {
        const type = LSS_TYPES[i] ?? 1;
        const here = view.rows[i] ?? 1;
        const x = column.x + column.width / 2;
        const effect = item(data.lssRewardTiles, view.rewards[i] ?? 0).effects[0];
        const worth = view.companies[actorOf(draw.view)]?.rewards[i] ?? 0;
        const needed = here < top;
        const said = say(lang, 'ui.lss', { type: typeName(lang, type), row: here, rows: ROWS });
        return (
          <g key={type}>
            <Info
              id={about.reward(i)}
              label={item(data.lssRewardTiles, view.rewards[i] ?? 0).name[lang]}
            >
              <path
                d={rounded(4)(boxOf(column.x, box.y + 3, column.width, reward))}
                fill="var(--board-well)"
                stroke="var(--board-well-edge)"
              />
              <Put x={x} y={box.y + 10}>
                {effect?.op === 'scorePer' ? <Sign name={COUNTED[effect.what]} size={13} /> : null}
              </Put>
              <Numeral n={`+${worth}`} x={x} y={box.y + 21} size={9.5} weight={700} />
            </Info>
            <Spot
              draw={draw}
              place={at.lss(i)}
              label={said}
              box={boxOf(column.x, track.y, column.width, track.height + 20)}
              shape={rounded(5)}
            >
              <path
                d={`M${x} ${yOf(1)}V${yOf(ROWS)}`}
                stroke="var(--board-well-edge)"
                strokeWidth="5"
                strokeLinecap="round"
                opacity="0.5"
              />
              <path
                d={`M${x} ${yOf(1)}V${yOf(here)}`}
                stroke={needed ? 'var(--om-bad)' : 'var(--om-good)'}
                strokeWidth="5"
                strokeLinecap="round"
              />
              <Put x={x} y={yOf(here)}>
                <Put piece={`lss:${i}`}>
                  <circle
                    r="8"
                    fill="var(--om-plate)"
                    stroke="var(--piece-dark)"
                    strokeWidth="1.2"
                  />
                  <text
                    y="4"
                    textAnchor="middle"
                    fontSize="11"
                    fontWeight="700"
                    style={{ fill: 'var(--om-plate-ink)' }}
                  >
                    {here}
                  </text>
                </Put>
              </Put>
              <Put x={x} y={track.y + track.height + 10}>
                <Sign name={typeSign(type)} size={19} />
              </Put>
            </Spot>
          </g>
        );
      })}
      <Benefits
        draw={draw}
        box={boxOf(box.x + 3, box.y + box.height - foot, box.width - 6, foot - 3)}
      />
    </>
  );
}

/** One of these for who builds what the Colony needs. */
function Benefits({ draw, box }: PartProps) {
  return cells(box, BENEFITS.length, 1, 3).map((cell, i) => {
    const { name, effects } = item(BENEFITS, i);
    return (
      <Spot
        key={i}
        draw={draw}
        place={at.benefit(i)}
        label={name[draw.lang]}
        box={cell}
        shape={rounded(4)}
        // Its drawing is what it brings.
        tell="nothing"
      >
        <path d={rounded(4)(cell)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
        <Put x={cell.x + cell.width / 2} y={cell.y + cell.height / 2}>
          <TokenLine
            line={lineOf(effects)}
            size={14}
            room={cell.width - 4}
            align="middle"
            least={8}
          />
        </Put>
      </Spot>
    );
  });
}

const ALL_TYPES = TYPES.map((_, type) => type);

/** Buildings to come: what they cost, the top tile with its arrows, how many are left, whose cubes. */
export function Stacks({ draw, box }: PartProps) {
  return cells(box, 1, ALL_TYPES.length, 2).map((cell, type) => (
    <Stack key={type} draw={draw} box={cell} type={type} />
  ));
}

function leftOf(draw: Draw, type: number): number {
  const view = ahead(draw);
  if (type < SHELTER) return view.stacks[type]?.left ?? 0;
  return SHELTERS - (view.companies[draw.me ?? actorOf(view)]?.shelters ?? 1);
}

const priceOf = (type: number): Signs =>
  type === MINE ? [{ sign: 'colonist' }] : unitsLine(BUILD_COST[type] ?? []);

function Stack({ draw, box, type }: PartProps & { readonly type: number }) {
  const view = ahead(draw);
  const { lang } = draw;
  const left = leftOf(draw, type);
  const top = type < SHELTER ? (view.stacks[type]?.top ?? -1) : -1;
  const cubes = view.companies.flatMap(({ cubes: mask }, company) =>
    hasBit(mask, type) ? [company] : [],
  );
  const y = box.y + box.height / 2;
  const mine = draw.me ?? actorOf(view);
  const label = say(lang, 'ui.stack', { type: typeName(lang, type), n: left });
  const solo = view.solo?.icon === type;
  return (
    <Spot draw={draw} place={at.type(type)} label={label} box={box} shape={rounded(5)} side="right">
      <path
        d={rounded(5)(box)}
        fill="var(--board-panel)"
        stroke={solo ? 'var(--seat-1)' : 'var(--board-panel-edge)'}
        strokeWidth={solo ? 2 : 1}
      />
      <Put x={box.x + 14} y={y}>
        <Sign name={typeSign(type)} size={24} />
      </Put>
      <Put x={box.x + 36} y={y} opacity={0.95}>
        <TokenLine line={priceOf(type)} size={15} room={18} align="middle" />
      </Put>
      {type === SHELTER ? (
        <Put x={box.x + 58} y={y}>
          <SeatShape seat={mine} size={13} />
        </Put>
      ) : (
        <Rosette x={box.x + 58} y={y} tile={top} />
      )}
      <Numeral n={`×${left}`} x={box.x + 80} y={y} size={12} weight={left > 0 ? 650 : 400} />
      {cubes.map((company, i) => (
        <Put
          key={company}
          x={box.x + 97 + (i % 2) * 14 + (i > 1 ? 7 : 0)}
          y={y + (cubes.length > 2 ? (i > 1 ? 6 : -6) : 0)}
        >
          <Cube
            size={cubes.length > 2 ? 13 : 15}
            seat={company}
            piece={`cube:${company}:${type}`}
          />
        </Put>
      ))}
      {solo ? (
        <Put x={box.x + box.width - 10} y={y}>
          <SoloBot />
        </Put>
      ) : null}
    </Spot>
  );
}

function SoloBot() {
  return (
    <Put piece="bot:1:0">
      <circle r="9" fill="var(--seat-1)" stroke="var(--piece-dark)" strokeWidth="1.2" />
      <g transform="scale(0.62)">
        <Sign name="bot" size={24} />
      </g>
    </Put>
  );
}

/** The arrows of a tile: there Crystals appear. */
function Rosette({ x, y, tile }: { x: number; y: number; tile: number }) {
  const arrows = ARROWS[tile] ?? [];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M5.5 0L2.75 4.8H-2.75L-5.5 0L-2.75-4.8H2.75z"
        fill="var(--om-plate)"
        stroke="var(--piece-dark)"
      />
      {tile < 0 ? <Numeral n="?" size={9} fill="#3b2a1e" least={8} /> : null}
      {arrows.map((direction) => (
        <path
          key={direction}
          d="M-3-7.2L0-11.5L3-7.2z"
          transform={`rotate(${direction * 60})`}
          fill="#b99cff"
          stroke="var(--piece-dark)"
          strokeWidth="0.8"
        />
      ))}
    </g>
  );
}
