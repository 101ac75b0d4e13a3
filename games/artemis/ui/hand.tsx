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
/** On a phone: as large as a thumb. */
const THUMB = 44;
const LINE = 50;
const FACES = [1, 2, 3, 4, 5, 6];

interface HandProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly box: Box;
  readonly narrow: boolean;
}

/** Faces that Toolkits could turn a die to. */
const facesOf = (draw: Draw, seat: Seat, value: number): number[] =>
  FACES.filter((face) => face !== value && draw.lit.has(at.die(seat, value, face)));

const changes = (draw: Draw, seat: Seat, { dice }: PlayerView): boolean =>
  dice.some((value) => facesOf(draw, seat, value).length > 0);

/** How high the hand is on a phone: a line for each value when dice may be turned. */
export function narrowHand(draw: Draw, seat: Seat, player: PlayerView): number {
  const { dice, relicDie } = player;
  if (dice.length === 0 && relicDie === null) return 0;
  const lines = new Set(dice).size + (relicDie === null ? 0 : 1);
  return (changes(draw, seat, player) ? lines : 1) * LINE + 6;
}

interface Spread {
  readonly x: number;
  readonly y: number;
  /** Where the faces of the first die of its value are. */
  readonly chips: (k: number, of: number) => { readonly x: number; readonly y: number };
}

/** Dice side by side, the faces below each. */
function inRow(box: Box, n: number, size: number): (i: number) => Spread {
  const step = box.width / Math.max(5, n);
  return (i) => {
    const [x, y] = [box.x + step * (i + 0.5), box.y + size / 2 + 5];
    return {
      x,
      y,
      chips: (k, of) => ({
        x: x + ((k % 2) - (of > 1 ? 0.5 : 0)) * (CHIP + 3),
        y: y + size / 2 + 16 + Math.floor(k / 2) * (CHIP + 4),
      }),
    };
  };
}

/** A line for each value: equal dice at its left, the faces at its right. */
function inLines(box: Box, values: readonly string[], size: number): (i: number) => Spread {
  const lines = [...new Set(values)];
  const right = box.x + box.width - 5 * (THUMB + 2);
  return (i) => {
    const value = values[i] ?? '';
    const equals = values.filter((one) => one === value).length;
    const before = values.slice(0, i).filter((one) => one === value).length;
    const step = Math.min(size + 4, (right - box.x - size) / Math.max(1, equals - 1));
    const y = box.y + LINE * (lines.indexOf(value) + 0.5);
    return {
      x: box.x + 4 + size / 2 + before * step,
      y,
      chips: (k) => ({ x: right + (k + 0.5) * (THUMB + 2), y }),
    };
  };
}

/** Dice still to be placed; beside each, the faces that Toolkits could turn it to. */
export function Hand({ draw, seat, player, box, narrow }: HandProps) {
  const { view, lang } = draw;
  const { dice, relicDie } = player;
  const all = [
    ...dice.map((value) => ({ owner: seat, value, relic: false })),
    ...(relicDie === null ? [] : [{ owner: seat, value: relicDie, relic: true }]),
  ];
  const size = narrow ? THUMB : Math.min(42, box.width / 6.2);
  const values = all.map(({ value, relic }) => (relic ? 'relic' : `${value}`));
  const spread =
    narrow && changes(draw, seat, player)
      ? inLines(box, values, size)
      : inRow(box, all.length, size);
  const chip = narrow ? THUMB : CHIP;
  const placing = view.placing?.seat === seat ? view.placing : null;
  const chosen = placing
    ? all.findIndex(({ value, relic }) => value === placing.rolled && relic === placing.relic)
    : -1;
  const drawn = all.map((die, i) => {
    const { value, relic } = die;
    const { x, y, chips } = spread(i);
    const faces = dice.indexOf(value) === i ? facesOf(draw, seat, value) : [];
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
            size={chip}
            {...chips(k, faces.length)}
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
  readonly size: number;
}

/** A face that Toolkits can turn a die to. */
function Chip({ draw, seat, rolled, face, x, y, size }: ChipProps) {
  const tools = Math.abs(face - rolled);
  const label = say(draw.lang, 'option.die.changed', { rolled, value: face, tools });
  return (
    <Spot
      draw={draw}
      place={at.die(seat, rolled, face)}
      label={label}
      box={{ x: x - size / 2, y: y - size / 2, width: size, height: size }}
      cut={5}
      reach={2}
      quiet
    >
      <g transform={`translate(${x} ${y})`}>
        <Die value={face} owner={null} size={Math.min(size - 3, 32)} title={label} />
        <g transform={`translate(${size * 0.38} ${size * 0.38})`}>
          <Sign name="toolkit" size={Math.max(9, size * 0.3)} />
        </g>
      </g>
    </Spot>
  );
}
