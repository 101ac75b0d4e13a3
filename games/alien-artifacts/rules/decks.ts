import { type Seat, shuffle } from '@orrery/kernel';
import {
  type Card,
  cardId,
  data,
  type Kind,
  PER_KIND,
  type Resource,
  resourceId,
  TECHNOLOGY,
} from '../data/index.ts';
import type { Context } from './handler-types.ts';
import { type Alien, deckOf, player } from './state.ts';

/** Everybody, as bits of seats. */
const ALL = -1;

/** The discard pile becomes the deck (ALI-DECK-02, ALI-DECK-04). */
function renew(s: Alien, ctx: Context): void {
  if (s.discard.length === 0) return;
  s.deck = shuffle([...s.discard], (n) => ctx.random(n));
  s.discard = [];
}

/** The last card has been drawn, for whatever reason (ALI-DECK-01). */
function emptied(s: Alien, ctx: Context): void {
  if (!s.ending) {
    // ALI-END-02: on the last space the marker does not move.
    if (s.marker === data.roundTrack.endWhenEmptyAt) s.ending = true;
    else s.marker--;
  }
  ctx.emit({ type: 'deckEmptied', marker: s.marker, ending: s.ending });
  renew(s, ctx);
}

/** Draws so many Resource cards one after the other, or as many as there are. */
export function drawResources(s: Alien, n: number, ctx: Context): Resource[] {
  const drawn: Resource[] = [];
  if (n <= 0) return drawn;
  ctx.reveal();
  while (drawn.length < n) {
    if (s.deck.length === 0) renew(s, ctx);
    const left = n - drawn.length;
    const { deck } = s;
    if (deck.length === 0) break;
    const from = Math.max(0, deck.length - left);
    for (let i = deck.length - 1; i >= from; i--) drawn.push(deck[i] as Resource);
    s.deck = deck.slice(0, from);
    if (from === 0) emptied(s, ctx);
  }
  s.draws += drawn.length;
  return drawn;
}

/** Whether a Resource card could be drawn now. */
export const canDraw = (s: Alien): boolean => s.deck.length > 0 || s.discard.length > 0;

export function discard(s: Alien, cards: readonly Resource[]): void {
  if (cards.length > 0) s.discard = s.discard.concat(cards);
}

/** Cards into a hand; only the drawer sees them (ALI-INFO-15). */
export function drawToHand(s: Alien, seat: Seat, n: number, ctx: Context): void {
  const drawn = drawResources(s, n, ctx);
  if (drawn.length === 0) return;
  const p = player(s, seat);
  p.hand = p.hand.concat(drawn);
  ctx.emit({ type: 'resourcesDrawn', seat, n: drawn.length, cards: drawn.map(resourceId) });
}

/** ALI-ART-01, ALI-ART-05 */
export function gainArtifacts(s: Alien, seat: Seat, n: number, ctx: Context): void {
  const gained: number[] = [];
  while (gained.length < n) {
    if (s.artifacts.length === 0 && s.artifactDiscard.length > 0) {
      ctx.emit({ type: 'artifactsShuffled', n: s.artifactDiscard.length });
      s.artifacts = shuffle([...s.artifactDiscard], (k) => ctx.random(k));
      s.artifactDiscard = [];
    }
    const top = s.artifacts.at(-1);
    if (top === undefined) break;
    ctx.reveal();
    s.artifacts = s.artifacts.slice(0, -1);
    gained.push(top);
  }
  if (gained.length === 0) return;
  const p = player(s, seat);
  p.artifacts = [...p.artifacts, ...gained];
  const artifacts = gained.map((artifact) => data.artifacts[artifact]?.id ?? '');
  ctx.emit({ type: 'artifactsGained', seat, n: gained.length, artifacts });
}

/** Plans are never discarded, so an empty deck stays empty (ALI-DECK-06). */
export function gainPlans(s: Alien, seat: Seat, n: number, ctx: Context): void {
  const gained = s.plans.slice(Math.max(0, s.plans.length - n)).toReversed();
  if (gained.length === 0) return;
  ctx.reveal();
  s.plans = s.plans.slice(0, s.plans.length - gained.length);
  const p = player(s, seat);
  p.plans = [...p.plans, ...gained];
  const plans = gained.map((plan) => data.defencePlans[plan]?.id ?? '');
  ctx.emit({ type: 'plansGained', seat, n: gained.length, plans });
}

/** A main deck gets other cards; what is known of its end cannot be longer than it is. */
function setDeck(s: Alien, kind: Kind, cards: readonly Card[], known: number): void {
  s.decks = s.decks.with(kind, cards);
  s.known = s.known.with(kind, Math.min(known, cards.length));
}

/** The top cards of a main deck; its new top card is seen by all. */
export function takeTop(s: Alien, kind: Kind, n: number, ctx: Context): readonly Card[] {
  const deck = deckOf(s, kind);
  ctx.reveal();
  setDeck(s, kind, deck.slice(n), s.known[kind] ?? 0);
  return deck.slice(0, n);
}

/** To the bottom in this order, openly (ALI-INFO-09, ALI-INFO-11). */
export function putBottom(s: Alien, kind: Kind, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  setDeck(s, kind, [...deckOf(s, kind), ...cards], (s.known[kind] ?? 0) + cards.length);
}

/** Turns over cards until one is wanted; those passed go to the bottom (ALI-EFF-02). */
export function searchFor(
  s: Alien,
  kind: Kind,
  isWanted: (card: Card) => boolean,
  ctx: Context,
): { readonly card: Card; readonly passed: readonly Card[] } | null {
  const at = deckOf(s, kind).findIndex(isWanted);
  if (at < 0) return null;
  const turned = takeTop(s, kind, at + 1, ctx);
  const passed = turned.slice(0, at);
  putBottom(s, kind, passed);
  return { card: turned[at] as Card, passed };
}

/** A seat, or everybody, has seen both faces of a card; only of Technologies that tells something. */
export function see(s: Alien, card: Card, seat: Seat | null): void {
  const index = card - TECHNOLOGY * PER_KIND;
  const before = s.seen[index];
  if (before === undefined) return;
  const seen = before | (seat === null ? ALL : 1 << seat);
  if (seen !== before) s.seen = s.seen.with(index, seen);
}

/** The card lies Under Construction, where everybody may read both faces (ALI-INFO-06). */
export function startConstruction(s: Alien, seat: Seat, card: Card): void {
  const p = player(s, seat);
  p.waiting = [...p.waiting, { card, prepared: [] }];
  see(s, card, null);
}

export const idsOf = (cards: readonly Card[]): string[] => cards.map(cardId);
