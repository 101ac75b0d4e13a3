import { type Json, pending, play, refusals, start, viewFor } from '@orrery/kernel';
import { EXPLAIN } from '@orrery/kit';
import { LANGS } from '@orrery/shared';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Template, type TemplateEvent, template } from '../rules/index.ts';
import { ui } from '../ui/index.ts';
import { World } from '../ui/world.tsx';
import { name } from './scenario.ts';

/** The drawings of a position as one text. */
function drawn(state: Template, viewer: number | null): string {
  const draw = {
    view: viewFor(template, state, viewer),
    preview: null,
    me: viewer,
    lang: 'en',
    name,
    asked: null,
    lit: new Set<string>(),
    picked: new Set<string>(),
    traced: new Set<string>(),
    brings: new Map<string, never>(),
    touch: () => {},
  } as const;
  const parts = [
    createElement(ui.Board, draw),
    createElement(ui.Own, draw),
    ...state.players.map((_, seat) => createElement(ui.Rival, { ...draw, seat })),
  ];
  return parts.map((part) => renderToStaticMarkup(part)).join('');
}

const namesIn = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, found]) => found ?? '');

/** Every position of a whole game, as whoever is asked stands before it. */
function eachPosition(look: (state: Template, seat: number) => void): TemplateEvent[] {
  const state = start(template, {}, 3, 'drawn');
  const events: TemplateEvent[] = [];
  for (let asked = pending(template, state); asked; asked = pending(template, state)) {
    look(state, asked.seat);
    play(template, state, asked.options[0] as Json, events);
  }
  return events;
}

test('everything that is drawn has an explanation in both languages', () => {
  eachPosition((state, seat) => {
    for (const viewer of [seat, null]) {
      const markup = drawn(state, viewer);
      const found = [...namesIn(markup, 'data-place'), ...namesIn(markup, EXPLAIN)];
      expect(found).toContain('site:2');
      expect(found).toContain('hand:1');
      for (const lang of LANGS)
        for (const place of found) {
          const said = ui.explain({ lang, name }, viewFor(template, state, viewer), place);
          expect({ place, title: said?.title }).toEqual({ place, title: expect.any(String) });
        }
    }
  });
});

test('every answer, offered or refused, is at places that are drawn', () => {
  eachPosition((state, seat) => {
    const view = viewFor(template, state, seat);
    const places = new Set(namesIn(drawn(state, seat), 'data-place'));
    const offered = pending(template, state)?.options ?? [];
    const refused = refusals(template, state).map(({ choice }) => choice);
    for (const choice of [...offered, ...refused]) {
      const found = ui.where(view, 'turn', choice);
      expect(found.length).toBeGreaterThan(1);
      expect(found.filter((place) => !places.has(place))).toEqual([]);
    }
  });
});

test('every event touched something on the board', () => {
  const events = eachPosition(() => {});
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(2);
  for (const event of events) expect(ui.touched(event)).not.toEqual([]);
});

test('the legend has every icon, and the world its picture', () => {
  for (const lang of LANGS) {
    const titles = ui.legend(lang).map(({ title }) => title);
    expect(new Set(titles).size).toBe(3);
  }
  expect(renderToStaticMarkup(createElement(World))).toContain('<svg');
});

test('spectators are shown no hand', () => {
  const state = start(template, {}, 2, 'hidden');
  expect(namesIn(drawn(state, 0), 'data-place')).toContain('card:0');
  expect(namesIn(drawn(state, null), 'data-place')).not.toContain('card:0');
});
