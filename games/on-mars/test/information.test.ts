import { completeOptions, imagine, randomFrom, start, viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { onMars } from '../rules/index.ts';
import { mars, seat } from './scenario.ts';

const options = completeOptions(onMars, { firstColonists: true });

describe('what is open and what is hidden', () => {
  test('[MARS-INFO-01] hands and the order of piles are dealt anew in an imagined world', () => {
    const s = start(onMars, options, 4, 'hidden');
    const seen = { goals: new Set<string>(), decks: new Set<string>(), stacks: new Set<string>() };
    for (let n = 0; n < 8; n++) {
      const world = imagine(onMars, s, 0, randomFrom(`${n}`));
      expect(onMars.view(world)).toEqual(onMars.view(s));
      expect([world.players[0]?.goals, world.players[0]?.taskA]).toEqual([
        s.players[0]?.goals,
        s.players[0]?.taskA,
      ]);
      seen.goals.add(String(world.players[1]?.goals));
      seen.decks.add(String([world.planDeck, world.techPile, world.discoveryStack]));
      seen.stacks.add(String(world.stacks));
      expect(onMars.audit(world)).toEqual([]);
    }
    for (const worlds of Object.values(seen)) expect(worlds.size).toBeGreaterThan(5);
  });
  test('[MARS-INFO-02, MARS-INFO-03] numbers of hidden cards are open, the cards are not', () => {
    const t = mars({
      players: [{ goals: ['goal-1', 'goal-2'], discoveries: ['disc-card'] }, { goals: ['goal-3'] }],
    });
    const view = viewFor(onMars, t.state, 1);
    expect(view.companies[0]).toMatchObject({ goals: 2, discoveries: 1 });
    expect(view.own?.goals.map(({ goal }) => goal)).toEqual([2]);
    expect(viewFor(onMars, t.state, null).own).toBeNull();
    expect(viewFor(onMars, t.state, 0).own?.discoveries).toHaveLength(1);
  });
  test('[MARS-INFO-04] a Goal given up as a Crystal is for its owner to know', () => {
    const t = mars({ players: [{ goals: ['goal-7'], goods: { crystal: 1 } }, {}] });
    t.answer('executive:6', 'goal-7', 'crystals', 'stop');
    const spent = t.events.find(({ type }) => type === 'goalSpent') ?? expect.fail();
    expect(onMars.viewEvent(spent, 1)).toMatchObject({ goal: null });
    expect(onMars.viewEvent(spent, 0)).toMatchObject({ goal: 6 });
    expect(seat(t, 0).goalsSpent).toEqual([6]);
  });
  test.each([1, 2, 3, 4])('late positions for %i are sound and show nothing hidden', (seats) => {
    for (let n = 0; n < 15; n++) {
      const s = rich(options, seats, randomFrom(`rich ${n}`));
      expect(onMars.audit(s)).toEqual([]);
      const world = imagine(onMars, s, 0, randomFrom(`other ${n}`));
      expect(onMars.view(world)).toEqual(onMars.view(s));
      expect(onMars.own?.(world, 0)).toEqual(onMars.own?.(s, 0));
    }
  });
});

describe('what the audit sees', () => {
  const faults: [string, (s: ReturnType<typeof rich>) => void, RegExp][] = [
    ['a Colonist lost', (s) => s.players.forEach((p) => (p.supply += 1)), /Colonists/],
    ['a Bot lost', (s) => s.players.forEach((p) => (p.botsLeft += 1)), /Bots/],
    ['a card twice', (s) => void (s.contractDeck = [...s.contractDeck, 0]), /Contracts/],
    ['a tile lost', (s) => void (s.tilesOut = [...s.tilesOut, 3]), /tiles/],
    [
      'too much in Storage',
      (s) => s.players.forEach((p) => (p.goods = [9, 0, 0, 0, 0])),
      /Storage/,
    ],
    ['too many Crystals', (s) => s.players.forEach((p) => (p.crystals = 9)), /Depot/],
    ['a Building from nowhere', (s) => void (s.stacks = s.stacks.with(0, [])), /miscounted/],
    ['two markers on one space', (s) => s.players.forEach((p) => (p.space = 3)), /markers/],
    [
      'two tiles on one Lab space',
      (s) => s.players.forEach((p) => (p.tech = p.tech.map(() => 1))),
      /Lab/,
    ],
  ];
  test.each(faults)('%s', (_what, spoil, message) => {
    const s = rich(completeOptions(onMars, {}), 2, randomFrom('audit 2'));
    expect(onMars.audit(s)).toEqual([]);
    spoil(s);
    expect(onMars.audit(s).join('\n')).toMatch(message);
  });
});
