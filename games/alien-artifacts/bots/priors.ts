import type { Json, Seat } from '@orrery/kernel';
import {
  BASIC,
  type Card,
  cardInfo,
  countFor,
  EVERY_KIND,
  goalPoints,
  type Kind,
  kindOf,
  LOGISTICS,
  OPERATIONAL,
  type Side,
  TECHNOLOGY,
  TYPE_OF,
  SYMBOLS,
} from '../data/index.ts';
import { answers, type Ask, meant } from '../rules/answers.ts';
import { costOf, lacking } from '../rules/costs.ts';
import { duringPoints, holdingsOf, readyShips } from '../rules/ready.ts';
import { ALIEN, type Alien, type Player, player, waitingAt } from '../rules/state.ts';
import { paymentGuess, sellColourGuess, wasteGuess } from './cards.ts';
import { phaseGuess } from './phase.ts';
import { planWorth, strikeWorth } from './strikes.ts';
import { turnsLeft } from './turns.ts';
import { engine, serves } from './worth.ts';

/** How sharply an answer that looks better by one point is preferred. */
const SHARPNESS = 2.6;
const weight = (guess: number): number => Math.exp(SHARPNESS * Math.max(-4, Math.min(6, guess)));

/** What a card brings on a face: its point, the faction, goals, its text and what happens at once. */
function faceGuess(s: Alien, seat: Seat, card: Card, side: Side): number {
  const p = player(s, seat);
  const turns = turnsLeft(s, seat);
  const of = holdingsOf(s, seat);
  const sum = serves(p.faction, card, side) + engine(card, side, turns, 1, 0);
  if (side === LOGISTICS) return sum;
  switch (cardInfo(card).kind) {
    case TECHNOLOGY: {
      const count = countFor(card, of);
      return sum + 1.2 * goalPoints(card, count, 'end') + 0.5 * goalPoints(card, count, 'during');
    }
    case 0:
      return sum + 0.9 + 0.8 * Math.min(1, turns / 2);
    default:
      return sum + Math.max(0, strikeWorth(s, p, card, ALIEN));
  }
}

/** The better of both faces, if it can be built in time. */
function cardGuess(s: Alien, seat: Seat, card: Card): number {
  const best = Math.max(faceGuess(s, seat, card, LOGISTICS), faceGuess(s, seat, card, OPERATIONAL));
  return best - 0.15 * costOf(player(s, seat), kindOf(card));
}

/** The fullest first. */
const fullGuess = (s: Alien, seat: Seat, card: Card): number => {
  const p = player(s, seat);
  return 0.5 * cardGuess(s, seat, card) - 0.4 * lacking(p, waitingAt(p, card));
};

function deckGuess(s: Alien, seat: Seat, kind: Kind): number {
  const p = player(s, seat);
  const top = s.decks[kind]?.[0];
  const waiting = p.waiting.filter(({ card }) => kindOf(card) === kind).length;
  return (
    (top === undefined ? 0 : 0.5 * cardGuess(s, seat, top)) - 0.6 * waiting - 0.13 * costOf(p, kind)
  );
}

/** What a card is worth to its owner now: the best place for a token, or the best to free. */
function heldGuess(s: Alien, card: Card): number {
  const owner = s.players.findIndex((p) => p.empire.some((built) => built.card === card));
  if (owner < 0) return 0;
  const p = player(s, owner);
  const built = p.empire.find((one) => one.card === card);
  const side = built?.side ?? LOGISTICS;
  const of = holdingsOf(s, owner);
  const isGoal = side === OPERATIONAL && kindOf(card) === TECHNOLOGY;
  const end = isGoal ? goalPoints(card, countFor(card, of), 'end') : 0;
  const during = isGoal ? duringPoints(card, of) : 0;
  return (
    engine(card, side, turnsLeft(s, owner), during, 0) + 0.6 * end - 0.3 * (built?.tokens ?? 0)
  );
}

const bestStrike = (s: Alien, p: Player, ship: Card | null, target: number): number => {
  const ships = ship === null ? readyShips(s, p) : [ship];
  return ships.reduce((sum, one) => sum + Math.max(0, strikeWorth(s, p, one, target)), 0);
};

/** How good each answer looks at a glance: where the search looks first, nothing more. */
export function priors(s: Alien, ask: string, options: readonly unknown[]): readonly number[] {
  const task = s.tasks.at(-1);
  if (task === undefined || !('seat' in task)) return [];
  const guess = guesser(s, ask as Ask, task.seat);
  return guess === null
    ? options.map(() => 1)
    : options.map((choice) => weight(guess(choice as Json)));
}

type Guess = (choice: Json) => number;

function guesser(s: Alien, ask: Ask, seat: Seat): Guess | null {
  const p = player(s, seat);
  const task = s.tasks.at(-1);
  const of =
    <A>(
      codec: { read(choice: Json): A | undefined; make(answer: A): Json },
      guess: (answer: A) => number,
    ): Guess =>
    (choice) =>
      guess(meant(codec, choice));
  switch (ask) {
    case 'actionPhase':
      return phaseGuess(s, seat);
    case 'spendCard':
      return paymentGuess(s, seat);
    case 'discardCard':
      return wasteGuess(s, seat);
    case 'sellColour':
      return sellColourGuess(s, seat);
    case 'prepareCard':
      return of(answers.prepareCard, (section) =>
        section === null ? 0.2 : 0.35 * (SYMBOLS[section] ?? 0),
      );
    case 'chooseFace':
      return of(answers.chooseFace, (side) =>
        task?.type === 'chooseFace' ? faceGuess(s, seat, task.card, side) : 0,
      );
    case 'keepSetupCard':
    case 'keepBoughtCard':
      return of(answers.keepBoughtCard, (card) => cardGuess(s, seat, card));
    case 'constructTarget':
    case 'chooseAutoBuild':
    case 'prepareTarget':
      return of(answers.constructTarget, (card) => fullGuess(s, seat, card));
    case 'chooseCardToComplete':
      return of(answers.chooseCardToComplete, (card) => -fullGuess(s, seat, card));
    case 'buyDeck':
    case 'peekAt':
      return of(answers.buyDeck, (kind) => deckGuess(s, seat, kind));
    case 'buyExtra':
      return of(answers.buyExtra, (extra) => 0.4 - 0.25 * Math.abs(extra - 1));
    case 'prepareRow':
      return of(answers.prepareRow, (kind) => rowGuess(p, kind));
    case 'chooseSection':
      return of(answers.chooseSection, (section) => {
        const planet = task?.type === 'chooseSection' ? cardInfo(task.planet).types[0] : -1;
        return (TYPE_OF[section] === planet ? 1 : 0) + 0.2 * (SYMBOLS[section] ?? 0);
      });
    case 'attackOrSkip': {
      const ship = task?.type === 'attackOrSkip' ? task.ship : 0;
      const others = [...s.players.keys()].filter((one) => one !== seat);
      const best = Math.max(...[ALIEN, ...others].map((one) => strikeWorth(s, p, ship, one)));
      return of(answers.attackOrSkip, (skip) => (skip === 1 ? 0 : 1.1 * best));
    }
    case 'chooseTarget':
      return of(answers.chooseTarget, (at) =>
        bestStrike(s, p, task?.type === 'chooseTarget' ? task.ship : null, at ?? ALIEN),
      );
    case 'chooseShip':
      return of(answers.chooseShip, (ship) => strikeWorth(s, p, ship, ALIEN));
    case 'nextShip': {
      const target = s.attack?.target ?? ALIEN;
      return of(answers.nextShip, (ship) => (ship === null ? 0 : strikeWorth(s, p, ship, target)));
    }
    case 'chooseDefencePlan': {
      const attacker = player(s, s.attack?.seat ?? 0);
      const [ship = 0] = readyShips(s, attacker);
      return of(answers.chooseDefencePlan, (plan) => {
        const isSecret = plan !== BASIC && p.plans.includes(plan);
        return -planWorth(s, attacker, ship, plan, seat) - (isSecret ? 0.1 : 0);
      });
    }
    case 'placeToken':
    case 'removeToken':
      return of(answers.placeToken, (card) => heldGuess(s, card));
    case 'chooseTechnology':
      return of(answers.chooseTechnology, (card) => duringPoints(card, holdingsOf(s, seat)));
    case 'finalUnlockCard':
      return of(answers.finalUnlockCard, (card) =>
        card === null ? 0.3 : goalPoints(card, countFor(card, holdingsOf(s, seat)), 'end'),
      );
    case 'chooseFlip':
      return of(answers.chooseFlip, (card) => {
        const side = p.empire.find((built) => built.card === card)?.side ?? LOGISTICS;
        const other = (1 - side) as Side;
        return faceGuess(s, seat, card, other) - faceGuess(s, seat, card, side);
      });
    case 'chooseSearch':
      return of(answers.chooseSearch, ({ kind }) => -0.3 * costOf(p, kind));
    default:
      return null;
  }
}

/** The row whose card lacks least. */
function rowGuess(p: Player, kind: Kind): number {
  let least = 9;
  for (const one of p.waiting) {
    if (kindOf(one.card) === kind) least = Math.min(least, lacking(p, one));
  }
  return EVERY_KIND.includes(kind) ? (least === 0 ? -1 : 1 - 0.2 * least) : 0;
}
