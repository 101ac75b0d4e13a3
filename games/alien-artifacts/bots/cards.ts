import type { Json, Seat } from '@orrery/kernel';
import {
  COLOUR_OF,
  type Colour,
  constants,
  factionInfo,
  GOLD,
  kindOf,
  type Resource,
  resourceOf,
  SYMBOLS,
} from '../data/index.ts';
import { answers, meant } from '../rules/answers.ts';
import { lacking } from '../rules/costs.ts';
import { afterAll, most } from '../rules/purse.ts';
import { type Alien, type Player, player } from '../rules/state.ts';

/** Least excess, colour before gold, the hand before produced cards, for it is drawn up anyway; pay as soon as it is met. */
export function paymentGuess(s: Alien, seat: Seat): (choice: Json) => number {
  const task = s.tasks.at(-1);
  const p = player(s, seat);
  if (task?.type !== 'spendCard') return () => 0;
  const { needs } = afterAll(task, task.laid);
  const missing = needs.reduce((sum, need) => sum + need, 0);
  const room = constants.bankMax - p.credits;
  const laid = task.laid.reduce((sum, { section }) => sum + (SYMBOLS[section] ?? 0), 0);
  return (choice) => {
    const answer = meant(answers.spendCard, choice);
    if (answer === null) return task.action === 'sell' && laid < Math.min(5, room) ? 0 : 2.5;
    const { section } = answer;
    const value = SYMBOLS[section] ?? 0;
    const gold = COLOUR_OF[section] === GOLD ? -0.3 * value : 0;
    const isHeld = p.hand.includes(resourceOf(section));
    const drawnAnew = isHeld ? 0.1 : 0;
    if (task.action === 'sell') return Math.min(value, room - laid) * 0.5 + drawnAnew + gold / 2;
    if (value >= missing) return 1.2 - 0.45 * (value - missing) + drawnAnew + gold;
    return 0.3 * value + drawnAnew + gold;
  };
}

/** Colours that a player has a use for: of waiting cards, and of the Faction Action. */
function wanted(p: Player): number {
  let bits = 1 << GOLD;
  for (const one of p.waiting) if (lacking(p, one) > 0) bits |= 1 << kindOf(one.card);
  const [op] = p.faction < 0 ? [] : factionInfo(p.faction).action.effects;
  if (op?.op === 'pay') {
    op.cost.resources.forEach((n, colour) => {
      if (n > 0) bits |= 1 << colour;
    });
  }
  return bits;
}

/** What a hand card can still do: its best section in a colour that is wanted. */
function use(card: Resource, colours: number): number {
  let best = 0;
  for (const section of [card * 2, card * 2 + 1]) {
    const isWanted = (colours >> (COLOUR_OF[section] as Colour)) & 1;
    best = Math.max(best, (SYMBOLS[section] ?? 0) * (isWanted ? 1 : 0.5));
  }
  return best;
}

/** Cards without a use go, the others stay. */
export function wasteGuess(s: Alien, seat: Seat): (choice: Json) => number {
  const p = player(s, seat);
  const colours = wanted(p);
  return (choice) => {
    const card = meant(answers.discardCard, choice);
    return card === null ? 0.25 : 1.4 - 0.22 * use(card, colours);
  };
}

/** The colour that fills the Bank best and is missed least. */
export function sellColourGuess(s: Alien, seat: Seat): (choice: Json) => number {
  const p = player(s, seat);
  const colours = wanted(p);
  return (choice) => {
    const colour = meant(answers.sellColour, choice);
    const takes = (1 << colour) | (1 << GOLD);
    const gain = Math.min(constants.bankMax - p.credits, most(p, takes, constants.assemblyLimit));
    const isWanted = colour !== GOLD && ((colours >> colour) & 1) === 1;
    return 0.3 * gain - (isWanted ? 0.6 : 0);
  };
}
