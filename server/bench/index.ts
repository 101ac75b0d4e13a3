export { chaos } from './chaos.ts';
export type { ChaosReport } from './chaos.ts';
export { crash } from './crash.ts';
export type { CrashReport } from './crash.ts';
export { load } from './load.ts';
export type { LoadReport } from './load.ts';
export { soak } from './soak.ts';
export type { SoakReport, SoakSample } from './soak.ts';
export { postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
