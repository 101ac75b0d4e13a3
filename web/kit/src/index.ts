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

export {
  around,
  type Box,
  box,
  cells,
  fitted,
  grownTo,
  inset,
  middle,
  packing,
  type Point,
  split,
  spread,
} from './geometry/box.ts';
export { facet, hexagon, path, round, rounded, sector, type Shape } from './geometry/shape.ts';

export { BoardFrame, PartFrame } from './board/frame.tsx';
export { Put } from './board/put.tsx';
export { type Least, least, type Scale, useLeast, useScale } from './board/scale.ts';

export { EXPLAIN, Info } from './place/info.tsx';
export { Key, Spot, type SpotProps, type Touchable } from './place/spot.tsx';

export { textWidth } from './words/measure.ts';
export { Numeral, Words } from './words/words.tsx';

export type { CommonSign, SignArt } from './signs/sign.tsx';
export { EDGE, LINE } from './signs/ink.ts';
export { signSet, type SignSet } from './tokens/sign-set.tsx';
export { lineWidth } from './tokens/layout.ts';
export { amount, joined, type Line, lineWriter, repeated, type Token } from './tokens/token.ts';

export { SeatMark, SeatShape, seatFill, seatLine, seatShape } from './seat-mark.tsx';
export { useSize } from './use-size.ts';
