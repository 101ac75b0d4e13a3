import { describe, expect, test } from 'vitest';
import { type Spec, table, whyRefused } from './scenario.ts';

const BASE: Spec = {
  seats: 2,
  sun: 1,
  closed: [3, 7],
  queues: { 1: 'A B', 2: 'A', 4: 'A B A' },
  buildings: { 2: ['turbine'], 5: ['derrick'], 6: ['camp'] },
  decks: { basic: [], double: ['double-02', 'double-01'], advanced: ['advanced-01'] },
  players: { A: { hand: ['icebreaker-1', 'place-scientist-1'], sr: [1, 0] } },
};

describe('the sentences of refusals', () => {
  test('before the move', () => {
    const t = table(BASE);
    expect(whyRefused(t, 'moveShip:1')).toBe(
      'ANT-MOVE-02 Your ship must leave zone 1, where the sun is.',
    );
    expect(whyRefused(t, 'moveShip:3')).toBe('ANT-SET-02 Zone 3 is closed in this game.');
    expect(whyRefused(t, 'moveShip:4', 'fr')).toBe(
      'ANT-MOVE-03 La zone 4 est pleine\u00a0: elle contient trois bateaux.',
    );
    expect(whyRefused(t, 'playIcebreaker:1')).toBe(
      'ANT-ICE-01 The second ship of zone 1 belongs to Théo, not to you.',
    );
    expect(whyRefused(t, 'playIcebreaker:2')).toBe('ANT-ICE-01 Zone 2 has no second ship.');
    expect(whyRefused(t, 'sacrifice:1:1')).toBe(
      'ANT-SAC-04 The acting ship must sail before it can be given up.',
    );
    expect(whyRefused(t, 'actBuild:double')).toMatch(/^ANT-TURN-05 First your ship sails/);
  });

  test('after the move', () => {
    const t = table(BASE).answer('moveShip:6');
    expect(whyRefused(t, 'actBuild:basic')).toBe(
      'ANT-BUILD-14 This deck is empty: basic buildings.',
    );
    expect(whyRefused(t, 'actBuild:double:land')).toBe(
      'ANT-BUILD-02 You have no ship at a crane nor at a derrick: a resource card replaces one building only.',
    );
    expect(whyRefused(t, 'actRecruit')).toBe(
      'ANT-REC-01 Your reserve is empty: nobody is left to recruit.',
    );
    expect(whyRefused(t, 'actResearch:sea')).toBe(
      'ANT-RES-01 No research centre in zone 6 leads to the sea track.',
    );
    expect(whyRefused(t, 'actBuildShip', 'fr')).toBe(
      'ANT-SHIP-01 Il n’y a pas de chantier naval en zone 6.',
    );
  });

  test('a missing building: where it stands, or that there is none', () => {
    const spec: Spec = {
      ...BASE,
      buildings: { 2: ['crane', 'factory'], 5: ['derrick'], 0: ['derrick'] },
      decks: { double: ['double-01'], advanced: ['advanced-06'] },
    };
    const t = table(spec).answer('moveShip:6');
    expect(whyRefused(t, 'actBuild:double:land')).toBe(
      'ANT-BUILD-02 You have no ship at a derrick (zones 0, 5), and no resource card that stands for one.',
    );
    const none = table({ ...spec, buildings: { 2: ['turbine'] } }).answer('moveShip:6');
    expect(whyRefused(none, 'actBuild:advanced:land')).toBe(
      'ANT-BUILD-02 You need a laboratory; none is on the board, and you have no resource card that stands for one.',
    );
  });

  test('scientists of the reserve do not count', () => {
    const t = table({
      ...BASE,
      buildings: { 2: ['pit', 'derrick'] },
      decks: { double: ['double-09'] },
      players: { A: { sr: [1, 4], cubes: 1 } },
    }).answer('moveShip:6');
    expect(whyRefused(t, 'actBuild:double:land')).toBe(
      'ANT-BUILD-08 A plankton farm needs 2 scientists of your staff; you have 1 there and 4 in reserve, who cannot be placed.',
    );
  });

  test('questions of symbols', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 5: 'B' },
      players: {
        A: { hand: ['rapid-progress-1'], tracks: { land: 5 } },
        B: { tracks: { land: 1, sea: 1 } },
      },
    }).answer('playRapidProgress:land', 'land');
    expect(whyRefused(t, 'land')).toBe('ANT-SYM-06 Marie has already named the land track.');
    expect(whyRefused(t, 'coast')).toMatch(/^ANT-TRK-01 You have no cube on the coast track/);
  });
});
