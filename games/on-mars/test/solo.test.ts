import { pending, play, randomFrom, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { data, TYPES } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { onMars } from '../rules/index.ts';
import { drawOne } from '../rules/solo-choice.ts';
import { ask, has, levelOf, mars, seat, slotsOf, spaceOf, total } from './scenario.ts';
import type { Play, Spec } from './scenario.ts';

type Lacerda = NonNullable<Spec['lacerda']>;
/** One step of his, with nothing before and after. */
const his = (task: Parameters<Play['run']>[0], lacerda: Lacerda = {}, spec: Spec = {}): Play =>
  mars({ seats: 1, turn: -1, ...spec, lacerda }).run(task);
const action = (id: string, lacerda: Lacerda = {}, spec: Spec = {}): Play =>
  his(
    { type: 'soloAction', action: data.mainActions.findIndex((one) => one.action === id) },
    lacerda,
    spec,
  );
const OPTIONS = { length: 'short', firstColonists: false, spaceOddity: false };

describe('setting up against Lacerda', () => {
  test('[MARS-SOLO-01, MARS-SOLO-02, MARS-R-23, MARS-R-54, MARS-TWO-01] two-player rules, his Bot, his space', () => {
    const s = start(onMars, OPTIONS, 1, 'solo');
    const p = s.lacerda ?? expect.fail();
    expect([p.goals, p.bots, p.botsLeft, s.solo?.icon, s.warehouse]).toEqual([
      [],
      [],
      3,
      0,
      [2, 2, 2, 2, 2],
    ]);
    expect([1, 2, 3, 5, 6, 7]).toContain(p.space);
    expect([p.crystals, p.goods.length]).toEqual([1, 5]);
    const { seat: asked, options } = pending(onMars, s) ?? expect.fail();
    expect([asked, options.length]).toEqual([0, 7]);
    play(onMars, s, options[0] ?? null);
    while (s.phase === 'setup') play(onMars, s, pending(onMars, s)?.options[0] ?? null);
    expect(s.shuttle).toBe(p.space < 4 ? 0 : 3);
  });
});

describe('his turn', () => {
  test('[MARS-SOLO-03] a card gives the action of its number; discards become the next deck', () => {
    const t = his({ type: 'soloTurn' }, { cards: ['solo-3'], space: 1 });
    expect(t.events.map(({ type }) => type)).toContain('blueprintTaken');
    const again = mars({ seats: 1, turn: -1, lacerda: { space: 1 } });
    again.state.solo = { deck: [], discard: [...Array(12).keys()], decks: 1, icon: 0 };
    again.run({ type: 'soloTurn' });
    expect([again.state.solo?.deck.length, again.state.solo?.decks]).toEqual([11, 2]);
  });
  test('[MARS-SOLO-04] from the second deck on the Mission of the card moves first', () => {
    const spec = { missions: { 'mission-bots': 3 } };
    const first = his({ type: 'soloTurn' }, { cards: ['solo-4'], space: 1, decks: 1 }, spec);
    const second = his({ type: 'soloTurn' }, { cards: ['solo-4'], space: 1, decks: 2 }, spec);
    expect([first.state.trackers[0], second.state.trackers[0], seat(second, 1).pending]).toEqual([
      3, 2, 2,
    ]);
  });
  test('[MARS-SOLO-05] three actions on each side, no others', () => {
    expect([data.soloActions.orbit, data.soloActions.colony]).toMatchObject([
      { 1: 'obtainBlueprint', 2: 'learnTechnology', 3: 'researchDevelopment' },
      { 1: 'constructBuilding', 2: 'upgradeBuilding', 3: 'hireScientist' },
    ]);
  });
  test('[MARS-SOLO-06, MARS-SOLO-07, MARS-R-42] no Resources, Colonists without end; Crystals are pending', () => {
    const t = action('obtainBlueprint', { space: 1, bare: true }, { faceUp: ['biomarket'] });
    expect([has(t, 1, 'plant'), seat(t, 1).plans.length]).toEqual([0, 1]);
    const casino = action('obtainBlueprint', { space: 1, bare: true }, { faceUp: ['casino'] });
    expect(seat(casino, 1).pending).toBe(1);
    const mine = his({ type: 'soloBuild', by: 'x', kind: 0, bot: false }, { home: 0 });
    expect([seat(mine, 1).miners.length, seat(mine, 1).home]).toEqual([1, 0]);
    const top = his(
      { type: 'soloDevelop', by: 'x', most: true },
      { bare: true, tech: { 'mine-tech': 'lab-5b' } },
    );
    expect(levelOf(top, 1, 'mine-tech')).toBe(6);
  });
  test('[MARS-SOLO-08] extra cost in Crystals only; else his Rover moves', () => {
    const slots = { obtainBlueprint: [1, 1] };
    const able = action('obtainBlueprint', { space: 1, goods: { crystal: 2 } }, { slots });
    expect([has(able, 1, 'crystal'), slotsOf(able, 'obtainBlueprint')]).toEqual([0, [1, 2, 0, 0]]);
    const poor = action('obtainBlueprint', { space: 1, goods: { crystal: 1 } }, { slots });
    expect(poor.events.find(({ type }) => type === 'soloCannot')).toMatchObject({
      rule: 'MARS-SOLO-08',
    });
    expect(slotsOf(poor, 'obtainBlueprint')).toEqual([1, 1, 0, 0]);
  });
  test('[MARS-SOLO-09] Tech: his own before the player’s; the player is rewarded, and he develops', () => {
    const mine = { type: 'soloBuild', by: 'x', kind: 1, bot: false } as const;
    const both = his(
      mine,
      { tech: { 'generator-tech': 'lab-1a' } },
      { players: [{ tech: { 'generator-tech': 'lab-2a' } }] },
    );
    expect(both.state.loans).toEqual([]);
    const only = his(mine, {}, { players: [{ tech: { 'generator-tech': 'lab-2a' } }] });
    expect(only.state.loans).toHaveLength(1);
    const used = his({ type: 'soloReward', kind: 1 }, { tech: { 'generator-tech': 'lab-1a' } });
    expect(levelOf(used, 1, 'generator-tech')).toBe(2);
  });
  test('[MARS-SOLO-10] a Blueprint that his Scientists score, the leftmost of the fuller row', () => {
    const of = (faceUp: string[], scientists: Record<string, null> = {}) => {
      const t = his({ type: 'soloBlueprint', by: 'x' }, { scientists }, { faceUp });
      return data.blueprints[seat(t, 1).plans[0] ?? -1]?.id;
    };
    expect(of(['gym', 'casino', 'biomarket'])).toBe('gym');
    expect(of(['gym', 'casino', 'biomarket'], { hydrologist: null })).toBe('biomarket');
    const full = ['gym', 'casino', 'biomarket', 'radar', 'library', 'biolab', 'aqueduct'];
    expect(of(full)).toBe('gym');
    expect(
      of([...full, 'eco-resort', 'trade-market', 'mineral-mine', 'research-lab', 'builder-drone']),
    ).toBe('aqueduct');
  });
  test('[MARS-SOLO-11] the cheapest new Tech, leftmost, to the upper space, with its benefit', () => {
    const t = his({ type: 'soloLearn', by: 'x' }, {}, { grid: { 'grid-b1': 'rover-tech' } });
    expect([spaceOf(t, 1, 'rover-tech'), t.state.warehouse]).toEqual(['lab-1a', [1, 2, 2, 2, 2]]);
    const full = his(
      { type: 'soloLearn', by: 'x' },
      { tech: { 'mine-tech': 'lab-1a', 'generator-tech': 'lab-1b' } },
    );
    expect(full.events).toEqual([{ type: 'soloIdle', by: 'x' }]);
  });
  test('[MARS-SOLO-12, MARS-R-26] R&D: the most developed tile, then the least', () => {
    const t = action('researchDevelopment', { space: 1, tech: { 'mine-tech': 'lab-4a' } });
    expect([levelOf(t, 1, 'mine-tech'), levelOf(t, 1, 'shelter-tech')]).toEqual([5, 3]);
    const none = action('researchDevelopment', { space: 1, tech: { 'shelter-tech': 'lab-6a' } });
    expect(none.events[0]).toMatchObject({ type: 'soloCannot', rule: 'MARS-SOLO-12' });
  });
  test('[MARS-SOLO-13, MARS-EX-27] the type of his Bot if the LSS wants it; a Mine always; the largest group', () => {
    const t = action(
      'constructBuilding',
      { icon: 'greenhouse' },
      { buildings: { greenhouse: ['0,4'], 'oxygen-condenser': ['-4,2'] } },
    );
    expect([seat(t, 1).miners.length, TYPES[t.state.solo?.icon ?? -1]]).toEqual([1, 'generator']);
    const wide = action('constructBuilding', {
      icon: 'generator',
      tech: { 'generator-tech': 'lab-2a' },
    });
    expect(wide.events.find(({ type }) => type === 'built')).toMatchObject({ size: 2 });
  });
  test('[MARS-R-38] without Mines he goes on; with nothing to build his Rover moves', () => {
    const mines = ['-4,0', '-4,4', '4,-4', '4,0', '0,4', '0,-4'];
    const t = action('constructBuilding', { icon: 'mine' }, { buildings: { mine: mines } });
    expect(t.events.find(({ type }) => type === 'built')).toMatchObject({ kind: 1 });
  });
  test('[MARS-SOLO-14] upgrades anywhere without Mineral; with Tech as many as possible', () => {
    const plans = { biomarket: null, 'metal-deposit': null };
    const one = action('upgradeBuilding', { plans, bare: true });
    expect(one.state.built.filter((hex) => hex >= 0)).toHaveLength(1);
    const all = action('upgradeBuilding', { plans, tech: { 'upgrade-tech': 'lab-1a' } });
    expect(all.state.built.filter((hex) => hex >= 0)).toHaveLength(2);
    const wanted = action('upgradeBuilding', { plans, scientists: { hydrologist: null } });
    expect(wanted.events.find(({ type }) => type === 'upgraded')).toMatchObject({ plan: 6 });
    const single = action(
      'upgradeBuilding',
      { plans: { biomarket: null } },
      { players: [{ tech: { 'upgrade-tech': 'lab-1a' } }] },
    );
    expect(single.state.loans).toEqual([]);
  });
  test('[MARS-SOLO-15] the Scientist that scores most; with two, the best Contract, complete at once', () => {
    const t = action(
      'hireScientist',
      {},
      { players: [{ plans: { biomarket: null, 'hydroponic-farm': null } }] },
    );
    expect(data.scientists[seat(t, 1).scientists[0] ?? -1]?.id).toBe('hydrologist');
    expect(t.state.display[2]).toBeGreaterThan(5);
    const two = mars({
      seats: 1,
      turn: -1,
      missions: { 'mission-contracts': 2 },
      lacerda: { scientists: { geologist: null, 'rd-engineer': null } },
    });
    two.state.display = two.state.display.with(0, 6).with(1, 6 + 8);
    two.run({ type: 'soloHire', by: 'x' });
    expect([seat(two, 1).contracts, seat(two, 1).done, two.state.trackers[0]]).toEqual([[0], 1, 1]);
  });
  test('[MARS-SOLO-16, MARS-SOLO-28] LSS: rewards as usual; his Hire Colonist back, or a Crystal', () => {
    const spec = {
      buildings: { generator: ['4,-2'] },
      rewards: { generator: 'lss-colonists' },
    } as const;
    const lss = { type: 'lifeSupport', seat: 1, kind: 1 } as const;
    const t = his(
      lss,
      {},
      { ...spec, buildings: { generator: ['4,-2'] }, slots: { hireScientist: [0, 1] } },
    );
    expect([total(t, 1), slotsOf(t, 'hireScientist'), seat(t, 1).pending]).toEqual([
      6,
      [0, 0, 0, 0],
      0,
    ]);
    expect(seat(his(lss, {}, { buildings: { generator: ['4,-2'] } }), 1).pending).toBe(1);
  });
  test('[MARS-SOLO-17] with each level a Shelter, a Ship and a Bot', () => {
    const t = his({ type: 'soloGrow' }, {}, { missions: { 'mission-bots': 3 } });
    const p = seat(t, 1);
    expect([p.shelters, p.ships, p.hangar, p.botsLeft, t.state.trackers[0], p.pending]).toEqual([
      2, 30, 1, 2, 2, 4,
    ]);
  });
  test('[MARS-SOLO-18] he rides unless the last card has the X', () => {
    const ride = (card: string) => {
      const t = mars({ seats: 1, turn: -1, lacerda: { space: 5 } });
      const index = data.soloCards.findIndex(({ id }) => id === card);
      t.state.solo = { deck: [], discard: [index], decks: 1, icon: 0 };
      return t.run({ type: 'soloRide' }).events[0];
    };
    expect(ride('solo-1')).toMatchObject({ type: 'travelled', to: 0 });
    expect(ride('solo-2')).toMatchObject({ type: 'stayed' });
  });
  test('[MARS-SOLO-19, MARS-R-27, MARS-R-55] to the Colony: a tile far from the player, then a Building', () => {
    const t = his(
      { type: 'soloTravel', to: 1 },
      { space: 1 },
      { players: [{ space: 2, rover: '3,0' }] },
    );
    const types = t.events.map(({ type }) => type);
    expect(types).toContain('discoveryPlaced');
    expect(types).toContain('built');
    expect(slotsOf(t, 'constructBuilding')).toEqual([0, 0, 0, 0]);
    const orbit = his(
      { type: 'soloTravel', to: 0 },
      { space: 5, plans: { biomarket: '0,2' }, work: 0 },
    );
    expect(orbit.events.map(({ type }) => type)).not.toContain('built');
  });
  test('[MARS-SOLO-20] the most plentiful item; Crystals first, if there is room', () => {
    const take = (warehouse: number[], lacerda: Lacerda = {}) =>
      his({ type: 'soloWarehouse', by: 'x' }, lacerda, { warehouse }).state.warehouse;
    expect(take([2, 2, 2, 2, 2])).toEqual([1, 2, 2, 2, 2]);
    expect(take([1, 2, 2, 0, 2])).toEqual([1, 1, 2, 0, 2]);
    expect(take([2, 2, 2, 2, 2], { goods: { crystal: 3 } })).toEqual([2, 1, 2, 2, 2]);
    const none = his({ type: 'soloWarehouse', by: 'x' }, {}, { warehouse: [0, 0, 0, 0, 0] });
    expect(none.events).toEqual([{ type: 'soloIdle', by: 'x' }]);
  });
  test('[MARS-SOLO-21, MARS-R-24] towards the nearest tile he can take, with Tech and Crystals if they reach it', () => {
    const rover = (tile: string, hex: string, lacerda: Lacerda = {}) =>
      his(
        { type: 'soloRover', by: 'x' },
        { research: ['research-a-1', 'research-b-1', 'research-c-1', 'research-d-1'], ...lacerda },
        {
          tiles: { [hex]: tile },
        },
      );
    const near = rover('disc-crystals', '2,0');
    expect([seat(near, 1).rover, seat(near, 1).pending]).toEqual([hexAt('2,0'), 3]);
    expect(seat(rover('disc-res-water', '2,0'), 1).rover).toBe(-1);
    const crystal = rover('disc-crystals', '3,0', { goods: { crystal: 1 } });
    expect([seat(crystal, 1).rover, has(crystal, 1, 'crystal')]).toEqual([hexAt('3,0'), 0]);
    const far = rover('disc-crystals', '3,0', { goods: { crystal: 0 } });
    expect([seat(far, 1).discoveries, seat(far, 1).rover >= 0]).toEqual([[], true]);
  });
  test('[MARS-SOLO-22, MARS-R-25] equal options are drawn part by part, each can come', () => {
    const random = randomFrom('draw');
    const ctx = { random: (n: number) => random(n) } as never;
    const seen = new Set(Array.from({ length: 300 }, () => drawOne([1, 2, 3, 4, 5, 6, 7], ctx)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(drawOne([4], ctx)).toBe(4);
  });
  test('[MARS-SOLO-23, MARS-R-18] all his open beds count as filled', () => {
    const t = mars({
      seats: 1,
      turn: -1,
      lacerda: { home: 0, shelters: ['3,1', '3,0'], hangar: 2 },
    }).run({ type: 'finish' });
    const parts = t.game.view(t.state).companies[1]?.points;
    expect([parts?.colonists, parts?.ships]).toEqual([10, 6]);
  });
  test('[MARS-SOLO-25] each kind of tile does for him what it can', () => {
    const take = (tile: string, lacerda: Lacerda = {}) =>
      his(
        { type: 'soloRover', by: 'x' },
        { research: ['research-a-1', 'research-b-1', 'research-c-1', 'research-d-1'], ...lacerda },
        {
          tiles: { '2,0': tile },
        },
      ).events.map(({ type }) => type);
    expect(take('disc-build-generator')).toContain('built');
    expect(take('disc-build-any')).toContain('soloIcon');
    expect(take('disc-develop').filter((type) => type === 'techDeveloped')).toHaveLength(2);
    expect(take('disc-blueprints').filter((type) => type === 'blueprintTaken')).toHaveLength(2);
    expect(take('disc-tech')).toContain('techTaken');
    expect(take('disc-upgrade', { plans: { biomarket: null } })).toContain('upgraded');
    expect(take('disc-upgrade')).toEqual(['soloIdle']);
    expect(take('disc-card')).toContain('cardTaken');
    expect(take('disc-warehouse').filter((type) => type === 'itemTaken')).toHaveLength(2);
  });
  test('[MARS-SOLO-26] what Lab spaces give him', () => {
    const into = (from: string) =>
      his(
        { type: 'soloDevelop', by: 'x', most: true },
        { tech: { 'shelter-tech': 'lab-3b', 'mine-tech': from } },
      ).events.map(({ type }) => type);
    expect(into('lab-4b')).toContain('blueprintTaken');
    const learn = his({ type: 'soloLearn', by: 'x' }, { tech: { 'mine-tech': 'lab-1a' } });
    expect(seat(learn, 1).pending).toBe(1);
  });
  test('[MARS-SOLO-27] his Hire slot must be free', () => {
    const t = action('hireScientist', {}, { slots: { hireScientist: [0, 1] } });
    expect(t.events[0]).toMatchObject({ type: 'soloCannot', rule: 'MARS-SOLO-27' });
  });
  test('[MARS-SOLO-29] the player moves own pieces; his Rover gives way by itself', () => {
    const t = mars({ seats: 1, turn: -1, players: [{ bots: ['1,1'] }], lacerda: { rover: '1,2' } });
    t.run({ type: 'raise', seat: 1, kind: 0, hex: hexAt('1,1') });
    expect(ask(t)).toBe('0 displace');
    const rover = mars({ seats: 1, turn: -1, lacerda: { rover: '1,1' } });
    rover.run({ type: 'raise', seat: 1, kind: 0, hex: hexAt('1,1') });
    expect([ask(rover), seat(rover, 1).rover === hexAt('1,1')]).toEqual(['nobody', false]);
  });
});
