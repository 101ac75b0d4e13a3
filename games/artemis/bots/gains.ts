import { type CardEffect, data, type Good } from '../data/index.ts';
import { INDEX } from '../rules/crew.ts';
import type { Expedition, TileId } from '../rules/state.ts';
import { addColonist, type Forecast, perAmount } from './forecast.ts';
import { tileWorth } from './tiles.ts';
import { WEIGHTS } from './weights.ts';

/** What comes with a card: colonists on it and a Building beside it. */
type Card = Pick<Expedition, 'colonists' | 'building'>;
const NO_CARD: Card = { colonists: [], building: null };

const WORTHS: Readonly<Record<Good, number>> = {
  energy: WEIGHTS.energy,
  mineral: WEIGHTS.mineral,
  toolkit: WEIGHTS.toolkit,
  badge: WEIGHTS.badge,
  vp: 1,
  relief: 0.7,
};

/** Points that effects are worth, to compare one with another. */
export function worthOf(o: Forecast, effects: readonly CardEffect[], card: Card): number {
  let worth = 0;
  for (const effect of effects) {
    switch (effect.op) {
      case 'gain':
        worth += effect.what === 'relief' ? reliefWorth(o) : WORTHS[effect.what] * effect.n;
        break;
      case 'gainPer':
        worth += WORTHS[effect.what] * perAmount(o, effect);
        break;
      case 'choose':
        worth += Math.max(...effect.options.map((option) => worthOf(o, option, card)));
        break;
      case 'gainCardColonists':
        worth += WEIGHTS.colonist * card.colonists.length;
        break;
      case 'gainRandomColonist':
        worth += WEIGHTS.colonist * effect.n;
        break;
      case 'gainCardBuilding':
        worth += card.building === null ? 0 : WEIGHTS.building;
        break;
      case 'train':
        worth += WEIGHTS.training;
        break;
      case 'takeRelicDie':
        worth += WEIGHTS.relicRound * o.rest;
        break;
      default:
        break;
    }
  }
  return worth;
}

/** Adds what effects may be expected to give. */
export function addGains(
  o: Forecast,
  effects: readonly CardEffect[],
  chance: number,
  card: Card = NO_CARD,
): void {
  for (const effect of effects) {
    switch (effect.op) {
      case 'gain':
        addGood(o, effect.what, chance * effect.n);
        break;
      case 'gainPer':
        addGood(o, effect.what, chance * perAmount(o, effect));
        break;
      case 'choose':
        addBest(o, effect.options, chance);
        break;
      case 'gainCardColonists':
        for (const colonist of card.colonists) addColonist(o, INDEX[colonist], chance);
        break;
      case 'gainRandomColonist':
        addRandomColonist(o, chance * effect.n);
        break;
      case 'gainCardBuilding':
        if (card.building !== null) addBuilding(o, card.building, chance);
        break;
      case 'train':
        o.points += chance * WEIGHTS.training;
        break;
      case 'takeRelicDie':
        o.points += chance * WEIGHTS.relicRound * o.rest;
        break;
      default:
        break;
    }
  }
}

function addGood(o: Forecast, what: Good, n: number): void {
  if (what === 'vp') o.points += n;
  else if (what === 'relief') addRelief(o, n);
  else o[what] += n;
}

/** One option of several, the resource of which there is less. */
function addBest(o: Forecast, options: readonly (readonly CardEffect[])[], chance: number): void {
  const wanted = o.energy < o.mineral ? 'energy' : 'mineral';
  const best = options.find((option) =>
    option.some((effect) => effect.op === 'gain' && effect.what === wanted),
  );
  addGains(o, best ?? options[0] ?? [], chance);
}

/** Half a Pioneer, a third of an Engineer …: as the bag is filled. */
const MIX = ((): readonly number[] => {
  const { pioneer, engineer, marine, steward } = data.components.colonists;
  const all = pioneer + engineer + marine + steward;
  return [pioneer / all, engineer / all, marine / all, steward / all];
})();

function addRandomColonist(o: Forecast, n: number): void {
  for (let i = 0; i < 4; i++) addColonist(o, i, n * (MIX[i] as number));
}

export function addBuilding(o: Forecast, tile: TileId, chance: number): void {
  o.points += chance * tileWorth(o, tile, 0, true);
  o.buildings += chance;
}

const { spaces, last } = data.reliefTrack;

/** The best that is open on each space. */
const RELIEF = spaces.map(({ space }) =>
  Math.max(
    0,
    ...spaces.filter((one) => one.space <= space).map(({ effects }) => reliefPoints(effects)),
  ),
);

function reliefPoints(effects: readonly CardEffect[]): number {
  let worth = 0;
  for (const effect of effects) {
    if (effect.op === 'gain') worth += WORTHS[effect.what] * effect.n;
    else if (effect.op === 'gainRandomColonist') worth += WEIGHTS.colonist * effect.n;
    else if (effect.op === 'choose') worth += reliefPoints(effect.options[0] ?? []);
  }
  return worth;
}

export const reliefWorth = ({ relief }: Forecast): number =>
  relief >= last ? 0 : (RELIEF[Math.floor(relief) + 1] ?? 0) + WEIGHTS.reliefStep;

export function addRelief(o: Forecast, chance: number): void {
  o.points += chance * reliefWorth(o);
  o.relief = Math.min(last, o.relief + chance);
}
