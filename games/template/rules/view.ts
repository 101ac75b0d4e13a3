import type { Hidden, Pile, Seat, View, Viewer } from '@orrery/kernel';
import { player, type Points, type Template, type TemplateEvent } from './state.ts';

export interface PlayerView {
  /** How many cards there are in the hand. */
  readonly cards: number;
  readonly points: Points;
  readonly dropped: number;
}

/** What everybody sees. */
export interface OpenView {
  readonly pile: number;
  readonly sites: Template['sites'];
  readonly dropped: readonly number[];
  readonly players: readonly PlayerView[];
}

/** What a seat sees besides. */
export interface OwnView {
  readonly hand: readonly number[];
}

export type TemplateView = View<OpenView, OwnView>;

export const view = (s: Template): OpenView => ({
  pile: s.pile.length,
  sites: s.sites,
  dropped: s.dropped,
  players: s.players.map(({ hand, points, dropped }) => ({ cards: hand.length, points, dropped })),
});

export function own(s: Template, seat: Seat): OwnView | null {
  const { hand } = player(s, seat);
  return hand.length === 0 ? null : { hand };
}

export const viewEvent = (event: TemplateEvent, viewer: Viewer): TemplateEvent =>
  event.type === 'drew' && event.seat !== viewer ? { ...event, card: null } : event;

const handOf = (seat: Seat): Pile<Template> => ({
  get: (s) => player(s, seat).hand,
  put: (s, cards) => void (player(s, seat).hand = cards.map(Number)),
  seenBy: seat,
});

const PILE: Pile<Template> = {
  get: (s) => s.pile,
  put: (s, cards) => void (s.pile = cards.map(Number)),
};

/** The pile and the hands may be exchanged for each other. */
export const hidden: Hidden<Template> = {
  pools: (s) => [[PILE, ...s.players.map((_, seat) => handOf(seat))]],
};
