import type { Json, Seat } from '@orrery/kernel';
import { DECKS } from '../data/index.ts';
import { answers, type TurnAnswer } from '../rules/answers.ts';
import { accessOf, canBuild, topOf } from '../rules/build.ts';
import { strengthIn } from '../rules/fleet.ts';
import { seatsIn, shipAt, sizeOf } from '../rules/queue.ts';
import { type Antarctica, player } from '../rules/state.ts';
import { CAMP, type CardTable, countsOf, SHIPYARD, TRACK, ZONES } from '../rules/tables.ts';
import { landing, openTo, spaceOf } from '../rules/tracks.ts';
import { asterisks, type Board, boardOf, crewAt } from './board.ts';
import { LAP } from './evaluate.ts';

/** How sharply an answer that looks better by one point is preferred. */
const SHARPNESS = 0.5;
const weights = (guesses: readonly number[]): number[] =>
  guesses.map((guess) => Math.exp(SHARPNESS * guess));

/** By the symbol's index: recruit, move, ship, draft, expertise, joint research, simple. */
const SYMBOL_WORTH = [1.5, 0.3, 3, 0.5, 1, 1, 0.5];
const STEP = 1.2;
const PASSING = 3;
const PICKS = { rapidProgress: 2, plusTwoScientists: 1.5, placeScientist: 1.2, icebreaker: 0.8 };

/** How good each answer looks at a glance: where the search looks first, nothing more. */
export function priors(s: Antarctica, _ask: string, options: readonly Json[]): readonly number[] {
  const task = s.tasks.at(-1);
  if (task === undefined || !('seat' in task)) return [];
  const { seat } = task;
  switch (task.type) {
    case 'beforeMove':
    case 'afterMove':
    case 'afterAction': {
      const look = new Look(s, seat);
      return weights(options.map((choice) => look.guess(answers.afterMove.read(choice))));
    }
    case 'placeStartShip':
      return weights(options.map((zone) => startGuess(s, seat, Number(zone))));
    case 'takeShipyardCard':
    case 'draftShipyardCard':
      return weights(
        options.map((choice) => {
          const kind = answers.takeShipyardCard.read(choice);
          return kind == null ? -2 : 2 * PICKS[kind];
        }),
      );
    case 'eventMoveShip':
      return weights(options.map((choice) => freeMoveGuess(s, choice)));
    case 'eventAdvance': {
      const look = new Look(s, seat);
      return weights(
        options.map((choice) => look.track(answers.eventAdvance.read(choice) ?? 0, 3)),
      );
    }
    case 'icebreakerTurn':
      return options.map((choice) => (choice === 'take' ? 1 : 0.05));
    default:
      return [];
  }
}

/** Stops of the sun before it comes to a zone. */
const wayTo = (s: Antarctica, zone: number): number => {
  let way = 0;
  for (let i = 1; i <= ZONES; i++) {
    const at = (s.sun + i) % ZONES;
    if (at === zone) return way + 1;
    if (s.queues[at] !== 0) way++;
  }
  return way;
};

/** Front places that the sun reaches soon, and a second kind of resource. */
function startGuess(s: Antarctica, seat: Seat, zone: number): number {
  const lap = LAP[s.players.length] as number;
  const laps = ((zone + ZONES - 1) % ZONES) / ZONES + sizeOf(s.queues[zone] as number);
  const isNew = ((s.buildings[zone] as number) & ~accessOf(s, seat)) !== 0;
  return (isNew ? 1 : 0) - 0.5 * lap * laps;
}

/** Tempo gained: fewer ships ahead, and the sun sooner. */
function freeMoveGuess(s: Antarctica, choice: Json): number {
  const move = answers.eventMoveShip.read(choice);
  if (move == null) return 0;
  const lap = 0.5 * (LAP[s.players.length] as number);
  const before = wayTo(s, move.zone) / ZONES + move.place;
  const after = wayTo(s, move.to) / ZONES + sizeOf(s.queues[move.to] as number);
  return lap * (before - after) - 0.5;
}

/** One seat's look at its turn; what is the same for all answers is counted once. */
class Look {
  readonly s: Antarctica;
  readonly seat: Seat;
  readonly board: Board;
  #tracks = -1;
  #elsewhere = -1;

  constructor(s: Antarctica, seat: Seat) {
    this.s = s;
    this.seat = seat;
    this.board = boardOf(s);
  }

  guess(answer: TurnAnswer | undefined): number {
    const { s, seat } = this;
    switch (answer?.action) {
      case 'moveShip':
        return this.arrival(answer.zone);
      case 'actBuild': {
        const card = topOf(s, answer.deck);
        if (card === undefined) return 0;
        const steps = answer.track === null ? 0 : this.track(answer.track, card.steps);
        return this.card(card, s.target) + steps;
      }
      case 'actBuildShip':
        return this.newShip();
      case 'actRecruit':
        return this.recruits(strengthIn(s, seat, s.target));
      case 'actResearch':
        return this.track(answer.track, strengthIn(s, seat, s.target));
      case 'playIcebreaker':
        return this.icebreaker(answer.zone);
      case 'playPlusTwo':
        return this.recruits(2) - 1.5;
      case 'playRapidProgress':
        return this.track(answer.track, 3) - 2;
      case 'playPlaceScientist':
        return this.scientists(s.target, 1, 0) - 2.7;
      case 'sacrifice':
        return this.sacrificed() - (answer.what === 'cube' ? this.cube() : 0.4);
      case 'sacrificeAt':
        return this.sacrificed() - 2 - this.board.turnsLeft;
      default:
        return 0;
    }
  }

  /** The best action in a zone, less the laps that the ship then waits there. */
  arrival(zone: number): number {
    const { s, seat, board } = this;
    if (this.#elsewhere < 0) this.#elsewhere = this.#accessWithoutShip();
    const here = s.buildings[zone] as number;
    const access = this.#elsewhere | here;
    let best = 0;
    for (let deck = 0; deck < DECKS.length; deck++) {
      const card = topOf(s, deck);
      if (card === undefined || !canBuild(s, seat, card, zone, access)) continue;
      best = Math.max(best, this.card(card, zone) + STEP * card.steps);
    }
    const strength = 1 + strengthIn(s, seat, zone);
    if ((here & CAMP) !== 0) best = Math.max(best, this.recruits(strength));
    if ((here & SHIPYARD) !== 0) best = Math.max(best, this.newShip());
    for (let track = 0; track < countsOf(board.seats).tracks; track++) {
      if (((TRACK[track]?.centres ?? 0) & here) === 0) continue;
      best = Math.max(best, this.track(track, strength));
    }
    const laps = wayTo(s, zone) / board.zones + sizeOf(s.queues[zone] as number);
    return best - 0.5 * (LAP[board.seats] as number) * laps * Math.min(1, board.turnsLeft / 3);
  }

  #accessWithoutShip(): number {
    const { s, seat } = this;
    let access = 0;
    for (let zone = 0; zone < ZONES; zone++) {
      let queue = s.queues[zone] as number;
      if (zone === s.sun && shipAt(queue, 0) === s.acting) queue >>= 5;
      if ((seatsIn(queue) >> seat) & 1) access |= s.buildings[zone] as number;
    }
    return access;
  }

  /** Scientists and a building in a zone, and the asterisk of the card. */
  card(card: CardTable, zone: number): number {
    const own = card.asterisk ? (asterisks(player(this.s, this.seat).built) === 0 ? 4 : 1.5) : 0;
    return this.scientists(zone, card.scientists, 1) + own - 1.5 * card.scientists;
  }

  /** What scientists and buildings in a zone change: for oneself, less half of what feeds the leader. */
  scientists(zone: number, count: number, built: number): number {
    const { board, seat } = this;
    const mine = crewAt(board, zone, seat);
    let most = 0;
    let above = Infinity;
    let sum = mine;
    for (let other = 0; other < board.seats; other++) {
      if (other === seat) continue;
      const theirs = crewAt(board, zone, other);
      sum += theirs;
      most = Math.max(most, theirs);
      if (theirs > mine + count && theirs < above) above = theirs;
    }
    const total = (board.buildings[zone] as number) + sum + 1;
    const before = mine === 0 ? 0 : mine >= most ? total : most;
    const leads = mine + count >= most;
    const after = leads ? total + count + built : above;
    const fed = most === 0 || mine + count > most ? 0 : count + built;
    return after - before - 0.5 * fed;
  }

  track(track: number, steps: number): number {
    const { s, seat, board } = this;
    if (this.#tracks < 0) this.#tracks = openTo(s, seat);
    if (((this.#tracks >> track) & 1) === 0) return 0;
    const from = spaceOf(s, track, seat);
    const to = landing(s, seat, track, steps);
    const table = TRACK[track];
    let worth = STEP * Math.min(steps, to - from);
    for (let other = 0; other < board.seats; other++) {
      const theirs = spaceOf(s, track, other);
      if (other !== seat && theirs > from && theirs < to) worth += PASSING;
    }
    if (to === table?.length) worth += PASSING;
    for (let space = from + 1; space <= to; space++) {
      const symbol = table?.symbols[space] ?? -1;
      if (symbol >= 0 && ((table?.blue[space] ?? 0) & s.used) === 0) {
        worth += SYMBOL_WORTH[symbol] ?? 0;
      }
    }
    return worth;
  }

  recruits(wanted: number): number {
    const p = player(this.s, this.seat);
    const count = Math.min(wanted, p.reserve);
    const short = Math.max(0, this.board.turnsLeft - p.staff);
    return 1.5 * Math.min(count, short) + 0.1 * count;
  }

  newShip(): number {
    const { seats, turnsLeft } = this.board;
    const lap = LAP[seats] as number;
    return turnsLeft < 3 ? 0 : 2.2 + lap / 2 - 1.2 * (seats - 1);
  }

  icebreaker(zone: number): number {
    const { s, board } = this;
    const lap = LAP[board.seats] as number;
    return zone === s.sun ? lap / 2 : lap / 2 - wayTo(s, zone) / board.zones - 1;
  }

  /** A scientist, and a rank among the discarded pieces. */
  sacrificed(): number {
    const p = player(this.s, this.seat);
    const isNew = p.sunk.length === 0 && !p.spent.includes(-1);
    return (p.reserve > 0 ? this.recruits(1) : 0) + (isNew ? 2 : 1) - 0.5;
  }

  /** A cube is worth a track that is still to be entered. */
  cube(): number {
    const { s, seat, board } = this;
    const left = countsOf(board.seats).cubes - player(s, seat).spent.length;
    let open = 0;
    for (let track = 0; track < countsOf(board.seats).tracks; track++) {
      if (spaceOf(s, track, seat) === 0) open++;
    }
    return left > open ? 0.2 : 0.7 + Math.min(2.5, 0.4 * board.turnsLeft);
  }
}
