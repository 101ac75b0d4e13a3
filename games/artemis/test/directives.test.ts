import { apply, start, viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { artemis } from '../rules/index.ts';
import {
  answers,
  asks,
  happened,
  onTop,
  type Play,
  seat,
  type Spec,
  table,
  vp,
} from './scenario.ts';

const options = { directives: true };
const spec = (players: Spec['players'], more: Partial<Spec> = {}): Spec => ({
  players,
  options,
  ...more,
});
const check = (s: Spec): Play => table(s).run({ type: 'checkpoint', from: 0 });

test('[ART-DIR-01] two cards each, secretly', () => {
  const s = start(artemis, options, 4, 'dealt');
  expect(s.players.map(({ hand }) => hand.length)).toEqual([2, 2, 2, 2]);
  expect(s.directives?.deck).toHaveLength(7);
  expect(viewFor(artemis, s, 2).own?.hand).toEqual(s.players[2]?.hand);
  expect(viewFor(artemis, s, null).own).toBeNull();
  const { directives, players } = artemis.view(s);
  expect(directives).toEqual({ deck: 7, discard: [] });
  expect(players.map(({ handSize }) => handSize)).toEqual([2, 2, 2, 2]);
  // No card of a hand is named in what everybody sees.
  const open = JSON.stringify(artemis.view(s));
  expect(s.players.flatMap(({ hand }) => hand).filter((card) => open.includes(card))).toEqual([]);
});

test('[ART-DIR-02] a card whose condition is met may be played for its VP, several too', () => {
  const t = check(spec([{ T: 6, E: 10, hand: ['tool-wall', 'full-batteries'] }, {}]));
  expect([asks(t), t.options()]).toEqual([
    '0 directive',
    ['play:tool-wall', 'play:full-batteries', 'pass'],
  ]);
  t.answer('play:tool-wall', 'play:full-batteries');
  expect([vp(t, 0), t.asked(), t.state.directives?.discard]).toEqual([
    2,
    null,
    ['tool-wall', 'full-batteries'],
  ]);
  const pass = check(spec([{ T: 6, hand: ['tool-wall', 'ore-baron'] }, {}]));
  expect(pass.options()).toEqual(['play:tool-wall', 'pass']);
  expect(pass.why('play:ore-baron')).toEqual({ rule: 'ART-DIR-02', facts: { card: 'ore-baron' } });
  expect(seat(pass.answer('pass'), 0).hand).toHaveLength(2);
});

describe('the end of a round', () => {
  const ending = (players: Spec['players'], round = 2): Play =>
    table(spec(players, { round })).run({ type: 'endRound' });
  test('[ART-DIR-03] who played none may discard one card', () => {
    const t = ending([
      { hand: ['dry-well', 'all-in'] },
      { hand: ['ore-baron'], deeds: { directivePlayed: true } },
    ]);
    expect([asks(t), t.options()]).toEqual([
      '0 directive',
      ['discard:dry-well', 'discard:all-in', 'pass'],
    ]);
    t.answer('discard:all-in');
    expect([seat(t, 0).hand.length, asks(t)]).toEqual([2, '1 chooseFirstPlayer']);
    expect(happened(t, 'directiveDiscarded')).toEqual([
      { type: 'directiveDiscarded', seat: 0, card: 'all-in' },
    ]);
  });
  test('[ART-DIR-04] then who has fewer than 2 draws 1, in turn order; none after round 6', () => {
    const t = ending([{ hand: [] }, { hand: ['ore-baron'], deeds: { directivePlayed: true } }]);
    expect(t.state.players.map(({ hand }) => hand.length)).toEqual([1, 2]);
    const told = happened(t, 'directiveDrawn').map((event) => 'seat' in event && event.seat);
    expect(told).toEqual([0, 1]);
    const last = ending([{ hand: [] }, { hand: ['ore-baron'] }], 6);
    expect([last.state.outcome !== null, happened(last, 'directiveDrawn')]).toEqual([true, []]);
  });
  test('[ART-DIR-04] a hand of 2 draws nothing', () => {
    const hand = ['dry-well', 'all-in'];
    const t = ending([
      { hand, deeds: { directivePlayed: true } },
      { hand: ['ore-baron', 'tool-wall'] },
    ]);
    answers(t, [1, 'pass']);
    expect(t.state.players.map((p) => p.hand.length)).toEqual([2, 2]);
  });
  test('[ART-DIR-04] what was drawn is told to its owner only', () => {
    const [event] = happened(ending([{ hand: [] }, { hand: [] }]), 'directiveDrawn');
    if (event?.type !== 'directiveDrawn') throw new Error('nothing drawn');
    expect(artemis.viewEvent(event, 0)).toEqual(event);
    expect(artemis.viewEvent(event, 1)).toEqual({ type: 'directiveDrawn', seat: 0, card: null });
  });
  test('[ART-DIR-05] an empty deck is renewed from the discards; unplayed cards are worth nothing', () => {
    const t = table(spec([{ hand: [] }, { hand: ['ore-baron', 'dry-well'] }]));
    t.state.directives = { deck: [], discard: t.state.directives?.deck ?? [] };
    t.run({ type: 'drawDirective', seat: 0 });
    expect(seat(t, 0).hand).toHaveLength(1);
    expect([t.state.directives?.deck.length, t.state.directives?.discard]).toEqual([12, []]);
    const end = table(spec([{}, { hand: ['ore-baron', 'dry-well'] }], { round: 6 })).run({
      type: 'scoreGame',
    });
    expect(vp(end, 1)).toBe(vp(end, 0));
  });
});

test('[ART-DIR-06] an occurrence can be claimed to the end of its round, not later', () => {
  const t = table(spec([{ hand: ['dry-well'] }, {}], { vents: { dice: [[0, 3]] } }));
  t.run({ type: 'harvest', region: 'vents' }).run({ type: 'checkpoint', from: 0 });
  expect(t.options()).toEqual(['play:dry-well', 'pass']);
  t.answer('pass').run({ type: 'prepareBoard' });
  t.state.tasks = [];
  expect(t.run({ type: 'checkpoint', from: 0 }).asked()).toBeNull();
});

describe('[ART-DIR-07] the checkpoints', () => {
  const rich = { hand: ['ore-baron'], M: 20 };
  test('after each placed die, before the next one', () => {
    const t = table(spec([{ dice: [4], hand: ['tool-wall'], T: 5 }, { dice: [2] }]));
    t.run({ type: 'nextDie', seat: 0 }).answer('4:4', 'outfitter');
    expect(asks(t)).toBe('0 directive');
    expect(asks(t.answer('pass'))).toBe('1 placeDieRegion');
  });
  test('after each region and each Event, and after the Upkeep steps 1 to 3', () => {
    const t = table(spec([rich, {}], { event: 'cold-snap', round: 6 })).run({
      type: 'resolve',
      step: 0,
    });
    let asked = 0;
    for (; t.asked()?.ask === 'directive'; asked++) t.answer('pass');
    // Six regions, one Event, three steps; the last is before the final scoring.
    expect(asked).toBe(10);
    expect(t.state.outcome).not.toBeNull();
  });
  test('in turn order, everybody with a card that is met', () => {
    const t = check(
      spec([{ hand: ['tool-wall'], T: 6 }, { hand: ['all-in'] }, rich], { first: 2 }),
    );
    answers(t, [2, 'pass'], [0, 'pass']);
    expect(t.asked()).toBeNull();
  });
  test('a placed die is final where a card could be played by whoever holds one, held or not', () => {
    const placed = (M: number, hand: string[]): boolean => {
      const t = table(
        spec([
          { dice: [4], E: 0, M: 0, T: 0 },
          { dice: [2], M, hand },
        ]),
      );
      t.run({ type: 'nextDie', seat: 0 });
      return apply(artemis, t.state, { seat: 0, choice: 'quarry' }).undoable;
    };
    // The second player is rich in Minerals and may hold the card for it, or holds none at all.
    expect([placed(20, ['ore-baron']), placed(20, ['all-in']), placed(20, [])]).toEqual([
      false,
      false,
      true,
    ]);
    expect(placed(0, ['all-in'])).toBe(true);
  });
  test('a "!" Event belongs to the coming round', () => {
    const t = table(spec([{ hand: ['tool-wall'], T: 5 }, {}], { round: 2 }));
    t.state.eventDeck = onTop(t.state.eventDeck, 'supply-drop');
    t.run({ type: 'prepareBoard' });
    expect([asks(t), t.state.round]).toEqual(['0 directive', 3]);
  });
});

describe('[ART-DIR-07] each condition, just met and just not', () => {
  const cases: [string, Spec['players'][number], Spec['players'][number]][] = [
    ['warm-crowd', { deeds: { heated: 4 } }, { deeds: { heated: 3 } }],
    ['dry-well', { deeds: { exposed: 1 << 1 } }, { deeds: { exposed: 1 << 4 } }],
    ['lost-party', { deeds: { noReward: true } }, {}],
    ['graceful-loser', { deeds: { outbid: true } }, {}],
    ['lone-climber', { deeds: { alone: true } }, {}],
    ['bargain-hunter', { deeds: { bought: 1 << 1 } }, { deeds: { bought: 1 << 6 } }],
    ['no-expense-spared', { deeds: { bought: 1 << 6 } }, { deeds: { bought: 1 << 5 } }],
    [
      'all-in',
      { deeds: { placed: [0, 3, 0, 0, 0, 0, 0] } },
      { deeds: { placed: [2, 2, 1, 0, 0, 0, 0] } },
    ],
    [
      'everywhere-at-once',
      { deeds: { placed: [1, 1, 1, 1, 0, 0, 1] } },
      { deeds: { placed: [2, 1, 1, 1, 0, 0, 0] } },
    ],
    ['tool-wall', { T: 6 }, { T: 5 }],
    ['full-batteries', { E: 10 }, { E: 9 }],
    ['ore-baron', { M: 10 }, { M: 9 }],
    ['top-of-the-class', { deeds: { trained: 1 << 3 } }, { deeds: { trained: 1 << 2 } }],
    ['honor-guard', { sh: 'Ma Ma', buildings: { 'recon-post': 'Ma' } }, { sh: 'Ma Ma' }],
    ['assembly-line', { deeds: { activated: 3 } }, { deeds: { activated: 2 } }],
  ];
  test.each(cases)('%s', (card, met, missed) => {
    const offered = (p: Spec['players'][number]) =>
      check(spec([{ ...p, hand: [card] }, {}])).options();
    expect(offered(met)).toEqual([`play:${card}`, 'pass']);
    expect(offered(missed)).toEqual([]);
    const points = data.directives.cards.find(({ id }) => id === card)?.vp;
    expect(vp(check(spec([{ ...met, hand: [card] }, {}])).answer(`play:${card}`), 0)).toBe(points);
  });
  test('all fifteen are here', () => {
    expect(cases.map(([card]) => card)).toEqual(data.directives.cards.map(({ id }) => id));
  });
});

describe('[ART-DIR-07] deeds are noted as they happen', () => {
  const deeds = (t: Play, n = 0) => seat(t, n).deeds;
  test('placing, buying, being outbid', () => {
    const t = table({
      players: [{ M: 2 }, {}],
      gantry: {
        manufactory: [
          [1, 1],
          [0, 2],
        ],
      },
    });
    t.run({ type: 'resolveGantry' }).answer('buy');
    expect([deeds(t).bought, deeds(t, 1).outbid, deeds(t).outbid]).toEqual([1 << 2, true, false]);
    const placing = table({ players: [{ dice: [2] }, {}] })
      .run({ type: 'nextDie', seat: 0 })
      .answer('quarry');
    expect(deeds(placing).placed).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });
  test('Expeditions alone, failed or without a Badge', () => {
    const go = (dice: [number, number][]) =>
      table({ players: [{}, {}, {}], expeditions: [{ card: 'smoker-field', dice }] }).run({
        type: 'resolveExpedition',
        expedition: 0,
      });
    expect(
      deeds(
        go([
          [0, 6],
          [0, 1],
        ]),
      ),
    ).toMatchObject({ alone: true, noReward: false });
    expect(deeds(go([[0, 6]]))).toMatchObject({ alone: false, noReward: true });
    const shared = go([
      [0, 6],
      [1, 5],
      [2, 1],
    ]).answer(0);
    expect([deeds(shared, 1).noReward, deeds(shared, 2).noReward]).toEqual([false, true]);
  });
  test('heating, training, activation: a spend Building counts when it is paid', () => {
    const t = table({ players: [{ E: 2, sh: 'P P P', buildings: { 'drone-dock': 'P P' } }, {}] });
    t.run({ type: 'activateBuilding', seat: 0 })
      .answer('drone-dock-2')
      .run({ type: 'heatShelters', seat: 0 });
    expect(deeds(t)).toMatchObject({ activated: 1, heated: 3 });
    const academy = table({ players: [{}, {}], academy: { dice: [[0, 5, 'P']] } }).run({
      type: 'resolveAcademy',
    });
    expect(deeds(academy).trained).toBe(1 << 3);
    const pod = table({ players: [{ buildings: { 'assault-pod': 'Ma Ma' } }, {}] });
    pod.run({ type: 'assault', seat: 0, from: 0 }).answer('skip');
    expect(deeds(pod).activated).toBe(0);
  });
});

test('[ART-DIR-08] solo: you hold two; drones hold none but share Expeditions and outbid you', () => {
  const s = start(artemis, options, 1, 'solo');
  expect(s.players[0]?.hand).toHaveLength(2);
  const shared = table({
    players: [{}],
    expeditions: [
      {
        card: 'smoker-field',
        dice: [
          [0, 6],
          [1, 2],
        ],
      },
    ],
  });
  shared.run({ type: 'resolveExpedition', expedition: 0 }).answer(0);
  expect(seat(shared, 0).deeds.alone).toBe(false);
  const outbid = table({
    players: [{}],
    gantry: {
      manufactory: [
        [0, 1],
        [2, 2],
      ],
    },
  }).run({ type: 'resolveGantry' });
  expect(seat(outbid, 0).deeds.outbid).toBe(true);
});
