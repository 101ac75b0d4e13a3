import type { Seat } from '@orrery/kernel';
import type { Explanation } from '@orrery/kit';
import {
  type Card,
  cardInfo,
  CARDS,
  cardNo,
  type CardInfo,
  kindOf,
  KINDS,
  OPERATIONAL,
  type Side,
  SIDES,
  SYMBOLS,
  TECHNOLOGY,
  typeOf,
} from '../../data/index.ts';
import type { AlienView, Sum } from '../../rules/view-types.ts';
import {
  capital,
  cardName,
  deckName,
  listed,
  sectionSymbols,
  sideName,
  typeName,
} from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { FaceCard } from '../cards.tsx';
import { type Case, type Explained, isHouse, nameAt, picture, sentences, tell } from './case.tsx';

/** Of a Technology's back only the Type is told to those who have not seen it (ALI-INFO-12). */
function knowsBack({ seen, viewer }: AlienView, card: Card): boolean {
  if (kindOf(card) !== TECHNOLOGY) return true;
  const seats = seen[card % seen.length] ?? 0;
  return seats === -1 || (viewer !== null && ((seats >> viewer) & 1) === 1);
}

const FACE = 132;

/** Both faces side by side, or the front alone where nobody here has seen the back. */
function faces({ voice: { lang }, view }: Case, card: Card) {
  const both = knowsBack(view, card);
  const wide = both ? 2 * FACE + 8 : FACE + 2;
  return picture(
    wide,
    FACE * 1.4 + 6,
    SIDES.slice(0, both ? 2 : 1).map((_, side) => (
      <g key={side} transform={`translate(${both ? (side - 0.5) * (FACE + 4) : 0} 0)`}>
        <FaceCard card={card} side={side as Side} width={FACE} lang={lang} />
      </g>
    )),
  );
}

/** `5 + 3 − 2 (Calcine) = 6`. */
export function sumText({ voice: { lang } }: Case, { base, step, terms, total }: Sum): string {
  const added = step > 0 ? ` + ${step}` : '';
  const less = terms.map(({ card, n }) => ` − ${-n} (${cardName(lang, card)})`).join('');
  return `${base}${added}${less} = ${total}`;
}

const textOf = (c: Case, card: Card, side: Side): string =>
  tell(c, side === OPERATIONAL ? 'option.face.operational' : 'option.face.logistics', {
    text: cardInfo(card).texts[side][c.voice.lang],
  });

const bothTexts = (c: Case, card: Card): string =>
  knowsBack(c.view, card)
    ? sentences(textOf(c, card, 0), textOf(c, card, 1))
    : sentences(
        textOf(c, card, 0),
        tell(c, 'explain.backType', { type: typeName(c.voice.lang, typeOf(card, 1)) }),
      );

const kindTitle = (c: Case, card: Card): string => {
  const { lang } = c.voice;
  return `${cardName(lang, card)} (${say(lang, `kind.${KINDS[kindOf(card)]}`)})`;
};

const RULES = [
  ['ALI-CARD-04', 'ALI-CARD-05'],
  ['ALI-CARD-09', 'ALI-CARD-10'],
  ['ALI-CARD-06', 'ALI-CARD-08'],
] as const;

const houseCard = ({ source }: CardInfo): boolean => source === 'house';

/** A card Under Construction: its cost as a sum, what lies under it, what it lacks. */
function inWork(c: Case, seat: Seat, card: Card): Partial<Explanation> {
  const { lang, name } = c.voice;
  const player = c.view.players[seat];
  const at = player?.waiting.findIndex((one) => one.card === card) ?? -1;
  const one = player?.waiting[at];
  const sum = player?.costs[kindOf(card)];
  const lacks = player?.lacks[at] ?? 0;
  const under = one?.prepared ?? [];
  const n = under.reduce((all, section) => all + (SYMBOLS[section] ?? 0), 0);
  return {
    text: bothTexts(c, card),
    ...(sum === undefined ? {} : { cost: sumText(c, sum) }),
    state: sentences(
      tell(c, 'explain.inWork', { player: name(seat) }),
      under.length === 0
        ? null
        : tell(c, 'explain.under', {
            n,
            cards: listed(
              lang,
              under.map((section) => sectionSymbols(lang, section)),
            ),
          }),
      tell(c, lacks === 0 ? 'explain.ready' : 'explain.lacks', { n: lacks }),
    ),
    rule: 'ALI-BUY-05',
  };
}

/** A card of an Empire: what its face does, its tokens, what it counts, what it has done this turn. */
function inEmpire(c: Case, seat: Seat, card: Card): Partial<Explanation> {
  const { lang, name } = c.voice;
  const player = c.view.players[seat];
  const built = player?.empire.find((one) => one.card === card);
  if (!player || !built) return {};
  const { side, tokens, produced } = built;
  const goal = player.goals.find(({ technology }) => technology === card);
  const open = player.unlocked.includes(card);
  return {
    text: textOf(c, card, side),
    state: sentences(
      tell(c, 'explain.inEmpire', {
        player: name(seat),
        side: sideName(lang, SIDES[side]),
        type: typeName(lang, typeOf(card, side)),
      }),
      tokens === 0 ? null : tell(c, open ? 'explain.opened' : 'explain.blockaded', { n: tokens }),
      goal === undefined
        ? null
        : tell(c, 'explain.goal', { count: goal.count, during: goal.during, end: goal.end }),
      produced.length === 0
        ? null
        : tell(c, 'explain.produces', {
            cards: listed(
              lang,
              produced.map((section) => sectionSymbols(lang, section)),
            ),
          }),
      c.view.used.includes(card) ? tell(c, 'explain.usedNow') : null,
      c.view.attacked.includes(card) ? tell(c, 'explain.attackedNow') : null,
    ),
    rule: tokens > 0 && !open ? 'ALI-BLK-02' : RULES[kindOf(card)][side],
  };
}

/** What a card is, wherever it lies. */
export function ofCard(c: Case, card: Card, state?: string): Explanation {
  const owner = c.view.players.findIndex((player) =>
    [...player.waiting, ...player.empire].some((one) => one.card === card),
  );
  const player = c.view.players[owner];
  const more = !player
    ? { text: bothTexts(c, card), ...(state === undefined ? {} : { state }) }
    : player.waiting.some((one) => one.card === card)
      ? inWork(c, owner, card)
      : inEmpire(c, owner, card);
  return {
    title: kindTitle(c, card),
    rule: RULES[kindOf(card)][0],
    house: houseCard(cardInfo(card)),
    drawing: faces(c, card),
    ...more,
  };
}

/** A place may name anything: only cards are explained. */
const cardAt = (id: string): Card | null =>
  CARDS.some((card) => card.id === id) ? cardNo(id) : null;

export const card: Explained = (c) => {
  const no = cardAt(nameAt(c, 0));
  return no === null ? null : ofCard(c, no);
};

export const deck: Explained = (c) => {
  const { lang } = c.voice;
  const kind = KINDS.indexOf(nameAt(c, 0) as (typeof KINDS)[number]);
  const pile = c.view.decks[kind];
  const id = KINDS[kind];
  if (!pile || id === undefined) return null;
  const mine = c.view.players[c.view.viewer ?? c.view.turn];
  return {
    title: capital(deckName(lang, id)),
    text: sentences(
      tell(c, 'explain.mainDeck.text'),
      pile.top === null ? null : `${cardName(lang, pile.top)}: ${bothTexts(c, pile.top)}`,
    ),
    ...(mine === undefined ? {} : { cost: sumText(c, mine.buyPrice) }),
    state: sentences(
      tell(c, 'explain.deckLeft', { n: pile.cards }),
      pile.known.length === 0 ? null : tell(c, 'explain.deckKnown', { n: pile.known.length }),
    ),
    rule: 'ALI-BUY-02',
    ...(pile.top === null ? {} : { drawing: faces(c, pile.top) }),
  };
};

/** One face of the card that enters. */
export const face: Explained = (c) => {
  const { task } = c.view;
  const side = SIDES.indexOf(nameAt(c, 0) as (typeof SIDES)[number]);
  if (task?.type !== 'chooseFace' || side < 0) return null;
  return {
    title: `${cardName(c.voice.lang, task.card)}: ${sideName(c.voice.lang, SIDES[side as Side])}`,
    text: textOf(c, task.card, side as Side),
    state: tell(c, 'explain.faceType', {
      type: typeName(c.voice.lang, typeOf(task.card, side)),
    }),
    rule: RULES[kindOf(task.card)][side as Side],
    house: isHouse(cardInfo(task.card)),
  };
};
