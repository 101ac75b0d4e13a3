import { OrreryError } from '@orrery/kernel';
import { sourceOf } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import file from '../data/antarctica.json' with { type: 'json' };
import {
  buildings,
  data,
  DECKS,
  otherCards,
  parseAntarcticaData,
  setupFor,
  tracks,
} from '../data/index.ts';
import { CARDS, KIND, PLUS_TWO, RAPID_STEPS, STANDS_FOR, TRACK } from '../rules/tables.ts';
import { bitsIn } from '../rules/counts.ts';

const count = (category: string): number =>
  data.buildings.filter((b) => b.category === category).reduce((n, b) => n + b.count, 0);

describe('what is in the box', () => {
  test('[ANT-COMP-01] [ANT-GEO-02] eight zones in a ring with three docks and 14 building spaces', () => {
    expect(data.zones.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const zone of data.zones) {
      expect([zone.docks, zone.buildingSpaces.length]).toEqual([3, 14]);
      const opposite = data.zones.find(({ id }) => id === zone.opposite);
      expect(opposite?.number).toBe((zone.number + 4) % 8);
    }
  });

  test('[ANT-COMP-02] [ANT-COMP-03] [ANT-RUL-31] 47 buildings of 14 types in five categories', () => {
    expect(data.buildings.map((b) => b.count)).toEqual([4, 2, 3, 3, 3, 3, 3, 3, 3, 2, 2, 5, 7, 4]);
    expect(['resource', 'expertise', 'prestige', 'researchCentre'].map(count)).toEqual([
      12, 4, 16, 9,
    ]);
    expect(count('camp') + count('shipyard')).toBe(6);
    expect(buildings['research-sea']?.count).toBe(3);
  });

  test('[ANT-COMP-04] [ANT-RUL-06] 60 cards, the resource cards four and four', () => {
    const decks = DECKS.map((deck) => data.buildingCards.filter((c) => c.deck === deck).length);
    expect([...decks, data.shipyardCards.length, data.resourceCards.length]).toEqual([
      15, 12, 12, 13, 8,
    ]);
    expect([KIND.simple, KIND.expertise].map(bitsIn)).toEqual([4, 4]);
  });

  test('[ANT-COMP-05] [ANT-RUL-10] [ANT-RUL-36] a card for every building that is not there at the start', () => {
    for (const players of [2, 3, 4] as const) {
      const { startBuildings, buildCardsRemoved } = setupFor(players);
      for (const { id, count: all } of data.buildings) {
        const start = startBuildings.list.filter((one) => one === id).length;
        const box = startBuildings.returnedToBox.filter((one) => one === id).length;
        const cards = data.buildingCards.filter((card) => card.builds === id);
        expect(start + box + cards.length).toBe(all);
      }
      const used = data.buildingCards.filter(({ id }) => !buildCardsRemoved.includes(id));
      const scientists = used.reduce((n, card) => n + card.scientists, 0);
      expect(scientists).toBe([28, 36, 46][players - 2]);
    }
    expect(data.buildingCards.find(({ id }) => id === 'double-01')?.requires).toEqual([
      'derrick',
      'crane',
    ]);
  });

  test('[ANT-COMP-06] [ANT-RUL-32] 13 asterisks: factories, laboratories, headquarters, antennas', () => {
    const starred = data.buildingCards.filter(({ asterisk }) => asterisk);
    expect(starred).toHaveLength(13);
    expect([...new Set(starred.map(({ builds }) => builds))].sort()).toEqual([
      'antenna',
      'factory',
      'headquarters',
      'laboratory',
    ]);
  });

  test('[ANT-COMP-07] shipyard cards: 3, 6, 2 and 2', () => {
    const kinds = ['placeScientist', 'icebreaker', 'plusTwoScientists', 'rapidProgress'] as const;
    expect(kinds.map((kind) => bitsIn(KIND[kind]))).toEqual([3, 6, 2, 2]);
    expect([PLUS_TWO, RAPID_STEPS]).toEqual([2, 3]);
  });

  test('[ANT-COMP-08] [ANT-RUL-50] per player 6 ships, 16 scientists, 6 cubes; no colour decides', () => {
    expect(data.components.perColour).toEqual({ ships: 6, scientists: 16, cubes: 6 });
    expect(data.components).toMatchObject({ sun: 1, closedZoneMarkers: 2, vpMarkers: 4 });
    expect(JSON.stringify(data)).not.toMatch(/"(green|yellow)"/);
  });

  test('[ANT-COMP-09] [ANT-RUL-08] five tracks, their values on the way up', () => {
    expect(data.tracks.map(({ length }) => length)).toEqual([10, 10, 10, 9, 9]);
    for (const { spaces } of data.tracks) {
      const values = spaces.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
    expect(data.vpTrack).toMatchObject({ first: 0, last: 49, markerFaces: [0, 50] });
    expect(data.tracks.every((track) => sourceOf(track) === 'house')).toBe(true);
  });

  test('[ANT-COMP-11] areas for the table, for zones and for seats', () => {
    const areas = (scope: string) => data.areas.filter((a) => a.scope === scope).map((a) => a.id);
    expect(areas('seat')).toEqual([
      'staff',
      'reserve',
      'available',
      'discarded',
      'hand',
      'set-aside',
      'built-cards',
    ]);
    expect([areas('zone').length, areas('table').length]).toEqual([5, 5]);
  });

  test('[ANT-RUL-05] [ANT-RUL-43] a simple card stands for a resource, an expertise card for the others', () => {
    expect(otherCards['simple-1']?.effects).toEqual([
      { op: 'substitute', anyOf: ['crane', 'pit', 'derrick', 'turbine'], count: 1 },
    ]);
    expect(STANDS_FOR.simple & STANDS_FOR.expertise).toBe(0);
    const needed = CARDS.reduce((bits, card) => bits | card.requires, 0);
    expect(needed & ~(STANDS_FOR.simple | STANDS_FOR.expertise)).toBe(0);
  });

  test('[ANT-RUL-07] [ANT-TRK-13] red is round and for the mover, blue six-sided and for everybody', () => {
    const blue = data.trackSymbols.filter(({ colour }) => colour === 'blue');
    expect(blue.map(({ id }) => id)).toEqual(['move-ship', 'draft-shipyard', 'advance-three']);
    for (const { colour, shape } of data.trackSymbols) {
      expect(shape).toBe(colour === 'blue' ? 'sixSided' : 'round');
    }
    expect(data.symbolKinds.map(({ name }) => name.en)).toEqual([
      'For the mover',
      'For everybody, once',
    ]);
  });

  test('[ANT-RES-04] [ANT-RUL-09] which centre drives which track', () => {
    expect(Object.values(tracks).map(({ id, centres }) => [id, ...centres])).toEqual([
      ['land', 'research-land'],
      ['coast', 'research-coast'],
      ['sea', 'research-sea'],
      ['expedition', 'research-land'],
      ['consortium', 'research-coast', 'research-sea'],
    ]);
  });

  test('[ANT-RUL-41] a player can reach one expertise space only', () => {
    const expertise = data.tracks.flatMap(({ spaces }) =>
      spaces.filter(({ symbol }) => symbol === 'gain-expertise'),
    );
    expect(expertise).toHaveLength(1);
  });

  test('[ANT-RUL-30] no card asks for a building twice', () => {
    for (const { requires } of data.buildingCards) {
      expect(new Set(requires).size).toBe(requires.length);
    }
  });

  test('five blue and ten red symbols lie on the tracks', () => {
    const blue = TRACK.flatMap((track) => track.blue.filter((once) => once !== 0));
    const all = TRACK.reduce((n, track) => n + bitsIn(track.coloured), 0);
    expect([blue.length, all]).toEqual([5, 15]);
    expect(bitsIn(blue.reduce((a, b) => a | b, 0))).toBe(5);
  });

  test('everything is frozen', () => {
    expect(Object.isFrozen(data.buildingCards[0]?.effects[0])).toBe(true);
    expect(() => setupFor(5)).toThrow('player count 5');
  });
});

/** A copy of the file with one thing changed, at a path such as `zones.3.number`. */
function broken(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(file);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = copy as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

describe('a broken file', () => {
  const faults: [path: string, value: unknown, message: string][] = [
    ['zones.3.number', 4, 'zones[3].number: must be 3'],
    ['zones.3.next', 'zone-5', 'zones[3].next: must be "zone-4"'],
    ['zones.3.angleDegrees', 45, 'zones[3].angleDegrees: must be 0'],
    ['zones.3.docks', 4, 'zones[3].docks: must be 3'],
    ['zones.3.colour', 'red', 'zones[3].colour: is not a field known here'],
    ['buildings.0.count', 5, 'buildings[0].count: must be 4'],
    ['buildings.0.action', null, 'buildings[0].action: must be "actRecruit"'],
    ['buildings.2.tracks', ['land'], 'buildings[2].tracks: must be ["land","expedition"]'],
    ['buildingCards.0.builds', 'shipyard', 'buildings[0].buildCards: must be 1'],
    ['buildingCards.0.scientists', 2, 'buildingCards[0].scientists: must be 1'],
    ['buildingCards.0.asterisk', true, 'buildingCards[0].asterisk: must be false'],
    ['buildingCards.0.effects.2.steps', 2, 'buildingCards[0].effects: must be'],
    ['buildingCards.0.name.en', 'Tent', 'buildingCards[0].name: must be'],
    ['buildingCards.0.requires', ['pit', 'pit'], 'buildingCards[0].requires: must be ["pit"]'],
    ['buildingCards.1.id', 'basic-01', 'buildingCards[1].id: "basic-01" is used twice'],
    ['buildingCards.0.minPlayers', 3, 'setup.2.buildCardsRemoved: must be'],
    ['shipyardCards.1.effects.0.count', 2, 'shipyardCards[1].effects: must be'],
    ['shipyardCards.1.id', 'place-scientist-7', 'shipyardCards[1].id: must be 2, not 7'],
    ['resourceCards.0.source', 'hearsay', 'resourceCards[0].source: must be "rulebook"'],
    ['tracks.0.spaces.1.value', 2, 'tracks[0].spaces[1].value: must be 1'],
    ['tracks.0.spaces.2.colour', 'blue', 'tracks[0].spaces[2].colour: must be "red"'],
    ['tracks.0.length', 9, 'tracks[0].length: must be 10'],
    ['trackSymbols.0.shape', 'sixSided', 'trackSymbols[0].shape: must be "round"'],
    ['setup.2.perPlayer.staff', 3, 'setup.2.perPlayer.staff: must be 16'],
    ['setup.3.perPlayer.cubesAvailable', 3, 'setup.3.perPlayer.cubesAvailable: must be 5'],
    ['setup.4.placementOrder.order.0', 'B', 'setup.4.placementOrder.order: must be 2'],
    ['setup.4.tracksOpen', ['land'], 'setup.4.perPlayer.cubesAvailable: must be 1'],
    ['setup.2.closedZones.allowed.0', ['zone-1', 'zone-4'], 'setup.2.closedZones.allowed'],
    ['safety.idleSunSteps.2', 24, 'safety.idleSunSteps.2: must be 18'],
    ['effects.fly', { params: {}, meaning: 'Effect: flies.' }, 'effects.fly: is not used'],
    ['effects.recruit', undefined, 'effects: lacks "recruit"'],
    ['limits.shipsPerZone', 4, 'limits.shipsPerZone: must be 3, not 4'],
    ['mainActions.1.effects.0.op', 'fly', 'mainActions[1].effects[0].op: must be'],
    ['mainActions.2.effects.0.count', {}, 'mainActions[2].effects[0].count.op: must be'],
    ['meta', [], 'meta: must be an object, not []'],
  ];

  test.each(faults)('%s = %j is named', (path, value, message) => {
    const load = (): unknown => parseAntarcticaData(broken(path, value));
    expect(load).toThrow(OrreryError);
    expect(load).toThrow(message);
  });
});
