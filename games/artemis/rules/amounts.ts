import type { Seat } from '@orrery/kernel';
import type { Count, CrewCondition, GainEffect, Modifier, Selector } from '../data/index.ts';
import { data, type Region } from '../data/index.ts';
import { SHELTERS } from './answers.ts';
import { buildingOf, colonyCount, countAt, total } from './colony.ts';
import { countIn, INDEX } from './crew.ts';
import {
  type Artemis,
  type Die,
  type Owner,
  type Player,
  player,
  type TileId,
  turnOrder,
  vpOf,
} from './state.ts';

function countOne(p: Player, i: number, scope: string, tile: TileId | null): number {
  if (scope === 'colony') return colonyCount(p, i);
  if (scope === 'shelters') return p.shelters[i] ?? 0;
  return countAt(p, tile ?? SHELTERS, i);
}

export function count(p: Player, of: Count, tile: TileId | null): number {
  switch (of.op) {
    case 'countStock':
      return p[of.what];
    case 'countPairs':
      return Math.min(...of.types.map((type) => countOne(p, INDEX[type], of.scope, tile)));
    case 'countColonists': {
      if (of.type !== 'any') return countOne(p, INDEX[of.type], of.scope, tile);
      if (of.scope === 'shelters') return total(p.shelters);
      let sum = 0;
      for (let i = 0; i < 4; i++) sum += countOne(p, i, of.scope, tile);
      return sum;
    }
  }
}

function holds(p: Player, condition: CrewCondition, tile: TileId | null): boolean {
  const { crew } = buildingOf(p, tile ?? '');
  if (condition.op === 'hasColonist') return countIn(crew, INDEX[condition.type]) > 0;
  let types = 0;
  for (let i = 0; i < 4; i++) if (countIn(crew, i) > 0) types++;
  return types === 1;
}

/** How much an effect that only gives would give now. */
export function amount(p: Player, effect: GainEffect, tile: TileId | null): number {
  switch (effect.op) {
    case 'gain':
      return effect.n;
    case 'gainIf':
      return holds(p, effect.condition, tile) ? effect.n : 0;
    case 'gainPer': {
      const extra = effect.each * Math.floor(count(p, effect.per, tile) / effect.every);
      return effect.base + Math.min(extra, effect.maxExtra ?? extra);
    }
  }
}

/** Dice of one owner in a region, over all Expeditions or tiles together (ART-EVT-02). */
function diceIn(s: Artemis, region: Region, owner: Owner): number {
  let sum = 0;
  for (const row of rowsOf(s, region)) for (const die of row) if (die.owner === owner) sum++;
  return sum;
}

function rowsOf(s: Artemis, region: Region): readonly (readonly Die[])[] {
  switch (region) {
    case 'basecamp':
      return s.expeditions.map(({ dice }) => dice);
    case 'gantry':
      return s.gantry.map(({ dice }) => dice);
    case 'academy':
      return [s.academyDice];
    case 'outfitter':
      return [s.outfitter];
    case 'vents':
    case 'quarry':
    case 'doorstep':
      return [s.rows[region]];
  }
}

/** Everybody with the most, at least `min`; drones are compared, but only players are struck (ART-SOLO-18). */
function withMost(s: Artemis, owners: number, min: number, of: (owner: Owner) => number): Seat[] {
  let most = min;
  for (let owner = 0; owner < owners; owner++) most = Math.max(most, of(owner));
  return turnOrder(s).filter((seat) => of(seat) === most);
}

/** The players an Event strikes, in turn order. */
export function select(s: Artemis, who: Selector): Seat[] {
  switch (who.op) {
    case 'allPlayers':
      return turnOrder(s);
    case 'noDiceIn':
      return turnOrder(s).filter((seat) => diceIn(s, who.region, seat) === 0);
    case 'mostDiceIn': {
      const owners = s.players.length + s.drones.length;
      return withMost(s, owners, who.min, (owner) => diceIn(s, who.region, owner));
    }
    case 'mostColonists': {
      const i = INDEX[who.type];
      return withMost(s, s.players.length, who.min, (seat) => colonyCount(player(s, seat), i));
    }
    case 'fewestVp':
      return withFewestVp(s);
    case 'fewestVpOne':
      return withFewestVp(s).slice(-1);
  }
}

function withFewestVp(s: Artemis): Seat[] {
  const fewest = Math.min(...s.players.map(vpOf));
  return turnOrder(s).filter((seat) => vpOf(player(s, seat)) === fewest);
}

interface Change {
  readonly value: number;
  readonly min: number | null;
}

const changes = new Map<string, Partial<Record<Modifier, Change>>>();
for (const { id, effects } of data.events) {
  for (const effect of effects) {
    if (effect.op === 'roundModifier') changes.set(id, { [effect.modifier]: effect });
  }
}

/** What the Event of the round changes; its letter comes before the region that it changes. */
export const modifier = (s: Artemis, name: Modifier): Change | undefined =>
  s.event === null ? undefined : changes.get(s.event)?.[name];
