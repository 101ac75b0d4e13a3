import type { Json, Seat } from '@orrery/kernel';
import { LETTERS } from '../data/index.ts';
import { answers, type PaidCards } from '../rules/answers.ts';
import { fewestCards, priceAt } from '../rules/payments.ts';
import { type Cards, type Player, player, type Reworld } from '../rules/state.ts';
import { AGRI, type Code, codeOf, SATELLITE, SHUTTLE, TERRABOT, UNIT } from './codes.ts';

/** How sharply an answer that looks better by one point is preferred. */
const SHARPNESS = 0.65;

const weights = (guesses: readonly number[]): number[] =>
  guesses.map((guess) => Math.exp(SHARPNESS * guess));

/** How good each answer looks at a glance: where the search looks first, nothing more. */
export function priors(s: Reworld, _ask: string, options: readonly Json[]): readonly number[] {
  const task = s.tasks.at(-1);
  if (task === undefined || !('seat' in task)) return [];
  const own = player(s, task.seat);
  switch (task.type) {
    case 'chapterOneTurn':
      return weights(options.map((option) => turnGuess(s, task.seat, option)));
    case 'acquireModuleCards': {
      const code = codeOf(s.ports[task.port] ?? '');
      const fits = own.docks.map((dock) => dockFit(code, dock));
      return weights(options.map((cards) => cardsGuess(own.hand, cards as PaidCards, fits)));
    }
    case 'acquireModuleTop': {
      const code = codeOf(s.ports[task.port] ?? '');
      return weights(options.map((top) => dockFit(code, own.docks[Number(top) - 1] ?? [])));
    }
    case 'chapterTwoTurn':
      return weights(options.map((option) => launchGuess(own, option)));
    case 'missionCity': {
      const mission = codeOf(own.docks[task.dock - 1]?.at(-1) ?? '').mission;
      return weights(options.map((city) => cityGuess(own, city, mission?.op === 'cityProduct')));
    }
    case 'transportLoad':
      return options.map((load) => (answers.transportLoad.read(load)?.action === 'stop' ? 0.2 : 1));
    case 'transportCity':
      return weights(options.map((city) => cityGuess(own, city, false) / 2));
    default:
      return [];
  }
}

/** Points that a module may bring, less those of the cards it costs. */
function turnGuess(s: Reworld, seat: Seat, option: Json): number {
  const answer = answers.chapterOneTurn.read(option);
  if (answer === undefined || answer.action === 'leaveRound') return -2;
  if (answer.action === 'takeAdmiral')
    return 0.3 * countOf(player(s, seat).hand, answer.card) - 1.5;
  const code = codeOf(s.ports[answer.port] ?? '');
  return (
    moduleGuess(s, seat, code) - 2 * fewestCards(priceAt(s, answer.port), player(s, seat).hand)
  );
}

const countOf = (hand: Cards, card: number): number => hand[card - 1] ?? 0;

function moduleGuess(s: Reworld, seat: Seat, code: Code): number {
  switch (code.kind) {
    case TERRABOT:
      return 12 - 0.5 * s.round - 0.4 * code.letter;
    case SHUTTLE:
      return 3.5 + 1.3 * code.shields;
    case SATELLITE:
      return 3.5 + 1.2 * code.shields;
    default:
      return unitGuess(player(s, seat), code);
  }
}

function unitGuess(own: Player, code: Code): number {
  let shuttles = 0;
  let units = 0;
  for (const dock of own.docks) {
    for (const id of dock) {
      const { kind } = codeOf(id);
      if (kind === SHUTTLE) shuttles++;
      else if (kind === UNIT) units++;
    }
  }
  const crowded = units > 2 * shuttles + 2 ? 1 : 0;
  return 3 + 2 * code.pointsPerCityTile + (code.company === AGRI ? 0.5 : 0) - crowded;
}

/** Few cards, of which many are left, and one that leads to a fitting dock. */
function cardsGuess(hand: Cards, cards: readonly number[], fits: readonly number[]): number {
  let best = -Infinity;
  let rare = 0;
  for (const card of cards) {
    best = Math.max(best, fits[card - 1] ?? 0);
    rare += 0.3 / (1 + countOf(hand, card));
  }
  return best - 2.2 * cards.length - rare;
}

/** How well a module lies on top of what a dock holds, given that the last comes off first. */
function dockFit(code: Code, dock: readonly string[]): number {
  const outer = dock.length === 0 ? null : codeOf(dock.at(-1) ?? '');
  if (outer === null) return -1.5;
  const long = -0.1 * dock.length;
  switch (code.kind) {
    case TERRABOT:
      return long;
    case SHUTTLE:
      return long + (outer.kind === UNIT ? 1 : 0);
    case SATELLITE:
      return long - (outer.kind === SATELLITE ? 0 : 0.8);
    default:
      if (outer.kind === SHUTTLE) return long + 0.5;
      if (outer.kind !== UNIT) return long - 0.3;
      return long - (codeOf(dock.at(-2) ?? dock.at(-1) ?? '').kind === SHUTTLE ? 1.5 : 0);
  }
}

function launchGuess(own: Player, option: Json): number {
  const answer = answers.chapterTwoTurn.read(option);
  if (answer === undefined || !('dock' in answer)) return 0;
  const shields = codeOf(own.docks[answer.dock - 1]?.at(-1) ?? '').shields;
  switch (answer.action) {
    case 'launchTerrabot':
      return 2;
    case 'transportShuttle':
    case 'transportShuttleViaUnit':
      return 1.5;
    case 'launchShuttleDefense':
    case 'launchSatelliteDefense':
      return 0.6 * shields;
    case 'launchSatelliteMission':
      return 1;
    default:
      return -1.5;
  }
}

function cityGuess(own: Player, letter: Json, product: boolean): number {
  const city = own.cities.find((c) => c.letter === letter);
  if (city === undefined) return 0;
  const bots = city.modules.filter((id) => codeOf(id).kind === TERRABOT).length;
  const units = city.modules.length - bots;
  return product ? bots * units : city.modules.length - 0.1 * LETTERS.indexOf(city.letter);
}
