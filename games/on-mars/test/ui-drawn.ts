import { type Json, pending, play, start, viewFor } from '@orrery/kernel';
import { type DrawProps, EXPLAIN } from '@orrery/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rich } from '../rich.ts';
import type { MarsEvent } from '../rules/events.ts';
import { onMars, type OnMars } from '../rules/index.ts';
import type { MarsView } from '../rules/view-types.ts';
import { ui } from '../ui/index.ts';

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri'];

/** Nobody sits where Lacerda is. */
export const nameIn =
  (state: OnMars) =>
  (seat: number): string =>
    state.players[seat] ? (NAMES[seat] ?? '') : '';

export const drawOf = (state: OnMars, viewer: number | null): DrawProps<MarsView> => {
  const asked = pending(onMars, state);
  return {
    view: viewFor(onMars, state, viewer),
    preview: null,
    me: viewer,
    lang: 'fr',
    name: nameIn(state),
    asked: asked && { seat: asked.seat, ask: asked.ask },
    lit: new Set(),
    picked: new Set(),
    traced: new Set(),
    brings: new Map(),
    touch: () => {},
  };
};

/** All drawings of a position as one text. */
export function drawn(state: OnMars, draw: DrawProps<MarsView>): string {
  const { Strip, Supply } = ui;
  return [
    createElement(ui.Board, draw),
    createElement(ui.Own, draw),
    ...(Strip ? [createElement(Strip, draw)] : []),
    ...(Supply ? [createElement(Supply, draw)] : []),
    ...state.players.map((_, seat) => createElement(ui.Rival, { ...draw, seat })),
  ]
    .map((part) => renderToStaticMarkup(part))
    .join('');
}

const namesIn = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, found]) => found ?? '');

/** Everything that is drawn and can be asked about. */
export const explainedIn = (markup: string): ReadonlySet<string> =>
  new Set([...namesIn(markup, 'data-place'), ...namesIn(markup, EXPLAIN)]);

export const placesIn = (markup: string): ReadonlySet<string> =>
  new Set(namesIn(markup, 'data-place'));

const ALL = { length: 'short', firstColonists: true, spaceOddity: false };
const random = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
};

/** Of whole games by chance, the first positions of every question and the end; and all their events. */
export function randomPositions(look: (state: OnMars) => void): MarsEvent[] {
  const events: MarsEvent[] = [];
  [1, 2, 3, 4].forEach((seats, i) => {
    const state = start(onMars, i % 2 === 0 ? ALL : {}, seats, `drawn ${seats}`);
    const next = random(seats * 7919);
    const seen = new Map<string, number>();
    for (let asked = pending(onMars, state); asked; asked = pending(onMars, state)) {
      const times = seen.get(asked.ask) ?? 0;
      if (times < 1) look(state);
      seen.set(asked.ask, times + 1);
      play(onMars, state, asked.options[next(asked.options.length)] as Json, events);
    }
    look(state);
  });
  return events;
}

/** Late positions, full of everything, and some steps on from there. */
export function richPositions(look: (state: OnMars) => void, n = 8, steps = 4): void {
  for (let i = 0; i < n; i++) {
    const next = random(i * 104729 + 11);
    const state = rich(ALL, 1 + (i % 4), next);
    for (let step = 0; step < steps; step++) {
      const asked = pending(onMars, state);
      if (!asked) break;
      look(state);
      play(onMars, state, asked.options[next(asked.options.length)] as Json, []);
    }
  }
}
