import { pending, refusals, viewFor } from '@orrery/kernel';
import { LANGS } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { artemis, type Artemis } from '../rules/index.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { artemisText } from '../text/index.ts';
import { ui } from '../ui/index.ts';
import { colonistPiece, diePiece } from '../ui/pieces.ts';
import { handOf } from '../ui/places.ts';
import { rivalPlan } from '../ui/rival-layout.ts';
import {
  drawn,
  drawOf,
  explainedIn,
  nameIn,
  placesIn,
  randomPositions,
  richPositions,
} from './ui-drawn.ts';

function eachPosition(look: (state: Artemis) => void): void {
  randomPositions(look);
  richPositions(look);
}

const kindOf = (place: string): string => place.split('#', 1)[0] ?? '';

test('everything that is drawn has an explanation in both languages, without holes', () => {
  const kinds = new Set<string>();
  const faults = new Set<string>();
  eachPosition((state) => {
    const seat = pending(artemis, state)?.seat ?? 0;
    for (const viewer of [seat, null]) {
      const draw = drawOf(state, viewer);
      for (const place of explainedIn(drawn(state, draw)))
        for (const lang of LANGS) {
          kinds.add(place.split(':', 1)[0] ?? '');
          const said = ui.explain({ lang, name: nameIn(state) }, draw.view, place);
          const words = [said?.title, said?.text, said?.cost, said?.state].join(' ');
          if (!said?.title) faults.add(`${place} is not explained`);
          else if (/[{}]|undefined|null|NaN/.test(words)) faults.add(`${place}: ${words}`);
        }
    }
  });
  expect([...faults]).toEqual([]);
  for (const kind of ['region', 'campDie', 'dieIn', 'crew', 'letter', 'heap', 'relic', 'directive'])
    expect(kinds).toContain(kind);
}, 30_000);

test('an explanation never opens what is hidden', () => {
  richPositions((state) => {
    const watching = viewFor(artemis, state, null);
    const voice = { lang: 'en', name: nameIn(state) } as const;
    for (const card of state.players.flatMap(({ hand }) => hand))
      expect(ui.explain(voice, watching, `directive:${card}`)).toBeNull();
    expect(ui.explain(voice, watching, 'elsewhere')).toBeNull();
  }, 10);
});

test('every answer, offered or refused, is at places that are drawn, or is a button', () => {
  const buttons = new Set<string>();
  const asks = new Set<string>();
  const faults = new Set<string>();
  eachPosition((state) => {
    const asked = pending(artemis, state);
    if (!asked) return;
    const { seat, ask, options } = asked;
    asks.add(ask);
    const draw = drawOf(state, seat);
    // Faces that Toolkits could turn a die to are drawn where they are lit.
    const lit = new Set(options.flatMap((choice) => ui.where(draw.view, ask, choice)));
    const places = placesIn(drawn(state, { ...draw, lit }));
    const refused = refusals(artemis, state).map(({ choice }) => choice);
    for (const choice of [...options, ...refused]) {
      const where = ui.where(draw.view, ask, choice);
      const parts = ui.parts?.(draw.view, ask, choice) ?? null;
      for (const place of where) if (!places.has(place)) faults.add(`${ask}: no ${place}`);
      for (const part of new Set(parts)) {
        const needed = parts?.filter((one) => one === part).length ?? 0;
        const there = [...places].filter((place) => place !== part && kindOf(place) === part);
        if (there.length < needed) faults.add(`${ask}: too few of ${part}`);
      }
      if (where.length > 0 || parts !== null) continue;
      buttons.add(`${ask} ${JSON.stringify(choice)}`);
      const voice = { lang: 'fr', name: nameIn(state) } as const;
      if (artemisText.option(voice, draw.view, ask, choice) === '') faults.add(`${ask}: no label`);
    }
  });
  expect([...faults]).toEqual([]);
  const allowed = /"(stop|decline|skip|pass|giveUp)"$|^chooseResources \[[1-9]\d*,[1-9]\d*\]$/;
  expect([...buttons].filter((button) => !allowed.test(button))).toEqual([]);
  expect(asks.size).toBeGreaterThan(20);
}, 30_000);

test('what is asked in one place is asked in one click, but where numbers are chosen', () => {
  const menus = new Set<string>();
  eachPosition((state) => {
    const asked = pending(artemis, state);
    if (!asked) return;
    const view = viewFor(artemis, state, asked.seat);
    const places = asked.options.flatMap((choice) => ui.where(view, asked.ask, choice));
    if (new Set(places).size < places.length) menus.add(asked.ask);
  });
  for (const ask of ['placeDieValue', 'placeDieRegion', 'placeDieTile', 'chooseRelief'])
    expect(menus).not.toContain(ask);
});

test('every event of whole games lights something that can be explained', () => {
  const types = new Set<string>();
  for (const event of randomPositions(() => {})) {
    types.add(event.type);
    if (ui.touched(event).length === 0) expect.fail(event.type);
  }
  expect(types.size).toBeGreaterThan(25);
});

test('every icon of the legend has a name and a meaning', () => {
  for (const lang of LANGS) {
    const items = ui.legend(lang);
    expect(items.length).toBeGreaterThan(20);
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
    for (const { title, text } of items) expect([title, text]).not.toContain('');
  }
});

test('drawings say nothing by the browser’s own tooltip', () => {
  richPositions((state) => {
    expect(drawn(state, drawOf(state, 0))).not.toContain('<title');
  }, 5);
});

describe('pieces', () => {
  test('a piece keeps its name where it stays, and takes it along where it goes', () => {
    let found: ArtemisView | undefined;
    randomPositions((state) => {
      const asked = pending(artemis, state);
      if (found || asked?.ask !== 'placeDieValue' || state.players.length < 2) return;
      found = viewFor(artemis, state, asked.seat);
    });
    const before = found ?? expect.fail();
    const seat = before.focus?.seat ?? expect.fail();
    const dice = handOf(before, seat).filter(({ relic }) => !relic);
    const names = dice.map((_, i) => diePiece(before, `hand:${seat}`, dice, i));
    expect(new Set(names).size).toBe(dice.length);
    const [placed = expect.fail(), ...left] = dice;
    const moved: ArtemisView = {
      ...before,
      players: before.players.map((player, i) =>
        i === seat ? { ...player, dice: left.map(({ value }) => value) } : player,
      ),
      outfitter: [...before.outfitter, placed],
    };
    const gone = diePiece(moved, 'outfitter', moved.outfitter, moved.outfitter.length - 1);
    expect(names).toContain(gone);
    const kept = left.map((_, i) => diePiece(moved, `hand:${seat}`, left, i));
    expect(new Set([...kept, gone])).toEqual(new Set(names));
    expect(colonistPiece(moved, 'shelters:0', 'pioneer', 0)).toBe(
      colonistPiece(before, 'shelters:0', 'pioneer', 0),
    );
  });

  test('where many play, rivals’ dice lie side by side as long as few live in their Shelters', () => {
    const plan = (people: number) =>
      rivalPlan(212, 56, { players: 4, dice: 5, people, cards: 0, tiles: 0, all: [0, 0, 0] });
    const DIE = 19;
    const fits = ({ dice }: ReturnType<typeof plan>): boolean => (dice.width - DIE) / 4 >= DIE;
    expect([0, 1, 2, 8].map((people) => fits(plan(people)))).toEqual([true, true, true, false]);
    for (const people of [1, 2, 8]) {
      const { dice, shelters } = plan(people);
      expect(dice.x + dice.width).toBeLessThan(shelters.x);
      expect(shelters.x + shelters.width).toBeLessThanOrEqual(212);
    }
  });
});
