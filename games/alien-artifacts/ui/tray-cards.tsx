import {
  around,
  type Box,
  box as boxOf,
  cells,
  packing,
  Panel,
  Put,
  rounded,
  Spot,
  useScale,
  Words,
} from '@orrery/kit';
import { cardInfo, type Kind, kindOf, type Side, SIDES } from '../data/index.ts';
import { cardName, sideName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { CARD_RATIO, FaceCard, faceShape, type Goal } from './cards.tsx';
import { type Draw, playerAt } from './draw.ts';
import { at } from './places.ts';
import { Emblem } from './faction.tsx';
import { COLOUR_SIGNS, TokenLine } from './signs.tsx';
import { ifJoined } from './would.ts';

interface CardsProps {
  readonly draw: Draw;
  readonly cards: readonly number[];
  readonly box: Box;
}

/** What a face would add by the faction, under the card; nothing where it adds nothing. */
function FactionGain({
  draw,
  card,
  side,
  x,
  y,
}: {
  readonly draw: Draw;
  readonly card: number;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
}) {
  const player = playerAt(draw.view, draw.me);
  if (!player || player.faction < 0) return null;
  const { faction } = ifJoined(player, card, side);
  if (faction <= 0) return null;
  return (
    <Put x={x} y={y}>
      <Put x={-20}>
        <Emblem faction={player.faction} size={16} />
      </Put>
      <Put x={-9}>
        <TokenLine line={[`+${faction}`, { sign: 'points' }]} size={15} />
      </Put>
    </Put>
  );
}

/** What an operational Technology would count in one's Empire. */
function goalOf(draw: Draw, card: number, side: number): Goal | undefined {
  const player = playerAt(draw.view, draw.me);
  return player === undefined
    ? undefined
    : (ifJoined(player, card, side as Side).goal ?? undefined);
}

/** Cards drawn: both faces of each, since who draws sees both (ALI-INFO-06). */
export function Drawn({ draw, cards, box }: CardsProps) {
  const { lang, me } = draw;
  const foot = 20;
  const ratio = 2 / (CARD_RATIO + 0.14);
  const { columns, width } = packing(box, cards.length, ratio, 8);
  const wide = Math.min(width, 350);
  const face = wide / 2 - 3;
  const high = face * CARD_RATIO + foot;
  const rows = Math.ceil(cards.length / columns);
  const all = rows * high + (rows - 1) * 8;
  return cards.map((card, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const inRow = Math.min(columns, cards.length - row * columns);
    const x = box.x + box.width / 2 + (column - (inRow - 1) / 2) * (wide + 8);
    const y = box.y + (box.height - all) / 2 + row * (high + 8) + (face * CARD_RATIO) / 2;
    const cost = playerAt(draw.view, me)?.costs[kindOf(card)]?.total ?? 0;
    return (
      <Spot
        key={card}
        draw={draw}
        place={at.card(card)}
        label={cardName(lang, card)}
        box={around(x, y + foot / 2, wide + 2, high)}
        shape={rounded(9)}
        side="corner"
      >
        {SIDES.map((_, side) => (
          <Put key={side} x={x + (side - 0.5) * (face + 4)} y={y}>
            <FaceCard
              card={card}
              side={side as Side}
              width={face}
              lang={lang}
              goal={goalOf(draw, card, side)}
              piece={side === 0}
            />
          </Put>
        ))}
        {SIDES.map((_, side) => (
          <FactionGain
            key={side}
            draw={draw}
            card={card}
            side={side as Side}
            x={x + (side - 0.5) * (face + 4) * 1.16}
            y={y + (face * CARD_RATIO) / 2 + foot / 2 + 1}
          />
        ))}
        <Put x={x} y={y + (face * CARD_RATIO) / 2 + foot / 2 + 1}>
          <TokenLine
            line={
              cost === 0
                ? [{ sign: 'complete' }, '0']
                : [`${cost}`, { sign: COLOUR_SIGNS[kindOf(card)] }]
            }
            size={16}
            align="middle"
          />
        </Put>
      </Spot>
    );
  });
}

/** Both faces of a card that enters the Empire; a click on one is the answer. */
export function Faces({
  draw,
  card,
  box,
}: {
  readonly draw: Draw;
  readonly card: number;
  readonly box: Box;
}) {
  const { lang } = draw;
  const { phone } = useScale();
  const foot = 22;
  const width = Math.min(210, (box.height - foot - 10) / CARD_RATIO, (box.width - 40) / 2);
  const { texts } = cardInfo(card);
  const x = (side: number): number =>
    box.x + box.width / 2 + (side - 0.5) * (width + (phone ? 12 : 60));
  const y = box.y + 8 + (width * CARD_RATIO) / 2;
  return SIDES.map((side, i) => (
    <Spot
      key={side}
      draw={draw}
      place={at.face(i as Side)}
      label={`${sideName(lang, side)} (${texts[i as Side][lang]})`}
      box={around(x(i), y, width, width * CARD_RATIO)}
      shape={faceShape(i as Side, width)}
      side="above"
    >
      <Put x={x(i)} y={y}>
        <FaceCard
          card={card}
          side={i as Side}
          width={width}
          lang={lang}
          goal={goalOf(draw, card, i)}
          piece={i === 0}
        />
      </Put>
      <FactionGain
        draw={draw}
        card={card}
        side={i as Side}
        x={x(i)}
        y={y + (width * CARD_RATIO) / 2 + foot / 2 + 2}
      />
    </Spot>
  ));
}

/** The card looked at, and the two ends of its deck. */
export function Peek({
  draw,
  kind,
  box,
}: {
  readonly draw: Draw;
  readonly kind: Kind;
  readonly box: Box;
}) {
  const { lang, view } = draw;
  const top = view.decks[kind]?.top ?? null;
  if (top === null) return null;
  const keys = boxOf(box.x + box.width * 0.62, box.y + 20, box.width * 0.36, box.height - 40);
  const width = Math.min(190, (box.height - 12) / CARD_RATIO, box.width * 0.29);
  return (
    <>
      {SIDES.map((side, i) => (
        <Put
          key={side}
          x={box.x + box.width * 0.31 + (i - 0.5) * (width + 8)}
          y={box.y + box.height / 2}
        >
          <FaceCard card={top} side={i as 0 | 1} width={width} lang={lang} />
        </Put>
      ))}
      {cells(keys, 1, 2, 12).map((cell, i) => {
        const place = i === 0 ? 'top' : 'bottom';
        const text = say(lang, i === 0 ? 'option.top' : 'option.bottom');
        return (
          <Spot key={place} draw={draw} place={at.peek(place)} label={text} box={cell}>
            <Panel box={cell} shape={rounded(10)} />
            <Words
              text={text}
              x={cell.x + cell.width / 2}
              y={cell.y + cell.height / 2}
              width={cell.width - 16}
              size={16}
              most={3}
              anchor="middle"
              stand="middle"
            />
          </Spot>
        );
      })}
    </>
  );
}
