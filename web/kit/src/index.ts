export { PIECE } from './contract.ts';
export type { DrawProps, GameUi, Place } from './contract.ts';
export { SeatMark, seatFill, seatLine, seatShape } from './seat-mark.tsx';
