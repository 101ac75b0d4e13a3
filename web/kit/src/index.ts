export { PIECE } from './contract.ts';
export type { DrawProps, GameUi, Place } from './contract.ts';
export { SeatMark, SeatShape, seatFill, seatLine, seatShape } from './seat-mark.tsx';
export { useSize } from './use-size.ts';
