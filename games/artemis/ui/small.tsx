import {
  around,
  type Box,
  box as boxOf,
  cells,
  facet,
  Info,
  inset,
  Key,
  Numeral,
  Put,
  rounded,
  Spot,
  Words,
} from '@orrery/kit';
import type { ReactNode } from 'react';
import { buildingOn, COLONISTS, expeditionCard, type Region } from '../data/index.ts';
import { colonistName, regionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { LESSONS } from './academy.tsx';
import { TILE } from './building.tsx';
import { dieName, DiceLine, ExposureRow, OwnedDie } from './dice.tsx';
import { ahead, type Draw, hoped } from './draw.ts';
import { expeditionLabel, Gauge, Ranks } from './expedition.tsx';
import { forecastSaid } from './forecast.ts';
import { tileLabel } from './gantry.tsx';
import { SHELVES } from './outfitter.tsx';
import { about, at } from './places.ts';
import { isResolvedNow } from './region.tsx';
import { Amount, lineOf, Sign, TokenLine } from './signs.tsx';

/** On a phone a region shows its figures; a tap opens it large. */
interface SmallProps {
  readonly draw: Draw;
  readonly box: Box;
}

const TITLE = 20;
const under = ({ x, y, width, height }: Box): Box =>
  boxOf(x + 5, y + TITLE, width - 10, height - TITLE - 4);

interface PanelProps extends SmallProps {
  readonly region: Region;
  readonly open: () => void;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function SmallPanel({ draw, region, box, open, aside, children }: PanelProps) {
  const { lang, asked, me } = draw;
  const isNow = isResolvedNow(draw, region);
  // While a region is chosen, a tap answers or tells why not; otherwise it opens.
  const chosen = asked?.ask === 'placeDieRegion' && asked.seat === me;
  const name = regionName(lang, region);
  const corner = around(box.x + box.width - 14, box.y + 12, 36, 30);
  return (
    <Spot
      draw={chosen ? draw : { ...draw, touch: open }}
      place={at.region(region)}
      label={forecastSaid(draw, region)}
      box={box}
      shape={facet(7)}
      side="above"
      tagSize={13}
      inner={
        <>
          {children}
          {chosen ? (
            <Key label={say(lang, 'ui.lens.open', { name })} box={corner} act={open}>
              <Put x={corner.x + 18} y={corner.y + 14}>
                <Sign name="search" size={17} />
              </Put>
            </Key>
          ) : null}
        </>
      }
    >
      <path
        d={facet(7)(box)}
        fill="var(--board-panel)"
        stroke={isNow ? 'var(--at-energy)' : 'var(--board-panel-edge)'}
        strokeWidth={isNow ? 3 : 1.2}
      />
      <Words
        text={name}
        x={box.x + 8}
        y={box.y + 15}
        width={box.width - (aside ? 62 : chosen ? 30 : 12)}
        size={14}
        weight={560}
        serif
      />
      {aside ? (
        <Put x={box.x + box.width - (chosen ? 30 : 8)} y={box.y + 11}>
          {aside}
        </Put>
      ) : null}
    </Spot>
  );
}

function SmallHarvest({ region, ...props }: SmallPart & { readonly region: 'vents' | 'quarry' }) {
  const { draw, box } = props;
  const what = region === 'vents' ? 'energy' : 'mineral';
  const room = under(box);
  return (
    <SmallPanel
      {...props}
      region={region}
      aside={<Amount sign={what} n={ahead(draw)[region].stock} size={18} align="end" />}
    >
      <ExposureRow
        draw={draw}
        region={region}
        room={{ ...room, y: room.y - 1 }}
        size={16}
        sign={what}
      />
    </SmallPanel>
  );
}

function SmallDoorstep({ draw, box, open }: SmallPart) {
  const { doorstep } = draw.view;
  const room = under(box);
  const waiting = COLONISTS.filter((type) => doorstep.colonists[type] > 0);
  const all = cells({ ...room, height: 24 }, Math.max(1, waiting.length), 1, 3);
  return (
    <SmallPanel
      draw={draw}
      box={box}
      region="doorstep"
      open={open}
      aside={<Amount sign="energy" n={doorstep.price} size={16} align="end" />}
    >
      {waiting.map((type, i) => {
        const cell = all[i] ?? room;
        const n = doorstep.colonists[type];
        return (
          <Within
            key={type}
            draw={draw}
            open={open}
            place={at.doorstep(type)}
            region="doorstep"
            label={say(draw.lang, 'ui.labelled', { label: colonistName(draw.lang, type), text: n })}
            box={cell}
          >
            <Put x={cell.x + cell.width / 2} y={cell.y + 12}>
              <Amount sign={type} n={n} size={21} room={cell.width} align="middle" />
            </Put>
          </Within>
        );
      })}
      <ExposureRow
        draw={draw}
        region="doorstep"
        room={boxOf(room.x, room.y + 25, room.width, room.height - 24)}
        size={17}
        sign="any"
      />
    </SmallPanel>
  );
}

function SmallAcademy({ draw, box, open }: SmallPart) {
  const view = ahead(draw);
  const { supply, spaces, dice } = view.academy;
  const room = under(box);
  const fresh = hoped(draw.view.academy.dice, dice);
  const desks = cells(boxOf(room.x, room.y + 30, room.width, room.height - 30), spaces, 1, 4);
  return (
    <SmallPanel draw={draw} box={box} region="academy" open={open}>
      {cells({ ...room, height: 26 }, LESSONS.length, 1, 2).map((cell, i) => {
        const lesson = LESSONS[i];
        if (!lesson) return null;
        const { colonist, faces } = lesson;
        const [n, name] = [supply[colonist], colonistName(draw.lang, colonist)];
        return (
          <Within
            key={colonist}
            draw={draw}
            open={open}
            place={at.academy(colonist)}
            region="academy"
            label={say(draw.lang, 'ui.academy.supply', { name, n, faces })}
            box={cell}
          >
            <Put x={cell.x + cell.width / 2} y={cell.y + 13} opacity={n > 0 ? 1 : 0.4}>
              <Amount sign={colonist} n={n} size={21} room={cell.width} align="middle" />
            </Put>
          </Within>
        );
      })}
      {desks.map((desk, i) => {
        const die = dice[i];
        const y = desk.y + desk.height / 2;
        return (
          <Info
            key={i}
            id={about.space(i)}
            label={die ? dieName(draw, die) : say(draw.lang, 'explain.space.free')}
          >
            <path
              d={rounded(4)(desk)}
              fill="var(--board-well)"
              stroke="var(--board-well-edge)"
              strokeDasharray={die ? undefined : '3 3'}
            />
            {die ? (
              <>
                <Put x={desk.x + 13} y={y}>
                  <OwnedDie players={view.players.length} die={die} size={20} hoped={fresh[i]} />
                </Put>
                <Put x={desk.x + desk.width - 14} y={y} opacity={die.trainee ? 1 : 0.4}>
                  <Sign name={die.target} size={20} />
                </Put>
              </>
            ) : (
              <Put x={desk.x + desk.width / 2} y={y} opacity={0.5}>
                <Sign name="die" size={18} />
              </Put>
            )}
          </Info>
        );
      })}
    </SmallPanel>
  );
}

function SmallOutfitter({ draw, box, open }: SmallPart) {
  const view = ahead(draw);
  const room = under(box);
  const fresh = hoped(draw.view.outfitter, view.outfitter);
  return (
    <SmallPanel draw={draw} box={box} region="outfitter" open={open}>
      {cells(room, 1, SHELVES.length, 2).map((cell, i) => {
        const shelf = SHELVES[i];
        if (!shelf) return null;
        const y = cell.y + cell.height / 2;
        const dice = view.outfitter.flatMap((die, n) =>
          shelf.faces.includes(die.value) ? [{ die, n }] : [],
        );
        const step = Math.min(17, (cell.width - 56) / Math.max(1, dice.length - 1));
        return (
          <Info key={shelf.section} id={about.shelf(shelf.section)} label={shelf.span}>
            <rect {...cell} fill="transparent" />
            <Numeral n={shelf.span} x={cell.x + 11} y={y} size={12} weight={500} />
            <Put x={cell.x + 24} y={y}>
              <Amount sign="toolkit" n={shelf.toolkits} size={16} />
            </Put>
            {dice.map(({ die, n }, k) => (
              <Put key={n} x={cell.x + 56 + k * step} y={y}>
                <OwnedDie players={view.players.length} die={die} size={14} hoped={fresh[n]} />
              </Put>
            ))}
          </Info>
        );
      })}
    </SmallPanel>
  );
}

const IN_ROW = 4;

function SmallGantry({ draw, box, open }: SmallPart) {
  const { gantry, stacks } = ahead(draw);
  const rows = gantry.length > IN_ROW ? 2 : 1;
  const columns = Math.max(2, Math.min(IN_ROW, gantry.length));
  const all = cells(under(box), columns, rows, 4);
  return (
    <SmallPanel
      draw={draw}
      box={box}
      region="gantry"
      open={open}
      aside={<Amount sign="tile" n={`${stacks.ocean}/${stacks.surface}`} size={16} align="end" />}
    >
      {gantry.map((slot, i) => {
        const cell = all[i];
        if (!cell) return null;
        const { kind, effects, beforeFinalScoring } = buildingOn(slot.tile);
        const line = lineOf([...effects, ...(beforeFinalScoring?.effects ?? [])]);
        const half = cell.height / 2;
        const price = slot.price === null ? 0 : 34;
        const dice = { x: cell.x + 4, width: cell.width - 8 - price };
        return (
          <Within
            key={slot.tile}
            draw={draw}
            open={open}
            place={at.tile(slot.tile)}
            region="gantry"
            label={tileLabel(draw, slot)}
            box={cell}
          >
            <path d={TILE(cell)} fill={`var(--at-${kind}-tile)`} stroke="var(--board-soft)" />
            <g color={`var(--at-${kind}-ink)`}>
              <Put x={cell.x + cell.width / 2} y={cell.y + half * 0.55 + 1}>
                <TokenLine line={line} size={16} room={cell.width - 8} align="middle" cut />
              </Put>
              {slot.price === null ? null : (
                <Put x={cell.x + cell.width - 4} y={cell.y + half * 1.5}>
                  <Amount sign="mineral" n={slot.price} size={15} align="end" />
                </Put>
              )}
            </g>
            <DiceLine
              draw={draw}
              place={slot.tile}
              room={boxOf(dice.x, cell.y + half, dice.width, half - 2)}
              size={Math.min(20, half - 4)}
            />
          </Within>
        );
      })}
    </SmallPanel>
  );
}

function SmallCamp({ draw, box, open }: SmallPart) {
  const { expeditions } = ahead(draw);
  const all = cells(under(box), Math.max(1, expeditions.length), 1, 4);
  return (
    <SmallPanel
      draw={draw}
      box={box}
      region="basecamp"
      open={open}
      aside={<Amount sign="flag" n={draw.view.expeditionDeck} size={16} align="end" />}
    >
      {expeditions.map((expedition, i) => {
        const cell = all[i];
        if (!cell) return null;
        const { card, awards } = expedition;
        const line = (cell.height - 4) / 4;
        const across = inset(cell, 4);
        const row = (k: number): Box => ({ ...across, y: cell.y + 2 + k * line, height: line - 1 });
        return (
          <Within
            key={card}
            draw={draw}
            open={open}
            place={at.expedition(i)}
            region="basecamp"
            label={expeditionLabel(draw, expedition)}
            box={cell}
          >
            <path d={TILE(cell)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
            {expeditionCard(card).rewards.map(({ effects }, reward) => (
              <Put
                key={reward}
                x={cell.x + cell.width / 2}
                y={row(reward).y + line / 2}
                opacity={awards.some((award) => award.reward === reward) ? 0.35 : 1}
              >
                <TokenLine
                  line={lineOf(effects)}
                  size={17}
                  room={across.width}
                  align="middle"
                  cut
                />
              </Put>
            ))}
            <Gauge draw={draw} index={i} expedition={expedition} box={row(2)} />
            <Ranks draw={draw} expedition={expedition} room={row(3)} />
          </Within>
        );
      })}
    </SmallPanel>
  );
}

interface WithinProps extends SmallPart {
  readonly place: string;
  readonly region: Region;
  readonly label: string;
  readonly children: ReactNode;
}

/** A smaller place in a region: it answers where it is lit, else it opens its region. */
function Within({ draw, open, place, region, label, box, children }: WithinProps) {
  const answers = (touched: string): boolean => draw.lit.has(touched);
  const touch = (touched: string): void => (answers(touched) ? draw.touch(touched) : open());
  return (
    <Spot
      draw={{ ...draw, touch }}
      place={place}
      within={at.region(region)}
      label={label}
      box={box}
      shape={facet(4)}
      tell="nothing"
    >
      {children}
    </Spot>
  );
}

type SmallPart = SmallProps & { readonly open: () => void };

interface SmallRegionProps extends SmallPart {
  readonly region: Region;
}

export function SmallRegion({ region, ...props }: SmallRegionProps) {
  switch (region) {
    case 'vents':
    case 'quarry':
      return <SmallHarvest {...props} region={region} />;
    case 'doorstep':
      return <SmallDoorstep {...props} />;
    case 'academy':
      return <SmallAcademy {...props} />;
    case 'outfitter':
      return <SmallOutfitter {...props} />;
    case 'gantry':
      return <SmallGantry {...props} />;
    case 'basecamp':
      return <SmallCamp {...props} />;
  }
}
