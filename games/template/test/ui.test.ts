import { randomFrom, start, type Viewer } from '@orrery/kernel';
import {
  describeDrawings,
  drawing as drawingOf,
  places,
  rulesIn,
  sampled,
  survey,
} from '@orrery/kit/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { template } from '../rules/index.ts';
import { templateText } from '../text/index.ts';
import { ui } from '../ui/index.ts';
import { World } from '../ui/world.tsx';

const drawn = drawingOf(template, ui, { names: ['Marie', 'Théo', 'Elsa', 'Henri'], lang: 'en' });
const games = [2, 3].map((seats) =>
  sampled(template, start(template, {}, seats, `drawn ${seats}`), randomFrom(`${seats}`), 1),
);

const laws = {
  drawing: drawn,
  text: templateText,
  games,
  rules: rulesIn(new URL('../rules.md', import.meta.url)),
  terse: /^points:/,
};

describeDrawings({
  ...laws,
  kinds: ['site', 'card', 'pile', 'drop', 'hand'],
  least: { asks: 1, events: 3, legend: 3 },
});

test('a drawing that breaks a law is found out', () => {
  const faultsOf = (broken: Partial<typeof ui>, more = {}) => {
    const lang = 'en' as const;
    const drawing = drawingOf(template, { ...ui, ...broken }, { names: ['Marie', 'Théo'], lang });
    const { unexplained, misplaced } = survey({
      ...laws,
      ...more,
      drawing,
      games: games.slice(0, 1),
    });
    return [unexplained.size > 0, misplaced.size > 0];
  };
  expect(faultsOf({})).toEqual([false, false]);
  expect(faultsOf({ explain: () => null })).toEqual([true, false]);
  expect(faultsOf({}, { rules: new Set() })).toEqual([true, false]);
  expect(faultsOf({}, { terse: /^$/ })).toEqual([true, false]);
  expect(faultsOf({ where: () => [] })).toEqual([false, true]);
  expect(faultsOf({ where: () => ['elsewhere'] })).toEqual([false, true]);
  expect(faultsOf({ parts: () => ['card:0', 'card:0'] })).toEqual([false, true]);
  expect(faultsOf({}, { text: { ...templateText, option: () => '' } })).toEqual([false, true]);
});

test('every answer is at its card and where the card goes', () => {
  for (const { view, asked, refused } of games.flatMap(({ positions }) => positions))
    for (const choice of [...asked.options, ...refused.map((one) => one.choice)])
      expect(ui.where(view, asked.ask, choice).length).toBeGreaterThan(1);
});

test('the world has its picture', () => {
  expect(renderToStaticMarkup(createElement(World))).toContain('<svg');
});

test('spectators are shown no hand', () => {
  const state = start(template, {}, 2, 'hidden');
  const placesOf = (viewer: Viewer) =>
    places(drawn.wide(drawn.drawOf(drawn.seenBy(state, viewer)), 2));
  expect(placesOf(0)).toContain('card:0');
  expect(placesOf(null)).not.toContain('card:0');
});
