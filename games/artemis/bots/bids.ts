import { COLONISTS, data } from '../data/index.ts';
import { targetOf } from '../rules/academy.ts';
import { INDEX } from '../rules/crew.ts';
import { recruitLimit, recruitPrice } from '../rules/doorstep.ts';
import { priceOf } from '../rules/gantry.ts';
import type { Artemis, Die, GantryTile } from '../rules/state.ts';
import { countWorth, setWorth } from './final.ts';
import { addBuilding, addRelief } from './gains.ts';
import {
  addColonist,
  energyWorth,
  mineralWorth,
  type Forecast,
  forecastOf,
  sheltered,
} from './forecast.ts';
import { droneDiceToCome, higherToCome } from './rows.ts';
import { kindOf, tileWorth } from './tiles.ts';
import { WEIGHTS } from './weights.ts';

/** The Gantry: the highest bid buys if its owner can and wants to (ART-BUY-02). */
export function gantryRow(s: Artemis, offered: GantryTile | null, from: number): void {
  for (const slot of s.gantry) {
    const { dice } = slot;
    if (dice.length > 0) sale(s, slot, slot === offered ? from : dice.length - 1);
  }
}

function sale(s: Artemis, { tile, dice }: GantryTile, from: number): void {
  const top = dice[from] as Die;
  // Others may still outbid the highest; lower bids are then out as well.
  const higher = higherToCome(s, top.owner, top.value);
  const drones =
    (droneDiceToCome(s) / 6) * (top.owner < s.players.length ? (6 - top.value) / 12 : 0);
  const stays = (1 - WEIGHTS.toTile) ** higher * (1 - drones);
  let left = stays;
  let asked = 0;
  for (let at = from; at >= 0 && left > 0; at--) {
    const die = dice[at] as Die;
    const bit = 1 << die.owner;
    if ((asked & bit) !== 0) continue;
    asked |= bit;
    const chance =
      die.owner < s.players.length ? left * buys(s, forecastOf(die.owner), tile, die) : left;
    if (chance === 0) continue;
    left -= chance;
    outbid(s, dice, at, asked, chance);
  }
  if (top.owner < s.players.length && stays < 1) addRelief(forecastOf(top.owner), 1 - stays);
}

/** Books the purchase at its chance, and returns it. */
function buys(s: Artemis, o: Forecast, tile: string, die: Die): number {
  const cost = priceOf(s, die);
  const able = Math.min(1, Math.max(0, o.mineral - cost + 1));
  if (able === 0) return 0;
  const worth = tileWorth(o, tile, 0, true) + countWorth(o, 1) - mineralWorth(o.rest) * cost;
  if (worth <= 0) return 0;
  o.mineral = Math.max(0, o.mineral - able * cost);
  addBuilding(o, tile, able);
  o.housed += able * Math.min(kindOf(tile).slots, sheltered(o) - o.housed) * 0.7;
  return able;
}

/** Everybody below the buyer gains Relief, once (ART-BUY-05). */
function outbid(
  s: Artemis,
  dice: readonly Die[],
  buyer: number,
  asked: number,
  chance: number,
): void {
  let done = asked;
  for (let at = buyer - 1; at >= 0; at--) {
    const { owner } = dice[at] as Die;
    if ((done & (1 << owner)) !== 0 || owner >= s.players.length) continue;
    done |= 1 << owner;
    addRelief(forecastOf(owner), chance);
  }
}

/** Colonists still at the Doorstep while the row is served. */
const LEFT: [number, number, number, number] = [0, 0, 0, 0];

/** The Doorstep: whoever is served takes the colonists that fit best (ART-HIRE-01). */
export function doorstepRow(s: Artemis, firstLimit: number | null): void {
  const row = s.rows.doorstep;
  if (row.length === 0) return;
  let there = 0;
  for (let i = 0; i < 4; i++) {
    LEFT[i] = s.doorstep[i] as number;
    there += LEFT[i] as number;
  }
  const cost = recruitPrice(s);
  for (let at = 0; at < row.length; at++) {
    const die = row[at] as Die;
    const limit = at === 0 && firstLimit !== null ? firstLimit : recruitLimit(die.value);
    const before = visitors(s, die);
    if (there - before <= 0) {
      if (die.owner < s.players.length) addRelief(forecastOf(die.owner), 1);
      continue;
    }
    const most = Math.min(limit, there - before);
    there -=
      die.owner < s.players.length ? hire(forecastOf(die.owner), most, cost) : droneHires(most);
  }
}

/** Colonists that dice still to come may take before this one. */
function visitors(s: Artemis, { owner, value }: Die): number {
  if (s.phase !== 'placement') return 0;
  let taken = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === owner) continue;
    for (const face of s.players[seat]?.dice ?? []) {
      if (face < value) taken += WEIGHTS.toDoorstep * recruitLimit(face) * 0.8;
    }
  }
  return taken + (droneDiceToCome(s) / 6) * ((value - 1) / 6) * 1.7;
}

function hire(o: Forecast, most: number, cost: number): number {
  let hired = 0;
  while (hired < most && o.energy >= cost) {
    const part = Math.min(1, most - hired);
    let best = -1;
    let bestWorth = energyWorth(o.rest) * cost;
    for (let i = 0; i < 4; i++) {
      if ((LEFT[i] as number) < 0.5) continue;
      const worth = colonistWorth(o, i);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = i;
      }
    }
    if (best < 0) break;
    LEFT[best] = (LEFT[best] as number) - part;
    o.energy -= cost * part;
    addColonist(o, best, part);
    hired += part;
  }
  return hired;
}

/** One more of a type: for sets, and for a slot it may take. */
const colonistWorth = (o: Forecast, i: number): number => setWorth(o, i, 1) + 0.35;

function droneHires(most: number): number {
  let hired = 0;
  for (const colonist of data.solo.hirePriority) {
    const n = Math.min(LEFT[INDEX[colonist]], most - hired);
    LEFT[INDEX[colonist]] = LEFT[INDEX[colonist]] - n;
    hired += n;
  }
  return hired;
}

/** The Academy: whoever is there comes home as another, while the supply lasts (ART-TRAIN-01). */
export function academyRow(s: Artemis): void {
  let taken = -1;
  for (const { owner, value, trainee } of s.academyDice) {
    if (trainee === null) continue;
    const target = INDEX[targetOf(value)];
    const supply = s.academy[target] - (taken === target ? 1 : 0);
    addColonist(forecastOf(owner), supply > 0 ? target : COLONISTS.indexOf(trainee), 1);
    taken = target;
  }
}
