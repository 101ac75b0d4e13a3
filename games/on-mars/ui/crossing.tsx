import {
  type Box,
  box as boxOf,
  Info,
  Numeral,
  Put,
  rounded,
  SeatBadge,
  Spot,
  Well,
  Words,
} from '@orrery/kit';
import { at as item, data, SIDES } from '../data/index.ts';
import { ORDER_BONUS, SIDE_SPACES } from '../data/tables.ts';
import type { MarsView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw } from './draw.ts';
import { ownerName } from './hex-words.ts';
import { ShuttleArt } from './piece-art.tsx';
import { about, at } from './places.ts';
import { lineOf, TokenLine } from './signs.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** A Turn Order space: its number, its bonus, and who stands there; lying down once played. */
function OrderSpace({ draw, box, space }: PartProps & { readonly space: number }) {
  const view = ahead(draw);
  const { name } = item(data.turnOrderSpaces, space);
  const here = view.companies.findIndex((one) => one.space === space);
  const company = view.companies[here];
  const bonus = ORDER_BONUS[space] ?? null;
  const label = company
    ? say(draw.lang, 'ui.labelled', { label: name[draw.lang], text: ownerName(draw, here) })
    : name[draw.lang];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const high = box.height;
  // Beside the number and over the bonus, both of which stay in sight.
  const badge = Math.min(22, box.width * 0.6, high * 0.56);
  return (
    <Spot
      draw={draw}
      place={at.order(space)}
      label={label}
      box={box}
      shape={rounded(6)}
      side="below"
    >
      <path
        d={rounded(6)(box)}
        fill="var(--board-well)"
        stroke={space < SIDE_SPACES ? 'var(--om-orbit)' : 'var(--om-colony)'}
        strokeWidth="1.4"
      />
      <Numeral n={space + 1} x={box.x + 8} y={box.y + 9} size={11} weight={700} />
      {bonus === null ? (
        company ? null : (
          <Numeral n="–" x={x} y={y + 5} size={13} weight={400} />
        )
      ) : (
        <Put
          x={x + 1}
          y={company ? box.y + high - 9 : y + high * 0.16}
          opacity={company ? 0.75 : 1}
        >
          <TokenLine
            line={lineOf([bonus])}
            size={company ? 11 : 15}
            room={box.width - 5}
            align="middle"
            least={8}
          />
        </Put>
      )}
      {company ? (
        <Put
          x={box.x + box.width - badge * 0.62}
          y={box.y + badge * 0.62}
          turn={company.played ? 90 : 0}
          opacity={company.played ? 0.6 : 1}
        >
          <Put piece={`marker:${here}`}>
            <SeatBadge seat={here} size={badge} plain={false} />
          </Put>
        </Put>
      ) : null}
    </Spot>
  );
}

/** When the Shuttle crosses next, in a sentence. */
export function shuttleSaid(lang: Draw['lang'], { crossesIn, round }: MarsView): string {
  if (crossesIn > 0) return say(lang, 'ui.shuttle.in', { n: crossesIn });
  return say(lang, round > 0 ? 'ui.shuttle.never' : 'ui.shuttle.none');
}

/** The same in a word or two below the spaces; where they find no room, how many rounds. */
function Soon({ draw, box }: PartProps) {
  const { crossesIn, shuttle } = ahead(draw);
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 7];
  if (shuttle < 0) return null;
  if (box.width < 110)
    return (
      <Put x={x} y={y}>
        {crossesIn > 0 ? (
          <TokenLine line={[{ sign: 'clock' }, `${crossesIn}`]} size={12} align="middle" />
        ) : null}
      </Put>
    );
  const { lang } = draw;
  return (
    <Words
      text={
        crossesIn > 0 ? say(lang, 'ui.rounds', { n: crossesIn }) : say(lang, 'ui.shuttle.still')
      }
      x={x}
      y={y}
      width={box.width - 6}
      size={10.5}
      weight={600}
      anchor="middle"
      stand="middle"
    />
  );
}

const TRAVEL = data.shuttle.travelSpaces;
/** From left to right: Orbit 3 2 1, then Colony 1 2 3. */
const ALONG = [2, 1, 0, 3, 4, 5] as const;

/** Where the Shuttle flies; the spaces from which it takes off have a double ring. */
function Travel({ draw, box }: PartProps) {
  const view = ahead(draw);
  const y = box.y + box.height * 0.44;
  const step = box.width / 7;
  const xOf = (i: number): number => box.x + step * (i + (i > 2 ? 1.5 : 0.5));
  const here = ALONG.findIndex((space) => space === view.shuttle);
  const r = Math.min(9.5, step * 0.45);
  return (
    <Spot
      draw={draw}
      place={at.shuttle}
      label={shuttleSaid(draw.lang, view)}
      box={box}
      shape={rounded(6)}
      side="below"
    >
      <Well box={box} />
      <path
        d={`M${xOf(2)} ${y}Q${(xOf(2) + xOf(3)) / 2} ${y - 20} ${xOf(3)} ${y}`}
        fill="none"
        stroke="var(--board-soft)"
        strokeWidth="1.6"
        strokeDasharray="3 3"
      />
      {ALONG.map((space, i) => {
        const { red, number } = item(TRAVEL, space);
        return (
          <Info key={space} id={about.travel(space)}>
            <circle
              cx={xOf(i)}
              cy={y}
              r={r}
              fill="var(--board-panel)"
              stroke={i < 3 ? 'var(--om-orbit)' : 'var(--om-colony)'}
              strokeWidth="1.6"
            />
            {red ? (
              <circle
                cx={xOf(i)}
                cy={y}
                r={r - 2.6}
                fill="none"
                stroke="#d0573a"
                strokeWidth="1.3"
              />
            ) : null}
            <Numeral n={number} x={xOf(i)} y={y} size={10} weight={500} />
          </Info>
        );
      })}
      {here < 0 ? null : (
        <Put x={xOf(here)} y={y - 2} turn={here < 3 ? 120 : -120}>
          <Put piece="shuttle">
            <g transform="scale(1.05)">
              <ShuttleArt />
            </g>
          </Put>
        </Put>
      )}
      <Soon draw={draw} box={box} />
    </Spot>
  );
}

/** Orbit to the left, the Colony to the right, the Shuttle between them. */
export function Crossing({ draw, box }: PartProps) {
  const cell = Math.min(44, box.height - 4, (box.width - 110) / 8.4);
  const step = (box.width - 150 * (box.width / 524)) / 8;
  const y = box.y + (box.height - cell) / 2;
  const middle = boxOf(box.x + 4 * step + 2, y, box.width - 8 * step - 4, cell);
  return (
    <>
      {SIDES.map((side, i) => {
        const label = say(draw.lang, `option.side.${side}`);
        const start = i === 0 ? box.x : middle.x + middle.width + 2;
        return (
          <Spot
            key={side}
            draw={draw}
            place={at.side(i)}
            label={label}
            box={boxOf(start, y - 2, 4 * step, cell + 4)}
            shape={rounded(8)}
            inner={[0, 1, 2, 3].map((n) => (
              <OrderSpace
                key={n}
                draw={draw}
                space={i * SIDE_SPACES + n}
                box={boxOf(start + n * step + 1, y, step - 2, cell)}
              />
            ))}
          />
        );
      })}
      <Travel draw={draw} box={middle} />
    </>
  );
}

/** The same in three rows, for thumbs. */
export function CrossingLarge({ draw, box }: PartProps) {
  const high = (box.height - 12) / 3;
  const rowAt = (i: number): Box => boxOf(box.x, box.y + i * (high + 6), box.width, high);
  return (
    <>
      {SIDES.map((side, i) => {
        const row = rowAt(i * 2);
        const cell = row.width / 4;
        return (
          <Spot
            key={side}
            draw={draw}
            place={at.side(i)}
            label={say(draw.lang, `option.side.${side}`)}
            box={row}
            shape={rounded(8)}
            inner={[0, 1, 2, 3].map((n) => (
              <OrderSpace
                key={n}
                draw={draw}
                space={i * SIDE_SPACES + n}
                box={boxOf(row.x + n * cell + 2, row.y + 2, cell - 4, row.height - 4)}
              />
            ))}
          />
        );
      })}
      <Travel draw={draw} box={rowAt(1)} />
    </>
  );
}
