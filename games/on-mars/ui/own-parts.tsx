import {
  type Box,
  box as boxOf,
  cells,
  Cube,
  fitHexes,
  hexagon,
  hexBox,
  hexMiddle,
  Info,
  Numeral,
  Panel,
  Put,
  rounded,
  seatLine,
  Spot,
  Words,
} from '@orrery/kit';
import { data, RESOURCES } from '../data/index.ts';
import {
  COLUMN_CRYSTALS,
  COLUMN_UNITS,
  CRYSTAL,
  DEPOT_COST,
  DEPOT_EFFECTS,
  LAB_BENEFITS,
  LAB_SPACES,
  LEVEL,
  MARKERS,
  YIELDS,
} from '../data/tables.ts';
import { goods, spaceName, techName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw, hasBit, times } from './draw.ts';
import { Piece } from './piece-art.tsx';
import { about, at } from './places.ts';
import { goodSign, lineOf, Sign, type Signs, TokenLine, techSign, unitsLine } from './signs.tsx';

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
        side="above"
        tagSize={12}
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

/** At work, in supply, Bots and markers left. */
export function Reserves({ draw, me, box }: OwnProps) {
  const [now, then] = [draw.view.companies[me], ahead(draw).companies[me]];
  if (!now || !then) return null;
  const { lang } = draw;
  const [work, ...rest] = cells(box, 4, 1, 3);
  const small: readonly { id: string; label: string; line: Signs }[] = [
    {
      id: about.supply(me),
      label: say(lang, 'ui.supplyColonists', { n: now.supply }),
      line: [{ sign: 'colonist' }, `${now.supply}`],
    },
    {
      id: about.bots(me),
      label: say(lang, 'ui.botsLeft', { n: now.botsLeft }),
      line: [{ sign: 'bot' }, `${change(now.botsLeft, then.botsLeft)}`],
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

const LAB_HEXES = LAB_SPACES.map(({ q, r }) => ({ q, r }));

/** What a step into a level costs. */
export function columnLine(level: number): Signs {
  const crystals = COLUMN_CRYSTALS[level] ?? 0;
  return [
    ...unitsLine(COLUMN_UNITS[level] ?? []),
    ...(crystals > 0 ? [{ sign: 'crystal' } as const] : []),
  ];
}

/** The Laboratory: tiles wander to the right, dearer and worth more with every column. */
export function Lab({ draw, me, box, head = 22 }: OwnProps & { readonly head?: number }) {
  const then = ahead(draw).companies[me];
  if (!then) return null;
  const { lang } = draw;
  const room = boxOf(box.x + 2, box.y + head, box.width - 4, box.height - head - 2);
  const plan = fitHexes(LAB_HEXES, room);
  return (
    <>
      <Panel box={box} shape={rounded(8)} />
      {data.lab.columns.map(({ level, points }) => {
        const first = LAB_HEXES[LEVEL.indexOf(level)];
        if (!first) return null;
        const { x } = hexMiddle(first, plan);
        return (
          <Info key={level} id={about.column(level)} label={say(lang, 'ui.column', { n: level })}>
            <rect x={x - 18} y={box.y + 2} width="36" height={head} fill="transparent" />
            <Put x={x} y={box.y + 8}>
              <TokenLine
                line={[`${points}`, { sign: 'points' }]}
                size={11}
                align="middle"
                least={9}
              />
            </Put>
            <Put x={x} y={box.y + 20}>
              <TokenLine line={columnLine(level)} size={12} align="middle" />
            </Put>
          </Info>
        );
      })}
      {LAB_HEXES.map((hex, space) => {
        const cell = hexBox(hex, plan);
        const { x, y } = hexMiddle(hex, plan);
        const kind = then.tech.indexOf(space);
        const benefit = LAB_BENEFITS[space] ?? null;
        const label =
          kind < 0
            ? spaceName(lang, space)
            : say(lang, 'ui.labelled', {
                label: spaceName(lang, space),
                text: techName(lang, kind),
              });
        return (
          <Spot
            key={space}
            draw={draw}
            place={at.lab(me, space)}
            label={label}
            box={cell}
            shape={hexagon('flat')}
            tagSize={12}
            inner={
              kind < 0 ? null : (
                <Spot
                  draw={draw}
                  place={at.tech(me, kind)}
                  within={at.lab(me, space)}
                  label={say(lang, 'ui.tech', {
                    tech: techName(lang, kind),
                    level: LEVEL[space] ?? 1,
                  })}
                  box={boxOf(
                    x - plan.size * 0.62,
                    y - plan.size * 0.62,
                    plan.size * 1.24,
                    plan.size * 1.24,
                  )}
                  shape={rounded(5)}
                  tagSize={12}
                >
                  <Put x={x} y={y} piece={`tech:${me}:${kind}`}>
                    <Sign name={techSign(kind)} size={plan.size * 1.26} />
                  </Put>
                </Spot>
              )
            }
          >
            <path
              d={hexagon('flat')(cell, -1)}
              fill="var(--board-well)"
              stroke={kind < 0 ? 'var(--board-well-edge)' : seatLine(me)}
              strokeWidth={kind < 0 ? 1 : 2}
            />
            {benefit !== null && kind < 0 ? (
              <Put x={x} y={y} opacity={0.9}>
                <TokenLine
                  line={lineOf([benefit])}
                  size={15}
                  room={plan.size * 1.5}
                  align="middle"
                  least={8}
                />
              </Put>
            ) : null}
          </Spot>
        );
      })}
    </>
  );
}

/** The Depot: eight Executive actions; Ships cover the upper five, Crystals lie on the open ones. */
export function Depot({ draw, me, box, columns = 2 }: OwnProps & { readonly columns?: number }) {
  const [now, then] = [draw.view.companies[me], ahead(draw).companies[me]];
  if (!now || !then) return null;
  const { lang } = draw;
  const foot = 24;
  const rows = 8 / columns;
  const all = cells(boxOf(box.x, box.y, box.width, box.height - foot - 2), columns, rows, 3);
  const down = boxOf(box.x, box.y + box.height - foot, box.width, foot);
  const [store, pending, hangar] = cells(down, 3, 1, 3);
  return (
    <>
      {data.depotSpaces.map(({ shortName, name }, space) => {
        // Columns are read from the top down.
        const cell = all[(space % rows) * columns + Math.floor(space / rows)];
        if (!cell) return null;
        const covered = hasBit(now.ships, space);
        const effect = DEPOT_EFFECTS[space];
        const y = cell.y + cell.height / 2;
        const cost = DEPOT_COST[space] ?? 0;
        const label = say(lang, covered ? 'ui.depot.covered' : 'ui.depot', {
          name: name[lang],
          cost,
        });
        return (
          <Spot
            key={space}
            draw={draw}
            place={at.depot(me, space)}
            label={label}
            box={cell}
            shape={rounded(5)}
            side="above"
            tagSize={12}
          >
            <path
              d={rounded(5)(cell)}
              fill={covered ? 'var(--board-well)' : 'var(--board-panel)'}
              stroke="var(--board-panel-edge)"
            />
            <Put x={cell.x + 15} y={y}>
              <TokenLine line={[`${cost}`, { sign: 'crystal' }]} size={14} align="middle" />
            </Put>
            <g opacity={covered ? 0.55 : 1}>
              <Words
                text={shortName[lang]}
                x={cell.x + 31}
                y={y - cell.height * 0.2}
                width={cell.width - (covered ? 50 : 35)}
                size={11}
                stand="middle"
              />
              <Put x={cell.x + 31} y={y + cell.height * 0.22}>
                {effect ? (
                  <TokenLine line={lineOf([effect])} size={13} room={cell.width - 50} least={8} />
                ) : null}
              </Put>
            </g>
            {covered ? (
              <Put x={cell.x + cell.width - 11} y={y}>
                <Put piece={`ship:${me}:${space}`}>
                  <Piece kind="ship" company={me} size={24} />
                </Put>
              </Put>
            ) : null}
          </Spot>
        );
      })}
      {store ? (
        <Spot
          draw={draw}
          place={at.store(me, CRYSTAL)}
          label={goods(lang, CRYSTAL, now.crystals)}
          box={store}
          shape={rounded(5)}
          side="above"
          tagSize={12}
        >
          <path d={rounded(5)(store)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
          <Put x={store.x + store.width / 2} y={store.y + foot / 2}>
            <TokenLine
              line={[
                { sign: 'crystal' },
                `${change(now.crystals, then.crystals)}/${now.depotRoom}`,
              ]}
              size={17}
              room={store.width - 4}
              align="middle"
            />
          </Put>
        </Spot>
      ) : null}
      {pending ? (
        <Info
          id={about.pending(me)}
          label={say(lang, 'ui.pending', { n: now.pending, lost: now.crystalsLost })}
        >
          <path
            d={rounded(5)(pending)}
            fill="none"
            stroke="var(--board-well-edge)"
            strokeDasharray="3 3"
          />
          <Put
            x={pending.x + pending.width / 2}
            y={pending.y + foot / 2}
            opacity={then.pending > 0 ? 1 : 0.5}
          >
            <TokenLine
              line={[
                `+${then.pending}`,
                { sign: 'crystal' },
                { sign: 'clock' },
                ...(then.crystalsLost > 0 ? [`−${then.crystalsLost}`] : []),
              ]}
              size={15}
              room={pending.width - 4}
              align="middle"
            />
          </Put>
        </Info>
      ) : null}
      {hangar ? (
        <Spot
          draw={draw}
          place={at.hangar(me)}
          label={say(lang, 'ui.hangar', { n: now.hangar })}
          box={hangar}
          shape={rounded(5)}
          side="above"
          tagSize={12}
        >
          <path d={rounded(5)(hangar)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
          <Put
            x={hangar.x + hangar.width / 2}
            y={hangar.y + foot / 2}
            opacity={now.hangar > 0 ? 1 : 0.6}
          >
            <TokenLine
              line={[{ sign: 'rocket' }, change(now.hangar, then.hangar), { sign: 'home' }]}
              size={16}
              room={hangar.width - 4}
              align="middle"
            />
          </Put>
        </Spot>
      ) : null}
    </>
  );
}
