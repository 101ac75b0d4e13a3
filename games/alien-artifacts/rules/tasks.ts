import type { Seat } from '@orrery/kernel';
import type {
  Card,
  Colour,
  CompleteAction,
  Kind,
  Resource,
  Section,
  Side,
  SimpleEffect,
} from '../data/index.ts';

/** What resources are spent for. */
export type PayFor =
  | CompleteAction
  | 'sell'
  | 'removeBlockade'
  | 'launchOffensive'
  | 'earnRevenue'
  | 'minePlanets'
  | 'factionAction'
  | 'cardAction'
  | 'useInAddition';

/** A spent card, and the colour that it counts for. */
export interface Laid {
  readonly section: Section;
  readonly as: Colour;
}

/** A payment under way: cards are laid one by one, open to all, until it is made. */
export interface SpendTask {
  readonly type: 'spendCard';
  readonly seat: Seat;
  readonly action: PayFor;
  /** The card to be completed, or the Technology that is used. */
  readonly card: Card | null;
  /** The colours asked for. */
  readonly colours: readonly Colour[];
  /** Symbols that are needed of each of them. */
  readonly needs: readonly number[];
  /** The colours that are taken, as bits. */
  readonly takes: number;
  /** The Assembly Limit. */
  readonly limit: number;
  /** The fewest cards that make a payment. */
  readonly fewest: number;
  /** As many sets as there are of equally many symbols (ALI-EFF-06). */
  readonly sets: boolean;
  readonly laid: readonly Laid[];
  /** What it is paid for, where the text of a card says so. */
  readonly ops: readonly SimpleEffect[];
}

type Asked<K extends string, T = unknown> = { readonly type: K; readonly seat: Seat } & T;

export type AlienTask =
  // Set-up
  | { readonly type: 'begin' }
  | Asked<'chooseFaction'>
  | Asked<'factionSetup'>
  | Asked<
      'keepSetupCard',
      {
        readonly kind: Kind;
        readonly drawn: readonly Card[];
        /** The face it shows in the Empire; null: it goes Under Construction. */
        readonly side: Side | null;
      }
    >
  // The turn
  | Asked<'startTurn'>
  | Asked<'window'>
  | Asked<'actionPhase'>
  | Asked<'drawPhase'>
  | Asked<'drawUp', { readonly n: number }>
  | Asked<'endTurn'>
  /** Why hand cards are discarded, how many more may be, and whether it may stop now. */
  | Asked<
      'discardCard',
      {
        readonly why: 'draw' | 'reroll' | 'pay';
        readonly done: number;
        readonly most: number;
      }
    >
  // Buy
  | Asked<'buyDeck'>
  | Asked<'buyExtra', { readonly kind: Kind }>
  | Asked<
      'keepBoughtCard',
      { readonly kind: Kind; readonly drawn: readonly Card[]; readonly paid: number }
    >
  // Discover, Develop, Build
  | Asked<'constructTarget', { readonly kind: Kind }>
  | SpendTask
  | Asked<'chooseFace', { readonly card: Card; readonly automatic: boolean }>
  | Asked<'entered', { readonly card: Card; readonly flipped: boolean }>
  | Asked<'arrived', { readonly card: Card }>
  | Asked<'autoCheck'>
  | Asked<'chooseAutoBuild', { readonly cards: readonly Card[] }>
  // Production
  | Asked<'produce', { readonly planet: Card; readonly n: number }>
  | Asked<'chooseSection', { readonly planet: Card; readonly cards: readonly Resource[] }>
  /** Each of these Planets: n cards, or what it does when mined. */
  | Asked<'nextPlanet', { readonly planets: readonly Card[]; readonly n: number | null }>
  | Asked<'choosePlanet', { readonly n: number }>
  // Revenue
  | Asked<'reveal', { readonly technology: Card }>
  | Asked<'nextTechnology', { readonly technologies: readonly Card[] }>
  | Asked<'chooseTechnology', { readonly draw: boolean }>
  // Attack
  | Asked<'attackOrSkip', { readonly ship: Card }>
  | Asked<'chooseShip'>
  /** The one Ship that attacks; null: all may. */
  | Asked<'chooseTarget', { readonly ship: Card | null }>
  | Asked<'chooseDefencePlan'>
  | Asked<'nextShip', { readonly isFirst: boolean }>
  | Asked<'strike', { readonly ship: Card }>
  | Asked<'chooseAttackCard'>
  | Asked<'afterStrike'>
  | Asked<'shipDone'>
  | Asked<'endAttack'>
  | Asked<
      'placeToken',
      {
        readonly n: number;
        readonly kind: Kind | null;
        readonly spread: boolean;
        /** Cards that got one of these tokens already. */
        readonly placed: readonly Card[];
      }
    >
  // Prepare, Sell, Remove Blockade
  | Asked<'prepareRow'>
  /** One card after the other, on cards of a row, or all on one card. */
  | Asked<
      'prepareCard',
      {
        readonly kind: Kind;
        readonly target: Card | null;
        readonly done: number;
        readonly limit: number;
        readonly takes: number;
      }
    >
  | Asked<
      'prepareTarget',
      {
        /** The card that is to be put there; null: first the place is chosen, for so many cards. */
        readonly section: Section | null;
        readonly kind: Kind | null;
        readonly done: number;
        readonly limit: number;
        readonly takes: number;
      }
    >
  | Asked<'sellColour'>
  | Asked<'removeBlockadeKind'>
  | Asked<'removeToken', { readonly n: number; readonly kind: Kind | null }>
  // Effects
  | Asked<
      'resolve',
      {
        readonly ops: readonly SimpleEffect[];
        /** The card that bears them. */
        readonly self: Card | null;
        readonly from: 'attacks' | 'effects';
      }
    >
  | Asked<'discardArtifact', { readonly artifact: number }>
  | Asked<'chooseCardToComplete', { readonly kind: Kind | null }>
  | Asked<'chooseSearch', { readonly kind: Kind | null; readonly typeNo: number | null }>
  | Asked<'peekAt'>
  | Asked<'peekPlace', { readonly kind: Kind }>
  | Asked<'chooseProducedCard'>
  | Asked<'chooseFlip'>
  // The end
  | Asked<'finalUnlock'>
  | Asked<'finalUnlockCard'>
  | { readonly type: 'finish' };

export type TaskOf<K extends AlienTask['type']> = Extract<AlienTask, { readonly type: K }>;
