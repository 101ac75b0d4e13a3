import {
  type AnyGame,
  type EventOf,
  type Json,
  type Pending,
  pending,
  play,
  type Random,
  refusals,
  type Refused,
  type Seat,
  type StateOf,
  viewFor,
  type Viewer,
  type ViewOf,
} from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawProps, EXPLAIN, type GameUi, type Place } from '../src/contract.ts';
import { RoomContext, type Size } from '../src/use-size.ts';

const WIDE: Size = { width: 818, height: 455 };
export const PHONE: Size = { width: 375, height: 350 };

/** A table as one viewer sees it. */
export interface Seen<V> {
  readonly view: V;
  readonly viewer: Viewer;
  readonly seats: number;
  /** Null when the game is over. */
  readonly asked: Pending | null;
}

/** A question as the one who is asked sees it. */
export interface Position<V> extends Seen<V> {
  readonly asked: Pending;
  readonly refused: readonly Refused[];
}

/** Some questions of a game, all of its events, and its end. */
export interface Sampled<G extends AnyGame> {
  readonly positions: readonly Position<ViewOf<G>>[];
  readonly events: readonly EventOf<G>[];
  readonly over: StateOf<G>;
}

/** All values of an attribute in some markup. */
export const all = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

export const places = (markup: string): ReadonlySet<Place> => new Set(all(markup, 'data-place'));

/** Everything that is drawn and can be asked about. */
export const explained = (markup: string): ReadonlySet<string> =>
  new Set([...all(markup, 'data-place'), ...all(markup, EXPLAIN)]);

/** The place `card:3#1` is of the kind `card:3`. */
export const kindOf = (place: Place): Place => place.split('#', 1)[0] ?? place;

/** Pieces are lit by their kind, as the frame lights them. */
class Lit extends Set<Place> {
  override has(place: Place): boolean {
    return super.has(place) || super.has(kindOf(place));
  }
}

/** The question of a position; null when the game is over. */
function positionOf<G extends AnyGame>(game: G, state: StateOf<G>): Position<ViewOf<G>> | null {
  const asked = pending(game, state);
  return asked && { ...seenBy(game, state, asked.seat), asked, refused: refusals(game, state) };
}

function seenBy<G extends AnyGame>(game: G, state: StateOf<G>, viewer: Viewer): Seen<ViewOf<G>> {
  const seats = (state as { players: readonly unknown[] }).players.length;
  return { view: viewFor(game, state, viewer), viewer, seats, asked: pending(game, state) };
}

/**
 * Plays a game to its end by chance and keeps every so-manieth position of each question. Where a
 * game goes nowhere by chance alone, answers that are liked are given eight times of nine.
 */
export function sampled<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  random: Random,
  every: number,
  likes?: (choice: Json) => boolean,
): Sampled<G> {
  const positions: Position<ViewOf<G>>[] = [];
  const events: EventOf<G>[] = [];
  const times = new Map<string, number>();
  for (let asked = pending(game, state); asked; asked = pending(game, state)) {
    const { ask, options } = asked;
    const n = times.get(ask) ?? 0;
    times.set(ask, n + 1);
    const now = n % every === 0 ? positionOf(game, state) : null;
    if (now) positions.push(now);
    const liked = likes ? options.filter(likes) : [];
    const from = liked.length > 0 && random(9) > 0 ? liked : options;
    play(game, state, from[random(from.length)] as Json, events);
  }
  return { positions, events, over: state };
}

/** The drawings of one game as markup, as the frame would show them. */
export function drawing<G extends AnyGame>(
  game: G,
  ui: GameUi<ViewOf<G>, EventOf<G>>,
  { names, lang }: { readonly names: readonly string[]; readonly lang: Lang },
) {
  type V = ViewOf<G>;
  type Draw = DrawProps<V>;

  const markup = <P extends object>(of: ComponentType<P> | undefined, props: P, room?: Size) => {
    const drawn = of ? createElement(of, props) : null;
    return renderToStaticMarkup(createElement(RoomContext, { value: room ?? null }, drawn));
  };
  const rivals = (draw: Draw, seats: number, room?: Size): string =>
    Array.from({ length: seats }, (_, seat) =>
      seat === draw.me ? '' : markup(ui.Rival, { ...draw, seat }, room),
    ).join('');

  /** Nobody sits where machines are. */
  const voice = ({ seats }: { readonly seats: number }, speaks: Lang = lang): Voice => ({
    lang: speaks,
    name: (seat: Seat) => (seat < seats ? (names[seat] ?? '') : ''),
  });
  /** A table as it is handed to the drawings; nothing is pointed at but what a test says. */
  const drawOf = (seen: Seen<V>, more: Partial<Draw> = {}): Draw => {
    const { view, viewer, asked } = seen;
    const mine = asked !== null && asked.seat === viewer ? asked : null;
    const lit = mine?.options.flatMap((choice) => [
      ...ui.where(view, mine.ask, choice),
      ...(ui.parts?.(view, mine.ask, choice) ?? []),
    ]);
    return {
      view,
      preview: null,
      me: viewer,
      ...voice(seen),
      asked: asked && { seat: asked.seat, ask: asked.ask },
      lit: new Lit(lit),
      picked: new Set(),
      traced: new Set(),
      brings: new Map(),
      touch: () => {},
      ...more,
    };
  };
  const board = (draw: Draw, room = WIDE): string => markup(ui.Board, draw, room);
  const own = (draw: Draw): string => markup(ui.Own, draw);
  const strip = (draw: Draw): string => markup(ui.Strip, draw, PHONE);

  return {
    game,
    ui,
    voice,
    drawOf,
    board,
    own,
    strip,
    positionOf: (state: StateOf<G>) => positionOf(game, state),
    seenBy: (state: StateOf<G>, viewer: Viewer) => seenBy(game, state, viewer),
    /** All that a large screen shows: the board, one's own things, the others', the supply. */
    wide: (draw: Draw, seats: number): string =>
      board(draw) +
      own(draw) +
      rivals(draw, seats) +
      markup(ui.Automaton, draw) +
      markup(ui.Supply, draw),
    /** What a phone shows while one decides. */
    phone: (draw: Draw): string => board(draw, PHONE) + strip(draw),
    /** What is a tab away on a phone. */
    tabs: (draw: Draw, seats: number): string =>
      markup(ui.Own, draw, PHONE) + rivals(draw, seats, PHONE) + markup(ui.Automaton, draw, PHONE),
  };
}

export type Drawing<G extends AnyGame> = ReturnType<typeof drawing<G>>;
