import {
  type Json,
  type Pending,
  pending,
  play,
  randomFrom,
  refusals,
  type Refused,
  type Seat,
  start,
  viewFor,
  type Viewer,
} from '@orrery/kernel';
import type { DrawProps, Place } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rich } from '../rich.ts';
import { reworld, type Reworld, type ReworldEvent, type ReworldView } from '../rules/index.ts';
import { Table } from '../ui/board.tsx';
import { ui } from '../ui/index.ts';

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri'];
export const name = (seat: Seat): string => NAMES[seat] ?? '';

const WIDE = { width: 818, height: 455 };
export const PHONE = { width: 382, height: 398 };

/** A question with the table as one viewer sees it. */
export interface Position {
  readonly view: ReworldView;
  readonly asked: Pending;
  readonly refused: readonly Refused[];
}

export const viewOf = (state: Reworld, viewer: Viewer): ReworldView =>
  viewFor(reworld, state, viewer);

export function positionOf(state: Reworld): Position | null {
  const asked = pending(reworld, state);
  if (!asked) return null;
  return { view: viewOf(state, asked.seat), asked, refused: refusals(reworld, state) };
}

/** A table as it is handed to the drawings; nothing is pointed at but what a test says. */
export const drawOf = (
  { view, asked }: Position,
  more: Partial<DrawProps<ReworldView>> = {},
): DrawProps<ReworldView> => ({
  view,
  preview: null,
  me: view.viewer,
  lang: 'en',
  name,
  asked: { seat: asked.seat, ask: asked.ask },
  lit: new Set(asked.options.flatMap((choice) => ui.where(view, asked.ask, choice))),
  picked: new Set(),
  traced: new Set(),
  brings: new Map(),
  touch: () => {},
  ...more,
});

export const board = (draw: DrawProps<ReworldView>, first = WIDE): string =>
  renderToStaticMarkup(createElement(Table, { draw, first }));

const { Own, Rival, Strip, Supply } = ui;
export const own = (draw: DrawProps<ReworldView>): string =>
  renderToStaticMarkup(createElement(Own, draw));
export const strip = (draw: DrawProps<ReworldView>): string =>
  Strip ? renderToStaticMarkup(createElement(Strip, draw)) : '';

/** What is drawn on a phone while one decides. */
const phone = (draw: DrawProps<ReworldView>): string => board(draw, PHONE) + strip(draw);

/** All that a large screen shows: the board, one's own things, the others', the supply. */
export function wide(draw: DrawProps<ReworldView>): string {
  const rivals = draw.view.players.flatMap((_, seat) =>
    seat === draw.me ? [] : [renderToStaticMarkup(createElement(Rival, { ...draw, seat }))],
  );
  const supply = Supply ? renderToStaticMarkup(createElement(Supply, draw)) : '';
  return [board(draw), own(draw), ...rivals, supply].join('');
}

/** All values of an attribute in some markup. */
export const all = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

export const places = (markup: string): ReadonlySet<Place> => new Set(all(markup, 'data-place'));

/** Early and late, every so many times that it is asked. */
const EVERY = 30;

/** Questions of a game played at random, some of each; and all of its events. */
function playOn(state: Reworld, seed: string) {
  const random = randomFrom(seed);
  const positions: Position[] = [];
  const events: ReworldEvent[] = [];
  const times = new Map<string, number>();
  for (let asked = pending(reworld, state); asked; asked = pending(reworld, state)) {
    const { ask, options } = asked;
    const n = times.get(ask) ?? 0;
    times.set(ask, n + 1);
    const now = n % EVERY === 0 ? positionOf(state) : null;
    if (now) positions.push(now);
    const choice: Json | undefined = options[random(options.length)];
    if (choice === undefined) throw new Error('a question without options');
    play(reworld, state, choice, events);
  }
  return { positions, events };
}

/** Whole games from the start, and games from late positions full of everything. */
export const games = [
  ...[2, 4].map((seats) => playOn(start(reworld, {}, seats, `${seats}`), `${seats}`)),
  ...[2, 3, 4].map((seats) => playOn(rich({}, seats, randomFrom(`${seats}`)), `rich ${seats}`)),
];
export const positions = games.flatMap((game) => game.positions);

/** As the one who is asked sees it, drawn once for all tests. */
const once = (drawing: (draw: DrawProps<ReworldView>) => string) => {
  const drawn = new WeakMap<Position, string>();
  return (position: Position): string => {
    const markup = drawn.get(position) ?? drawing(drawOf(position));
    drawn.set(position, markup);
    return markup;
  };
};
const wideAt = once(wide);
export const phoneAt = once(phone);
export const tableAt = (position: Position): string => wideAt(position) + phoneAt(position);

export const LANGUAGES: readonly Lang[] = ['en', 'fr'];

/** Tables of whole games are drawn in such tests. */
export const SLOW = { timeout: 180_000 };
