import {
  type Box,
  box as boxOf,
  facet,
  inset,
  Meter,
  PIECE,
  Put,
  SeatShape,
  Spot,
  textWidth,
  useLeast,
  Words,
} from '@orrery/kit';
import { expeditionCard } from '../data/index.ts';
import type { ExpeditionView } from '../rules/view-types.ts';
import { expeditionName, ownerName, rewardText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { BuildingTile } from './building.tsx';
import { ahead, type Draw } from './draw.ts';
import { ExpeditionDice } from './expedition-dice.tsx';
import { Figure } from './figures.tsx';
import { colonistPiece } from './pieces.ts';
import { at } from './places.ts';
import { lineOf, TokenLine } from './signs.tsx';

interface CardProps {
  readonly draw: Draw;
  readonly index: number;
  readonly expedition: ExpeditionView;
  readonly box: Box;
  /** How many lines there are for its name, alike for all that lie side by side. */
  readonly lines?: number;
}

const CARD = facet(8);
const REWARD = facet(5);

/** How near the dice have come to the difficulty: a rope up a wall of ice. */
export function Gauge({ draw, index, expedition, box }: CardProps) {
  const { total, difficulty, success } = expedition;
  const now = Math.min(total, draw.view.expeditions[index]?.total ?? total);
  return (
    <Meter
      n={now}
      change={total - now}
      most={Math.max(1, difficulty)}
      box={box}
      fill={success ? 'var(--at-good)' : 'var(--at-ice-deep)'}
      text={`${total}/${difficulty}`}
    />
  );
}

/** Letters that a reward is too low for: what the Building does counts. */
const TOLD_WITHOUT_NAME = 17;

/** One of the two rewards: taken ones bear the mark of who has them. */
function Reward({ draw, index, expedition, box, reward }: CardProps & { readonly reward: number }) {
  const { card, colonists, building, awards } = expedition;
  const effects = expeditionCard(card).rewards[reward]?.effects ?? [];
  const taken = awards.find((award) => award.reward === reward);
  const people = effects.some(({ op }) => op === 'gainCardColonists');
  const tile = effects.some(({ op }) => op === 'gainCardBuilding') ? building : null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    <Spot
      draw={draw}
      place={at.reward(index, reward)}
      within={draw.lit.has(at.expedition(index)) ? at.expedition(index) : at.region('basecamp')}
      label={say(draw.lang, 'ui.reward', {
        name: expeditionName(draw.lang, card),
        text: rewardText(draw.lang, card, reward),
      })}
      box={box}
      shape={REWARD}
      tell="nothing"
    >
      <path d={REWARD(box)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
      <g opacity={taken ? 0.35 : 1}>
        {tile ? (
          <BuildingTile
            tile={tile}
            lang={draw.lang}
            box={inset(box, 2)}
            letters={TOLD_WITHOUT_NAME}
          />
        ) : people && colonists.length > 0 ? (
          colonists.map((type, i) => (
            <Put key={`${i}-${type}`} x={x + (i - (colonists.length - 1) / 2) * 24} y={y}>
              <Figure
                colonist={type}
                size={Math.min(34, box.height - 6)}
                piece={colonistPiece(
                  ahead(draw),
                  card,
                  type,
                  colonists.slice(0, i).filter((other) => other === type).length,
                )}
              />
            </Put>
          ))
        ) : (
          <Put x={x} y={y}>
            <TokenLine line={lineOf(effects)} size={21} room={box.width - 5} align="middle" />
          </Put>
        )}
      </g>
      {taken ? (
        <Put x={box.x + box.width - 11} y={box.y + 11}>
          <SeatShape seat={taken.seat} size={16} />
        </Put>
      ) : null}
    </Spot>
  );
}

/** How high names are written, and how far from the edge. */
const NAME = 17;
const EDGE = 6;

/** Two side by side; a Building has more to tell than what else is paid. */
function rewardBoxes({ card, building }: ExpeditionView, room: Box): readonly Box[] {
  const isBuilding = (reward: number): boolean =>
    building !== null &&
    (expeditionCard(card).rewards[reward]?.effects ?? []).some(
      ({ op }) => op === 'gainCardBuilding',
    );
  const wide = room.width - 6;
  const first = wide * (isBuilding(0) ? 0.62 : isBuilding(1) ? 0.38 : 0.5);
  return [
    { ...room, width: first },
    { ...room, x: room.x + first + 6, width: wide - first },
  ];
}

/** Whether a name needs one line or two in a card so wide. */
export const nameLines = (name: string, width: number): number =>
  textWidth(name, NAME, 'serif') > width - 2 * EDGE ? 2 : 1;

interface RanksProps {
  readonly draw: Draw;
  readonly expedition: ExpeditionView;
  readonly room: Box;
}

/** Who leads, in one line. */
export function Ranks({ draw, expedition: { ranking }, room }: RanksProps) {
  const readable = useLeast().figures;
  if (room.width <= 0 || ranking.length === 0) return null;
  const wanted = room.width / ranking.length < 26 ? 14 : 17;
  const size = Math.max(readable, Math.min(wanted, room.height * 0.95));
  // Two figures need more than one; where all would not fit, marks are smaller.
  const needs = ranking.map(({ strength }) => textWidth(`${strength}`, size, 'bold') + 17);
  const total = needs.reduce((sum, wide) => sum + wide, 0);
  const mark = total > room.width ? 10 : 13;
  const stretch = Math.min(1.5, room.width / total);
  let x = room.x;
  return ranking.map(({ owner, strength }, i) => {
    const left = x;
    x += (needs[i] ?? 0) * stretch;
    return (
      <g
        key={owner}
        role="img"
        aria-label={say(draw.lang, 'ui.rank', {
          n: i + 1,
          player: ownerName(draw, owner),
          strength,
        })}
        transform={`translate(${left + mark / 2 + 1} ${room.y + room.height / 2})`}
        opacity={i < 2 ? 1 : 0.65}
      >
        <SeatShape seat={owner} size={mark} />
        <text x={mark / 2 + 1.5} y={size * 0.36} fontSize={size} fontWeight={i < 2 ? 700 : 500}>
          {strength}
        </text>
      </g>
    );
  });
}

export const expeditionLabel = ({ lang }: Draw, { card, dice, total }: ExpeditionView): string =>
  `${expeditionName(lang, card)}. ${expeditionCard(card).text[lang]}. ${say(lang, 'ui.expedition.dice', { n: dice.length, total })}`;

/** An Expedition: how hard it is, what it pays, who has set out. */
export function ExpeditionCard({ draw, index, expedition, box, lines = 1 }: CardProps) {
  const { card, ranking } = expedition;
  const low = box.height < 150;
  const pay = Math.min(low ? 34 : 42, box.height * 0.28);
  const top = box.y + (low ? 22 : lines > 1 ? 40 : 24);
  const across = { x: box.x + EDGE, width: box.width - 2 * EDGE };
  const gaugeY = top + pay + 6;
  const foot = box.y + box.height;
  const marks = low ? Math.min(box.width * 0.58, ranking.length * 34) : 0;
  const [w, h] = [box.width, box.height];
  return (
    <g {...{ [PIECE]: `card:${card}` }}>
      <Spot
        draw={draw}
        place={at.expedition(index)}
        within={at.region('basecamp')}
        label={expeditionLabel(draw, expedition)}
        box={box}
        shape={CARD}
        inner={
          <>
            <Gauge
              draw={draw}
              index={index}
              expedition={expedition}
              box={boxOf(across.x, gaugeY, across.width - (marks > 0 ? marks + 4 : 0), 20)}
            />
            {rewardBoxes(expedition, { ...across, y: top, height: pay }).map((cell, reward) => (
              <Reward
                key={reward}
                draw={draw}
                index={index}
                expedition={expedition}
                reward={reward}
                box={cell}
              />
            ))}
            <Ranks
              draw={draw}
              expedition={expedition}
              room={
                low
                  ? boxOf(box.x + w - EDGE - marks, gaugeY, marks, 20)
                  : boxOf(across.x, foot - 22, across.width, 18)
              }
            />
            <ExpeditionDice
              draw={draw}
              index={index}
              expedition={expedition}
              room={{ ...across, y: gaugeY + 22, height: foot - gaugeY - (low ? 26 : 46) }}
            />
          </>
        }
      >
        <path d={CARD(box)} fill="var(--board-panel)" stroke="var(--board-panel-edge)" />
        <path
          d={`M${box.x + 8} ${foot - 1}l${w * 0.2}-${h * 0.28}l${w * 0.12} ${h * 0.12}l${w * 0.2}-${h * 0.34}l${w * 0.24} ${h * 0.3}l${w * 0.08}-${h * 0.08}l${w * 0.1} ${h * 0.28}z`}
          fill="var(--at-ice)"
          opacity="0.13"
        />
        <Words
          text={expeditionName(draw.lang, card)}
          x={box.x + 9}
          y={box.y + (low ? 15 : 17)}
          width={w - 2 * EDGE}
          size={low ? 14.5 : NAME}
          most={low ? 1 : lines}
          serif
          weight={560}
        />
      </Spot>
    </g>
  );
}
