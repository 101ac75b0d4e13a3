import { type Json, pending, play, start, viewFor } from '@orrery/kernel';
import { type DrawProps, EXPLAIN } from '@orrery/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rich } from '../rich.ts';
import type { ArtemisEvent } from '../rules/events.ts';
import { type Artemis, artemis } from '../rules/index.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { ui } from '../ui/index.ts';

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri', 'Inès'];

/** Nobody sits where drones are. */
export const nameIn =
  (state: Artemis) =>
  (seat: number): string =>
    state.players[seat] ? (NAMES[seat] ?? '') : '';

export const drawOf = (state: Artemis, viewer: number | null): DrawProps<ArtemisView> => {
  const asked = pending(artemis, state);
  return {
    view: viewFor(artemis, state, viewer),
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
export function drawn(state: Artemis, draw: DrawProps<ArtemisView>): string {
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

const ALL = { 'hard-mode': false, 'alien-relic': true, directives: true };
const random = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
};

/** Of whole games by chance, the first position of every question and the end; and all their events. */
export function randomPositions(look: (state: Artemis) => void): ArtemisEvent[] {
  const events: ArtemisEvent[] = [];
  [1, 2, 3, 5].forEach((seats, i) => {
    const state = start(artemis, i % 2 === 0 ? ALL : {}, seats, `drawn ${seats}`);
    const next = random(seats * 7919);
    const seen = new Set<string>();
    for (let asked = pending(artemis, state); asked; asked = pending(artemis, state)) {
      if (!seen.has(asked.ask)) look(state);
      seen.add(asked.ask);
      play(artemis, state, asked.options[next(asked.options.length)] as Json, events);
    }
    look(state);
  });
  return events;
}

/** Late positions, full of everything. */
export function richPositions(look: (state: Artemis) => void, n = 15): void {
  for (let i = 0; i < n; i++) look(rich(ALL, 1 + (i % 5), random(i * 104729 + 11)));
}
