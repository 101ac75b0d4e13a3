import { bool, int, list, oneOf, type Reader, tagged } from '@orrery/shared';
import {
  COLONISTS,
  type Colonist,
  EXPOSURE,
  type Exposure,
  type Good,
  GOODS,
  type Modifier,
  MODIFIERS,
  REGIONS,
  type Region,
  type Resource,
  RESOURCES,
  type Scope,
  SCOPES,
} from './vocabulary.ts';

/** A number taken from the game. */
export type Count =
  | { readonly op: 'countColonists'; readonly type: Colonist | 'any'; readonly scope: Scope }
  | {
      readonly op: 'countPairs';
      readonly types: readonly Colonist[];
      readonly scope: Scope;
    }
  | { readonly op: 'countStock'; readonly what: Stock };
export type Stock = 'energy' | 'mineral' | 'toolkit' | 'badge';

/** True or false of one Building. */
export type CrewCondition =
  | { readonly op: 'hasColonist'; readonly type: Colonist; readonly scope: 'thisBuilding' }
  | { readonly op: 'allSameType'; readonly scope: 'thisBuilding' };

/** Which players an Event strikes. */
export type Selector =
  | { readonly op: 'allPlayers' }
  | { readonly op: 'mostDiceIn'; readonly region: Region; readonly min: number }
  | { readonly op: 'noDiceIn'; readonly region: Region }
  | { readonly op: 'mostColonists'; readonly type: Colonist; readonly min: number }
  | { readonly op: 'fewestVp' }
  | { readonly op: 'fewestVpOne' };

interface Cost {
  readonly what: Stock;
  readonly n: number;
}

/** Effects that only give, so that their amount can be told beforehand. */
export type GainEffect =
  | { readonly op: 'gain'; readonly what: Good; readonly n: number }
  | {
      readonly op: 'gainPer';
      readonly what: Good;
      readonly base: number;
      readonly each: number;
      readonly per: Count;
      readonly every: number;
      readonly maxExtra: number | null;
    }
  | {
      readonly op: 'gainIf';
      readonly what: Good;
      readonly n: number;
      readonly condition: CrewCondition;
    };

/** Effects that mark a Building's power; the rules of its timing look for them. */
export type PowerEffect =
  | {
      readonly op: 'takeFromRegion';
      readonly regions: readonly ('vents' | 'quarry')[];
      readonly n: number;
    }
  | { readonly op: 'extraMoves'; readonly n: number }
  | { readonly op: 'freeExpeditionCrew' }
  | { readonly op: 'toolkitMoves' };

export type CardEffect =
  | GainEffect
  | PowerEffect
  | { readonly op: 'lose'; readonly what: Stock; readonly n: number }
  | {
      readonly op: 'losePer';
      readonly what: Stock;
      readonly each: number;
      readonly per: Count;
      readonly every: number;
    }
  | { readonly op: 'choose'; readonly options: readonly (readonly CardEffect[])[] }
  | { readonly op: 'gainCardColonists'; readonly n: number }
  | { readonly op: 'gainCardBuilding' }
  | { readonly op: 'gainRandomColonist'; readonly n: number }
  | {
      readonly op: 'train';
      readonly from: 'colony' | 'pioneerInShelters';
      readonly to: Colonist | 'any';
    }
  | {
      readonly op: 'spend';
      readonly cost: readonly Cost[];
      readonly then: readonly CardEffect[];
    }
  | {
      readonly op: 'convert';
      readonly between: readonly Resource[];
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly op: 'target';
      readonly who: 'opponent';
      readonly do: readonly CardEffect[];
      readonly then: readonly CardEffect[];
    }
  | {
      readonly op: 'addToRegion';
      readonly region: 'vents' | 'quarry';
      readonly what: Resource;
      readonly n: number;
    }
  | { readonly op: 'forEach'; readonly who: Selector; readonly do: readonly CardEffect[] }
  | { readonly op: 'exposeRightmostDie'; readonly region: Exposure }
  | {
      readonly op: 'roundModifier';
      readonly modifier: Modifier;
      readonly value: number;
      readonly min: number | null;
    }
  | { readonly op: 'takeRelicDie'; readonly onlyIfUnheld: boolean };

/** When a Directive may be played. */
export type DirectiveCondition =
  | { readonly op: 'paidUpkeepFor'; readonly n: number }
  | { readonly op: 'dieExposed'; readonly regions: readonly Region[] }
  | { readonly op: 'expeditionNoReward' }
  | { readonly op: 'outbidAndSold' }
  | { readonly op: 'soleParticipantSuccess' }
  | { readonly op: 'boughtWithDie'; readonly value: number }
  | { readonly op: 'diceInOneRegion'; readonly n: number }
  | { readonly op: 'diceInDifferentRegions'; readonly n: number }
  | { readonly op: 'stockAtLeast'; readonly what: Stock; readonly n: number }
  | { readonly op: 'trainedInto'; readonly type: Colonist }
  | { readonly op: 'colonistsAtLeast'; readonly type: Colonist; readonly n: number }
  | { readonly op: 'activatedInOneUpkeep'; readonly n: number };

const n = int(0, 100);
const colonist = oneOf(...COLONISTS);
const region = oneOf(...REGIONS);
const good = oneOf(...GOODS);
const stock = oneOf('energy', 'mineral', 'toolkit', 'badge');
const resource = oneOf(...RESOURCES);
const scope = oneOf(...SCOPES);
const harvested = oneOf('vents', 'quarry');

const usually =
  <T, D>(value: D, reader: Reader<T>): Reader<T | D> =>
  (given, path) =>
    given === undefined ? value : reader(given, path);
const orNull: Reader<number | null> = (value, path) => (value === null ? null : n(value, path));

const count: Reader<Count> = tagged('op', {
  countColonists: { type: oneOf(...COLONISTS, 'any'), scope },
  countPairs: { types: list(colonist), scope },
  countStock: { what: stock },
});

const crewCondition: Reader<CrewCondition> = tagged('op', {
  hasColonist: { type: colonist, scope: oneOf('thisBuilding') },
  allSameType: { scope: oneOf('thisBuilding') },
});

const selector: Reader<Selector> = tagged('op', {
  allPlayers: {},
  mostDiceIn: { region, min: n },
  noDiceIn: { region },
  mostColonists: { type: colonist, min: n },
  fewestVp: {},
  fewestVpOne: {},
});

const cost = tagged('what', {
  energy: { n },
  mineral: { n },
  toolkit: { n },
  badge: { n },
});

/** Effects hold lists of effects, so the reader must wait until it is there. */
const nested: Reader<readonly CardEffect[]> = (value, path) => cardEffects(value, path);

const cardEffect: Reader<CardEffect> = tagged('op', {
  gain: { what: good, n },
  gainPer: { what: good, base: n, each: n, per: count, every: int(1, 100), maxExtra: orNull },
  gainIf: { what: good, n, condition: crewCondition },
  lose: { what: stock, n },
  losePer: { what: stock, each: n, per: count, every: int(1, 100) },
  choose: { options: list(nested) },
  gainCardColonists: { n },
  gainCardBuilding: {},
  gainRandomColonist: { n },
  train: { from: oneOf('colony', 'pioneerInShelters'), to: oneOf(...COLONISTS, 'any') },
  spend: { cost: list(cost), then: nested },
  convert: { between: list(resource), min: n, max: n },
  target: { who: oneOf('opponent'), do: nested, then: nested },
  addToRegion: { region: harvested, what: resource, n },
  takeFromRegion: { regions: list(harvested), n },
  forEach: { who: selector, do: nested },
  exposeRightmostDie: { region: oneOf(...EXPOSURE) },
  roundModifier: {
    modifier: oneOf(...MODIFIERS),
    value: int(-100, 100),
    min: usually(null, n),
  },
  extraMoves: { n },
  freeExpeditionCrew: {},
  toolkitMoves: {},
  takeRelicDie: { onlyIfUnheld: usually(false, bool) },
});

export const cardEffects: Reader<readonly CardEffect[]> = list(cardEffect);

export const directiveCondition: Reader<DirectiveCondition> = tagged('op', {
  paidUpkeepFor: { n },
  dieExposed: { regions: list(region) },
  expeditionNoReward: {},
  outbidAndSold: {},
  soleParticipantSuccess: {},
  boughtWithDie: { value: int(1, 6) },
  diceInOneRegion: { n },
  diceInDifferentRegions: { n },
  stockAtLeast: { what: stock, n },
  trainedInto: { type: colonist },
  colonistsAtLeast: { type: colonist, n },
  activatedInOneUpkeep: { n },
});
