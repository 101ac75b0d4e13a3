import { pending, randomFrom, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { type Antarctica, antarctica } from '../rules/index.ts';
import { shipOf } from '../rules/queue.ts';

const sound = (): Antarctica =>
  rich({ placement: 'free', closedZones: '3-7' }, 2, randomFrom('sound'));

const playerAt = (s: Antarctica, seat: number): Antarctica['players'][number] =>
  s.players[seat] ?? expect.fail();

describe('late positions', () => {
  test.each([2, 3, 4])('are sound and full of everything, with a question on top (%i)', (seats) => {
    const asks = new Set<string>();
    const seen = { built: 0, cubes: 0, ice: 0, cards: 0, discarded: 0 };
    for (let n = 0; n < 60; n++) {
      const options = { placement: n % 2 ? 'free' : 'firstGame', closedZones: '2-6' };
      const s = rich(options, seats, randomFrom(`rich ${n}`));
      expect(antarctica.audit(s)).toEqual([]);
      asks.add((pending(antarctica, s) ?? expect.fail()).ask);
      for (const p of s.players) {
        seen.built += p.built.length;
        seen.cubes += p.spent.filter((where) => where >= 0).length;
        seen.ice += p.ice > 0 ? 1 : 0;
        seen.cards += p.hand > 0 ? 1 : 0;
        seen.discarded += p.sunk.length;
      }
    }
    expect(asks.size).toBeGreaterThan(4);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });
});

describe('what the audit sees', () => {
  const faults: [what: string, spoil: (s: Antarctica) => void, message: RegExp][] = [
    ['a ship twice', (s) => void (playerAt(s, 0).sunk = [shipOf(0, 1), shipOf(0, 1)]), /COMP-10/],
    ['a ship lost', (s) => void (s.queues = s.queues.map(() => 0)), /ANT-SET-11 \d ships of 6/],
    ['a ship in a closed zone', (s) => void (s.queues = s.queues.with(3, 1)), /ANT-SET-02/],
    ['a building too many', (s) => void (s.buildings = s.buildings.with(0, 0)), /ANT-COMP-05/],
    ['a card twice', (s) => void (s.pile = 8191), /ANT-COMP-07/],
    ['a card of the box', (s) => void (s.expertise = 1 << 20), /ANT-SET-10/],
    ['a foreign simple card', (s) => void (playerAt(s, s.first).hand = 1 << 14), /ANT-SYM-07/],
    ['a building card lost', (s) => void (s.decks = [[], [], []]), /ANT-SET-07/],
    ['two cubes on a space', (s) => void (s.tracks = s.tracks.with(0, 0x33)), /ANT-TRK-03/],
    ['a cube on a blocked track', (s) => void (s.tracks = s.tracks.with(4, 1)), /ANT-SET-13/],
    ['scientists lost', (s) => void playerAt(s, 0).reserve--, /ANT-SET-11 .* scientists/],
    ['cubes from nowhere', (s) => void (playerAt(s, 1).spent = [0, 1, 2, -1]), /ANT-SET-11/],
    ['a cube nowhere', (s) => void (playerAt(s, 1).spent = [7]), /a cube is nowhere/],
  ];

  test.each(faults)('%s', (_what, spoil, message) => {
    const s = sound();
    expect(antarctica.audit(s)).toEqual([]);
    spoil(s);
    expect(antarctica.audit(s).join('\n')).toMatch(message);
  });

  test('[ANT-END-06] nobody is without scientists off the board in a game that goes on', () => {
    const s = start(antarctica, { placement: 'firstGame' }, 3, 'end');
    const [p] = s.players;
    if (p === undefined) expect.fail();
    p.placed = Array<number>(14).fill(1);
    [p.staff, p.reserve] = [0, 0];
    expect(antarctica.audit(s)).toEqual(['ANT-END-01 the end was missed (seat 0)']);
    s.ending = 'scientists';
    expect(antarctica.audit(s)).toEqual([]);
  });
});
