import type { Seat, View } from '@orrery/kernel';
import type { BuildingId, DeckId, TrackId } from '../data/index.ts';
import type { Category, Count } from './counts.ts';
import type { SymbolAt } from './events.ts';
import type { PieceId } from './queue.ts';
import type { Ending } from './state.ts';

export interface ShipView {
  readonly id: PieceId;
  readonly seat: Seat;
}

/** A laid icebreaker, and whether it would work if the sun came now. */
export interface IceView {
  readonly seat: Seat;
  readonly card: string;
  readonly works: boolean;
}

export interface ZoneView {
  readonly open: boolean;
  /** Front first. */
  readonly ships: readonly ShipView[];
  /** In the order of the slots. */
  readonly buildings: readonly BuildingId[];
  /** Per seat. */
  readonly scientists: readonly (readonly PieceId[])[];
  readonly ice: readonly IceView[];
}

export interface TrackView {
  readonly track: TrackId;
  /** Per seat; null: no cube there. */
  readonly cubes: readonly ({ readonly id: PieceId; readonly space: number } | null)[];
  /** Blue spaces that are used up. */
  readonly used: readonly number[];
}

/** A building that the top card asks for, and what gives it to the seat whose turn it is. */
export interface NeedView {
  readonly building: BuildingId;
  /** Zones with a ship of that seat. */
  readonly zones: readonly number[];
  /** The resource card that could stand for it. */
  readonly card: string | null;
}

export interface DeckView {
  readonly deck: DeckId;
  readonly top: string | null;
  /** Cards in it, the top one too. */
  readonly left: number;
  /** Those below the top card, sorted: their order is hidden. */
  readonly below: readonly string[];
  /** Null while it is nobody's turn, or where there is no card. */
  readonly needs: readonly NeedView[] | null;
}

/** What a ship would find in a zone, if it arrived there now, or has arrived there. */
export interface Offer {
  readonly zone: number;
  /** In the queue, from 1. */
  readonly place: number;
  /** Ships that are freed before it acts again, if nobody sails into an empty zone. */
  readonly before: number;
  /** Buildings that the move brings into reach, and those that are lost in the zone it leaves. */
  readonly won: readonly BuildingId[];
  readonly lost: readonly BuildingId[];
  /** Per deck: it can be built there, only with a resource card, or not. */
  readonly decks: readonly ('now' | 'card' | 'no')[];
  /** Scientists that the camp there would recruit; 0: none. */
  readonly recruits: number;
  /** Own ships and scientists there. */
  readonly strength: number;
  /** Tracks that a centre there leads to and that can be advanced on. */
  readonly tracks: readonly TrackId[];
  /** A ship could be built there. */
  readonly ship: boolean;
}

/** A majority as it stands, and what one more of a seat would change for everybody. */
export interface CountView extends Count {
  /** Per seat: the points of all seats if this one had one more. */
  readonly oneMore: readonly (readonly number[])[];
}

export interface PlayerView {
  readonly letter: 'A' | 'B' | 'C' | 'D';
  readonly staff: readonly PieceId[];
  readonly reserve: readonly PieceId[];
  /** Available resources. */
  readonly ships: readonly PieceId[];
  readonly cubes: readonly PieceId[];
  readonly discarded: readonly PieceId[];
  readonly hand: readonly string[];
  /** The simple card set aside. */
  readonly aside: string | null;
  readonly built: readonly string[];
  readonly asterisks: number;
  /** Buildings that cards ask for, with the zones where a ship of the seat lies. */
  readonly access: readonly { readonly building: BuildingId; readonly zones: readonly number[] }[];
  /** Its card of this sun step is played. */
  readonly played: boolean;
  /** If the game ended now. */
  readonly score: number;
  readonly parts: Readonly<Record<Category, number>>;
  readonly majorities: number;
  readonly place: number;
}

export type Window = 'beforeMove' | 'afterMove' | 'afterAction';

export interface TurnView {
  readonly seat: Seat;
  readonly ship: PieceId;
  /** The ship noted second: an icebreaker freed it. */
  readonly second: boolean;
  readonly target: number | null;
  /** Null while an effect is being resolved. */
  readonly window: Window | null;
  readonly gaveUp: boolean;
}

/** What everybody sees: there are no other secrets than the order of decks (ANT-INFO). */
export interface OpenView {
  readonly first: Seat;
  readonly sun: number;
  readonly zones: readonly ZoneView[];
  /** Open ones only. */
  readonly tracks: readonly TrackView[];
  readonly decks: readonly DeckView[];
  readonly shipyard: readonly string[];
  /** The next ship built would leave the pile without cards for all (ANT-SHIP-05). */
  readonly pileIsShort: boolean;
  readonly expertise: readonly string[];
  readonly revealed: readonly string[];
  /** Shipyard and resource cards that have left the game. */
  readonly gone: readonly string[];
  readonly supply: readonly {
    readonly building: BuildingId;
    readonly left: number;
    readonly onBoard: number;
  }[];
  readonly players: readonly PlayerView[];
  /** Ships noted when the sun came (ANT-TURN-03). */
  readonly noted: { readonly first: PieceId | null; readonly second: PieceId | null };
  readonly turn: TurnView | null;
  /** Ships in the order in which they are freed, if nobody sails into an empty zone. */
  readonly freed: readonly PieceId[];
  /** Per zone, for the seat that is to sail or place a ship; null: it cannot go there. */
  readonly offers: readonly (Offer | null)[] | null;
  readonly placement: { readonly order: readonly Seat[]; readonly next: number } | null;
  readonly waiting: readonly SymbolAt[];
  /** Per seat: the track it has named in this joint research. */
  readonly named: readonly (TrackId | null)[];
  readonly counts: readonly CountView[];
  /** How many of the counts are told in the final scoring. */
  readonly counted: number;
  readonly end: {
    readonly ending: Ending | null;
    /** Only cards that ask for two scientists lie on top (ANT-END-08). */
    readonly onlyFarms: boolean;
    readonly idleSteps: number;
    readonly idleLimit: number;
  };
}

export type AntarcticaView = View<OpenView, never>;
