export { PIECE } from './contract.ts';
export type { DrawProps, GameUi, Place } from './contract.ts';
