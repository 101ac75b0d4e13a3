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
} from '@orrery/kit';
import { data, RESOURCES } from '../data/index.ts';
import { MARKERS, YIELDS } from '../data/tables.ts';
import { goods } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw, hasBit, times } from './draw.ts';
import { LateTag } from './late-tag.tsx';
import { Piece } from './piece-art.tsx';
import { about, at } from './places.ts';
import { goodSign, Sign, type Signs, TokenLine } from './signs.tsx';

export interface OwnProps {
  readonly draw: Draw;
  readonly me: number;
  readonly box: Box;
}

/** "2→1": what there is, and what there would be. */
export const change = (now: number, then: number): string =>
  now === then ? `${now}` : `${now}→${then}`;

/** Which Building type makes a good: its Progress cube waits below. */
const typeOfGood = (good: number): number => YIELDS.indexOf(good);

/** Storage: five columns with their limit, and the cubes that have not moved to the Progress area. */
export function Storage({ draw, me, box }: OwnProps) {
  const [now, then] = [draw.view.companies[me], ahead(draw).companies[me]];
  if (!now || !then) return null;
  return cells(box, RESOURCES.length, 1, 2).map((cell, good) => {
    const n = now.goods[good] ?? 0;
    const x = cell.x + cell.width / 2;
    const type = typeOfGood(good);
    const cube = !hasBit(now.cubes, type);
    return (
      <Spot
        key={good}
        draw={draw}
        place={at.store(me, good)}
        label={goods(draw.lang, good, n)}
        box={cell}
        shape={rounded(5)}
        tell="nothing"
      >
        <path d={rounded(5)(cell)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
        <Put x={x} y={cell.y + 14} opacity={n > 0 ? 1 : 0.4}>
          <Sign name={goodSign(good)} size={22} />
        </Put>
        <Numeral
          n={`${change(n, then.goods[good] ?? 0)}/${now.storageLimit}`}
          x={x}
          y={cell.y + 34}
          size={n === then.goods[good] ? 13 : 10}
          weight={n >= now.storageLimit ? 800 : 600}
        />
        {cube && type >= 0 ? (
          <Put x={x} y={cell.y + cell.height - 9}>
            <Cube size={14} seat={me} piece={`cube:${me}:${type}`} />
          </Put>
        ) : null}
      </Spot>
    );
  });
}

/** What comes into the columns. What is paid is told in the column. */
export function StorageTags({ draw, me, box }: OwnProps) {
  if (draw.asked?.ask === 'payResource') return null;
  return cells(box, RESOURCES.length, 1, 2).map((cell, good) => (
    <LateTag key={good} draw={draw} place={at.store(me, good)} box={cell} side="below" number />
  ));
}

const BED_POINTS: readonly number[] = data.scoring.livingQuarters.rows.map(({ points }) => points);

/** Living Quarters: six columns of two beds; Shelters open them one after the other. */
export function Quarters({ draw, me, box }: OwnProps) {
  const [now, then] = [draw.view.companies[me], ahead(draw).companies[me]];
  if (!now || !then) return null;
  const { lang } = draw;
  const label = say(lang, 'ui.home', { n: now.home, beds: now.beds });
  return (
    <Spot
      draw={draw}
      place={at.home(me)}
      label={label}
      box={box}
      shape={rounded(6)}
      side="above"
      tagSize={12}
    >
      <Panel box={box} shape={rounded(6)} />
      {cells(boxOf(box.x + 3, box.y + 3, box.width - 6, box.height - 6), 6, 1, 2).map((cell, i) => {
        const open = (i + 1) * 2 <= now.beds;
        const high = (cell.height - 12) / 2;
        return (
          <g key={i} opacity={open ? 1 : 0.5}>
            <path
              d={rounded(4)(cell)}
              fill={open ? 'var(--board-well)' : 'url(#om-roof)'}
              stroke="var(--board-well-edge)"
            />
            {times(2).map((bed) => {
              const n = i * 2 + bed;
              const y = cell.y + cell.height - 12 - high * (bed + 0.5);
              const there = n < then.home;
              const was = n < now.home;
              return open && (there || was) ? (
                <Put key={bed} x={cell.x + cell.width / 2} y={y} opacity={there && was ? 1 : 0.45}>
                  <Put piece={`home:${me}:${n}`}>
                    <Piece kind="colonist" company={me} size={Math.min(high, cell.width) - 1} />
                  </Put>
                </Put>
              ) : null;
            })}
            <Numeral
              n={BED_POINTS[i] ?? 0}
              x={cell.x + cell.width / 2}
              y={cell.y + cell.height - 6}
              size={9.5}
              weight={500}
            />
          </g>
        );
      })}
    </Spot>
  );
}

/** At work, in supply, Bots and markers left; and the points if the game ended now. */
export function Reserves({ draw, me, box }: OwnProps) {
  const [now, then] = [draw.view.companies[me], ahead(draw).companies[me]];
  if (!now || !then) return null;
  const { lang } = draw;
  const [work, points, ...rest] = cells(box, 5, 1, 3);
  const small: readonly { id: string; label: string; line: Signs }[] = [
    {
      id: about.supply(me),
      label: say(lang, 'ui.supplyColonists', { n: now.supply }),
      line: [{ sign: 'colonist' }, `${now.supply}`],
    },
    {
      id: about.bots(me),
      label: say(lang, 'ui.botsLeft', { n: now.botsLeft }),
      line: [{ sign: 'bot' }, change(now.botsLeft, then.botsLeft)],
    },
    {
      id: about.markers(me),
      label: say(lang, 'ui.markersLeft', { n: MARKERS - now.plans.length }),
      line: [{ sign: 'plan' }, `${MARKERS - then.plans.length}`],
    },
  ];
  return (
    <>
      {work ? (
        <Spot
          draw={draw}
          place={at.work(me)}
          label={say(lang, 'ui.work', { n: now.work })}
          box={work}
          shape={rounded(5)}
          side="above"
        >
          <path d={rounded(5)(work)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
          <Put x={work.x + work.width / 2} y={work.y + work.height / 2}>
            <TokenLine
              line={[{ sign: 'gear' }, change(now.work, then.work)]}
              size={15}
              room={work.width - 3}
              align="middle"
            />
          </Put>
        </Spot>
      ) : null}
      {points ? (
        <Spot
          draw={draw}
          place={at.company(me)}
          looked
          label={say(lang, 'explain.forecast', { score: now.score, total: now.forecastTotal })}
          box={points}
          shape={rounded(5)}
          side="above"
        >
          <path d={rounded(5)(points)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
          <Put x={points.x + points.width / 2} y={points.y + points.height / 2}>
            <TokenLine
              line={[change(now.forecastTotal, then.forecastTotal), { sign: 'points' }]}
              size={14}
              room={points.width - 3}
              align="middle"
            />
          </Put>
        </Spot>
      ) : null}
      {small.map(({ id, label, line }, i) => {
        const cell = rest[i];
        return cell ? (
          <Info key={id} id={id} label={label}>
            <path d={rounded(5)(cell)} fill="var(--board-panel)" opacity="0.6" />
            <Put x={cell.x + cell.width / 2} y={cell.y + cell.height / 2}>
              <TokenLine line={line} size={15} room={cell.width - 3} align="middle" />
            </Put>
          </Info>
        ) : null;
      })}
    </>
  );
}
