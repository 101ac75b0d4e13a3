import { expeditionCard } from '../data/index.ts';
import { INDEX } from '../rules/crew.ts';
import type { Artemis, CampDie, Expedition } from '../rules/state.ts';
import { likely } from './chances.ts';
import { addGains, addRelief, worthOf } from './gains.ts';
import { addColonist, forecastOf } from './forecast.ts';
import { WEIGHTS } from './weights.ts';

const ENGINEER_BONUS = 2;
const MOST_OWNERS = 7;

/** Of the Expedition being looked at, by owner. */
const STRENGTH = new Float64Array(MOST_OWNERS);
const ARRIVED = new Int8Array(MOST_OWNERS);
const JOINS = new Float64Array(MOST_OWNERS);

const strengthOf = ({ value, crew, size }: CampDie): number =>
  value + (crew === 'pioneer' ? size : 0);

/** Colonists on their way come home whatever happens (ART-EXP-10). */
export function crewsComeHome(s: Artemis): void {
  for (const { dice } of s.expeditions) {
    for (const { owner, crew, size } of dice) {
      if (crew === null) continue;
      const o = forecastOf(owner);
      addColonist(o, INDEX[crew], size);
      o.arriving -= size;
    }
  }
}

/** Expeditions from this one on are not resolved yet. */
export function campRow(s: Artemis, from: number): void {
  for (let at = from; at < s.expeditions.length; at++) {
    const expedition = s.expeditions[at] as Expedition;
    if (expedition.dice.length > 0) lookAt(s, expedition);
  }
}

/** Dice that each owner may still place. */
function diceLeft(s: Artemis, owner: number): number {
  if (s.phase !== 'placement') return 0;
  if (owner < s.players.length) return s.players[owner]?.dice.length ?? 0;
  const drone = s.drones[owner - s.players.length];
  return drone === undefined ? 0 : drone.resting + drone.dice.length;
}

function lookAt(s: Artemis, expedition: Expedition): void {
  const owners = s.players.length + s.drones.length;
  STRENGTH.fill(0);
  ARRIVED.fill(0);
  let total = 0;
  let arrived = 0;
  for (const die of expedition.dice) {
    const strength = strengthOf(die);
    total += strength;
    STRENGTH[die.owner] = (STRENGTH[die.owner] as number) + strength;
    if (ARRIVED[die.owner] === 0) ARRIVED[die.owner] = ++arrived;
  }
  const share = WEIGHTS.toBasecamp / Math.sqrt(s.expeditions.length);
  let extra = 0;
  let waiting = 0;
  for (let owner = 0; owner < owners; owner++) {
    const dice = diceLeft(s, owner);
    waiting += dice;
    // Whoever has a die there has a reason to see it through.
    extra += dice * share * (ARRIVED[owner] === 0 ? 3.5 : 4.5);
    JOINS[owner] = owner < s.players.length ? 1 - (1 - share) ** dice : dice / 6;
  }
  const { difficulty } = expeditionCard(expedition.card);
  const success =
    waiting === 0
      ? Number(total >= difficulty)
      : likely(
          total + extra - difficulty + 0.5,
          WEIGHTS.campStray * Math.sqrt(share * waiting * 4),
        );
  for (let seat = 0; seat < s.players.length; seat++) {
    if ((ARRIVED[seat] as number) > 0) standing(s, expedition, seat, owners, success);
  }
}

function standing(
  s: Artemis,
  expedition: Expedition,
  seat: number,
  owners: number,
  success: number,
): void {
  // Chances that nobody, and that exactly one other, is ahead, and that nobody else is there.
  let first = 1;
  let second = 0;
  let alone = 1;
  for (let other = 0; other < owners; other++) {
    if (other === seat) continue;
    const ahead = aheadChance(s, seat, other);
    second = second * (1 - ahead) + first * ahead;
    first *= 1 - ahead;
    alone *= (ARRIVED[other] as number) > 0 ? 0 : 1 - (JOINS[other] as number);
  }
  if (s.drones.length > 0) second = Math.min(second, 1 - first);
  reward(s, expedition, seat, success, first, second, alone);
}

function aheadChance(s: Artemis, seat: number, other: number): number {
  const dice = diceLeft(s, seat) + diceLeft(s, other);
  const theirs = STRENGTH[other] as number;
  const own = STRENGTH[seat] as number;
  if ((ARRIVED[other] as number) === 0) {
    const joins = JOINS[other] as number;
    return joins === 0 ? 0 : joins * likely(3.5 - own, 2.5);
  }
  // The earlier one wins a tie (ART-EXP-06).
  const tie = (ARRIVED[other] as number) < (ARRIVED[seat] as number) ? 0.5 : -0.5;
  if (dice === 0) return theirs - own + tie > 0 ? 1 : 0;
  return likely(theirs - own + tie, 0.6 + 0.7 * Math.sqrt(dice));
}

function reward(
  s: Artemis,
  expedition: Expedition,
  seat: number,
  success: number,
  first: number,
  second: number,
  alone: number,
): void {
  const o = forecastOf(seat);
  const { rewards } = expeditionCard(expedition.card);
  const one = rewards[0]?.effects ?? [];
  const two = rewards[1]?.effects ?? [];
  const better = worthOf(o, one, expedition) >= worthOf(o, two, expedition);
  const [best, other] = better ? [one, two] : [two, one];
  // Drones take nothing, so either place has the choice (ART-SOLO-12).
  const chooses = s.drones.length > 0 ? first + second : first;
  addGains(o, best, success * chooses, expedition);
  addGains(o, other, success * (first + second - chooses + first * alone), expedition);
  o.badge += success * (first + second);
  const nothing = 1 - success * (first + second);
  if (nothing > 0) addRelief(o, nothing);
  for (const { owner, crew, size } of expedition.dice) {
    if (owner !== seat || size === 0) continue;
    if (crew === 'engineer') o.energy += success * ENGINEER_BONUS * size;
    else if (crew === 'steward') o.points += success * first * size;
  }
}
