import type { Forbidden, Seat } from '@orrery/kernel';
import { ICEBREAKERS, RAPIDS, type TurnAnswer, type TurnChoice } from './answers.ts';
import { cardId, cardIndex, lowest } from './cardset.ts';
import { triggerEnd } from './end.ts';
import { placeScientists, recruit } from './fleet.ts';
import type { Context } from './handler.ts';
import { ownerOf, shipAt } from './queue.ts';
import { type Antarctica, iceAt, isOpen, NOWHERE, type Player, player, queueAt } from './state.ts';
import { resolving } from './symbols.ts';
import {
  countsOf,
  FIRST_ICEBREAKER,
  KIND,
  PLUS_TWO,
  RAPID_STEPS,
  SHIPYARD_CARDS,
  ZONES,
} from './tables.ts';
import { advance, forbidAdvance, openTo } from './tracks.ts';

/** Shipyard cards that are played in a turn (ANT-CARD, ANT-ICE). */
export type CardAnswer = Extract<TurnAnswer, { readonly action: `play${string}` }>;

/** The second ship of a zone: in the sun zone the one noted second, elsewhere as the queue stands. */
const secondIn = (s: Antarctica, zone: number): number =>
  zone === s.sun ? s.second : shipAt(queueAt(s, zone), 1);

const PLUS_TWO_CHOICE: TurnChoice = 'playPlusTwo';
const PLACE_CHOICE: TurnChoice = 'playPlaceScientist';

/** Every card that can be played now. */
export function addCards(list: TurnChoice[], s: Antarctica, seat: Seat): void {
  const p = player(s, seat);
  const { hand } = p;
  if ((hand & SHIPYARD_CARDS) === 0 || ((s.played >> seat) & 1) === 1) return;
  if ((hand & KIND.icebreaker) !== 0) {
    for (let zone = 0; zone < ZONES; zone++) {
      const second = secondIn(s, zone);
      if (second !== 0 && ownerOf(second) === seat && iceAt(p, zone) === 0) {
        list.push(ICEBREAKERS[zone] as TurnChoice);
      }
    }
  }
  if ((hand & KIND.plusTwoScientists) !== 0 && p.reserve > 0) list.push(PLUS_TWO_CHOICE);
  if ((hand & KIND.rapidProgress) !== 0) {
    const tracks = openTo(s, seat);
    for (let track = 0; track < RAPIDS.length; track++) {
      if ((tracks >> track) & 1) list.push(RAPIDS[track] as TurnChoice);
    }
  }
  if ((hand & KIND.placeScientist) !== 0 && s.target !== NOWHERE && p.staff > 0) {
    list.push(PLACE_CHOICE);
  }
}

/** Each card of the hand, with every zone or open track that it might be played at. */
export function cardCandidates(s: Antarctica, { hand }: Player): TurnChoice[] {
  const { tracks } = countsOf(s.players.length);
  return [
    ...((hand & KIND.icebreaker) !== 0 ? ICEBREAKERS : []),
    ...((hand & KIND.plusTwoScientists) !== 0 ? [PLUS_TWO_CHOICE] : []),
    ...((hand & KIND.rapidProgress) !== 0 ? RAPIDS.slice(0, tracks) : []),
    ...((hand & KIND.placeScientist) !== 0 ? [PLACE_CHOICE] : []),
  ];
}

export function forbidCard(s: Antarctica, seat: Seat, answer: CardAnswer): Forbidden | null {
  if ((s.played >> seat) & 1) return { rule: 'ANT-CARD-01' };
  const p = player(s, seat);
  switch (answer.action) {
    case 'playIcebreaker':
      return forbidIcebreaker(s, seat, p, answer.zone);
    case 'playPlusTwo':
      return p.reserve === 0 ? { rule: 'ANT-CARD-06' } : null;
    case 'playRapidProgress':
      return forbidAdvance(s, seat, answer.track);
    case 'playPlaceScientist':
      if (s.target === NOWHERE) return { rule: 'ANT-TURN-06' };
      return p.staff === 0 ? { rule: 'ANT-CARD-05' } : null;
  }
}

function forbidIcebreaker(s: Antarctica, seat: Seat, p: Player, zone: number): Forbidden | null {
  if (!isOpen(s, zone)) return { rule: 'ANT-SET-02', facts: { zone } };
  const second = secondIn(s, zone);
  const rule = 'ANT-ICE-01';
  if (second === 0) return { rule, facts: { how: zone === s.sun ? 'sun' : 'none', zone } };
  const owner = ownerOf(second);
  if (owner !== seat) return { rule, facts: { zone, player: owner } };
  return iceAt(p, zone) === 0 ? null : { rule: 'ANT-ICE-07', facts: { zone } };
}

/** The card is gone, and with it the allowance of this sun step (ANT-CARD-01). */
function spend(
  s: Antarctica,
  seat: Seat,
  kind: 'placeScientist' | 'icebreaker' | 'plusTwoScientists' | 'rapidProgress',
  ctx: Context,
): number {
  const p = player(s, seat);
  const card = lowest(p.hand, kind);
  p.hand &= ~card;
  s.played |= 1 << seat;
  s.idle = false;
  if (kind !== 'icebreaker') ctx.emit({ type: 'cardPlayed', seat, card: cardId(card), kind });
  return card;
}

export function playCard(s: Antarctica, seat: Seat, answer: CardAnswer, ctx: Context): void {
  const p = player(s, seat);
  switch (answer.action) {
    case 'playIcebreaker': {
      const { zone } = answer;
      const card = spend(s, seat, 'icebreaker', ctx);
      p.ice |= (cardIndex(card) - FIRST_ICEBREAKER + 1) << (3 * zone);
      ctx.emit({ type: 'icebreakerLaid', seat, card: cardId(card), zone });
      return;
    }
    case 'playPlusTwo':
      spend(s, seat, 'plusTwoScientists', ctx);
      ctx.emit({ type: 'recruited', seat, count: recruit(p, PLUS_TWO), by: 'card' });
      return;
    case 'playRapidProgress':
      spend(s, seat, 'rapidProgress', ctx);
      advance(s, seat, answer.track, RAPID_STEPS, ctx);
      resolving(s, ctx);
      return;
    case 'playPlaceScientist': {
      spend(s, seat, 'placeScientist', ctx);
      const [scientist = ''] = placeScientists(s, seat, s.target, 1);
      ctx.emit({ type: 'scientistPlaced', seat, zone: s.target, scientist });
      triggerEnd(s, seat, ctx); // ANT-RUL-16: without the action
      return;
    }
  }
}
