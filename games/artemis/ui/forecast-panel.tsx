import { SeatShape } from '@orrery/kit';
import type { Region } from '../data/index.ts';
import { ownerName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Die } from './dice.tsx';
import { forecastOf, type Line } from './forecast.ts';
import type { Plan } from './layout.ts';
import css from './palette.module.css';
import { type Draw, facet } from './spot.tsx';
import { textWidth } from './words.tsx';

const ROW = 25;
const HEAD = 40;
const EDGE = 16;
const LETTERS = 15;
/** Where names begin, after the die or the mark of their owner. */
const NAME = 30;
const LONGEST_NAME = 14;
/** On a phone's board a unit is about half a pixel. */
const PHONE_SCALE = 1.3;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

interface Shape {
  readonly width: number;
  readonly height: number;
  /** Where the words after the names begin. */
  readonly words: number;
  readonly scale: number;
}

/** As wide as its longest line, in either language. */
function shapeOf(draw: Draw, plan: Plan, title: string, lines: readonly Line[]): Shape {
  const names = lines.flatMap(({ owner }) =>
    owner === null ? [] : [textWidth(shortened(ownerName(draw, owner)), LETTERS, 'bold')],
  );
  const words = NAME + Math.max(0, ...names) + 18;
  const widths = lines.map(({ owner, text }) =>
    owner === null ? textWidth(text, LETTERS, 'serif') : words + textWidth(text, LETTERS, 'bold'),
  );
  const width = Math.max(textWidth(title, LETTERS, 'bold'), ...widths) + 2 * EDGE;
  const height = HEAD + lines.length * ROW;
  const wanted = plan.height > plan.width ? PHONE_SCALE : 1;
  const scale = Math.min(wanted, (plan.width - 12) / width, (plan.height - 8) / height);
  return { width, height, words, scale };
}

/** Beside the region, towards the middle of the board, so that it covers others and not this one. */
function cornerOf(plan: Plan, region: Region, width: number, height: number) {
  const box = plan.regions[region];
  const middle = box.x + box.width / 2;
  const wideOne = box.width > plan.width * 0.7;
  const right = box.x + box.width + 10;
  const x = wideOne
    ? plan.width / 2 - width / 2
    : middle < plan.width / 2
      ? Math.min(right, plan.width - width - 6)
      : Math.max(6, box.x - width - 10);
  const under = box.y + box.height + 8;
  const overlaps = wideOne || box.width + width + 20 > plan.width;
  const y = overlaps
    ? under + height < plan.height
      ? under
      : box.y - height - 8
    : Math.min(box.y, plan.height - height - 6);
  return { x, y: Math.max(4, y) };
}

/** What each die there would get if placing ended now. */
export function ForecastPanel({
  draw,
  plan,
  region,
}: {
  readonly draw: Draw;
  readonly plan: Plan;
  readonly region: Region;
}) {
  const lines = forecastOf(draw, region);
  if (lines.length === 0) return null;
  const placing = draw.view.phase === 'placement';
  const title = say(draw.lang, placing ? 'ui.fore.title' : 'ui.fore.later');
  const { width, height, words, scale } = shapeOf(draw, plan, title, lines);
  const { x, y } = cornerOf(plan, region, width * scale, height * scale);
  return (
    <g
      className={css.forecast}
      data-forecast={region}
      transform={`translate(${x} ${y}) scale(${scale})`}
      aria-hidden="true"
    >
      <path
        className={css.forecastPanel}
        d={facet({ x: 0, y: 0, width, height }, 9, 16)}
        strokeWidth="1.5"
      />
      <text x={EDGE} y="23" fontSize={LETTERS} fontWeight="650">
        {title}
      </text>
      {lines.map((line, i) => (
        // Lines are told apart by their order.
        <g key={i} data-line transform={`translate(${EDGE} ${30 + ROW * (i + 0.5)})`}>
          <ForecastLine draw={draw} line={line} words={words} />
        </g>
      ))}
    </g>
  );
}

interface LineProps {
  readonly draw: Draw;
  readonly line: Line;
  readonly words: number;
}

function ForecastLine({ draw, line: { owner, value, relic, text, good }, words }: LineProps) {
  if (owner === null)
    return (
      <text y="5" fontSize={LETTERS} fontWeight="560" className={css.serif}>
        {text}
      </text>
    );
  return (
    <>
      <g transform="translate(11 0)">
        {value === null ? (
          <SeatShape seat={owner} size={15} />
        ) : (
          <Die
            value={value}
            owner={owner}
            relic={relic}
            drone={owner >= draw.view.players.length}
            size={19}
            title=""
          />
        )}
      </g>
      <text x={NAME} y="5" fontSize={LETTERS}>
        {shortened(ownerName(draw, owner))}
      </text>
      <text
        x={words}
        y="5"
        fontSize={LETTERS}
        fontWeight="600"
        style={{ fill: good ? 'var(--at-good)' : 'var(--at-bad)' }}
      >
        {text}
      </text>
    </>
  );
}
