import { start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { data, LETTERS } from '../data/index.ts';
import { artemis } from '../rules/index.ts';
import { cast } from './scenario.ts';
import { plus, total } from '../rules/colony.ts';
import { vpOf } from '../rules/state.ts';

const SEATS = [1, 2, 3, 4, 5];
const begin = (seats: number, options = {}) => start(artemis, options, seats, 'setup');
/** Before the board is prepared. */
const boxed = (seats: number, options = {}) => {
  const rng = [7, 3, 5, 2, 9, 4, 8, 1];
  let i = 0;
  const usual = { 'hard-mode': false, 'alien-relic': false, directives: false };
  const state = artemis.setup({ ...usual, ...options }, seats, (n) => (rng[i++ % 8] ?? 0) % n);
  return { ...state, key: [1, 2], drawn: 0, outcome: null };
};

test('[ART-COMP-01] five dice for each of five players, two letters and a marker for each Event', () => {
  expect(data.components.dice).toBe(25);
  expect(boxed(5).players.map(({ resting }) => resting)).toEqual([5, 5, 5, 5, 5]);
  const { view } = artemis;
  expect(view(begin(5))).toMatchObject({ marker: -1, event: { done: expect.any(Boolean) } });
});

test('[ART-COMP-02] 84 colonists: 28 Pioneers, 24 Engineers, 16 Marines, 16 Stewards', () => {
  expect(data.colonists.map(({ count }) => count)).toEqual([28, 24, 16, 16]);
  const s = boxed(4);
  s.bag = plus(s.bag, 2, -1);
  expect(artemis.audit(s)).toEqual(['marine: 15 instead of 16']);
});

test('[ART-COMP-03] 26 Ocean and 26 Surface tiles, two of each type', () => {
  const { stacks } = boxed(3);
  expect([stacks.ocean.length, stacks.surface.length]).toEqual([26, 26]);
  expect(data.buildingTypes.every(({ copies }) => copies === 2)).toBe(true);
});

test('[ART-COMP-04] 14 Events and 22 Expeditions', () => {
  const s = boxed(3);
  expect(s.eventDeck.length + s.eventsUnused.length).toBe(14);
  expect(s.expeditionDeck.length).toBe(22);
});

test('[ART-COMP-06] the Relic adds a die, an Event and two Expeditions; there are 15 Directives', () => {
  const s = boxed(3, { 'alien-relic': true, directives: true });
  expect(s.relic).toEqual({ holder: null, rolled: null });
  expect(s.expeditionDeck.length).toBe(24);
  expect(s.eventDeck.length + s.eventsUnused.length).toBe(15);
  expect((s.directives?.deck.length ?? 0) + 3 * 2).toBe(15);
  expect(boxed(3)).toMatchObject({ relic: null, directives: null });
});

test('[ART-COMP-07] Shelters hold any number of colonists', () => {
  const s = boxed(2);
  const [one] = s.players;
  if (one === undefined) throw new Error('no player');
  one.shelters = [27, 20, 12, 12];
  s.bag = [0, 0, 0, 0];
  expect(artemis.audit(s)).toEqual([]);
});

test('[ART-SETUP-01] the Academy has 4 Engineers, 4 Marines and 4 Stewards, never Pioneers', () => {
  const s = boxed(3);
  expect(s.academy).toEqual([0, 4, 4, 4]);
  s.academy = [1, 4, 4, 4];
  s.bag = plus(s.bag, 0, -1);
  expect(artemis.audit(s)).toEqual(['the Academy has Pioneers']);
});

test.each(SEATS)('[ART-SETUP-02] the bag of %i players lacks a Pioneer for each', (seats) => {
  const s = boxed(seats);
  expect(s.bag).toEqual([28 - seats, 20, 12, 12]);
  expect(total(s.bag)).toBe(72 - seats);
});

test('[ART-SETUP-03] the two stacks are shuffled, each for itself', () => {
  const [one, other] = [1, 2].map((seed) => start(artemis, {}, 4, `${seed}`).stacks);
  expect(one?.ocean).not.toEqual(other?.ocean);
  const kinds = one?.surface.map((id) => data.buildingTiles.find((tile) => tile.id === id)?.kind);
  expect(new Set(kinds)).toEqual(new Set(['surface']));
});

test.each([
  [1, ['assault-pod-1', 'command-citadel-1']],
  [2, ['assault-pod-1', 'command-citadel-1']],
  [3, []],
])('[ART-SETUP-04] with %i players these tiles are removed: %j', (seats, removed) => {
  const { boxed: out, stacks } = boxed(seats);
  expect(out).toEqual(removed);
  expect(stacks.ocean.length).toBe(26 - removed.length / 2);
  expect(stacks.surface.length).toBe(26 - removed.length / 2);
});

test('[ART-SETUP-05] six Events are the deck, eight go back unseen', () => {
  const s = boxed(4);
  expect([s.eventDeck.length, s.eventsUnused.length]).toEqual([6, 8]);
  const shown = JSON.stringify(artemis.view(begin(4)));
  expect(begin(4).eventsUnused.filter((event) => shown.includes(event))).toEqual([]);
});

test('[ART-SETUP-06] the Expedition deck is shuffled', () => {
  const [one, other] = [1, 2].map((seed) => start(artemis, {}, 2, `${seed}`));
  expect(one?.expeditionDeck).not.toEqual(other?.expeditionDeck);
});

test('[ART-SETUP-07] 3 Minerals, 3 Energy, 1 Toolkit, 1 Pioneer, score and Relief at the start', () => {
  for (const p of boxed(3).players) {
    expect(p).toMatchObject({ mineral: 3, energy: 3, toolkit: 1, relief: 0, badge: 0, resting: 5 });
    expect(cast(p.shelters)).toBe('P');
    expect(vpOf(p)).toBe(0);
  }
});

test('[ART-SETUP-08] anybody may be drawn as first player', () => {
  const firsts = Array.from({ length: 40 }, (_, seed) => start(artemis, {}, 3, `${seed}`).first);
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
});

test('[ART-SETUP-09] the board is prepared before the first die is placed', () => {
  const s = begin(4);
  expect(s.round).toBe(1);
  expect([s.expeditions.length, s.gantry.length, total(s.doorstep)]).toEqual([3, 4, 6]);
  expect(s.tasks.at(-1)).toEqual({ type: 'placeDieValue', seat: s.first });
});

test('the letters of the track are those of the Events', () => {
  expect(data.phaseTrack.order.filter((_, i) => i % 2 === 0)).toEqual(LETTERS);
});
