import {
  bilingual,
  bool,
  int,
  list,
  nullable,
  object,
  oneOf,
  type Read,
  type Reader,
  text,
} from '@orrery/shared';
import { COUNTERS, RESOURCES, SIDES, TECHS, TYPES } from './vocabulary.ts';

const n = int(0, 12);
const resource = oneOf(...RESOURCES);
const counter = oneOf(...COUNTERS);
const boost = nullable(oneOf('colonist'));
const allow = list(oneOf('resource', 'crystal'));

/** Goods and Colonists to be given up; `colonist` stands on the Mine, `colonistToWork` goes to work. */
export const cost = object(
  {},
  {
    mineral: n,
    battery: n,
    water: n,
    plant: n,
    oxygen: n,
    anyResource: n,
    crystal: n,
    colonist: n,
    colonistToWork: n,
  },
);
export type Cost = Read<typeof cost>;

const costs: Reader<Cost | readonly Cost[]> = (value, path) =>
  Array.isArray(value) ? list(cost)(value, path) : cost(value, path);

const movement: Reader<number | 'maxRoverTechInPlay'> = (value, path) =>
  typeof value === 'number' ? n(value, path) : oneOf('maxRoverTechInPlay')(value, path);

const reward = object({ colonists: n }, { bots: n });

const EFFECTS = {
  gainResource: object({ op: oneOf('gainResource'), resource, n }),
  gainAnyResources: object({
    op: oneOf('gainAnyResources'),
    n,
    exclude: list(resource),
    upTo: bool,
  }),
  gainCrystals: object({ op: oneOf('gainCrystals'), n, upTo: bool }, { boost }),
  takeWarehouse: object({ op: oneOf('takeWarehouse'), n, allow, boost }, { upTo: bool }),
  takeBlueprints: object({ op: oneOf('takeBlueprints'), n, upTo: bool, boost }),
  takeTech: object({ op: oneOf('takeTech'), n, payCost: bool, boost, boostMax: nullable(n) }),
  develop: object({ op: oneOf('develop'), n, payCost: bool, upTo: bool, boost }),
  moveBots: object({ op: oneOf('moveBots'), mp: n, crystalBoost: bool, asRover: bool }),
  moveRover: object({ op: oneOf('moveRover'), mp: movement, crystalBoost: bool, useTech: bool }),
  construct: object({
    op: oneOf('construct'),
    types: list(oneOf(...TYPES)),
    payCost: bool,
    techBoost: boost,
  }),
  upgrade: object(
    {
      op: oneOf('upgrade'),
      n,
      payCost: bool,
      zone: oneOf('bot', 'anywhere'),
      useTech: bool,
      boost,
    },
    { payCostTechExtra: bool },
  ),
  welcomeShip: object(
    { op: oneOf('welcomeShip'), n, payCost: bool, rewards: list(reward), boost, useTech: bool },
    { costOf: oneOf('ship') },
  ),
  takeCard: object({
    op: oneOf('takeCard'),
    allow: list(oneOf('scientist', 'contract')),
    payCost: bool,
  }),
  retrieveColonists: object({
    op: oneOf('retrieveColonists'),
    n,
    from: list(oneOf('actionSlots', 'workingArea')),
    upTo: bool,
  }),
  retrieveSide: object({ op: oneOf('retrieveSide'), side: oneOf('choose') }),
  recruit: object({ op: oneOf('recruit'), n, cost: costs }),
  scoreOP: object({ op: oneOf('scoreOP'), n }),
  scorePer: object({ op: oneOf('scorePer'), what: counter, each: n }),
  produce: object({ op: oneOf('produce'), boost }),
  trade: object({ op: oneOf('trade'), spend: n, gain: n, exclude: list(resource), boost }),
  travel: object({
    op: oneOf('travel'),
    to: oneOf(...SIDES, 'other'),
    skip: list(oneOf('discovery', 'production', 'retrieve', 'turnOrder')),
  }),
  radar: object({ op: oneOf('radar') }),
  useAdvancedBuilding: object({ op: oneOf('useAdvancedBuilding') }),
} as const;
type Readers = typeof EFFECTS;
export type Effect = { [Op in keyof Readers]: Read<Readers[Op]> }[keyof Readers];
export type EffectOf<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>;

/** What a Colony status update does, step by step (MARS-COL). */
const LEVEL_EFFECTS = {
  dealBlueprints: object({
    op: oneOf('dealBlueprints'),
    remove: oneOf('all', 'level1'),
    deal: n,
  }),
  refillTech: object({ op: oneOf('refillTech') }),
  refillWarehouse: object({ op: oneOf('refillWarehouse') }),
  scoreProgress: object({ op: oneOf('scoreProgress') }),
  missionMarkerStep: object({ op: oneOf('missionMarkerStep') }),
  shuttleStops: object({ op: oneOf('shuttleStops') }),
  shuttleLastCrossing: object({ op: oneOf('shuttleLastCrossing') }),
} as const;
type LevelReaders = typeof LEVEL_EFFECTS;
export type LevelEffect = {
  [Op in keyof LevelReaders]: Read<LevelReaders[Op]>;
}[keyof LevelReaders];

const SIMPLE_CONDITIONS = {
  countAtLeast: object({ op: oneOf('countAtLeast'), counter, min: n }, { spaces: list(text) }),
  ownsCompletedContract: object({ op: oneOf('ownsCompletedContract'), contract: text }),
  ownsScientist: object({ op: oneOf('ownsScientist'), scientist: text }),
  techLevelAtLeast: object({ op: oneOf('techLevelAtLeast'), type: oneOf(...TECHS), min: n }),
  onSide: object({ op: oneOf('onSide'), side: oneOf(...SIDES) }),
} as const;
type ConditionReaders = typeof SIMPLE_CONDITIONS;
export type SimpleCondition = {
  [Op in keyof ConditionReaders]: Read<ConditionReaders[Op]>;
}[keyof ConditionReaders];
export type Condition =
  | SimpleCondition
  | { readonly op: 'all'; readonly of: readonly SimpleCondition[] };

/** A union whose kinds have fields that may be missing. */
function oneOp<T>(kinds: Readonly<Record<string, Reader<T>>>): Reader<T> {
  const name = oneOf(...Object.keys(kinds));
  return (value, path) => {
    const { op } = (value ?? {}) as { readonly op?: unknown };
    return (kinds[name(op, `${path}.op`)] as Reader<T>)(value, path);
  };
}

/** One thing that a card, a tile, a space or an action does. */
export const effect: Reader<Effect> = oneOp<Effect>(EFFECTS);
export const levelEffect: Reader<LevelEffect> = oneOp<LevelEffect>(LEVEL_EFFECTS);
const simpleCondition = oneOp<SimpleCondition>(SIMPLE_CONDITIONS);
const allOf = object({ op: oneOf('all'), of: list(simpleCondition) });
export const condition: Reader<Condition> = oneOp<Condition>({ ...SIMPLE_CONDITIONS, all: allOf });

/** A Private Goal gives one of two rewards (MARS-GOAL-01). */
export const choice = object({
  op: oneOf('choose'),
  options: list(object({ text: bilingual, effects: list(effect) })),
});

/** Every op that the data may use: the vocabulary of the file declares just these. */
export const OPS: readonly string[] = [
  ...Object.keys(EFFECTS),
  'choose',
  ...Object.keys(LEVEL_EFFECTS),
  ...Object.keys(SIMPLE_CONDITIONS),
  'all',
];
