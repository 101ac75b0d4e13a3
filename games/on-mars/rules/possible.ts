import type { Forbidden, Seat } from '@orrery/kernel';
import { type Effect, RESOURCES } from '../data/index.ts';
import {
  ANY,
  DISCOVERY_COUNT,
  isResearch,
  LETTER,
  TILE_EFFECTS,
  typeIndex,
  type Units,
  unitsOf,
  WATER_OR_PLANT,
} from '../data/tables.ts';
import { whyNotBlueprint } from './blueprints.ts';
import { whyNotCard } from './cards.ts';
import { whyNotConstruct } from './construct.ts';
import { canKeep, canRecruit } from './goods.ts';
import { whyNotDevelop, whyNotTech } from './lab.ts';
import { canPay } from './payment.ts';
import { canKeepOne, productionOf } from './resources.ts';
import { hasAway, isOnSide } from './retrieve.ts';
import { whyNotShip } from './ships.ts';
import { type OnMars, player, sideOf, wealth } from './state.ts';
import { whyNotUpgrade } from './upgrade.ts';
import { whyNotItem } from './warehouse.ts';

/** The types of a construct effect: a bit for each. */
const TYPE_MASKS = new WeakMap<readonly string[], number>();
export function typeMask(types: readonly string[]): number {
  let mask = TYPE_MASKS.get(types);
  if (mask === undefined) {
    mask = types.reduce((bits, type) => bits | (1 << typeIndex(type)), 0);
    TYPE_MASKS.set(types, mask);
  }
  return mask;
}

/** The goods that an effect lets one choose from: a bit for each Resource. */
export const goodMask = (exclude: readonly string[]): number =>
  RESOURCES.reduce((mask, good, i) => (exclude.includes(good) ? mask : mask | (1 << i)), 0);

/** What a recruit effect costs: nothing, or one of two Resources. */
const RECRUIT_COSTS = new WeakMap<object, Units>();
export function recruitUnits(cost: Extract<Effect, { op: 'recruit' }>['cost']): Units {
  let units = RECRUIT_COSTS.get(cost);
  if (units === undefined) {
    units = 'length' in cost ? [WATER_OR_PLANT] : unitsOf(cost);
    RECRUIT_COSTS.set(cost, units);
  }
  return units;
}

const FULL: Forbidden = { rule: 'MARS-GOODS-01', facts: { how: 'all' } };
const NOBODY: Forbidden = { rule: 'MARS-R-35', facts: { how: 'none' } };
const NO_BED: Forbidden = { rule: 'MARS-R-46' };
const ONE_RESOURCE: Units = [ANY];

/**
 * Why nothing of an effect can be carried out and paid (MARS-ROUND-12, MARS-CTRL-14), if so many
 * Colonists are at home and so many Crystals can be spent; null: some part of it can.
 */
export function whyNot(
  s: OnMars,
  seat: Seat,
  effect: Effect,
  home: number,
  crystals: number,
  bots: readonly number[],
): Forbidden | null {
  const p = player(s, seat);
  switch (effect.op) {
    case 'gainResource': {
      const good = RESOURCES.indexOf(effect.resource);
      return canKeep(p, good) ? null : { rule: 'MARS-GOODS-01', facts: { good } };
    }
    case 'gainAnyResources':
      return canKeepOne(s, seat, goodMask(effect.exclude)) ? null : FULL;
    case 'takeWarehouse':
      return whyNotItem(s, seat, effect.allow.includes('crystal'));
    case 'takeBlueprints':
      return whyNotBlueprint(s, seat);
    case 'takeTech':
      return whyNotTech(s, seat);
    case 'develop':
      return whyNotDevelop(s, seat, !effect.payCost, crystals);
    case 'construct': {
      const levels = effect.techBoost !== null;
      return whyNotConstruct(s, seat, typeMask(effect.types), home, levels, bots);
    }
    case 'upgrade':
      return whyNotUpgrade(s, seat, !effect.payCost, effect.zone === 'anywhere', bots);
    case 'welcomeShip':
      return whyNotShip(s, seat, effect.payCost);
    case 'takeCard': {
      const scientists = effect.allow.includes('scientist');
      const contracts = effect.allow.includes('contract');
      return whyNotCard(s, seat, scientists, contracts, !effect.payCost, home, crystals);
    }
    case 'retrieveColonists':
      return hasAway(s, seat, effect.from.includes('actionSlots')) ? null : NOBODY;
    case 'retrieveSide':
      return isOnSide(s, seat, 0) || isOnSide(s, seat, 1) ? null : NOBODY;
    case 'recruit':
      if (!canRecruit(s, seat)) return NO_BED;
      return canPay(p.goods, recruitUnits(effect.cost)) ? null : { rule: 'MARS-TURNO-05' };
    case 'produce': {
      const among = productionOf(s, seat).reduce((mask, n, i) => mask | (n > 0 ? 1 << i : 0), 0);
      if (among === 0) return { rule: 'MARS-ADV-07' };
      return canKeepOne(s, seat, among) ? null : FULL;
    }
    case 'trade':
      return canPay(p.goods, ONE_RESOURCE)
        ? null
        : { rule: 'MARS-ADV-13', facts: { how: 'trade' } };
    case 'travel':
      if (effect.to === 'other') return null;
      return sideOf(p) === (effect.to === 'orbit' ? 1 : 0) ? null : { rule: 'MARS-ADV-11' };
    case 'radar':
      if (s.radar >= 0) {
        return whyNot(s, seat, TILE_EFFECTS[s.radar] as Effect, home, crystals, bots);
      }
      return s.exploration.some((tile) => tile >= 0) ? null : { rule: 'MARS-ADV-09' };
    case 'gainCrystals':
    case 'moveBots':
    case 'moveRover':
    case 'scoreOP':
    case 'scorePer':
    case 'useAdvancedBuilding':
      return null;
  }
}

/** With what the player has now. */
export function whyNotNow(s: OnMars, seat: Seat, effect: Effect): Forbidden | null {
  const { home, bots } = player(s, seat);
  return whyNot(s, seat, effect, home, wealth(s, seat), bots);
}

/**
 * Why a tile of the map cannot be taken (MARS-CTRL-10). The Bots are where they would stand
 * (MARS-CTRL-15), and so many Crystals more are spent.
 */
export function whyNotTile(
  s: OnMars,
  seat: Seat,
  tile: number,
  bots: readonly number[],
  spent = 0,
): Forbidden | null {
  const p = player(s, seat);
  if (isResearch(tile)) {
    const letter = LETTER[tile - DISCOVERY_COUNT] as number;
    const owned = p.research.some((one) => LETTER[one - DISCOVERY_COUNT] === letter);
    if (owned) return { rule: 'MARS-CTRL-11', facts: { letter: 'ABCD'.charAt(letter) } };
  }
  return whyNot(s, seat, TILE_EFFECTS[tile] as Effect, p.home, wealth(s, seat) - spent, bots);
}

/** Does it matter for a tile where the Bots stand, or what was spent to get there? */
export const dependsOnMoves = (tile: number): boolean => {
  const { op } = TILE_EFFECTS[tile] as Effect;
  return op === 'construct' || op === 'upgrade' || op === 'takeCard' || op === 'develop';
};
