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
import { type Alien, alienArtifacts, type AlienEvent, type AlienView } from '../rules/index.ts';
import { Table } from '../ui/board.tsx';
import { ui } from '../ui/index.ts';

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri', 'Zoé'];
export const name = (seat: Seat): string => NAMES[seat] ?? '';

export type Draw = DrawProps<AlienView>;
const WIDE = { width: 818, height: 455 };
const PHONE = { width: 375, height: 350 };

/** A question with the table as one viewer sees it. */
export interface Position {
  readonly view: AlienView;
  readonly asked: Pending;
  readonly refused: readonly Refused[];
}

const viewOf = (state: Alien, viewer: Viewer): AlienView => viewFor(alienArtifacts, state, viewer);

export function positionOf(state: Alien): Position | null {
  const asked = pending(alienArtifacts, state);
  if (!asked) return null;
  return { view: viewOf(state, asked.seat), asked, refused: refusals(alienArtifacts, state) };
}

/** A table as it is handed to the drawings; nothing is pointed at but what a test says. */
export const drawOf = ({ view, asked }: Position, more: Partial<Draw> = {}): Draw => ({
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

const board = (draw: Draw, first = WIDE): string =>
  renderToStaticMarkup(createElement(Table, { draw, first }));

const { Own, Rival, Strip, Supply } = ui;
const strip = (draw: Draw): string =>
  Strip ? renderToStaticMarkup(createElement(Strip, draw)) : '';
const own = (draw: Draw): string => renderToStaticMarkup(createElement(Own, draw));
const rivals = (draw: Draw): string =>
  draw.view.players
    .map((_, seat) =>
      seat === draw.me ? '' : renderToStaticMarkup(createElement(Rival, { ...draw, seat })),
    )
    .join('');

/** What is drawn on a phone while one decides; Empires of others and held cards are a tab away. */
export const phone = (draw: Draw): string =>
  board(draw, PHONE) + strip(draw) + own(draw) + rivals(draw);

/** All that a large screen shows: the board, one's own things, the others', the supply. */
export const wide = (draw: Draw): string =>
  [
    board(draw),
    own(draw),
    rivals(draw),
    Supply ? renderToStaticMarkup(createElement(Supply, draw)) : '',
  ].join('');

/** All values of an attribute in some markup. */
export const all = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');
export const places = (markup: string): ReadonlySet<Place> => new Set(all(markup, 'data-place'));

const EVERY = 25;

/** Questions of a game played at random, some of each; and all of its events. */
function playOn(state: Alien, seed: string) {
  const random = randomFrom(seed);
  const positions: Position[] = [];
  const events: AlienEvent[] = [];
  const times = new Map<string, number>();
  for (let asked = pending(alienArtifacts, state); asked; asked = pending(alienArtifacts, state)) {
    const { ask, options } = asked;
    const n = times.get(ask) ?? 0;
    times.set(ask, n + 1);
    const now = n % EVERY === 0 ? positionOf(state) : null;
    if (now) positions.push(now);
    const choice: Json | undefined = options[random(options.length)];
    if (choice === undefined) throw new Error('a question without options');
    play(alienArtifacts, state, choice, events);
  }
  return { positions, events };
}

/** Whole games from the start, and games from late positions full of everything. */
export const games = [
  playOn(start(alienArtifacts, { factions: 'choice' }, 2, 'chosen'), 'chosen'),
  playOn(start(alienArtifacts, { factions: 'random' }, 5, 'five'), 'five'),
  ...[2, 3, 4, 5].map((seats) =>
    playOn(rich({ factions: 'random' }, seats, randomFrom(`late ${seats}`)), `rich ${seats}`),
  ),
];
export const positions = games.flatMap((game) => game.positions);
export const LANGUAGES: readonly Lang[] = ['en', 'fr'];
/** Tables of whole games are drawn in such tests. */
export const SLOW = { timeout: 180_000 };
