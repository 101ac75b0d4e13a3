import { SeatShape } from '@orrery/kit';
import { expeditionCard } from '../data/index.ts';
import type { ExpeditionView } from '../rules/view-types.ts';
import { expeditionName, rewardText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { BuildingTile } from './building.tsx';
import { ExpeditionDice } from './expedition-dice.tsx';
import { Figure } from './figures.tsx';
import { figureTitle } from './forecast.ts';
import { colonistPiece } from './pieces.ts';
import { at } from './places.ts';
import { Ranks } from './ranks.tsx';
import { type Box, type Draw, facet, Spot } from './spot.tsx';
import { TokenLine, tokensOf } from './tokens.tsx';
import { textWidth, Words } from './words.tsx';

interface CardProps {
  readonly draw: Draw;
  readonly index: number;
  readonly expedition: ExpeditionView;
  readonly box: Box;
  /** How many lines there are for its name, alike for all that lie side by side. */
  readonly lines?: number;
}

/** How near the dice have come to the difficulty: a rope up a wall of ice. */
function Gauge({ draw, expedition, box }: Omit<CardProps, 'index'>) {
  const { total, difficulty, success, dice } = expedition;
  const part = Math.min(1, total / Math.max(1, difficulty));
  const label = say(draw.lang, success ? 'ui.expedition.enough' : 'ui.expedition.short', {
    total,
    difficulty,
  });
  return (
    <g>
      <title>{label}</title>
      <rect {...box} rx={box.height / 2} fill="var(--at-well)" stroke="var(--at-well-edge)" />
      <rect
        x={box.x}
        y={box.y}
        width={Math.max(box.height, box.width * part)}
        height={box.height}
        rx={box.height / 2}
        fill={success ? 'var(--at-good)' : 'var(--at-ice-deep)'}
        opacity={dice.length > 0 ? 0.85 : 0}
      />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2 + 6}
        textAnchor="middle"
        fontSize="18"
        fontWeight="700"
        style={{ paintOrder: 'stroke', stroke: 'var(--at-well)', strokeWidth: 3 }}
      >
        {total} / {difficulty}
      </text>
    </g>
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
      cut={5}
    >
      <title>{rewardText(draw.lang, card, reward)}</title>
      <path d={facet(box, 5)} fill="var(--at-well)" stroke="var(--at-well-edge)" />
      <g opacity={taken ? 0.35 : 1}>
        {tile ? (
          <BuildingTile
            tile={tile}
            lang={draw.lang}
            box={{ x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }}
            letters={TOLD_WITHOUT_NAME}
          />
        ) : people && colonists.length > 0 ? (
          colonists.map((type, i) => (
            <g
              key={`${i}-${type}`}
              transform={`translate(${x + (i - (colonists.length - 1) / 2) * 24} ${y})`}
            >
              <Figure
                colonist={type}
                size={Math.min(34, box.height - 6)}
                title={figureTitle(draw, type)}
                piece={colonistPiece(
                  draw.view,
                  card,
                  type,
                  colonists.slice(0, i).filter((one) => one === type).length,
                )}
              />
            </g>
          ))
        ) : (
          <g transform={`translate(${x} ${y})`}>
            <TokenLine line={tokensOf(effects)} size={21} room={box.width - 5} align="middle" />
          </g>
        )}
      </g>
      {taken ? (
        <g transform={`translate(${box.x + box.width - 11} ${box.y + 11})`}>
          <SeatShape seat={taken.seat} size={16} />
        </g>
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

/** An Expedition: how hard it is, what it pays, who has set out. */
export function ExpeditionCard({ draw, index, expedition, box, lines = 1 }: CardProps) {
  const { lang } = draw;
  const { card, dice, ranking } = expedition;
  const name = expeditionName(lang, card);
  const low = box.height < 150;
  const pay = Math.min(low ? 34 : 42, box.height * 0.28);
  const head = low ? 20 : lines > 1 ? 40 : 24;
  const top = box.y + head;
  const across = { x: box.x + EDGE, width: box.width - 2 * EDGE };
  const rewards = rewardBoxes(expedition, { ...across, y: top, height: pay });
  const gaugeY = top + pay + 7;
  const crew = {
    x: across.x,
    y: gaugeY + 20,
    width: across.width,
    height: box.y + box.height - gaugeY - 24,
  };
  const marks = low ? Math.min(box.width * 0.58, ranking.length * 34) : 0;
  return (
    <g data-piece={`card:${card}`}>
      <Spot
        draw={draw}
        place={at.expedition(index)}
        within={at.region('basecamp')}
        label={`${name}. ${expeditionCard(card).text[lang]}. ${say(lang, 'ui.expedition.dice', { n: dice.length, total: expedition.total })}`}
        box={box}
        cut={8}
        inner={
          <>
            <Gauge
              draw={draw}
              expedition={expedition}
              box={{
                x: across.x,
                y: gaugeY,
                width: across.width - (marks > 0 ? marks + 4 : 0),
                height: 17,
              }}
            />
            {rewards.map((cell, reward) => (
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
              x={box.x + box.width - 6 - marks}
              y={gaugeY + 8.5}
              room={marks}
            />
            <ExpeditionDice
              draw={draw}
              index={index}
              expedition={expedition}
              room={crew}
              ranked={!low}
            />
          </>
        }
      >
        <path d={facet(box, 8)} fill="var(--at-panel)" stroke="var(--at-panel-edge)" />
        <path
          d={`M${box.x + 8} ${box.y + box.height - 1}l${box.width * 0.2}-${box.height * 0.28}l${box.width * 0.12} ${box.height * 0.12}l${box.width * 0.2}-${box.height * 0.34}l${box.width * 0.24} ${box.height * 0.3}l${box.width * 0.08}-${box.height * 0.08}l${box.width * 0.1} ${box.height * 0.28}z`}
          fill="var(--at-ice)"
          opacity="0.13"
        />
        <Words
          text={name}
          x={box.x + 9}
          y={box.y + (low ? 15 : 17)}
          width={box.width - 2 * EDGE}
          size={low ? 14.5 : NAME}
          least={low ? 13 : NAME}
          most={low ? 1 : lines}
          serif
          weight={560}
        />
      </Spot>
    </g>
  );
}
