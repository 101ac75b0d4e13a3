import { type ArtemisData, data } from '../data/index.ts';
import { coming, growing, lookUp, type Table } from './chances.ts';
import { energyWorth, mineralWorth, type Forecast, stockWorth } from './forecast.ts';
import { WEIGHTS } from './weights.ts';

const { scoring, solo } = data;

type Steps = ArtemisData['scoring']['badges'];
const onSteps =
  (steps: Steps) =>
  (n: number): number =>
    steps.find(({ min, max }) => n >= (min ?? n) && n <= (max ?? n))?.vp ?? 0;

const MOST_COUNTED = 12;
const BADGES = growing(onSteps(scoring.badges), WEIGHTS.badgesPerRound, MOST_COUNTED);
const BUILDINGS = growing(onSteps(scoring.buildingCount), WEIGHTS.buildingsPerRound, MOST_COUNTED);
const SOLO_TOOLKITS = growing(onSteps(solo.toolkits), 0, MOST_COUNTED);
const STOCK = growing(
  (n) => Math.min(scoring.resourceSetMax, Math.floor(n / scoring.resourceSetSize)),
  0,
  scoring.resourceSetMax * scoring.resourceSetSize,
);
const TYPES: readonly Table[] = WEIGHTS.colonistsPerRound.map((rate) => coming(rate, 8));
const ALL_PER_ROUND = WEIGHTS.colonistsPerRound.reduce((sum, rate) => sum + rate, 0);
/** Those who come complete sets as often as not. */
const LEFT_OVER = growing(
  (n) => Math.floor(n / scoring.leftoverGroupSize) * scoring.leftoverGroupVp,
  ALL_PER_ROUND / 2,
  MOST_COUNTED,
);
const MOST_SETS = 6;

export const badgeWorth = (o: Forecast): number => lookUp(BADGES, o.badge, o.rest);

/** Points for the number of Buildings that so many more would add. */
export const countWorth = (o: Forecast, more: number): number =>
  lookUp(BUILDINGS, o.buildings + more, o.rest) - lookUp(BUILDINGS, o.buildings, o.rest);

export const buildingsWorth = (o: Forecast): number => lookUp(BUILDINGS, o.buildings, o.rest);

/** Complete sets that may be expected, with `more` of one type. */
function sets(o: Forecast, type: number, more: number): number {
  let expected = 0;
  for (let k = 1; k <= MOST_SETS; k++) {
    let chance = 1;
    for (let i = 0; i < 4 && chance > 0; i++) {
      const need = k - (o.colony[i] as number) - (i === type ? more : 0);
      if (need > 0) chance *= lookUp(TYPES[i] as Table, need, o.rest);
    }
    expected += chance;
    if (chance < 0.02) break;
  }
  return expected;
}

const { colonistSetVp: SET, leftoverGroupVp, leftoverGroupSize } = scoring;

export function colonistsWorth(o: Forecast): number {
  const complete = sets(o, 0, 0);
  const [a, b, c, d] = o.colony;
  const left = Math.max(0, a + b + c + d - 4 * (o.rest === 0 ? complete : 0.6 * complete));
  return SET * complete + lookUp(LEFT_OVER, left, o.rest);
}

/** What so many more of a type add: to sets, and to the others. */
export function setWorth(o: Forecast, type: number, more: number): number {
  const gained = sets(o, type, more) - sets(o, type, 0);
  return SET * gained + ((more - gained) * leftoverGroupVp) / leftoverGroupSize;
}

/** While rounds are left resources are spent, at the end they are counted. */
export function resourcesWorth(o: Forecast): number {
  const use = Math.min(1, o.rest);
  let worth = 0;
  if (use > 0)
    worth +=
      use *
      (stockWorth(o.energy, energyWorth(o.rest)) + stockWorth(o.mineral, mineralWorth(o.rest)));
  if (use < 1) worth += (1 - use) * (lookUp(STOCK, o.energy, 0) + lookUp(STOCK, o.mineral, 0));
  return worth;
}

export function toolkitsUse(o: Forecast): number {
  const { toolkit, toolkitPlenty, toolkitPlentyFrom } = WEIGHTS;
  const first = Math.min(o.toolkit, toolkitPlentyFrom);
  return Math.min(1, o.rest) * (toolkit * first + toolkitPlenty * (o.toolkit - first));
}

export const soloToolkits = (o: Forecast): number => lookUp(SOLO_TOOLKITS, o.toolkit, 0);
