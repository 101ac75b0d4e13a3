import { missing, type Random, shuffle, type Viewer } from '@orrery/kernel';
import { addCards, listCards, noCards, totalOf } from './cards.ts';
import { clone } from './clone.ts';
import { canPay } from './payments.ts';
import { type Cards, type Officer, player, type Reworld } from './state.ts';

/** A copy in which the bag's order and all cards the viewer has not seen are dealt again (REW-INFO-01). */
export function imagine(s: Reworld, viewer: Viewer, random: Random): Reworld {
  const copy = clone(s);
  // Sorted first: what is imagined must not depend on the order that is hidden.
  copy.bag = shuffle(copy.bag.toSorted(), random);
  if (copy.chapter === 2) return copy; // REW-INFO-04
  const unseen = collectUnseen(copy, viewer);
  // Everybody saw which port was chosen, so its cards can be paid: other deals cannot be.
  do {
    shuffle(unseen, random);
    dealUnseen(copy, viewer, unseen);
  } while (!canPayChosenPort(copy));
  return copy;
}

const admiralCardIsUnseen = (s: Reworld, viewer: Viewer): boolean =>
  s.admiralSpace !== null && s.admiralSpace.seat !== viewer; // REW-ADM-06

function collectUnseen(s: Reworld, viewer: Viewer): Officer[] {
  const unseen = listCards(s.setAside);
  s.players.forEach((p, seat) => {
    if (seat !== viewer) unseen.push(...listCards(p.hand), ...listCards(p.discard));
  });
  if (s.admiralSpace !== null && admiralCardIsUnseen(s, viewer)) unseen.push(s.admiralSpace.card);
  return unseen.sort((a, b) => a - b);
}

/** Sizes are open (REW-INFO-02): each pile gets as many cards as it had. */
function dealUnseen(s: Reworld, viewer: Viewer, unseen: readonly Officer[]): void {
  let next = 0;
  const draw = (): Officer => unseen[next++] ?? missing('unseen card', next);
  const dealt = (pile: Cards): Cards => {
    const cards = noCards();
    for (let n = totalOf(pile); n > 0; n--) addCards(cards, draw(), 1);
    return cards;
  };
  s.setAside = dealt(s.setAside);
  s.players.forEach((p, seat) => {
    if (seat === viewer) return;
    p.hand = dealt(p.hand);
    p.discard = dealt(p.discard);
  });
  if (s.admiralSpace !== null && admiralCardIsUnseen(s, viewer)) {
    s.admiralSpace = { ...s.admiralSpace, card: draw() };
  }
}

function canPayChosenPort(s: Reworld): boolean {
  const task = s.tasks.at(-1);
  if (task?.type !== 'acquireModuleCards') return true;
  return canPay(s, task.port, player(s, task.seat).hand);
}
