import { imagine, pending, randomFrom, viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  cardNo,
  numberChances,
  rowChances,
  lossChance,
  systemNo,
  systemTable,
} from '../data/index.ts';
import { type Alien, alienArtifacts, type AlienView } from '../rules/index.ts';
import { given, mine, type Play, sectionId } from './scenario.ts';

const seenBy = (s: Alien, technology: string): number => s.seen[cardNo(technology) - 40] ?? 0;
const view = (t: Play, viewer: number | null): AlienView =>
  viewFor(alienArtifacts, t.state, viewer);
const worlds = (t: Play, viewer: number | null, n = 12): Alien[] => {
  const random = randomFrom('worlds');
  return Array.from({ length: n }, () => imagine(alienArtifacts, t.state, viewer, random));
};
/** Whether it is the same in all worlds that a viewer may imagine. */
const isKnown = (t: Play, viewer: number | null, look: (s: Alien) => unknown): boolean =>
  new Set(worlds(t, viewer).map((s) => JSON.stringify(look(s)))).size === 1;

const TABLE = () =>
  given({
    players: [
      {
        hand: [1, 2, 3],
        artifacts: ['artifact-afterglow'],
        plans: ['plan-minefield', 'plan-paid-retreat'],
      },
      {
        hand: [4, 5, 6],
        artifacts: ['artifact-worldseed', 'artifact-echo-ledger'],
        plans: ['plan-picket-line'],
        shownPlans: ['plan-decoy-fleet'],
        empire: [['planet-loam O', '7/1']],
        waiting: [['ship-howl', '22/1']],
      },
    ],
    discard: [9, 10],
    artifactDiscard: ['artifact-war-beacon'],
  });

describe('hidden and open information', () => {
  test('[ALI-INFO-01] hands, Artifacts and Plans are for their holder; how many is public', () => {
    const t = TABLE();
    expect(view(t, 0).own).toMatchObject({
      hand: t.p(0).hand,
      artifacts: t.p(0).artifacts,
      plans: t.p(0).plans,
    });
    expect(view(t, null).own).toBeNull();
    const open = JSON.parse(JSON.stringify(alienArtifacts.view(t.state)));
    expect(open.players[1]).toMatchObject({ hand: 3, artifacts: 2, plans: 2 });
    for (const pile of ['hand', 'artifacts', 'plans'] as const) {
      expect(isKnown(t, 1, (s) => s.players[1]?.[pile])).toBe(true);
      expect(isKnown(t, 0, (s) => s.players[1]?.[pile])).toBe(false);
      expect(isKnown(t, null, (s) => s.players[0]?.[pile])).toBe(false);
    }
  });

  test('[ALI-INFO-02] [ALI-INFO-10] [ALI-RUL-30] what lies on the table is public, wholly', () => {
    const t = TABLE();
    const { players, discard, system, marker } = view(t, null);
    expect(players[1]).toMatchObject({
      empire: t.p(1).empire,
      waiting: t.p(1).waiting,
      credits: 8,
      track: 0,
    });
    expect(discard).toEqual(t.state.discard);
    expect([system, marker]).toEqual([t.state.systems[0], 2]);
    for (const viewer of [0, 1, null]) {
      expect(
        isKnown(t, viewer, (s) => [s.players[1]?.empire, s.players[1]?.waiting, s.discard]),
      ).toBe(true);
    }
  });

  test('[ALI-INFO-03] [ALI-INFO-07] the top card of a main deck is known, the order below it is not', () => {
    const t = TABLE();
    expect(view(t, null).decks.map(({ top }) => top)).toEqual(t.state.decks.map((deck) => deck[0]));
    for (const kind of [0, 1, 2]) {
      expect(isKnown(t, 0, (s) => s.decks[kind]?.[0])).toBe(true);
      expect(isKnown(t, 0, (s) => s.decks[kind]?.[1])).toBe(false);
    }
    for (const pile of ['deck', 'artifacts', 'plans', 'systems'] as const) {
      expect(isKnown(t, 0, (s) => s[pile])).toBe(false);
    }
    expect(isKnown(t, 0, (s) => s.systems[0])).toBe(true);
    expect(view(t, 1).artifactDiscard).toEqual(t.state.artifactDiscard);
  });

  test('[ALI-INFO-04] [ALI-INFO-05] [ALI-INFO-12] [ALI-RUL-32] who has seen the back of a Technology', () => {
    const t = given({ players: [{}, {}], tops: ['tech-core-tap', 'tech-memory-vaults'] });
    expect(view(t, 0).seen.every((seats) => seats === 0)).toBe(true);
    t.answer('buy', 'technology', 1);
    // The drawer sees both faces, the others the fronts.
    expect([seenBy(t.state, 'tech-core-tap'), seenBy(t.state, 'tech-memory-vaults')]).toEqual([
      1, 1,
    ]);
    t.answer('tech-core-tap');
    expect(seenBy(t.state, 'tech-core-tap')).toBe(-1);
    expect(seenBy(t.state, 'tech-memory-vaults')).toBe(1);
  });

  test('[ALI-INFO-06] cards drawn are shown to all by their fronts, as are those of a search', () => {
    const t = given({ players: [{}, {}], tops: ['planet-loam', 'planet-oriel'] }).answer(
      'buy',
      'planet',
      1,
    );
    const [drawn] = t.told('cardsDrawn');
    if (drawn === undefined) expect.fail();
    expect(alienArtifacts.viewEvent(drawn, null)).toMatchObject({
      cards: ['planet-loam', 'planet-oriel'],
    });
    expect(view(t, 1).task).toMatchObject({ type: 'keepBoughtCard', drawn: [9, 4] });
  });

  test('[ALI-INFO-08] [ALI-RUL-31] a Plan once shown stays known; the basic tile shows nothing', () => {
    const attack = (plan: string): Play =>
      given({
        players: [{ empire: ['ship-howl O'] }, { plans: ['plan-minefield', 'plan-picket-line'] }],
        deck: [3],
        state: { tasks: [] },
      })
        .run({ type: 'chooseTarget', seat: 0, ship: cardNo('ship-howl') })
        .answer(1, plan);
    const shown = attack('plan-minefield');
    expect(view(shown, null).players[1]).toMatchObject({ plans: 2, shownPlans: [0] });
    expect(isKnown(shown, 0, (s) => s.players[1]?.shownPlans)).toBe(true);
    const basic = attack('basic-defence-plan');
    expect(view(basic, null).players[1]).toMatchObject({ plans: 2, shownPlans: [] });
  });

  test('[ALI-INFO-09] [ALI-INFO-11] what went to the bottom stays known, in its order', () => {
    const tops = ['ship-howl', 'ship-curlew', 'ship-untold'];
    const t = given({ players: [{}, {}], tops }).answer('buy', 'ship', 2, 'ship-curlew');
    expect(view(t, null).decks[2]?.known).toEqual([cardNo('ship-howl'), cardNo('ship-untold')]);
    expect(isKnown(t, 1, (s) => s.decks[2]?.slice(-2))).toBe(true);
    expect(isKnown(t, 1, (s) => s.decks[2]?.at(-3))).toBe(false);
    // The known end is never longer than the deck.
    const short = given({ players: [{ credits: 15 }, {}], tops, decksOnly: true });
    short.answer('buy', 'ship', 2, 'ship-howl');
    expect(view(short, 1).decks[2]).toMatchObject({
      cards: 2,
      known: [cardNo('ship-curlew'), cardNo('ship-untold')],
    });
  });

  test('[ALI-EX-36] what A and B have seen of the same deck', () => {
    const tops = ['tech-core-tap', 'tech-salvage-crews', 'tech-dividend-engine'];
    const t = given({
      players: [{ hand: [1] }, { empire: ['tech-survey-drones L'], hand: [2] }, {}],
      tops,
    });
    t.answer('buy', 'technology', 1, 'tech-salvage-crews', 'stop');
    t.answer('useInAddition:tech-survey-drones', 'technology', 'bottom');
    const known = [cardNo('tech-core-tap'), cardNo('tech-dividend-engine')];
    expect(view(t, 2).decks[1]?.known).toEqual(known);
    expect(seenBy(t.state, 'tech-core-tap')).toBe(0b001);
    expect(seenBy(t.state, 'tech-dividend-engine')).toBe(0b010);
  });

  test('[ALI-INFO-13] others learn which deck was looked at and where the card went', () => {
    const t = mine({ empire: ['tech-survey-drones L'] }, { tops: ['tech-core-tap'] });
    t.answer('useInAddition:tech-survey-drones', 'technology');
    expect(t.told('deckPeeked')).toEqual([{ type: 'deckPeeked', seat: 0, kind: 'technology' }]);
    expect(seenBy(t.state, 'tech-core-tap')).toBe(1);
    t.answer('top');
    expect(t.told('peekPlaced')).toMatchObject([{ card: 'tech-core-tap', place: 'top' }]);
    expect(seenBy(t.state, 'tech-core-tap')).toBe(1);
  });

  test('[ALI-INFO-14] [ALI-RUL-33] unseen is what lies in the deck and in other hands', () => {
    const t = TABLE();
    const { unseen } = view(t, 0);
    // 83 less 4 on the table and 6 in hands are the deck; a watcher has not seen the hands either.
    expect(unseen.cards).toBe(83 - 4);
    expect(view(t, 0).own?.unseen.cards).toBe(83 - 4 - 3);
    expect(unseen.numbers.reduce((a, b) => a + b)).toBe(unseen.cards);
    expect(
      isKnown(t, 0, (s) => [...s.deck, ...(s.players[1]?.hand ?? [])].toSorted((a, b) => a - b)),
    ).toBe(true);
  });

  test('[ALI-INFO-15] what is drawn is for the drawer to see, how many for all', () => {
    const t = mine({ hand: [1, 2] }, { deck: [10] }).answer('buy', 'planet', 0, 'stop');
    const [drawn] = t.told('resourcesDrawn');
    if (drawn === undefined) expect.fail();
    expect(alienArtifacts.viewEvent(drawn, 0)).toMatchObject({ n: 1, cards: ['resource-10'] });
    expect(alienArtifacts.viewEvent(drawn, 1)).toMatchObject({ n: 1, cards: null });
    expect(alienArtifacts.viewEvent(drawn, null)).toMatchObject({ n: 1, cards: null });
  });

  test('a hand that could not pay for what was begun is not imagined', () => {
    const t = mine({ hand: [36, 37, 1], waiting: ['planet-loam'] });
    t.answer('discover', 'planet-loam');
    for (const s of worlds(t, 1, 30)) {
      expect(pending(alienArtifacts, s)?.options.length).toBeGreaterThan(0);
    }
    t.answer(sectionId('36/0'));
    for (const s of worlds(t, null, 30)) {
      expect(pending(alienArtifacts, s)?.options.length).toBeGreaterThan(0);
    }
  });
});

describe('odds, for those who look before they attack', () => {
  const EVEN = [20, 20, 20, 20] as const;
  const plain = { bonus: 0, draws: 1, armour: false, armourFleet: false };

  test('of a number, and of the better of two', () => {
    expect(numberChances(EVEN, 1)).toEqual([0.25, 0.25, 0.25, 0.25]);
    const two = numberChances(EVEN, 2);
    expect(two.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(two[3]).toBeGreaterThan(0.43);
    expect(numberChances([0, 0, 0, 0], 1)).toEqual([0, 0, 0, 0]);
  });

  test('of a row, and to lose the Ship', () => {
    const khar = systemTable(systemNo('system-ossuary-of-khar'));
    expect(rowChances(khar, EVEN, { ...plain, bonus: 2 })).toEqual({ '3': 0.25, '4': 0.75 });
    expect(lossChance(khar, EVEN, plain)).toBe(0.5);
    expect(lossChance(khar, EVEN, { ...plain, armour: true })).toBe(0.25);
    expect(lossChance(khar, EVEN, { ...plain, armour: true, armourFleet: true })).toBe(0);
    expect(lossChance(khar, EVEN, { ...plain, bonus: 1 })).toBe(0.25);
  });
});
