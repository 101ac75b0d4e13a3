export { fuzz } from './fuzz.ts';
export type { FuzzFailure, FuzzReport, FuzzSettings } from './fuzz.ts';
export { golden, randomGame } from './golden.ts';
export { answerLaws, copyLaws, positionLaws, secrecyLaws, viewersOf } from './laws.ts';
export type { Violation, ViolationKind } from './laws.ts';
export { Scenario } from './scenario.ts';
export { reproduce } from './walk.ts';
export type { Walk } from './walk.ts';
