export { EXPLAIN, PIECE } from './contract.ts';
export type {
  Brought,
  DrawProps,
  Explanation,
  GameUi,
  Goal,
  LegendItem,
  Naming,
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
export {
  fitHexes,
  type Hex,
  hexBox,
  hexContour,
  hexCorners,
  hexDistance,
  hexEdge,
  hexesWithin,
  hexKey,
  hexMiddle,
  type HexPlan,
  neighbours,
} from './geometry/hex.ts';
export { onRing, sectors, standing } from './geometry/ring.ts';
export { facet, hexagon, path, round, rounded, sector, type Shape } from './geometry/shape.ts';

export { BoardFrame, PartFrame } from './board/frame.tsx';
export { Night } from './board/night.tsx';
export { Put } from './board/put.tsx';
export { type Least, least, type Scale, useLeast, useScale } from './board/scale.ts';

export { Info } from './place/info.tsx';
export { Tag } from './place/tag.tsx';
export { Key, Spot, type SpotProps, type Touchable } from './place/spot.tsx';

export { textWidth } from './words/measure.ts';
export { Numeral, Words } from './words/words.tsx';

export type { CommonSign, SignArt } from './signs/sign.tsx';
export { EDGE, LINE } from './signs/ink.ts';
export { signSet, type SignSet } from './tokens/sign-set.tsx';
export { lineWidth } from './tokens/layout.ts';
export { amount, joined, type Line, lineWriter, repeated, type Token } from './tokens/token.ts';

export {
  CARD_RATIO,
  Card,
  CardBack,
  type CardLook,
  CardSheet,
  type CardSize,
} from './pieces/card.tsx';
export type { CardFace } from './pieces/card-content.tsx';
export { Die } from './pieces/die.tsx';
export { type Body, Figure } from './pieces/figure.tsx';
export { CountBadge, Fan, Pile } from './pieces/pile.tsx';
export { Tile } from './pieces/tile.tsx';
export { Cube, Disc } from './pieces/wood.tsx';

export { Explain, LegendGrid, Picture } from './parts/explain.tsx';
export { HexMap, type MapHex } from './parts/hex-map.tsx';
export { Ledger, type LedgerItem, LedgerPart } from './parts/ledger.tsx';
export { Lens, lensIn, type LensPlan, useOpened } from './parts/lens.tsx';
export { Meter, Pips } from './parts/meter.tsx';
export { below, Panel, Title, Well } from './parts/panel.tsx';
export { type SupplyGroup, type SupplyItem, SupplyTable } from './parts/supply.tsx';
export { type Page, PageSwitch } from './parts/switch.tsx';
export { Track, trackCells, type TrackSpace } from './parts/track.tsx';
export { type Near, useNear } from './parts/use-near.ts';

export { SeatBadge, SeatMark, SeatShape, seatFill, seatLine, seatShape } from './seat-mark.tsx';
export { useSize } from './use-size.ts';
