import { apply, type Json, pending } from '@orrery/kernel';
import { all, PHONE, places } from '@orrery/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Officer, reworld, type ReworldView } from '../rules/index.ts';
import { brings } from '../ui/brings.ts';
import { ui } from '../ui/index.ts';
import { pickedCards } from '../ui/places.ts';
import { fewest } from '../ui/price.tsx';
import { colony, station, WAITING } from './scenario.ts';
import { at, drawn, positions } from './ui-draw.ts';

const { board, drawOf, own, seenBy, strip, wide } = drawn;

describe('where answers are', () => {
  test('answers share a place only at the admiral and at a module, where a menu opens', () => {
    for (const { view, asked } of positions) {
      const found = asked.options.flatMap((choice) => ui.where(view, asked.ask, choice));
      const doubled = found.filter((place, i) => found.indexOf(place) !== i);
      expect(doubled.every((place) => /^(admiral|slot:)/.test(place))).toBe(true);
    }
  });
});

describe('paying', () => {
  const paying = station({
    players: [{ hand: [1, 2, 2, 3] }, { hand: [1] }],
    posts: { t3: [2], t5: [3] },
  }).answer('acquireModulePort:t4');

  test('[REW-ACQ-01] a payment is made of cards in hand, and every card there is a place of its own', () => {
    const { view, asked } = at(paying);
    expect(ui.parts?.(view, asked.ask, [2, 2, 3])).toEqual(['card:2', 'card:2', 'card:3']);
    const cards = [...places(own(drawOf(at(paying))))].filter((place) => place.startsWith('card:'));
    expect(cards).toEqual(['card:1#0', 'card:2#0', 'card:2#1', 'card:3#0']);
    expect(ui.where(view, asked.ask, [2, 3])).toEqual([]);
    expect(ui.parts?.(view, 'acquireModuleTop', 2)).toBeNull();
  });

  test('[REW-ACQ-09] picked cards lie in the tray with the dock that each would mean on top', () => {
    const picked = new Set(['card:3#0', 'card:2#1']);
    expect(pickedCards(picked)).toEqual([2, 3]);
    const markup = board(drawOf(at(paying), { picked }));
    expect(all(markup, 'data-explain')).toContain('card:2#1');
    // A phone shows only what is left of the hand: cards are taken back in the tray.
    expect(places(board(drawOf(at(paying), { picked }), PHONE))).toContain('card:2#1');
    expect(markup).toContain('Dock 2');
    expect(markup).toContain('Dock 3');
    expect(markup).not.toContain('Dock 1');
  });

  test('[REW-ACQ-02] [REW-ACQ-03] [REW-ACQ-05] the fewest cards that a port tells are the fewest that pay it', () => {
    const tops: readonly (readonly Officer[])[] = [[], [1], [2], [3]];
    const hands: readonly Officer[][] = [
      [1, 1, 4, 5],
      [1, 2, 4, 4],
      [3, 4, 4, 5],
      [4, 4, 5, 5],
    ];
    for (const t3 of tops)
      for (const t5 of tops)
        for (const hand of hands) {
          const t = station({ players: [{ hand }, {}], posts: { t3: [...t3], t5: [...t5] } });
          const { view } = at(t);
          const { asked } = at(t.answer('acquireModulePort:t4'));
          const sizes = asked.options.map((cards) => (Array.isArray(cards) ? cards.length : 0));
          const price = view.prices[3] ?? expect.fail('no price');
          expect(fewest(price, hand)).toBe(Math.min(...sizes));
        }
  });

  test('the top card may be named by its dock', () => {
    const top = at(paying.answer([2, 3]));
    expect(ui.where(top.view, 'acquireModuleTop', 3)).toEqual(['top:3', 'dock:0:3']);
    expect(places(own(drawOf(top)))).toContain('dock:0:3');
  });
});

describe('docks', () => {
  const t = colony({
    players: [
      {
        docks: {
          1: ['terrabot-a-1', 'terrabot-b-1', 'shuttle-1-1'],
          2: ['builder-agri-1', 'shuttle-2-1', 'terrabot-c-1'],
        },
      },
      WAITING,
    ],
  });
  const where = (choice: Json): readonly string[] => ui.where(at(t).view, 'chapterTwoTurn', choice);

  test('[REW-C2-03] a buried module is a place of its own and never launches another', () => {
    expect(where('launchTerrabot:1')).toEqual(['slot:0:1:1']);
    expect(where('module:1:2')).toEqual(['slot:0:1:2']);
    expect(where('module:3:1')).toEqual(['dock:0:3']);
    const draw = drawOf(at(t));
    expect(draw.lit.has('slot:0:1:2') || draw.lit.has('slot:0:1:3')).toBe(false);
    for (const { view, asked } of positions) {
      if (asked.ask !== 'chapterTwoTurn') continue;
      const lit = asked.options.flatMap((choice) => ui.where(view, asked.ask, choice));
      const buried = lit.filter((place) => /^slot:\d:\d:(?!1$)/.test(place));
      const behind = asked.options.filter((choice) => JSON.stringify(choice).includes('viaUnit'));
      expect(buried).toHaveLength(behind.length);
    }
  });

  test('[REW-SHUT-09] a shuttle behind one unit is launched at the shuttle or at the unit', () => {
    expect(where('transportShuttle:2:viaUnit')).toEqual(['slot:0:2:1', 'slot:0:2:2']);
    expect(where('launchShuttleDefense:2')).toEqual(['slot:0:2:2']);
    expect(where('sacrificeUnit:2')).toEqual(['slot:0:2:1']);
  });

  test('every module is named for those who do not see it, in the strip of a phone too', () => {
    const draw = drawOf(at(t));
    const whole = 'Dock 1, from the outside: Terrabot A, Terrabot B and Shuttle (1 shield) (Marie)';
    expect(all(own(draw), 'aria-label')).toContain(whole);
    expect(all(strip(draw), 'aria-label')).toContain(whole);
    expect(all(own(draw), 'aria-label')).toContain('Dock 2, place 3: Terrabot C (Marie)');
  });
});

describe('what an answer would bring', () => {
  const launching = colony({
    players: [
      { docks: { 1: ['terrabot-a-1'], 2: ['builder-agri-1'], 3: ['shuttle-2-1'] } },
      { ...WAITING, cities: { A: { bots: 1 } } },
    ],
  });
  const after = (choice: Json): { readonly view: ReworldView; readonly told: string | null } => {
    const { state, events } = apply(reworld, launching.state, { seat: 0, choice });
    const { view } = seenBy(state, 0);
    const outlook = { before: at(launching).view, after: view, events, me: 0 };
    return { view, told: brings('en', outlook) };
  };

  test('shields and lost units are told, what shows as points is not', () => {
    expect(after('launchShuttleDefense:3').told).toBe('+2 shields');
    expect(after('sacrificeUnit:2').told).toBe('lost');
    expect(after('launchTerrabot:1').told).toBeNull();
  });

  test('[REW-SCORE-01] forecasts show before and after, gains and losses told apart', () => {
    const draw = drawOf(at(launching));
    expect(board(draw)).not.toContain('→');
    const markup = board({ ...draw, preview: after('launchTerrabot:1').view });
    const changed = [...markup.matchAll(/fill:var\(--(brass|warn)\)">([^<]*)</g)];
    const told = changed.map(([, ink, text]) => `${ink} ${text}`);
    expect(told).toContain('brass 0→2');
    expect(told).toContain('brass −3→+8');
    expect(told).toContain('warn +16→+8');
  });
});

test('a game that is over is drawn as well', () => {
  const t = colony({ players: [{ docks: { 1: ['terrabot-a-1'] } }, {}] });
  t.answer('launchTerrabot:1');
  expect(pending(reworld, t.state)).toBeNull();
  expect(places(wide(drawOf(seenBy(t.state, 0)), 2))).toContain('city:0:A');
});
