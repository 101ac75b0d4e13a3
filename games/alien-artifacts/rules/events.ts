import type { Seat } from '@orrery/kernel';
import type { KindId, SideId, TypeId } from '../data/index.ts';
import type { PayFor } from './tasks.ts';

/** Ids of the data, as people know them. */
type CardId = string;
type ResourceId = string;

type Told<K extends string, T = unknown> = { readonly type: K; readonly seat: Seat } & T;

/** What happened, in the past tense; ids and figures only, people read text made from them. */
export type AlienEvent =
  | { readonly type: 'gameBegan'; readonly first: Seat; readonly seats: number }
  | Told<'factionTaken', { readonly faction: string }>
  | Told<'cardsDrawn', { readonly kind: KindId; readonly cards: readonly CardId[] }>
  | Told<
      'cardKept',
      {
        readonly card: CardId;
        /** The face it shows in the Empire; null: it lies Under Construction. */
        readonly side: SideId | null;
        /** Cards put at the bottom of the deck. */
        readonly back: readonly CardId[];
      }
    >
  | Told<
      'deckSearched',
      {
        readonly kind: KindId;
        readonly typeId: TypeId;
        readonly passed: readonly CardId[];
        readonly card: CardId;
        readonly side: SideId | null;
      }
    >
  | Told<'turnBegan', { readonly extra: boolean }>
  | Told<'actionSkipped'>
  | Told<'bought', { readonly kind: KindId; readonly paid: number; readonly cards: number }>
  | Told<
      'spent',
      {
        readonly action: PayFor;
        readonly card: CardId | null;
        readonly cards: readonly ResourceId[];
        /** 0 or 1: the section used of each. */
        readonly sections: readonly number[];
        readonly symbols: number;
        readonly free: number;
      }
    >
  | Told<'creditsPaid', { readonly n: number; readonly card: CardId }>
  | Told<
      'prepared',
      {
        readonly card: CardId;
        readonly resource: ResourceId;
        readonly section: number;
        readonly symbols: number;
      }
    >
  | Told<'sold', { readonly credits: number; readonly lost: number }>
  | Told<'unlocked', { readonly card: CardId; readonly credits: number }>
  | Told<'technologyUsed', { readonly card: CardId }>
  | Told<'artifactUsed', { readonly artifact: string }>
  | Told<'cardAdded', { readonly card: CardId; readonly side: SideId; readonly automatic: boolean }>
  | Told<'cardFlipped', { readonly card: CardId; readonly side: SideId }>
  | Told<
      'produced',
      {
        readonly planet: CardId;
        readonly resource: ResourceId;
        readonly section: number;
        readonly points: number;
      }
    >
  | Told<
      'sectionTurned',
      { readonly planet: CardId; readonly resource: ResourceId; readonly section: number }
    >
  | Told<
      'typeRevealed',
      {
        readonly technology: CardId;
        readonly resource: ResourceId;
        readonly match: boolean;
        readonly points: number;
      }
    >
  | Told<'revenueScored', { readonly technology: CardId; readonly points: number }>
  | Told<'attackDeclared', { readonly target: Seat | null; readonly system: string | null }>
  | Told<'attackSkipped', { readonly ship: CardId }>
  | Told<'planChosen', { readonly plan: string }>
  | Told<'cardsRevealed', { readonly ship: CardId; readonly resources: readonly ResourceId[] }>
  | Told<
      'shipStruck',
      {
        readonly ship: CardId;
        readonly number: number;
        readonly value: number;
        /** The key of the row, and the table in which it stands. */
        readonly row: string;
        readonly table: string;
      }
    >
  | Told<'shipLost', { readonly ship: CardId; readonly destroyed: boolean }>
  | Told<'shipSaved', { readonly ship: CardId }>
  | Told<'tokenPlaced', { readonly on: Seat; readonly card: CardId }>
  | Told<'tokenRemoved', { readonly card: CardId }>
  | Told<'systemChanged', { readonly system: string }>
  | Told<'vpGained', { readonly n: number; readonly card: CardId | null }>
  | Told<
      'creditsGained',
      { readonly n: number; readonly lost: number; readonly card: CardId | null }
    >
  | Told<'creditsStolen', { readonly from: Seat; readonly n: number }>
  | Told<'resourcesDrawn', { readonly n: number; readonly cards: readonly ResourceId[] | null }>
  | Told<'artifactsGained', { readonly n: number; readonly artifacts: readonly string[] | null }>
  | Told<'plansGained', { readonly n: number; readonly plans: readonly string[] | null }>
  | Told<'discarded', { readonly resource: ResourceId; readonly why: 'draw' | 'reroll' | 'pay' }>
  | { readonly type: 'deckEmptied'; readonly marker: number; readonly ending: boolean }
  | { readonly type: 'artifactsShuffled'; readonly n: number }
  | Told<'deckPeeked', { readonly kind: KindId }>
  | Told<
      'peekPlaced',
      { readonly kind: KindId; readonly card: CardId; readonly place: 'top' | 'bottom' }
    >
  | Told<
      'boosted',
      {
        readonly what: 'extraActions' | 'extraTurnsAtEnd' | 'freeResources' | 'boostAttack';
        readonly n: number;
      }
    >
  | Told<'limitLifted'>
  | {
      readonly type: 'gameEnded';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
    };
