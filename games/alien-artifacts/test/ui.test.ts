import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { answers } from '../rules/answers.ts';
import { ui } from '../ui/index.ts';
import { mine } from './scenario.ts';
import {
  all,
  drawOf,
  games,
  LANGUAGES,
  name,
  phone,
  places,
  positionOf,
  positions,
  SLOW,
  wide,
} from './ui-draw.ts';

const [english, french] = ['alien-artifacts.md', 'alien-artifacts.fr.md'].map((file) => {
  const path = new URL(`../../../docs/rules/${file}`, import.meta.url);
  return new Set(readFileSync(path, 'utf8').match(/(?<=\*\*)ALI-[A-Z0-9]+-\d\d(?=\*\*)/g));
});

/** A text that was not filled, or filled with nothing. */
const HOLE = /[{}]|undefined|null|NaN|\[object|\( ?\)|^\s*$/;

describe('places', () => {
  test('every answer has a place that is drawn, on a large screen and on a phone', SLOW, () => {
    const missing = new Set<string>();
    const asks = new Set<string>();
    for (const position of positions) {
      const { view, asked } = position;
      const draw = drawOf(position);
      const [large, small] = [places(wide(draw)), places(phone(draw))];
      asks.add(asked.ask);
      for (const choice of asked.options) {
        const there = ui.where(view, asked.ask, choice);
        if (!there.some((place) => large.has(place)))
          missing.add(`wide ${asked.ask} ${JSON.stringify(choice)}`);
        if (!there.some((place) => small.has(place)))
          missing.add(`phone ${asked.ask} ${JSON.stringify(choice)}`);
      }
    }
    expect([...missing]).toEqual([]);
    expect(asks.size).toBeGreaterThan(24);
  });

  test('every refused answer has a place, where its reason is told in both languages', SLOW, () => {
    const silent = new Set<string>();
    for (const { view, asked, refused } of positions)
      for (const one of refused) {
        if (ui.where(view, asked.ask, one.choice).length === 0)
          silent.add(`${asked.ask} ${JSON.stringify(one.choice)}`);
        for (const lang of LANGUAGES)
          if (HOLE.test(module.text.why({ lang, name }, view, one))) silent.add(one.rule);
      }
    expect([...silent]).toEqual([]);
  });

  test('every question of the rules is known, and what it cannot read is nowhere', () => {
    const { view } = positions[0] ?? expect.fail();
    for (const ask of Object.keys(answers))
      expect(ui.where(view, ask, 'nothing of this')).toEqual([]);
    expect(ui.where(view, 'elsewhere', 0)).toEqual([]);
  });
});

describe('explanations', () => {
  test('all that is drawn is explained in both languages, by a rule that exists', SLOW, () => {
    const faults = new Set<string>();
    const kinds = new Set<string>();
    for (const [n, position] of positions.entries()) {
      const { view } = position;
      const draw = drawOf(position);
      const watched = { ...view, viewer: null, own: null };
      const drawn: [typeof view, string][] = [[view, wide(draw) + phone(draw)]];
      if (n % 5 === 0) drawn.push([watched, wide(drawOf({ ...position, view: watched }))]);
      for (const [seen, markup] of drawn)
        for (const id of new Set([...places(markup), ...all(markup, 'data-explain')])) {
          kinds.add(id.split(':')[0] ?? '');
          for (const lang of LANGUAGES) {
            const told = ui.explain({ lang, name }, seen, id);
            const { title = '', text = '', cost = '–', state = '–', rule = '' } = told ?? {};
            for (const words of [title, text, cost, state])
              if (HOLE.test(words)) faults.add(`${id}: ${words}`);
            if (!english?.has(rule) || !french?.has(rule)) faults.add(`${id}: ${rule}`);
          }
        }
    }
    expect([...faults]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(28);
  });

  test('what is no place has no explanation', () => {
    const { view } = positions[0] ?? expect.fail();
    for (const place of ['elsewhere', '', 'card:none', 'hand:none', 'seat:9', 'artifact:none'])
      expect(ui.explain({ lang: 'en', name }, view, place)).toBeNull();
  });

  test('the legend names every icon once, in both languages, without holes', () => {
    for (const lang of LANGUAGES) {
      const told = ui.legend(lang).map(({ title, text }) => `${title}: ${text}`);
      expect(told.length).toBeGreaterThan(50);
      expect(told.filter((words) => HOLE.test(words))).toEqual([]);
      expect(new Set(told).size).toBe(told.length);
    }
    expect(module.meta.id).toBe(ui.id);
  });
});

test('[ALI-BUY-03] a rung of the ladder tells all cards that would be seen', () => {
  const t = mine({ empire: ['tech-procurement-algorithms L'] }).answer('buy', 'ship');
  const position = positionOf(t.state) ?? expect.fail();
  const said = module.text.option({ lang: 'en', name }, position.view, 'buyExtra', 1);
  expect(said).toBe('1 more: see 4 cards for 6 credits');
  expect(all(wide(drawOf(position)), 'aria-label')).toContain(said);
});

test('every event of whole games lights something', () => {
  const dark = new Set<string>();
  for (const { events } of games)
    for (const event of events) if (ui.touched(event).length === 0) dark.add(event.type);
  expect([...dark]).toEqual([]);
});

test('everything can be drawn as a watcher sees it, and when the game is over', SLOW, () => {
  for (const position of positions.filter((_, i) => i % 9 === 0)) {
    const view = { ...position.view, viewer: null, own: null };
    const draw = { ...drawOf({ ...position, view }), asked: null, lit: new Set<string>() };
    const shown = places(wide(draw));
    for (const place of ['deck:planet', 'deck:technology', 'deck:ship', 'system'])
      expect(shown).toContain(place);
    for (const seat of view.players.keys()) expect(shown).toContain(`seat:${seat}`);
  }
});
