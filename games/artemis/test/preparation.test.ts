import { expect, test } from 'vitest';
import { buildingOn, expeditionCard } from '../data/index.ts';
import { total } from '../rules/colony.ts';
import { asks, cast, happened, onTop, playOn, seat, type Spec, table, tile } from './scenario.ts';

/** The last round is over: the next board is prepared. */
const prepare = (spec: Spec, stack: (t: ReturnType<typeof table>) => void = () => {}) => {
  const t = table(spec);
  t.state.round--;
  stack(t);
  return t.run({ type: 'prepareBoard' });
};
const four = [{}, {}, {}, {}];

test('[ART-PREP-01] old Expeditions are discarded and one fewer than players revealed, in a row', () => {
  const t = prepare(
    { players: four, round: 2, expeditions: [{ card: 'ice-bore' }] },
    ({ state }) => {
      const cards = ['aurora-summit', 'lost-probe', 'black-trench'];
      state.expeditionDeck = onTop(state.expeditionDeck, ...cards);
    },
  );
  const cards = t.state.expeditions.map(({ card }) => card);
  expect(cards).toEqual(['black-trench', 'lost-probe', 'aurora-summit']);
  expect(t.state.expeditionDiscard).toEqual(['ice-bore']);
});

test.each([
  [2, 1],
  [3, 2],
  [5, 4],
])('[ART-PREP-01] with %i players there are %i Expeditions', (n, expeditions) => {
  const t = prepare({ players: Array.from({ length: n }, () => ({})) });
  expect(t.state.expeditions.length).toBe(expeditions);
});

test('[ART-PREP-02] the discards become the deck when a card must be drawn, never earlier', () => {
  const t = prepare({ players: [{}, {}, {}] }, ({ state }) => {
    state.expeditionDiscard = state.expeditionDeck.slice(0, 20);
    state.expeditionDeck = state.expeditionDeck.slice(20);
  });
  expect(t.state.expeditionDeck.length).toBe(0);
  expect(happened(t, 'expeditionsReshuffled')).toEqual([]);
  t.state.eventDeck = onTop(t.state.eventDeck, 'whiteout');
  t.run({ type: 'prepareBoard' });
  // The row of the round before is discarded first and is shuffled in with the others.
  expect(happened(t, 'expeditionsReshuffled')).toEqual([
    { type: 'expeditionsReshuffled', cards: 22 },
  ]);
  expect([t.state.expeditionDeck.length, t.state.expeditionDiscard.length]).toEqual([20, 0]);
});

const next = (card: string) => (t: ReturnType<typeof table>) => {
  const { state } = t;
  state.expeditionDeck = onTop(state.expeditionDeck, card);
};

test('[ART-PREP-03] a colonist for each icon is drawn from the bag onto the card', () => {
  const t = prepare({ players: [{}, {}], bag: 'St St St St St St' }, next('ridge-survey'));
  expect(t.state.expeditions[0]?.colonists).toEqual(['steward', 'steward']);
  expect(cast(t.state.doorstep)).toBe('St St St St');
});

test('[ART-PREP-04] the cards take from bag and stack before Gantry and Doorstep do', () => {
  const surface = prepare({ players: [{}, {}], round: 4 }, (t) => {
    next('black-trench')(t);
    const surface = ['warmhouse-1', 'stronghold-1', 'armory-1'];
    t.state.stacks = { ...t.state.stacks, surface };
    t.state.boxed = [];
  });
  expect(surface.state.expeditions[0]?.building).toBe('armory-1');
  expect(surface.state.gantry.map((slot) => slot.tile)).toEqual(['stronghold-1', 'warmhouse-1']);
  const scarce = prepare({ players: [{}, {}], bag: 'Ma' }, next('ice-bore'));
  expect(scarce.state.expeditions[0]?.colonists).toEqual(['marine']);
  expect(total(scarce.state.doorstep)).toBe(0);
});

test('[ART-PREP-05] unclaimed colonists are discarded and unclaimed Buildings leave the game', () => {
  const expeditions = [
    { card: 'ridge-survey', colonists: 'P En' },
    { card: 'black-trench', building: 'drone-dock' },
  ];
  const t = prepare({ players: [{}, {}, {}], round: 2, expeditions, bag: '' });
  // The bag is empty, so what was just discarded is what is drawn.
  expect(total(t.state.bag) + total(t.state.discard) + total(t.state.doorstep)).toBeLessThan(3);
  expect(total(t.state.doorstep) + t.state.expeditions.flatMap((e) => e.colonists).length).toBe(2);
  expect(t.state.boxed).toContain('drone-dock-2');
});

const sum = (t: ReturnType<typeof table>, of: 'energy' | 'mineral') =>
  t.state.expeditions.reduce((n, { card }) => n + expeditionCard(card)[of], 0);

test('[ART-PREP-06] the Vents hold the sum of the cards plus 2; leftovers are returned', () => {
  const t = prepare({ players: four, vents: { stock: 9 } });
  expect(happened(t, 'boardPrepared')).toMatchObject([{ vents: sum(t, 'energy') + 2 }]);
});

test('[ART-PREP-07] the Quarry holds the sum of the cards plus 2; leftovers are returned', () => {
  const t = prepare({ players: four, quarry: { stock: 9 } });
  expect(happened(t, 'boardPrepared')).toMatchObject([{ quarry: sum(t, 'mineral') + 2 }]);
});

const OCEAN = [
  'drone-dock',
  'manufactory',
  'ops-center',
  'recon-post',
  'shuttle-bay',
  'synth-complex',
];

test.each([
  [3, 0, 4],
  [3, 4, 8],
  [3, 5, 8],
  [4, 6, 8],
])('[ART-PREP-08] round %i: %i tiles remain, %i lie there after', (round, remain, after) => {
  const gantry = Object.fromEntries(OCEAN.slice(0, remain).map((name) => [name, []]));
  const t = prepare({ players: four, round, gantry });
  expect(t.state.gantry.length).toBe(after);
  const kind = round < 4 ? 'ocean' : 'surface';
  const fresh = t.state.gantry.slice(remain).map((slot) => buildingOn(slot.tile).kind);
  expect(fresh).toEqual(fresh.map(() => kind));
});

test('[ART-PREP-09] remaining tiles keep their order, new ones come at the far end', () => {
  const gantry = { manufactory: [], 'drone-dock': [] };
  const t = prepare({ players: [{}, {}], round: 2, gantry });
  expect(t.state.gantry.slice(0, 2).map((slot) => slot.tile)).toEqual([
    tile('manufactory'),
    tile('drone-dock'),
  ]);
  expect(t.state.gantry.length).toBe(4);
});

test.each([
  ['', 6],
  ['P P P P', 10],
  ['P P P P P P', 12],
  ['P P P P P P P P', 12],
])('[ART-PREP-10] Doorstep with %j: %i colonists stand there after', (colonists, after) => {
  const t = prepare({ players: four, doorstep: { colonists } });
  expect(total(t.state.doorstep)).toBe(after);
});

test('[ART-PREP-11] the Academy is never refilled', () => {
  const t = prepare({ players: four, round: 3, academy: { supply: 'En' } });
  expect(t.state.academy).toEqual([0, 1, 0, 0]);
});

test('[ART-PREP-12] the top Event is revealed and its letter is known', () => {
  const t = prepare({ players: four }, ({ state }) => {
    state.eventDeck = onTop(state.eventDeck, 'cold-snap');
  });
  expect(t.state.event).toBe('cold-snap');
  expect(t.game.view(t.state).event).toEqual({ id: 'cold-snap', letter: 'F', done: false });
});

test('[ART-PREP-13] an Event with "!" strikes at once, in the former turn order', () => {
  const t = prepare({ players: four, first: 2 }, ({ state }) => {
    state.eventDeck = onTop(state.eventDeck, 'supply-drop');
  });
  expect(t.state.players.map(({ toolkit }) => toolkit)).toEqual([2, 2, 2, 2]);
  const gains = happened(t, 'gained').map((event) => 'seat' in event && event.seat);
  expect(gains).toEqual([2, 3, 0, 1, 2, 3, 0, 1]);
});

test('[ART-PREP-14] from an empty stack no tile is revealed, and Ocean tiles stay on sale', () => {
  const gantry = { 'drone-dock': [] };
  const t = prepare({ players: four, round: 5, gantry }, ({ state }) => {
    const { ocean, surface } = state.stacks;
    state.boxed = [...state.boxed, ...surface.slice(0, 25)];
    state.stacks = { ocean, surface: surface.slice(25) };
  });
  expect(t.state.gantry.length).toBeLessThanOrEqual(2);
  expect(t.state.gantry[0]?.tile).toBe(tile('drone-dock'));
  const buyer = table({
    players: [{ M: 3, dice: [] }, {}],
    round: 5,
    gantry: { 'drone-dock': [[0, 3]] },
  });
  buyer.run({ type: 'resolveGantry' }).answer('buy');
  expect(seat(buyer, 0).buildings.length).toBe(1);
});

test('[ART-PREP-15] an empty bag is refilled from the discards; with none, nobody is drawn', () => {
  const t = prepare({ players: four, bag: 'P', discard: 'Ma Ma' }, next('aurora-summit'));
  expect(total(t.state.bag) + total(t.state.discard)).toBe(0);
  expect(total(t.state.doorstep) + t.state.expeditions.flatMap((e) => e.colonists).length).toBe(3);
  const dry = table({ players: [{ relief: 4 }, {}], bag: '' });
  dry.run({ type: 'relief', seat: 0 });
  expect(dry.options()).not.toContain(4);
});

test('the whole of round 1 leads to the preparation of round 2', () => {
  const t = table({ players: [{}, {}], expeditions: [{ card: 'ice-bore' }] });
  t.run({ type: 'startUpkeep' });
  expect([t.state.round, asks(t)]).toEqual([2, '1 chooseFirstPlayer']);
  playOn(t, [], 1);
  expect(t.state.phase).toBe('placement');
});
