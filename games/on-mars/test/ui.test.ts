import { randomFrom, start } from '@orrery/kernel';
import { describeDrawings, drawing, rulesIn, sampled } from '@orrery/kit/testing';
import { expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { onMars } from '../rules/index.ts';
import { onMarsText } from '../text/index.ts';
import { ui } from '../ui/index.ts';

const drawn = drawing(onMars, ui, { names: ['Marie', 'Théo', 'Elsa', 'Henri'], lang: 'fr' });
const SHORT = { length: 'short', firstColonists: true, spaceOddity: false };
const late = (seats: number, seed: string) => rich(SHORT, seats, randomFrom(seed));

/** Every question once of games from the start and of games from late positions full of everything. */
const games = [
  ...[1, 2, 3, 4].map((seats, i) => start(onMars, i % 2 === 0 ? SHORT : {}, seats, `${seats}`)),
  late(3, 'late'),
].map((state, i) => sampled(onMars, state, randomFrom(`${i}`), Infinity));

describeDrawings({
  drawing: drawn,
  text: onMarsText,
  games,
  rules: rulesIn(new URL('../../../docs/rules/on-mars.md', import.meta.url)),
  buttons: /"(stop|end|none|enough|leave|decline|keep|useTech)"$|^constructLevels 0$/,
  kinds: ['hex', 'plan', 'tech', 'lab', 'depot', 'contract', 'goal', 'task', 'soloGoal'],
  least: { asks: 31, events: 46, legend: 41 },
  // The map of a phone comes near what is lit.
  unseen: /^refused (constructHex|displace|placeBot|travelHex|upgradeHex) /,
  namesakes: true,
  dark: ['crystalsAppeared'],
});

const nothingLit = { lit: new Set<string>(), brings: new Map() };

test('alone, the turn of Lacerda stands step by step beside the board', () => {
  const draw = drawn.drawOf(drawn.seenBy(late(1, 'lacerda'), 0));
  const solo = draw.view.solo ?? expect.fail();
  const told = (of: Partial<typeof draw.view>, decks = 2, discard = [0]): string =>
    drawn.wide(
      {
        ...draw,
        ...nothingLit,
        view: { ...draw.view, ...of, solo: { ...solo, decks, discard } },
      },
      1,
    );
  const calm = told({});
  expect(/Mission [ABC]\u00a0: un pas de plus/.test(calm)).toBe(true);
  expect(told({}, 1).includes('Mission\u00a0: pas encore')).toBe(true);
  expect(told({}, 1, []).includes('À son premier tour')).toBe(true);
  // What he does now has a ring, what is still to come is pale.
  const pale = (markup: string): number => markup.split('<g opacity="0.5"><g').length;
  const focus = { type: 'soloAction', action: 5 } as unknown as typeof draw.view.focus;
  expect(pale(told({ focus }))).toBeGreaterThan(pale(calm));
  const two = late(2, 'two');
  expect(drawn.wide(drawn.drawOf(drawn.seenBy(two, 0)), 2).includes('Lacerda')).toBe(false);
});

test('when the Shuttle crosses is said in words', () => {
  const draw = drawn.drawOf(drawn.seenBy(late(2, 'shuttle'), 0));
  const said = (of: Partial<typeof draw.view>): string =>
    drawn.board({ ...draw, ...nothingLit, view: { ...draw.view, ...of } });
  expect(said({ shuttle: 0, crossesIn: 1 })).toContain('>cette manche<');
  expect(said({ shuttle: 1, crossesIn: 2 })).toContain('>dans 2 manches<');
  expect(said({ shuttle: 0, crossesIn: 0 })).toContain('>à l’arrêt<');
  expect(said({ shuttle: -1, crossesIn: 0, round: 0 })).toContain('pas encore placée');
});

test('what is printed where it lies is not written over its neighbours', () => {
  const draw = drawn.drawOf(drawn.seenBy(late(2, 'prices'), 0));
  const brought = (place: string): string => {
    const brings = new Map([[place, { text: '−1 Colon', final: false }]]);
    const lit = { ...draw, lit: new Set([place]), brings };
    return drawn.wide(lit, 2);
  };
  const written = (place: string): boolean => brought(place).includes('−1 Colon</text>');
  expect(['grid:0', 'benefit:1', 'lab:0:3', 'action:3', 'action:6'].filter(written)).toEqual([]);
  expect(['action:0', 'item:5', 'hex:45'].filter(written)).toEqual([
    'action:0',
    'item:5',
    'hex:45',
  ]);
});

test('few Blueprints of one’s own are drawn larger than many', () => {
  const draw = drawn.drawOf(drawn.seenBy(late(2, 'cards'), 0));
  const widths = (n: number): number => {
    const [mine, ...others] = draw.view.companies;
    const plans = Array.from({ length: n }, (_, plan) => plan);
    const companies = mine ? [{ ...mine, plans }, ...others] : [];
    const markup = drawn.own({ ...draw, ...nothingLit, view: { ...draw.view, companies } });
    const [, width] =
      /data-place="plan:0"[^>]*><path[^>]* d="M[\d.]+ [\d.]+h([\d.]+)/.exec(markup) ?? [];
    return Number(width);
  };
  expect(widths(2)).toBeGreaterThan(widths(8));
});

test('an explanation never opens what is hidden', () => {
  for (let i = 0; i < 8; i++) {
    const state = late(1 + (i % 4), `hidden ${i}`);
    const { view, ...watching } = drawn.seenBy(state, null);
    const told = (place: string) => ui.explain(drawn.voice(watching), view, place);
    for (const { goals, tasksB, goalDone } of state.players) {
      for (const goal of goals) if (goal !== goalDone) expect(told(`goal:${goal}`)).toBeNull();
      for (const card of tasksB) expect(told(`task:${card}`)).toBeNull();
    }
  }
});
