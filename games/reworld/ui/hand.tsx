import {
  around,
  type Box,
  inset,
  type Place,
  Put,
  rounded,
  Spot,
  spread,
  Words,
} from '@orrery/kit';
import { type Officer, officers } from '../data/index.ts';
import { cardList } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { CARD_RATIO, OfficerCard } from './officers.tsx';
import { at } from './places.ts';

/** A card in one's hand, and the place it is. */
export interface HeldCard {
  readonly type: Officer;
  readonly place: Place;
}

/** One's cards with their places: equal ones are counted. */
export function heldCards({ view }: Draw): readonly HeldCard[] {
  const hand = view.own?.hand ?? [];
  return hand.map((type, i) => ({ type, place: at.card(type, i - hand.indexOf(type)) }));
}

/** What a screen reader calls a card. */
export const cardName = (lang: Draw['lang'], type: Officer): string =>
  say(lang, 'ui.card', { card: type, officer: officers[type]?.name[lang] ?? '' });

interface HandProps {
  readonly draw: Draw;
  readonly box: Box;
  /** For thumbs: none lies upon another. */
  readonly apart: boolean;
}

/** More cards than this make a second row. */
const FAN = 8;
const ROW = 7;
export const rowsFor = (cards: number): number => Math.max(1, Math.ceil(cards / ROW));

/** Where each card stands: in a fan, or in rows; the middle of every card can be hit. */
function spots({ box, apart }: HandProps, n: number) {
  const rows = apart ? rowsFor(n) : n > FAN ? 2 : 1;
  const fan = rows === 1 && !apart;
  const inRow = Math.ceil(n / rows);
  const room = box.width - 12;
  const high = box.height / rows;
  const share = apart ? (room - 4 * (inRow - 1)) / inRow : room / (1 + 0.53 * (inRow - 1));
  const card = Math.min(84, (high - (fan ? 26 : 8)) / CARD_RATIO, share);
  return Array.from({ length: rows }, (_, row) => {
    const here = Math.min(inRow, n - row * inRow);
    const steps = spread(here, room, card, fan ? -card * 0.28 : 4);
    const start = box.x + 6 + (room - (steps.at(-1) ?? 0) - card / 2) / 2;
    const y = box.y + high * (row + 0.5) + (fan ? 4 : 0);
    return steps.map((step, i) => {
      const turn = fan ? i - (here - 1) / 2 : 0;
      return { x: start + step, y: y + turn * turn * 0.25, turn, card };
    });
  }).flat();
}

/** The officer cards in hand, sorted; those picked to pay with are lifted. */
export function Hand(props: HandProps) {
  const { draw, box } = props;
  const { lang, me } = draw;
  const held = heldCards(draw);
  const label =
    held.length === 0
      ? say(lang, 'ui.hand.empty')
      : say(lang, 'ui.hand', { cards: cardList(held.map(({ type }) => type)) });
  return (
    <>
      <Spot draw={draw} place={at.hand(me ?? -1)} label={label} box={inset(box, 3)}>
        {held.length > 0 ? null : (
          <Words
            text={label}
            x={box.x + box.width / 2}
            y={box.y + box.height / 2}
            width={box.width}
            size={15}
            anchor="middle"
            stand="middle"
            soft
          />
        )}
      </Spot>
      {spots(props, held.length).map(({ x, y, turn, card }, i) => {
        const here = held[i];
        if (!here) return null;
        const lift = draw.picked.has(here.place) ? -14 : 0;
        return (
          <Put key={here.place} x={x} y={y + lift} turn={turn * 1.1}>
            <Spot
              draw={draw}
              place={here.place}
              label={cardName(lang, here.type)}
              box={around(0, 0, card, card * CARD_RATIO)}
              shape={rounded(card * 0.09)}
              quiet
            >
              <OfficerCard type={here.type} width={card} />
            </Spot>
          </Put>
        );
      })}
    </>
  );
}
