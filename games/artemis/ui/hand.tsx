import type { Seat } from '@orrery/kernel';
import { around, type Box, Die, facet, Put, Spot } from '@orrery/kit';
import { say } from '../text/say.ts';
import { OwnedDie } from './dice.tsx';
import type { Draw } from './draw.ts';
import css from './palette.module.css';
import { diePiece } from './pieces.ts';
import { at, handOf } from './places.ts';
import { TokenLine } from './signs.tsx';

/** On a phone: as large as a thumb. */
const THUMB = 44;
const LINE = 50;
const FACES = [1, 2, 3, 4, 5, 6];

interface HandProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly box: Box;
  readonly narrow: boolean;
}

/** Faces that Toolkits could turn a die to, the cheapest first. */
const facesOf = (draw: Draw, seat: Seat, value: number): number[] =>
  FACES.filter((face) => face !== value && draw.lit.has(at.die(seat, value, face))).sort(
    (a, b) => Math.abs(a - value) - Math.abs(b - value),
  );

const changes = (draw: Draw, seat: Seat): boolean =>
  (draw.view.players[seat]?.dice ?? []).some((value) => facesOf(draw, seat, value).length > 0);

/** How high the hand is on a phone: a line for each value when dice may be turned. */
export function narrowHand(draw: Draw, seat: Seat): number {
  const values = new Set(handOf(draw.view, seat).map(({ value, relic }) => `${value} ${relic}`));
  return values.size === 0 ? 0 : (changes(draw, seat) ? values.size : 1) * LINE + 6;
}

interface Spread {
  readonly x: number;
  readonly y: number;
  /** Where the faces of the first die of its value are. */
  readonly chip: (k: number, of: number) => Box;
}

/** Dice side by side, the faces below each with their price. */
function inRow(box: Box, n: number, size: number): (i: number) => Spread {
  const step = box.width / Math.max(5, n);
  return (i) => {
    const [x, y] = [box.x + step * (i + 0.5), box.y + size / 2 + 3];
    const top = y + size / 2 + 5;
    return {
      x,
      y,
      chip: (k, of) => {
        const pitch = Math.min(24, (box.y + box.height - top) / of);
        return around(x, top + (k + 0.5) * pitch, Math.min(52, step - 7), pitch - 4);
      },
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
      chip: (k) => around(right + (k + 0.5) * (THUMB + 2), y, THUMB),
    };
  };
}

/** Dice still to be placed; after each, the faces that Toolkits could turn it to. */
export function Hand({ draw, seat, box, narrow }: HandProps) {
  const { view, lang } = draw;
  const dice = view.players[seat]?.dice ?? [];
  const all = handOf(view, seat);
  const size = narrow ? THUMB - 4 : Math.min(42, box.width / 6.2);
  const values = all.map(({ value, relic }) => (relic ? 'relic' : `${value}`));
  const spread =
    narrow && changes(draw, seat) ? inLines(box, values, size) : inRow(box, all.length, size);
  const placing = view.placing?.seat === seat ? view.placing : null;
  const chosen = placing
    ? all.findIndex(({ value, relic }) => value === placing.rolled && relic === placing.relic)
    : -1;
  // A new group for every round: its dice come in as they were thrown.
  return (
    <g key={view.round} className={css['thrown']}>
      {all.map((die, i) => {
        const { value, relic } = die;
        const { x, y, chip } = spread(i);
        const faces = dice.indexOf(value) === i ? facesOf(draw, seat, value) : [];
        const taken = i === chosen && placing;
        return (
          // Equal dice are interchangeable.
          <g key={`${i}-${value}`}>
            <Spot
              draw={draw}
              place={relic ? at.relic : at.die(seat, value, value)}
              label={say(lang, relic ? 'option.die.relic' : 'option.die', { value })}
              box={around(x, y, size)}
              shape={facet(9)}
              reach={2}
            >
              <Put x={x} y={taken ? y - 4 : y}>
                <OwnedDie
                  players={view.players.length}
                  die={taken ? { ...die, value: placing.value } : die}
                  size={taken ? size + 5 : size}
                  piece={diePiece(view, `hand:${seat}`, all, i)}
                />
              </Put>
            </Spot>
            {faces.map((face, k) => (
              <Chip
                key={face}
                draw={draw}
                seat={seat}
                rolled={value}
                face={face}
                box={chip(k, faces.length)}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

interface ChipProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly rolled: number;
  readonly face: number;
  readonly box: Box;
}

/** A face that a die can be turned to, and the Toolkits that this costs. */
function Chip({ draw, seat, rolled, face, box }: ChipProps) {
  const tools = Math.abs(face - rolled);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const high = box.height > 36;
  const size = high ? 26 : Math.min(19, box.height - 2);
  const price = { x: high ? x : x + size * 0.55, y: high ? y + 14 : y };
  return (
    <Spot
      draw={draw}
      place={at.die(seat, rolled, face)}
      label={say(draw.lang, 'option.die.changed', { rolled, value: face, tools })}
      box={box}
      shape={facet(5)}
      quiet
      tell="nothing"
    >
      <Put x={high ? x : box.x + size / 2 + 1} y={high ? y - 7 : y}>
        <Die value={face} seat={null} size={size} />
      </Put>
      <g color="var(--at-bad)">
        <Put {...price}>
          <TokenLine
            line={[`−${tools}`, { sign: 'toolkit' }]}
            size={high ? 14 : 15}
            room={box.width - (high ? 2 : size + 4)}
            align="middle"
          />
        </Put>
      </g>
    </Spot>
  );
}
