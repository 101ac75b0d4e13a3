import { data, expeditionCard, type Region } from '../data/index.ts';
import { targetOf } from '../rules/academy.ts';
import { recruitLimit, recruitPrice } from '../rules/doorstep.ts';
import { priceOf } from '../rules/gantry.ts';
import { INDEX } from '../rules/crew.ts';
import { academySpaces } from '../rules/prepared.ts';
import type { Artemis, Expedition, GantryTile } from '../rules/state.ts';
import { countWorth, setWorth } from './final.ts';
import { reliefWorth, worthOf } from './gains.ts';
import { energyWorth, mineralWorth, type Forecast, sheltered } from './forecast.ts';
import { likelyHarvest, pipsToCome } from './rows.ts';
import { tileWorth } from './tiles.ts';
import { WEIGHTS } from './weights.ts';

/** Points that a die of this value would bring in a region. */
export function evaluateRegion(
  s: Artemis,
  o: Forecast,
  seat: number,
  region: Region,
  value: number,
): number {
  switch (region) {
    case 'basecamp': {
      let best = 0;
      for (const expedition of s.expeditions) {
        best = Math.max(best, evaluateCamp(o, seat, expedition, value));
      }
      return best;
    }
    case 'vents':
      return evaluateHarvest(s, o, seat, 'vents', value);
    case 'quarry':
      return evaluateHarvest(s, o, seat, 'quarry', value);
    case 'gantry': {
      let best = 0;
      for (const slot of s.gantry) best = Math.max(best, evaluateBid(s, o, slot, value));
      return best;
    }
    case 'doorstep':
      return evaluateDoorstep(s, o, value);
    case 'academy': {
      if (s.academyDice.length >= academySpaces(s)) return 0;
      const target = INDEX[targetOf(value)];
      return s.academy[target] > 0 ? setWorth(o, target, 1) : 0;
    }
    case 'outfitter':
      return WEIGHTS.toolkit * (data.outfitterTable[value - 1]?.toolkits ?? 0);
  }
}

function evaluateHarvest(
  s: Artemis,
  o: Forecast,
  seat: number,
  at: 'vents' | 'quarry',
  value: number,
): number {
  let left = s.stock[at];
  for (const die of s.rows[at]) if (die.value <= value) left -= die.value;
  if (left <= 0) return reliefWorth(o);
  const vents = at === 'vents';
  const share = vents ? WEIGHTS.toVents : WEIGHTS.toQuarry;
  const price = vents ? energyWorth(o.rest) : mineralWorth(o.rest);
  return price * likelyHarvest(left, value, pipsToCome(s, seat, value, share));
}

/** A part of the better reward, the more the stronger the die makes its owner. */
export function evaluateCamp(
  o: Forecast,
  seat: number,
  expedition: Expedition,
  value: number,
): number {
  const { rewards, difficulty } = expeditionCard(expedition.card);
  let own = value;
  let total = value;
  let others = 0;
  for (const die of expedition.dice) {
    const strength = die.value + (die.crew === 'pioneer' ? die.size : 0);
    total += strength;
    if (die.owner === seat) own += strength;
    else others += strength;
  }
  const one = worthOf(o, rewards[0]?.effects ?? [], expedition);
  const two = worthOf(o, rewards[1]?.effects ?? [], expedition);
  const share = own > others ? Math.max(one, two) : Math.min(one, two);
  const reached = Math.min(1, (total + 4) / (difficulty + 2));
  const had = expedition.dice.some(({ owner }) => owner === seat);
  return reached * (share + WEIGHTS.badge) * (had ? 0.4 : 1);
}

export function evaluateBid(
  s: Artemis,
  o: Forecast,
  { tile, dice }: GantryTile,
  value: number,
): number {
  if ((dice.at(-1)?.value ?? 0) >= value) return 0;
  const able = o.mineral + 2 >= value ? 1 : 0.4;
  const gain =
    tileWorth(o, tile, 0, true) + countWorth(o, 1) - mineralWorth(o.rest) * priceOf(s, { value });
  return s.phase === 'placement' ? able * Math.max(0, gain) : gain;
}

function evaluateDoorstep(s: Artemis, o: Forecast, value: number): number {
  let there = s.doorstep[0] + s.doorstep[1] + s.doorstep[2] + s.doorstep[3];
  for (const die of s.rows.doorstep) if (die.value <= value) there -= recruitLimit(die.value);
  if (there <= 0) return reliefWorth(o);
  const price = recruitPrice(s);
  const most = Math.min(there, recruitLimit(value), Math.floor((o.energy + 2) / price));
  const each = WEIGHTS.colonist + 0.3 - energyWorth(o.rest) * price;
  const crowd = sheltered(o) > 3 ? 0.5 : 1;
  return Math.max(0, each * most * crowd);
}
