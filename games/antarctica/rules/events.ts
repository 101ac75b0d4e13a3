import type { Seat } from '@orrery/kernel';
import type { BuildingId, DeckId, ShipyardKind, SymbolId, TrackId } from '../data/index.ts';
import type { PieceId } from './queue.ts';
import type { Ending } from './state.ts';

type Of<K extends string, Facts> = { readonly type: K } & { readonly [F in keyof Facts]: Facts[F] };

/** Whose symbol, and where on the tracks. */
export interface SymbolAt {
  readonly seat: Seat;
  readonly track: TrackId;
  readonly space: number;
  readonly symbol: SymbolId;
}

/** What is compared at the end: a zone by its number, a track, or one of the two heaps. */
export type Counted =
  | { readonly kind: 'zone'; readonly zone: number }
  | { readonly kind: 'track'; readonly track: TrackId }
  | { readonly kind: 'asterisks' }
  | { readonly kind: 'discarded' };

/** What happened, in the past tense; ids and figures only, people read text made from them. */
export type AntarcticaEvent =
  | Of<'startShipPlaced', { seat: Seat; ship: PieceId; zone: number; place: number }>
  | Of<'startCubePlaced', { seat: Seat; cube: PieceId; track: TrackId }>
  | Of<'sunMoved', { from: number; to: number; passed: readonly number[] }>
  | Of<'icebreakersGone', { zone: number; seats: readonly Seat[]; cards: readonly string[] }>
  | Of<'turnBegan', { seat: Seat; ship: PieceId; zone: number; second: boolean }>
  | Of<'turnDeclined', { seat: Seat; zone: number }>
  /** `free`: by a blue symbol. */
  | Of<
      'shipMoved',
      { seat: Seat; ship: PieceId; from: number; to: number; place: number; free: boolean }
    >
  | Of<'moveDeclined', { seat: Seat }>
  | Of<
      'built',
      {
        seat: Seat;
        deck: DeckId;
        card: string;
        building: BuildingId;
        zone: number;
        scientists: readonly PieceId[];
        /** The resource card that was needed, and for what. */
        resource: string | null;
        missing: BuildingId | null;
      }
    >
  | Of<'cardBuilt', { seat: Seat; deck: DeckId; card: string; next: string | null; left: number }>
  | Of<
      'advanced',
      { seat: Seat; track: TrackId; cube: PieceId; from: number; to: number; steps: number }
    >
  | Of<'symbolSetOff', SymbolAt>
  | Of<'recruited', { seat: Seat; count: number; by: 'camp' | 'card' | 'symbol' | 'sacrifice' }>
  | Of<'shipBuilt', { seat: Seat; ship: PieceId; zone: number; place: number }>
  | Of<'shipyardCardTaken', { seat: Seat; card: string; kind: ShipyardKind }>
  | Of<'shipyardCardDeclined', { seat: Seat }>
  | Of<'pileGone', { cards: number }>
  | Of<'cardsRevealed', { seat: Seat; cards: readonly string[] }>
  | Of<'cardDrafted', { seat: Seat; card: string; kind: ShipyardKind }>
  | Of<'resourceGained', { seat: Seat; card: string }>
  | Of<'cardPlayed', { seat: Seat; card: string; kind: ShipyardKind }>
  | Of<'icebreakerLaid', { seat: Seat; card: string; zone: number }>
  | Of<'scientistPlaced', { seat: Seat; zone: number; scientist: PieceId }>
  | Of<'sacrificed', { seat: Seat; piece: PieceId; what: 'cube' | 'ship'; zone: number | null }>
  | Of<'nothingDone', { seat: Seat; zone: number }>
  | Of<'endTriggered', { ending: Ending; seat: Seat | null }>
  | Of<
      'counted',
      { count: Counted; total: number; amounts: readonly number[]; points: readonly number[] }
    >
  | Of<
      'gameEnded',
      {
        winners: readonly Seat[];
        scores: readonly number[];
        majorities: readonly number[];
        cards: readonly number[];
      }
    >;
