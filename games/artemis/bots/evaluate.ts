import { data, directiveCard } from '../data/index.ts';
import { playable } from '../rules/directives.ts';
import { type Artemis, type Player, vpOf } from '../rules/state.ts';
import { academyRow, doorstepRow, gantryRow } from './bids.ts';
import { campRow, crewsComeHome } from './camp.ts';
import { colonyParts } from './colony.ts';
import { eventToCome } from './event.ts';
import { likely } from './chances.ts';
import { soloToolkits } from './final.ts';
import { begin, forecastOf } from './forecast.ts';
import { readTasks } from './tasks.ts';
import { harvestRow } from './rows.ts';
import { WEIGHTS } from './weights.ts';

const { count: ROUNDS } = data.rounds;
const { mostToolkitsVp } = data.scoring;
const { dicePerPlayer } = data.components;

/** The final points each seat may expect: the dice on the board are resolved, the rest is forecast. */
export function evaluate(s: Artemis): number[] {
  if (s.outcome !== null) return s.players.map(vpOf);
  return parts(s).map(
    ({ tiles, scored, badges, buildingCount, colonistSets, unusedResources, toolkits, dice }) =>
      tiles + scored + badges + buildingCount + colonistSets + unusedResources + toolkits + dice,
  );
}

/** What `evaluate` is made of. */
export function parts(s: Artemis) {
  const seats = s.players.length;
  for (let seat = 0; seat < seats; seat++) begin(s, seat);
  const open = readTasks(s);
  eventToCome(s);
  crewsComeHome(s);
  campRow(s, open.expedition);
  harvestRow(s, 'vents');
  harvestRow(s, 'quarry');
  gantryRow(s, open.tile, open.bid);
  doorstepRow(s, open.limit);
  academyRow(s);
  return s.players.map((_, seat) => {
    const colony = colonyParts(s, seat);
    const dice = prospects(s, seat);
    return { ...colony, toolkits: colony.toolkits + toolkitPrize(s, seat), dice };
  });
}

const MEAN_DIE = WEIGHTS.die.reduce((sum: number, worth) => sum + worth, 0) / 6;

/** Dice, rounds and cards that a seat still has before it. */
function prospects(s: Artemis, seat: number): number {
  const p = s.players[seat] as Player;
  let worth = (ROUNDS - s.round) * WEIGHTS.round;
  if (s.phase === 'placement') {
    for (const face of p.dice) worth += WEIGHTS.die[face] as number;
  } else if (s.phase === 'preparation') worth += dicePerPlayer * MEAN_DIE;
  if (s.first === seat && s.phase === 'preparation') worth += WEIGHTS.first;
  if (s.relic !== null && s.relic.holder === seat) {
    worth += WEIGHTS.relicRound * (ROUNDS - s.round);
    if (s.relic.rolled !== null) worth += WEIGHTS.die[s.relic.rolled] as number;
  }
  return p.hand.length === 0 ? worth : worth + cardsWorth(p, forecastOf(seat).rest);
}

/** A Directive that can be played will be; another one may become playable. */
function cardsWorth(p: Player, rest: number): number {
  const ready = playable(p);
  let worth = 0;
  for (const card of p.hand) {
    const { vp } = directiveCard(card);
    worth += vp * (ready.includes(card) ? 1 : WEIGHTS.directive * Math.min(1, rest / 2));
  }
  return worth;
}

/** The most Toolkits at the end, ties included; alone, the steps of ART-SOLO-20. */
function toolkitPrize(s: Artemis, seat: number): number {
  const own = forecastOf(seat);
  if (s.drones.length > 0) return soloToolkits(own);
  let chance = 1;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const lead = own.toolkit - forecastOf(other).toolkit;
    chance *= own.rest === 0 ? Number(lead >= 0) : likely(lead + 0.3, 0.8 + 0.8 * own.rest);
  }
  return mostToolkitsVp * chance;
}
