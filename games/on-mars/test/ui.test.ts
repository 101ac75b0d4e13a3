import { readFileSync } from 'node:fs';
import { pending, refusals, viewFor } from '@orrery/kernel';
import { LANGS } from '@orrery/shared';
import { expect, test } from 'vitest';
import { onMars, type OnMars } from '../rules/index.ts';
import { onMarsText } from '../text/index.ts';
import { ui } from '../ui/index.ts';
import {
  drawn,
  drawOf,
  explainedIn,
  nameIn,
  placesIn,
  randomPositions,
  richPositions,
} from './ui-drawn.ts';

function eachPosition(look: (state: OnMars) => void): void {
  randomPositions(look);
  richPositions(look);
}

const RULES = new Set(
  readFileSync(new URL('../../../docs/rules/on-mars.md', import.meta.url), 'utf8').match(
    /(?<=\*\*)MARS-[A-Z0-9]+-\d\d(?=\*\*)/g,
  ),
);
/** A text that was not filled, or filled with nothing. */
const HOLE = /[{}]|undefined|null|NaN|\[object|^\s*$/;

test('everything that is drawn has an explanation in both languages, without holes, by a rule that exists', () => {
  const kinds = new Set<string>();
  const faults = new Set<string>();
  eachPosition((state) => {
    const seat = pending(onMars, state)?.seat ?? 0;
    for (const viewer of [seat, null]) {
      const draw = drawOf(state, viewer);
      for (const place of explainedIn(drawn(state, draw)))
        for (const lang of LANGS) {
          kinds.add(place.split(':', 1)[0] ?? '');
          const said = ui.explain({ lang, name: nameIn(state) }, draw.view, place);
          if (!said) faults.add(`${place} is not explained`);
          else
            for (const words of [said.title, said.text ?? '–', said.cost ?? '–', said.state ?? '–'])
              if (HOLE.test(words)) faults.add(`${place}: ${words}`);
          const rule = said?.rule;
          if (rule !== undefined && !RULES.has(rule)) faults.add(`${place}: ${rule}`);
        }
    }
  });
  expect([...faults]).toEqual([]);
  for (const kind of [
    'hex',
    'plan',
    'tech',
    'lab',
    'depot',
    'contract',
    'goal',
    'task',
    'soloGoal',
  ])
    expect(kinds).toContain(kind);
});

test('an explanation never opens what is hidden', () => {
  richPositions((state) => {
    const watching = viewFor(onMars, state, null);
    const voice = { lang: 'en', name: nameIn(state) } as const;
    for (const { goals, tasksB, goalDone } of state.players) {
      for (const goal of goals)
        if (goal !== goalDone) expect(ui.explain(voice, watching, `goal:${goal}`)).toBeNull();
      for (const card of tasksB) expect(ui.explain(voice, watching, `task:${card}`)).toBeNull();
    }
    expect(ui.explain(voice, watching, 'elsewhere')).toBeNull();
  }, 8);
});

test('every answer, offered or refused, is at places that are drawn, or is a button', () => {
  const buttons = new Set<string>();
  const asks = new Set<string>();
  const faults = new Set<string>();
  eachPosition((state) => {
    const asked = pending(onMars, state);
    if (!asked) return;
    const { seat, ask, options } = asked;
    asks.add(ask);
    const draw = drawOf(state, seat);
    const lit = new Set(options.flatMap((choice) => ui.where(draw.view, ask, choice)));
    const places = placesIn(drawn(state, { ...draw, lit }));
    const refused = refusals(onMars, state).map(({ choice }) => choice);
    for (const choice of [...options, ...refused]) {
      const where = ui.where(draw.view, ask, choice);
      for (const place of where) if (!places.has(place)) faults.add(`${ask}: no ${place}`);
      if (where.length > 0) continue;
      buttons.add(`${ask} ${JSON.stringify(choice)}`);
      const voice = { lang: 'fr', name: nameIn(state) } as const;
      if (onMarsText.option(voice, draw.view, ask, choice) === '') faults.add(`${ask}: no label`);
    }
  });
  expect([...faults]).toEqual([]);
  const allowed = /"(stop|end|none|enough|leave|decline|keep|useTech)"$|^constructLevels 0$/;
  expect([...buttons].filter((button) => !allowed.test(button))).toEqual([]);
  expect(asks.size).toBeGreaterThan(30);
});

test('every event of whole games lights something that can be explained', () => {
  const types = new Set<string>();
  for (const event of randomPositions(() => {})) {
    types.add(event.type);
    if (ui.touched(event).length === 0 && event.type !== 'crystalsAppeared')
      expect.fail(event.type);
  }
  expect(types.size).toBeGreaterThan(45);
});

test('every icon of the legend has a name and a meaning, once', () => {
  for (const lang of LANGS) {
    const items = ui.legend(lang);
    expect(items.length).toBeGreaterThan(40);
    expect(new Set(items.map(({ title, text }) => `${title} ${text}`)).size).toBe(items.length);
    for (const { title, text } of items)
      for (const words of [title, text]) expect(words).not.toMatch(HOLE);
  }
});

test('drawings say nothing by the browser’s own tooltip', () => {
  richPositions((state) => {
    expect(drawn(state, drawOf(state, 0))).not.toContain('<title');
  }, 4);
});
