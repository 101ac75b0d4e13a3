import type { Hidden, Pile, Seat } from '@orrery/kernel';
import { EVERY_KIND, type Kind, kindOf } from '../data/index.ts';
import { canPayFor } from './build.ts';
import { afterAll, canMeet, shows } from './purse.ts';
import { takesFor } from './costs.ts';
import { prepareRow } from './prepare.ts';
import { removeBlockadeKind, sellColour } from './sell.ts';
import { type Alien, deckOf, player } from './state.ts';

type Items = Parameters<Pile<Alien>['put']>[1];
type Numbers = readonly number[];

const pile = (
  get: (s: Alien) => Numbers,
  put: (s: Alien, items: Numbers) => void,
): Pile<Alien> => ({ get, put: (s, items: Items) => put(s, items as Numbers) });

const seen = (seat: Seat, by: Pile<Alien>): Pile<Alien> => ({ ...by, seenBy: seat });

const RESOURCES = pile(
  (s) => s.deck,
  (s, cards) => void (s.deck = cards),
);
const ARTIFACTS = pile(
  (s) => s.artifacts,
  (s, cards) => void (s.artifacts = cards),
);
const PLANS = pile(
  (s) => s.plans,
  (s, cards) => void (s.plans = cards),
);
/** Between the top card and the known end, or the system that is available and those put back. */
const middle = (all: Numbers, known: number): Numbers =>
  all.slice(1, Math.max(1, all.length - known));
const around = (all: Numbers, items: Numbers): Numbers => [
  ...all.slice(0, 1),
  ...items,
  ...all.slice(1 + items.length),
];
const SYSTEMS = pile(
  (s) => middle(s.systems, s.systemsKnown),
  (s, cards) => void (s.systems = around(s.systems, cards)),
);
const DECKS = EVERY_KIND.map((kind: Kind) =>
  pile(
    (s) => middle(deckOf(s, kind), s.known[kind] ?? 0),
    (s, cards) => void (s.decks = s.decks.with(kind, around(deckOf(s, kind), cards))),
  ),
);

/** Held cards, which their player knows. */
const held = (of: 'hand' | 'artifacts' | 'plans') =>
  [0, 1, 2, 3, 4].map((seat) =>
    seen(
      seat,
      pile(
        (s) => player(s, seat)[of],
        (s, cards) => void (player(s, seat)[of] = cards),
      ),
    ),
  );
const HANDS = held('hand');
const HELD_ARTIFACTS = held('artifacts');
const HELD_PLANS = held('plans');

/** ALI-INFO-01, ALI-INFO-07, ALI-INFO-14 */
export const hidden: Hidden<Alien> = {
  pools({ players: { length } }) {
    return [
      [RESOURCES, ...HANDS.slice(0, length)],
      [ARTIFACTS, ...HELD_ARTIFACTS.slice(0, length)],
      [PLANS, ...HELD_PLANS.slice(0, length)],
      [SYSTEMS],
      ...DECKS.map((deck) => [deck]),
    ];
  },
  /** Everybody saw what the seat set out to pay for: hands that could not are not imagined. */
  fits(s) {
    const task = s.tasks.at(-1);
    switch (task?.type) {
      case 'spendCard': {
        const slots = task.limit - task.laid.length;
        const p = player(s, task.seat);
        const isEnough = task.laid.length >= task.fewest || (slots > 0 && shows(p, task.takes));
        return isEnough && canMeet(p, afterAll(task, task.laid), slots);
      }
      case 'constructTarget': {
        const p = player(s, task.seat);
        return p.waiting.some(({ card }) => kindOf(card) === task.kind && canPayFor(s, p, card));
      }
      case 'prepareCard':
        return task.done > 0 || shows(player(s, task.seat), task.takes);
      case 'prepareTarget': {
        const p = player(s, task.seat);
        const isOpen = (card: number): boolean => shows(p, takesFor(p, 'prepare', kindOf(card)));
        return task.section !== null || p.waiting.some(({ card }) => isOpen(card));
      }
      case 'prepareRow':
        return prepareRow
          .candidates(s, task)
          .some((row) => prepareRow.forbid(s, task, row) === null);
      case 'sellColour':
        return sellColour
          .candidates(s, task)
          .some((one) => sellColour.forbid(s, task, one) === null);
      case 'removeBlockadeKind':
        return removeBlockadeKind
          .candidates(s, task)
          .some((kind) => removeBlockadeKind.forbid(s, task, kind) === null);
      default:
        return true;
    }
  },
};
