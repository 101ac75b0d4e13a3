import type { CardEffect } from '../data/index.ts';
import { countIn, INDEX, isFull } from '../rules/crew.ts';
import type { Artemis, Building, Player } from '../rules/state.ts';
import {
  badgeWorth,
  buildingsWorth,
  colonistsWorth,
  resourcesWorth,
  toolkitsUse,
} from './final.ts';
import { addGains } from './gains.ts';
import { type Forecast, forecastOf, sheltered } from './forecast.ts';
import { kindOf, roomFor, tileWorth } from './tiles.ts';
import { WEIGHTS } from './weights.ts';

/** What a seat's colony is worth at the end, by categories, with this round's Upkeep carried out if it is to come. */
export function colonyParts(s: Artemis, seat: number) {
  const o = forecastOf(seat);
  const { buildings } = s.players[seat] as Player;
  let worth = 0;
  let room = 0;
  for (const building of buildings) {
    const kind = kindOf(building.tile);
    if (kind.active && isFull(building)) {
      const now = o.activates && !(s.phase === 'upkeep' && s.activated.includes(building.tile));
      if (now) for (const effect of kind.effects) activate(o, effect, building);
      worth += kind.perRound * (o.activations - (o.activates ? 1 : 0));
    } else {
      worth += tileWorth(o, building.tile, building.crew, false);
      room += roomFor(o, kind, building.crew);
    }
  }
  heat(o, room);
  return {
    tiles: worth,
    scored: o.points,
    badges: badgeWorth(o),
    buildingCount: buildingsWorth(o),
    colonistSets: colonistsWorth(o),
    unusedResources: resourcesWorth(o),
    toolkits: toolkitsUse(o),
  };
}

/** This round's activation of a full Ocean Building (ART-UPK-04). */
function activate(o: Forecast, effect: CardEffect, { crew }: Building): void {
  if (effect.op === 'gainPer' && effect.per.op === 'countColonists') {
    const { type } = effect.per;
    const n = type === 'any' ? 0 : countIn(crew, INDEX[type]);
    if (effect.what === 'energy' || effect.what === 'mineral') {
      o[effect.what] += effect.base + effect.each * n;
    }
  } else if (effect.op === 'spend') {
    if (!effect.cost.every(({ what, n }) => o[what] >= n)) return;
    for (const { what, n } of effect.cost) o[what] -= n;
    addGains(o, effect.then, 1);
  } else if (effect.op === 'target') addGains(o, effect.then, 1);
  else addGains(o, [effect], 1);
}

/** Warming this round, with the loss of those for whom the Energy is short. */
function heat(o: Forecast, room: number): void {
  const homes = Math.min(room, (o.moves ? 1 : 0) + o.arriving);
  let cold = Math.max(0, sheltered(o) - o.housed - homes);
  if (o.heats) {
    const warmed = Math.min(cold, o.energy);
    o.energy -= warmed;
    let frozen = cold - warmed;
    cold = warmed;
    while (frozen > 0) {
      const most = mostCommon(o);
      const part = Math.min(frozen, o.colony[most] as number, 1);
      if (part <= 0) break;
      o.colony[most] = (o.colony[most] as number) - part;
      frozen -= part;
    }
  }
  o.points += WEIGHTS.ready * cold * Math.min(1, Math.max(0, (o.rest - 1) / 2));
}

function mostCommon({ colony }: Forecast): number {
  let most = 0;
  for (let i = 1; i < 4; i++) if ((colony[i] as number) > (colony[most] as number)) most = i;
  return most;
}
