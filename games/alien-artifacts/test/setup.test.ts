import { pending, play, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  cardId,
  constants,
  data,
  factionNo,
  KINDS,
  kindOf,
  LOGISTICS,
  SIDES,
  typeOf,
  TYPES,
} from '../data/index.ts';
import { type Alien, alienArtifacts, type AlienEvent } from '../rules/index.ts';
import { given, type Play } from './scenario.ts';

/** A new game up to the first turn, with the first answer to every question. */
function begun(seats: number, seed: string, factions = 'random'): Alien {
  const s = start(alienArtifacts, { factions }, seats, seed);
  for (
    let q = pending(alienArtifacts, s);
    q?.ask !== 'actionPhase';
    q = pending(alienArtifacts, s)
  ) {
    play(alienArtifacts, s, q?.options[0] ?? '');
  }
  return s;
}

/** The set-up of one faction, with these cards on top of the decks. */
const setUp = (faction: string, tops: string[]): Play =>
  given({ players: [{ faction }], tops, state: { tasks: [] } }).run({
    type: 'factionSetup',
    seat: 0,
  });

describe('set-up', () => {
  test('[ALI-SETUP-01] [ALI-SETUP-02] [ALI-SETUP-03] every pile is shuffled by itself', () => {
    const one = start(alienArtifacts, {}, 3, 'one');
    const two = start(alienArtifacts, {}, 3, 'two');
    for (const pile of ['deck', 'systems', 'artifacts', 'plans'] as const) {
      expect(one[pile]).not.toEqual(two[pile]);
    }
    one.decks.forEach((deck, kind) => {
      expect(deck.every((card) => kindOf(card) === kind)).toBe(true);
      expect(deck).not.toEqual(two.decks[kind]);
    });
    expect(one.discard).toEqual([]);
    const view = alienArtifacts.view(one);
    expect(view.decks.map(({ top }) => top)).toEqual(one.decks.map((deck) => deck[0]));
  });

  test('[ALI-SETUP-04] [ALI-SETUP-05] one Alien System is available, the basic Plan to all', () => {
    const s = start(alienArtifacts, {}, 2, 'open');
    expect(alienArtifacts.view(s).system).toBe(s.systems[0]);
    const t = given({
      players: [{ empire: ['ship-howl O'] }, {}],
      state: { tasks: [] },
    });
    t.run({ type: 'chooseTarget', seat: 0, ship: 109 }).answer(1);
    expect(t.told('planChosen')).toMatchObject([{ seat: 1, plan: 'basic-defence-plan' }]);
  });

  test.each([2, 3, 4, 5])(
    '[ALI-SETUP-06] [ALI-SETUP-07] [ALI-SETUP-08] [ALI-SETUP-09] %i players begin alike',
    (seats) => {
      const s = start(alienArtifacts, {}, seats, 'begin');
      expect(new Set(s.players.map((p) => p.faction)).size).toBe(seats);
      expect(s.marker).toBe(seats);
      for (const p of s.players) {
        expect([p.credits, p.hand.length, p.extraTurns]).toEqual([8, 3, 0]);
      }
      expect(alienArtifacts.scores(begun(seats, 'begin')).every(({ total }) => total >= 0)).toBe(
        true,
      );
      expect(s.deck).toHaveLength(83 - 3 * seats);
    },
  );

  test('[ALI-SETUP-10] the first player is chosen at random and stays first', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => start(alienArtifacts, {}, 4, `${i}`).first);
    expect(new Set(firsts).size).toBe(4);
    const s = begun(4, 'first');
    expect(s.turn).toBe(s.first);
    const events: AlienEvent[] = [];
    start(alienArtifacts, {}, 4, 'first', events);
    expect(events[0]).toEqual({ type: 'gameBegan', first: s.first, seats: 4 });
  });

  test('[ALI-SETUP-11] clockwise from the first player', () => {
    const events: AlienEvent[] = [];
    const s = start(alienArtifacts, {}, 5, 'order', events);
    for (let q = pending(alienArtifacts, s); q?.ask === 'keepSetupCard';) {
      play(alienArtifacts, s, q.options[0] ?? '', events);
      q = pending(alienArtifacts, s);
    }
    const seats = events.flatMap((event) => (event.type === 'cardsDrawn' ? [event.seat] : []));
    const order = [...new Set(seats)];
    expect(order).toEqual([0, 1, 2, 3, 4].map((i) => (s.first + i) % 5));
  });

  test('[ALI-SETUP-12] [ALI-SETUP-13] [ALI-RUL-04] what enters has no effect then, later it does', () => {
    // A discount that would complete a waiting card, and triggers that would fire.
    const t = given({
      players: [
        {
          faction: 'league',
          empire: ['tech-planetary-registry L'],
          waiting: [['planet-loam', '36/0', '37/0']],
        },
      ],
      tops: ['planet-ducat', 'tech-memory-vaults', 'tech-core-tap', 'ship-howl'],
      state: { tasks: [] },
    }).run({ type: 'factionSetup', seat: 0 });
    t.answer('tech-core-tap');
    expect(t.p(0).credits).toBe(8);
    expect(t.waiting()).toContain('planet-loam');
    expect(alienArtifacts.view(t.state).players[0]?.buyPrice.total).toBe(3);
    const union = setUp('star-union', ['ship-howl', 'planet-loam']).answer(
      cardId(given({ players: [] }).state.decks[1]?.[0] ?? 0),
    );
    expect(union.told('attackDeclared')).toEqual([]);
    expect(union.state.attacked).toEqual([]);
  });

  test('[ALI-SETUP-14] [ALI-RUL-05] a card that is not kept goes to the bottom of its deck', () => {
    const t = setUp('clone-clans', ['ship-howl', 'planet-loam', 'planet-oriel', 'tech-core-tap']);
    t.answer('planet-oriel');
    expect(cardId(t.state.decks[0]?.at(-1) ?? 0)).toBe('planet-loam');
    expect(t.waiting()).toEqual(['planet-oriel', 'tech-core-tap']);
  });
});

describe('factions', () => {
  test('[ALI-SETUP-15] [ALI-EX-01] Star Union: Technology and Planet wait, a Ship is operational', () => {
    const t = setUp('star-union', [
      'tech-core-tap',
      'tech-dividend-engine',
      'planet-loam',
      'ship-howl',
    ]);
    expect(t.asked()).toMatchObject({
      ask: 'keepSetupCard',
      options: ['tech-core-tap', 'tech-dividend-engine'],
    });
    t.answer('tech-dividend-engine');
    expect(t.waiting()).toEqual(['tech-dividend-engine', 'planet-loam']);
    expect(t.empire()).toEqual(['ship-howl O']);
    expect(cardId(t.state.decks[1]?.at(-1) ?? 0)).toBe('tech-core-tap');
    expect(t.told('cardKept')).toMatchObject([
      { card: 'tech-dividend-engine', side: null, back: ['tech-core-tap'] },
      { card: 'planet-loam', side: null, back: [] },
      { card: 'ship-howl', side: 'operational', back: [] },
    ]);
  });

  test('Community: an operational Planet of two', () => {
    const t = setUp('community', [
      'ship-howl',
      'ship-curlew',
      'tech-core-tap',
      'planet-loam',
      'planet-oriel',
    ]).answer('ship-curlew', 'planet-loam');
    expect(t.waiting()).toEqual(['ship-curlew', 'tech-core-tap']);
    expect(t.empire()).toEqual(['planet-loam O']);
    expect(t.under('planet-loam')).toEqual([]);
  });

  test('Bionics: an operational Technology, and nothing to choose', () => {
    const t = setUp('bionics', ['ship-howl', 'tech-core-tap', 'planet-loam']);
    expect(t.waiting()).toEqual(['planet-loam', 'ship-howl']);
    expect(t.empire()).toEqual(['tech-core-tap O']);
    expect(t.asked()).toBeNull();
  });

  test.each([
    ['episcopacy', 'technology', 'exploration', ['planet', 'ship']],
    ['league', 'planet', 'exploitation', ['technology', 'ship']],
    ['clone-clans', 'ship', 'extermination', ['planet', 'technology']],
  ] as const)('%s searches for a %s of Type %s', (faction, kind, type, others) => {
    const t = setUp(faction, []);
    const [built] = t.p(0).empire;
    expect(KINDS[kindOf(built?.card ?? 0)]).toBe(kind);
    expect(TYPES[typeOf(built?.card ?? 0, LOGISTICS)]).toBe(type);
    expect(SIDES[built?.side ?? 1]).toBe('logistics');
    const [searched] = t.told('deckSearched');
    expect(searched).toMatchObject({ seat: 0, kind, typeId: type, side: 'logistics' });
    expect(t.asked()).toMatchObject({ ask: 'keepSetupCard', options: { length: 2 } });
    t.answer(t.options()[1] ?? '');
    expect(t.p(0).waiting.map(({ card }) => KINDS[kindOf(card)])).toEqual(others);
  });

  test('[ALI-FAC-01] [ALI-FAC-02] six factions, each with a set-up, an Action and two scorings', () => {
    expect(data.factions.map(({ name }) => name.en)).toEqual([
      'Star Union',
      'Community',
      'Bionics',
      'Episcopacy',
      'The League',
      'Clone Clans',
    ]);
    for (const { setup, action, scoring } of data.factions) {
      expect(setup.effects).toHaveLength(3);
      expect(action.effects).toHaveLength(1);
      expect(scoring.terms).toHaveLength(2);
    }
  });

  test('[ALI-MODE-01] the only option is how factions come to the players', () => {
    expect(alienArtifacts.options).toEqual({ factions: ['random', 'choice'] });
    expect(alienArtifacts.seats).toEqual({ min: 2, max: 5 });
  });

  test('[ALI-MODE-02] with free choice each in turn from the first player, each faction once', () => {
    const s = start(alienArtifacts, { factions: 'choice' }, 3, 'free');
    expect(s.players.map((p) => p.faction)).toEqual([-1, -1, -1]);
    expect(pending(alienArtifacts, s)).toMatchObject({ seat: s.first, ask: 'chooseFaction' });
    play(alienArtifacts, s, 'bionics');
    const q = pending(alienArtifacts, s);
    expect(q?.seat).toBe((s.first + 1) % 3);
    expect(q?.options).toHaveLength(5);
    expect(q?.options).not.toContain('bionics');
    expect(s.players[s.first]?.faction).toBe(factionNo('bionics'));
  });

  test('the Bank begins with 8 of at most 15', () => {
    expect([constants.bankStart, constants.bankMax]).toEqual([8, 15]);
  });
});
