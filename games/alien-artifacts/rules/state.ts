import { type CoreState, missing, type Seat } from '@orrery/kernel';
import type { Built, Card, Resource, Side, Waiting } from '../data/index.ts';
import type { AlienTask } from './tasks.ts';

export type { AlienTask, Laid, PayFor, SpendTask, TaskOf } from './tasks.ts';

/** Where points come from: the first four are marked on the score track, the others at the end. */
export const CATEGORIES = [
  'production',
  'revenue',
  'attacks',
  'effects',
  'cards',
  'goals',
  'factionFace',
  'factionType',
] as const;
export type Category = (typeof CATEGORIES)[number];
export type Track = Extract<Category, 'production' | 'revenue' | 'attacks' | 'effects'>;

/** Fields are set anew; what is in them is replaced, never changed in place. */
export interface Player {
  /** -1 until it is chosen. */
  faction: number;
  production: number;
  revenue: number;
  attacks: number;
  effects: number;
  credits: number;
  /** Resource cards, known to this seat alone. */
  hand: readonly Resource[];
  /** Held Artifacts, known to this seat alone. */
  artifacts: readonly number[];
  /** Held Defence Plans that nobody else has seen yet. */
  plans: readonly number[];
  /** Held Defence Plans that were shown once (ALI-INFO-08). */
  shownPlans: readonly number[];
  /** Cards Under Construction, in the order they came. */
  waiting: readonly Waiting[];
  /** In the order they entered (ALI-EFF-08). */
  empire: readonly Built[];
  /** Blockaded cards paid for, until the turn ends (ALI-BLK-03). */
  unlocked: readonly Card[];
  /** Turns to be taken after the last one (ALI-END-07). */
  extraTurns: number;
}

/** The last attack, or the one that is being made; one target for all its Ships (ALI-ATK-11). */
export interface Attack {
  readonly seat: Seat;
  /** ALIEN or a seat. */
  readonly target: number;
  /** The defender's Plan, BASIC until another is chosen. */
  readonly plan: number;
  /** From used Artifacts (ALI-EFF-14). */
  readonly boost: number;
  /** Whether one Ship after the other may join. */
  readonly all: boolean;
  readonly over: boolean;
  /** The Ship that attacks, or was the last to; null before the first. */
  readonly ship: Card | null;
  /** Resource cards revealed for it, not discarded yet. */
  readonly revealed: readonly Resource[];
  /** What its row was looked up with; 0 until then. */
  readonly value: number;
  /** Ships damaged so far (ALI-ATK-16). */
  readonly damaged: readonly Card[];
}
/** A card revealed for a Technology, and what came of it. */
export interface Revealed {
  readonly seat: Seat;
  readonly technology: Card;
  readonly resource: Resource;
  readonly points: number;
}

/** The available Alien System as a target. */
export const ALIEN = -1;

export interface Alien extends CoreState<AlienTask, Player> {
  /** First player for the whole game. */
  first: Seat;
  /** Whose turn it is. */
  turn: Seat;
  /** Resource cards; the last is drawn next. */
  deck: readonly Resource[];
  /** Open, the last uppermost. */
  discard: readonly Resource[];
  /** Main decks by kind, from the top down. */
  decks: readonly (readonly Card[])[];
  /** How many cards at the end of each main deck everybody knows (ALI-INFO-11). */
  known: readonly number[];
  /** For each Technology the seats that have seen its back, as bits (ALI-INFO-12). */
  seen: readonly number[];
  /** Alien Systems; the first is available, the others lie below it from the top down. */
  systems: readonly number[];
  systemsKnown: number;
  /** The last is drawn next. */
  artifacts: readonly number[];
  artifactDiscard: readonly number[];
  plans: readonly number[];
  /** The space of the round marker. */
  marker: number;
  /** The deck has run out on the last space: this round is the last (ALI-END-02). */
  ending: boolean;
  /** Only turns of ALI-END-07 are left. */
  overtime: boolean;
  /** Actions that may still be taken this turn. */
  actions: number;
  /** An Action was taken this turn (ALI-TURN-06). */
  acted: boolean;
  /** IN ADDITION cards used this turn (ALI-TURN-05). */
  used: readonly Card[];
  /** Ships that attacked this turn, wherever they are now (ALI-ATK-12). */
  attacked: readonly Card[];
  /** Symbols that the next Action of ALI-EFF-10 has besides. */
  free: number;
  /** The next Action has no Assembly Limit. */
  unlimited: boolean;
  /** Added to every Ship of the next attack. */
  boost: number;
  /** Stays on the table until the next one. */
  attack: Attack | null;
  /** What was revealed last for a Technology. */
  revealed: Revealed | null;
  /** Resource cards drawn this turn, and in each of the last two rounds' turns. */
  draws: number;
  pace: readonly number[];
}

export const player = (s: Alien, seat: Seat): Player => s.players[seat] ?? missing('seat', seat);

export const attackOf = (s: Alien): Attack => s.attack ?? missing('attack by seat', s.turn);

export const deckOf = (s: Alien, kind: number): readonly Card[] =>
  s.decks[kind] ?? missing('deck', kind);

/** Without Blockade tokens, or paid for (ALI-BLK-02, ALI-BLK-03). */
export const isWorking = ({ unlocked }: Pick<Player, 'unlocked'>, built: Built): boolean =>
  built.tokens === 0 || unlocked.includes(built.card);

export const builtAt = (p: Player, card: Card): Built =>
  p.empire.find((built) => built.card === card) ?? missing('card in the Empire', card);

export const isInEmpire = (p: Player, card: Card): boolean =>
  p.empire.some((built) => built.card === card);

export const waitingAt = (p: Player, card: Card): Waiting =>
  p.waiting.find((one) => one.card === card) ?? missing('card Under Construction', card);

/** Replaces one card of the Empire. */
export function change(p: Player, card: Card, to: Partial<Built>): void {
  p.empire = p.empire.map((built) => (built.card === card ? { ...built, ...to } : built));
}

/** A card joins the Empire. */
export function build(p: Player, card: Card, side: Side): void {
  p.empire = [...p.empire, { card, side, tokens: 0, produced: [] }];
}

/** Seats in turn order from the first player. */
export const seatsInOrder = (s: Pick<Alien, 'first' | 'players'>): Seat[] =>
  s.players.map((_, i) => (s.first + i) % s.players.length);

/** Points marked on the score track (ALI-SCORE-01). */
export const trackOf = (p: Player): number => p.production + p.revenue + p.attacks + p.effects;

export function tokensOn(p: Player): number {
  let n = 0;
  for (const built of p.empire) n += built.tokens;
  return n;
}

export const plansHeld = (p: Player): number => p.plans.length + p.shownPlans.length;
