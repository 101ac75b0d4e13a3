import type { Seat } from '@orrery/kernel';
import type { PlayerView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';
import { Die } from './dice.tsx';
import { diePiece } from './pieces.ts';
import { at } from './places.ts';
import { Sign } from './signs.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';
import css from './palette.module.css';

const CHIP = 21;
const FACES = [1, 2, 3, 4, 5, 6];

interface HandProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly box: Box;
}

/** Dice still to be placed; below each, the faces that Toolkits could turn it to. */
export function Hand({ draw, seat, player, box }: HandProps) {
  const { view, lang } = draw;
  const { dice, relicDie } = player;
  const all = [
    ...dice.map((value) => ({ owner: seat, value, relic: false })),
    ...(relicDie === null ? [] : [{ owner: seat, value: relicDie, relic: true }]),
  ];
  const size = Math.min(42, box.width / 6.2);
  const step = box.width / Math.max(5, all.length);
  const placing = view.placing?.seat === seat ? view.placing : null;
  const chosen = placing
    ? all.findIndex(({ value, relic }) => value === placing.rolled && relic === placing.relic)
    : -1;
  const drawn = all.map((die, i) => {
    const { value, relic } = die;
    const x = box.x + step * (i + 0.5);
    const y = box.y + size / 2 + 5;
    const first = dice.indexOf(value) === i;
    const faces = first
      ? FACES.filter((face) => face !== value && draw.lit.has(at.die(seat, value, face)))
      : [];
    const label = say(lang, relic ? 'option.die.relic' : 'option.die', { value });
    return (
      // Equal dice are interchangeable.
      <g key={`${i}-${value}`}>
        <Spot
          draw={draw}
          place={relic ? at.relic : at.die(seat, value, value)}
          label={label}
          box={{ x: x - size / 2, y: y - size / 2, width: size, height: size }}
          cut={9}
        >
          <g transform={`translate(${x} ${i === chosen ? y - 4 : y})`}>
            <Die
              value={i === chosen && placing ? placing.value : value}
              owner={seat}
              relic={relic}
              size={i === chosen ? size + 5 : size}
              title={label}
              piece={diePiece(view, `hand:${seat}`, all, i)}
            />
          </g>
        </Spot>
        {faces.map((face, k) => (
          <Chip
            key={face}
            draw={draw}
            seat={seat}
            rolled={value}
            face={face}
            x={x + ((k % 2) - (faces.length > 1 ? 0.5 : 0)) * (CHIP + 3)}
            y={y + size / 2 + 16 + Math.floor(k / 2) * (CHIP + 4)}
          />
        ))}
      </g>
    );
  });
  // A new group for every round: its dice come in as they were thrown.
  return (
    <g key={view.round} className={css['thrown']}>
      {drawn}
    </g>
  );
}

interface ChipProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly rolled: number;
  readonly face: number;
  readonly x: number;
  readonly y: number;
}

/** A face that Toolkits can turn a die to. */
function Chip({ draw, seat, rolled, face, x, y }: ChipProps) {
  const tools = Math.abs(face - rolled);
  const label = say(draw.lang, 'option.die.changed', { rolled, value: face, tools });
  return (
    <Spot
      draw={draw}
      place={at.die(seat, rolled, face)}
      label={label}
      box={{ x: x - CHIP / 2, y: y - CHIP / 2, width: CHIP, height: CHIP }}
      cut={5}
      reach={2}
      quiet
    >
      <g transform={`translate(${x} ${y})`}>
        <Die value={face} owner={null} size={CHIP - 3} title={label} />
        <g transform="translate(8 8)">
          <Sign name="toolkit" size={9} />
        </g>
      </g>
    </Spot>
  );
}
