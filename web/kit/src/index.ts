export { PIECE } from './contract.ts';
export type {
  Brought,
  DrawProps,
  Explanation,
  GameUi,
  LegendItem,
  Outlook,
  Place,
} from './contract.ts';
export { SeatMark, SeatShape, seatFill, seatLine, seatShape } from './seat-mark.tsx';
export { useSize } from './use-size.ts';
