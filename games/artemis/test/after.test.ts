import { pending, play, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { ArtemisEvent } from '../rules/events.ts';
import { artemis } from '../rules/index.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { after } from '../ui/after/index.ts';

const VARIANTS = [
  { 'hard-mode': false, 'alien-relic': false, directives: false },
  { 'hard-mode': false, 'alien-relic': true, directives: true },
];

/** All that the events tell; dice that nobody speaks of are taken back in silence. */
const told = (view: ArtemisView) => ({
  round: view.round,
  first: view.first,
  event: view.event,
  stock: [view.vents.stock, view.quarry.stock],
  expeditions: view.expeditions.map(
    ({ dice: _d, ranking: _r, total: _t, success: _s, ...lies }) => lies,
  ),
  gantry: view.gantry.map(({ tile }) => tile),
  doorstep: view.doorstep.colonists,
  supply: view.academy.supply,
  relic: view.relic,
  drones: view.drones.map(({ dice }) => dice),
  winners: view.winners,
  players: view.players.map(({ forecast: _f, playable: _p, buildings, ...player }) => ({
    ...player,
    buildings: buildings.map(({ tile, slots, full }) => ({ tile, slots, full })),
  })),
});

/** The same dice lie there, and each would get the same. */
const dice = ({
  vents,
  quarry,
  doorstep,
  academy,
  outfitter,
  expeditions,
  gantry,
}: ArtemisView) => ({
  rows: [vents.dice, quarry.dice, doorstep.dice, academy.dice, outfitter],
  expeditions: expeditions.map(({ dice, ranking, total }) => ({ dice, ranking, total })),
  bids: gantry.map((slot) => slot.dice),
});

test.for([1, 2, 3, 4, 5])('told event by event, %i players come to where they are', (seats) => {
  for (const [seed, options] of [...VARIANTS, ...VARIANTS].entries()) {
    const state = start(artemis, options, seats, `${seed + 1}`);
    let turn = seed + 1;
    for (let now = pending(artemis, state); now; now = pending(artemis, state)) {
      turn = (turn * 48271) % 2147483647;
      const before = artemis.view(state, 0);
      const events: ArtemisEvent[] = [];
      play(artemis, state, now.options[turn % now.options.length] ?? expect.fail(), events);
      const goal = artemis.view(state, 0);
      const end = events.reduce(
        (view, event) => after(view, artemis.viewEvent(event, 0) ?? expect.fail(), goal),
        before,
      );
      expect(told(end)).toEqual(told(goal));
      if (before.phase === 'placement' && goal.phase === 'placement')
        expect(dice(end)).toEqual(dice(goal));
    }
  }
});

test('a view is not changed by what comes after it', () => {
  const state = start(artemis, VARIANTS[0] ?? {}, 2, 'still');
  const view = artemis.view(state, 0);
  const copy = structuredClone(view);
  const event = { type: 'gained', seat: 0, what: 'energy', n: 3, by: 'relief' } as const;
  expect(after(view, event, view).players[0]?.energy).toBe((view.players[0]?.energy ?? 0) + 3);
  expect(view).toEqual(copy);
});
