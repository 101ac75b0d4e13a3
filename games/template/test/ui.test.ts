import { randomFrom, start, type Viewer } from '@orrery/kernel';
import { describeDrawings, drawing, places, rulesIn, sampled } from '@orrery/kit/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { template } from '../rules/index.ts';
import { templateText } from '../text/index.ts';
import { ui } from '../ui/index.ts';
import { World } from '../ui/world.tsx';

const drawn = drawing(template, ui, { names: ['Marie', 'Théo', 'Elsa', 'Henri'], lang: 'en' });
const games = [2, 3].map((seats) =>
  sampled(template, start(template, {}, seats, `drawn ${seats}`), randomFrom(`${seats}`), 1),
);

describeDrawings({
  drawing: drawn,
  text: templateText,
  games,
  rules: rulesIn(new URL('../rules.md', import.meta.url)),
  kinds: ['site', 'card', 'pile', 'drop', 'hand'],
  least: { asks: 1, events: 3, legend: 3 },
  terse: /^points:/,
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
