import type { Hidden, Pile, Seat } from '@orrery/kernel';
import { addCards, listCards, noCards } from './cards.ts';
import { canPay } from './payments.ts';
import { type Cards, type ModuleId, type Officer, player, type Reworld } from './state.ts';

type Items = Parameters<Pile<Reworld>['put']>[1];

function counted(items: Items): Cards {
  const cards = noCards();
  for (const item of items) addCards(cards, item as Officer, 1);
  return cards;
}

const BAG: Pile<Reworld> = {
  get: (s) => s.bag,
  put: (s, items) => void (s.bag = items as readonly ModuleId[]),
};
const SET_ASIDE: Pile<Reworld> = {
  get: (s) => listCards(s.setAside),
  put: (s, items) => void (s.setAside = counted(items)),
};

/** Cards in hand or discarded, which their player knows. */
const own = (pile: 'hand' | 'discard', seat: Seat): Pile<Reworld> => ({
  seenBy: seat,
  get: (s) => listCards(player(s, seat)[pile]),
  put: (s, items) => void (player(s, seat)[pile] = counted(items)),
});

const admiralCard = (seat: Seat): Pile<Reworld> => ({
  seenBy: seat, // REW-ADM-06
  get: (s) => (s.admiralSpace === null ? [] : [s.admiralSpace.card]),
  put: (s, [card]) => void (s.admiralSpace = { seat, card: card as Officer }),
});

const SEATS = [0, 1, 2, 3];
const HANDS = SEATS.map((seat) => own('hand', seat));
const DISCARDS = SEATS.map((seat) => own('discard', seat));
const ADMIRAL_CARDS = SEATS.map(admiralCard);

/** REW-INFO-01 */
export const hidden: Hidden<Reworld> = {
  pools(s) {
    if (s.chapter === 2) return []; // REW-INFO-04
    const { length } = s.players;
    const cards = [SET_ASIDE, ...HANDS.slice(0, length), ...DISCARDS.slice(0, length)];
    if (s.admiralSpace !== null) cards.push(ADMIRAL_CARDS[s.admiralSpace.seat] as Pile<Reworld>);
    return [[BAG], cards];
  },
  /** Everybody saw which port was chosen, so its cards can be paid: other deals cannot be. */
  fits(s) {
    const task = s.tasks.at(-1);
    if (task?.type !== 'acquireModuleCards') return true;
    return canPay(s, task.port, player(s, task.seat).hand);
  },
};
