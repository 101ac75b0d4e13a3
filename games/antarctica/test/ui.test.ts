import { pending, refusals, viewFor } from '@orrery/kernel';
import { LANGS } from '@orrery/shared';
import { expect, test } from 'vitest';
import { antarctica } from '../rules/index.ts';
import type { Antarctica } from '../rules/state.ts';
import { antarcticaText } from '../text/index.ts';
import { ui } from '../ui/index.ts';
import {
  drawn,
  drawOf,
  explainedIn,
  name,
  placesIn,
  randomPositions,
  richPositions,
} from './ui-draw.ts';

function eachPosition(look: (state: Antarctica) => void): void {
  randomPositions(look);
  richPositions(look);
}

test('everything that is drawn has an explanation in both languages, without holes', () => {
  const kinds = new Set<string>();
  const faults = new Set<string>();
  eachPosition((state) => {
    const seat = pending(antarctica, state)?.seat ?? 0;
    for (const viewer of [seat, null]) {
      const draw = drawOf(state, viewer);
      for (const place of explainedIn(drawn(draw)))
        for (const lang of LANGS) {
          kinds.add(place.split(':', 1)[0] ?? '');
          const said = ui.explain({ lang, name }, draw.view, place);
          const words = [said?.title, said?.text, said?.cost, said?.state].join(' ');
          if (!said?.title) faults.add(`${place} is not explained`);
          else if (/[{}]|undefined|null|NaN/.test(words)) faults.add(`${place}: ${words}`);
          else if (said.rule === undefined) faults.add(`${place} has no rule`);
        }
    }
  });
  expect([...faults]).toEqual([]);
  for (const kind of ['zone', 'dock', 'building', 'crew', 'laid', 'space', 'reveal'])
    expect(kinds).toContain(kind);
}, 60_000);

test('symbols that wait for their effects are drawn in their line and explained', () => {
  richPositions((state) => {
    const draw = drawOf(state, 0);
    const waiting = [
      { seat: 0, track: 'land', space: 3, symbol: 'recruit-one' },
      { seat: 1, track: 'sea', space: 4, symbol: 'move-ship' },
    ] as const;
    const view = { ...draw.view, waiting };
    const markup = drawn({ ...draw, view });
    for (const place of ['waiting:0', 'waiting:1']) {
      expect(explainedIn(markup)).toContain(place);
      expect(ui.explain({ lang: 'fr', name }, view, place)?.rule).toBe('ANT-TRK-11');
    }
  }, 1);
});

test('what is not there is not explained', () => {
  richPositions((state) => {
    const view = viewFor(antarctica, state, null);
    for (const place of ['elsewhere', 'deck:none', 'track:none', 'stock:9:staff', 'freed:99'])
      expect(ui.explain({ lang: 'en', name }, view, place)).toBeNull();
  }, 3);
});

test('every answer, offered or refused, is at places that are drawn, or is a button', () => {
  const buttons = new Set<string>();
  const asks = new Set<string>();
  const faults = new Set<string>();
  eachPosition((state) => {
    const asked = pending(antarctica, state);
    if (!asked) return;
    const { seat, ask, options } = asked;
    asks.add(ask);
    const draw = drawOf(state, seat);
    const places = placesIn(drawn(draw));
    const refused = refusals(antarctica, state).map(({ choice }) => choice);
    for (const choice of [...options, ...refused]) {
      const where = ui.where(draw.view, ask, choice);
      const parts = ui.parts?.(draw.view, ask, choice) ?? null;
      for (const place of [...where, ...(parts ?? [])])
        if (!places.has(place)) faults.add(`${ask} ${JSON.stringify(choice)}: no ${place}`);
      if (where.length > 0 || parts !== null) continue;
      buttons.add(`${ask} ${JSON.stringify(choice)}`);
      const label = antarcticaText.option({ lang: 'fr', name }, draw.view, ask, choice);
      if (label === '' || label.startsWith('"')) faults.add(`${ask}: no label`);
    }
  });
  expect([...faults]).toEqual([]);
  const allowed = /"(decline|actNothing|endTurn)"$/;
  expect([...buttons].filter((button) => !allowed.test(button))).toEqual([]);
  expect(asks.size).toBe(10);
}, 60_000);

test('one place, one answer: only a centre that leads to two tracks asks which', () => {
  const menus = new Set<string>();
  eachPosition((state) => {
    const asked = pending(antarctica, state);
    if (!asked) return;
    const view = viewFor(antarctica, state, asked.seat);
    const seen = new Set<string>();
    for (const choice of asked.options) {
      if (ui.parts?.(view, asked.ask, choice)) continue;
      for (const place of ui.where(view, asked.ask, choice)) {
        if (seen.has(place)) menus.add(place.replace(/\d/, ''));
        seen.add(place);
      }
    }
  });
  for (const place of menus) expect(place).toMatch(/^building::research-/);
});

test('every event of whole games lights something that can be explained', () => {
  const types = new Set<string>();
  let last: Antarctica | undefined;
  const events = randomPositions((state) => {
    last = state;
  });
  const view = viewFor(antarctica, last ?? expect.fail(), null);
  for (const event of events) {
    types.add(event.type);
    const places = ui.touched(event);
    if (places.length === 0) expect.fail(event.type);
    for (const place of places)
      if (place.startsWith('zone'))
        expect(ui.explain({ lang: 'en', name }, view, place)).not.toBeNull();
  }
  expect(types.size).toBeGreaterThan(20);
});

test('every icon of the legend has a name and a meaning', () => {
  for (const lang of LANGS) {
    const items = ui.legend(lang);
    expect(items.length).toBeGreaterThan(30);
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
    for (const { title, text } of items) expect([title, text]).not.toContain('');
  }
});

test('drawings say nothing by the browser’s own tooltip', () => {
  richPositions((state) => expect(drawn(drawOf(state, 0))).not.toContain('<title'), 3);
});

test('every piece is drawn once, whatever else shows its like', () => {
  eachPosition((state) => {
    const markup = drawn(drawOf(state, 0));
    const pieces = [...markup.matchAll(/ data-piece="([^"]*)"/g)].map(([, id]) => id);
    expect(pieces.length).toBe(new Set(pieces).size);
  });
}, 60_000);
