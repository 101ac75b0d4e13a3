export * from './cards.ts';
export { constants, data } from './file.ts';
export {
  type Built,
  countFor,
  goalPoints,
  goalsOf,
  type Holdings,
  type Measure,
  measureOf,
  termPoints,
  type Waiting,
} from './measure.ts';
export {
  type Attacker,
  type Fate,
  fateBy,
  lossChance,
  numberChances,
  type Numbers,
  rowChances,
} from './odds.ts';
export { isModifier } from './ops.ts';
export type {
  Cost,
  Effect,
  Filter,
  Metric,
  Modifier,
  PayEffect,
  ShipOp,
  SimpleEffect,
  TechnologyOp,
} from './ops.ts';
export type { AlienData, Faction, Goal, Row, Table, Technology } from './schema.ts';
export {
  BASIC,
  planEffects,
  planTable,
  rowKey,
  rowOf,
  rowsOf,
  systemEffects,
  systemTable,
} from './tables.ts';
export * from './vocabulary.ts';
