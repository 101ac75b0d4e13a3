import { type Json, pending, play, start, viewFor } from '@orrery/kernel';
import { type DrawProps, EXPLAIN } from '@orrery/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rich } from '../rich.ts';
import type { AntarcticaEvent } from '../rules/events.ts';
import { antarctica } from '../rules/index.ts';
import type { Antarctica } from '../rules/state.ts';
import type { AntarcticaView } from '../rules/view-types.ts';
import { ui } from '../ui/index.ts';

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri'];
export const name = (seat: number): string => NAMES[seat] ?? '';

export function drawOf(
  state: Antarctica,
  viewer: number | null,
  lang: 'en' | 'fr' = 'fr',
): DrawProps<AntarcticaView> {
  const asked = pending(antarctica, state);
  return {
    view: viewFor(antarctica, state, viewer),
    preview: null,
    me: viewer,
    lang,
    name,
    asked: asked && { seat: asked.seat, ask: asked.ask },
    lit: new Set(),
    picked: new Set(),
    traced: new Set(),
    brings: new Map(),
    touch: () => {},
  };
}

/** All drawings of a position as one text. */
export function drawn(draw: DrawProps<AntarcticaView>): string {
  const { Strip, Supply } = ui;
  return [
    createElement(ui.Board, draw),
    createElement(ui.Own, draw),
    ...(Strip ? [createElement(Strip, draw)] : []),
    ...(Supply ? [createElement(Supply, draw)] : []),
    ...draw.view.players.map((_, seat) => createElement(ui.Rival, { ...draw, seat })),
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

const random = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
};

/** Who gives up ships or does nothing never comes to see symbols and cards. */
const isUseful = (choice: Json): boolean =>
  typeof choice !== 'string' || !/^(sacrifice|actNothing|endTurn|decline)/.test(choice);

/** Of whole games by chance, now and then every question, and the end; and all their events. */
export function randomPositions(look: (state: Antarctica) => void): AntarcticaEvent[] {
  const events: AntarcticaEvent[] = [];
  for (const seats of [2, 3, 4])
    for (const game of [1, 2, 3, 4]) {
      const placement = game > 1 ? 'free' : 'firstGame';
      const state = start(antarctica, { placement }, seats, `drawn ${seats} ${game}`);
      const next = random(seats * 7919 + game);
      const seen = new Map<string, number>();
      for (let asked = pending(antarctica, state); asked; asked = pending(antarctica, state)) {
        const times = seen.get(asked.ask) ?? 0;
        if (times % 25 === 0) look(state);
        seen.set(asked.ask, times + 1);
        const useful = asked.options.filter(isUseful);
        const from = useful.length > 0 && next(9) > 0 ? useful : asked.options;
        play(antarctica, state, from[next(from.length)] as Json, events);
      }
      look(state);
    }
  return events;
}

/** Late positions, full of everything. */
export function richPositions(look: (state: Antarctica) => void, n = 15): void {
  for (let i = 0; i < n; i++) look(rich({}, 2 + (i % 3), random(i * 104729 + 11)));
}
