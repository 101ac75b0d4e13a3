import { describe, expect, test } from 'vitest';
import {
  asked,
  cubesOn,
  discarded,
  hand,
  of,
  offered,
  playerView,
  type PlayerSpec,
  queues,
  type Spec,
  sr,
  table,
  view,
} from './scenario.ts';

const turn = (A: PlayerSpec, more: Partial<Spec> = {}): Spec => ({
  sun: 1,
  queues: { 1: 'A', 6: 'B' },
  ...more,
  players: { ...more.players, A },
});

describe('cards', () => {
  test('[ANT-CARD-01] one card per player and sun step', () => {
    const t = table(turn({ hand: ['plus-two-scientists-1', 'plus-two-scientists-2'], sr: [1, 9] }));
    t.answer('playPlusTwo');
    expect(t.refused('playPlusTwo')).toBe('ANT-CARD-01');
    t.answer('moveShip:2', 'actNothing', 'endTurn');
    expect(t.options()).toContain('playPlusTwo');
  });

  test('[ANT-CARD-02] two turns in one sun step, one card; another player has one as well', () => {
    const cards = ['plus-two-scientists-1', 'plus-two-scientists-2'];
    const own = table(
      turn({ hand: cards, sr: [1, 9], ice: { 1: 'icebreaker-1' } }, { queues: { 1: 'A A' } }),
    );
    own.answer('playPlusTwo', 'moveShip:2', 'actNothing', 'endTurn', 'take');
    expect(own.refused('playPlusTwo')).toBe('ANT-CARD-01');
    const other = table(
      turn(
        { hand: ['plus-two-scientists-1'] },
        {
          queues: { 1: 'A B' },
          players: { B: { hand: ['plus-two-scientists-2'], ice: { 1: 'icebreaker-1' } } },
        },
      ),
    );
    other.answer('playPlusTwo', 'moveShip:2', 'actNothing', 'endTurn', 'take');
    expect(other.options()).toContain('playPlusTwo');
  });

  test('[ANT-CARD-03] [ANT-EX-07] an icebreaker of an earlier sun step leaves the card of this one', () => {
    const t = table(
      turn(
        { hand: ['plus-two-scientists-1'], ice: { 1: 'icebreaker-1' } },
        { queues: { 1: 'A A' } },
      ),
    );
    t.answer('moveShip:2', 'actNothing', 'endTurn', 'take');
    expect(t.options()).toContain('playPlusTwo');
  });

  test('[ANT-CARD-04] [ANT-CARD-09] taking is not playing, and unplayed cards are worth nothing', () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => `icebreaker-${n}`);
    const t = table(turn({ hand: six }));
    expect(playerView(t, 'A')).toMatchObject({ hand: six, played: false, score: 0 });
  });

  test('[ANT-CARD-05] place a scientist: from the staff into the target zone, after the move', () => {
    const spec = turn({ hand: ['place-scientist-1'], sr: [1, 5] });
    const before = table(spec).answer('moveShip:5', 'playPlaceScientist');
    expect([of(before, 'A').placed, sr(before, 'A')]).toEqual([[5], '0/5']);
    const after = table(spec).answer('moveShip:5', 'actNothing', 'playPlaceScientist');
    expect([of(after, 'A').placed, asked(after)]).toEqual([[5], 'A afterAction']);
    const empty = table(turn({ hand: ['place-scientist-1'], sr: [0, 5] })).answer('moveShip:5');
    expect(empty.refused('playPlaceScientist')).toBe('ANT-CARD-05');
  });

  test('[ANT-CARD-06] plus two: up to two from the reserve, at least one', () => {
    const with2 = (reserve: number) =>
      table(turn({ hand: ['plus-two-scientists-1'], sr: [0, reserve] }));
    expect(sr(with2(5).answer('playPlusTwo'), 'A')).toBe('2/3');
    expect(sr(with2(1).answer('playPlusTwo'), 'A')).toBe('1/0');
    expect(with2(0).refused('playPlusTwo')).toBe('ANT-CARD-06');
  });

  test('[ANT-CARD-07] rapid progress: three empty spaces on an open track', () => {
    const t = table(turn({ hand: ['rapid-progress-1'], tracks: { sea: 8, land: 10 } }));
    expect(offered(t, 'playRapidProgress')).toEqual(['sea']);
    expect(t.refused('playRapidProgress:land')).toBe('ANT-TRK-06');
    expect(t.refused('playRapidProgress:coast')).toBe('ANT-TRK-01');
    expect(cubesOn(t.answer('playRapidProgress:sea'), 'sea')).toEqual({ A: 10 });
    const stuck = table(turn({ hand: ['rapid-progress-1'] }));
    expect(offered(stuck, 'playRapidProgress')).toEqual([]);
  });

  test('[ANT-CARD-08] [ANT-RUL-26] played cards leave the game, a simple one is set aside', () => {
    const t = table(
      turn(
        { hand: ['simple-1', 'place-scientist-2'], cubes: 1 },
        { buildings: { 3: ['pit'] }, decks: { basic: ['basic-01', 'basic-02'] } },
      ),
    );
    t.answer('moveShip:4', 'actBuild:basic:land');
    expect(playerView(t, 'A')).toMatchObject({ hand: ['place-scientist-2'], aside: 'simple-1' });
    expect(view(t).gone).not.toContain('simple-1');
    const two = table(turn({ hand: ['plus-two-scientists-1'] })).answer('playPlusTwo');
    expect(view(two).gone).toContain('plus-two-scientists-1');
  });

  test('[ANT-CARD-10] answers name a kind, and the lowest number goes', () => {
    const t = table(turn({ hand: ['icebreaker-4', 'icebreaker-2'] }, { queues: { 1: 'A A' } }));
    expect(offered(t, 'playIcebreaker')).toEqual(['1']);
    t.answer('playIcebreaker:1');
    expect(hand(t, 'A')).toEqual(['icebreaker-4']);
    expect(view(t).zones[1]?.ice).toEqual([{ seat: 0, card: 'icebreaker-2', works: true }]);
  });
});

describe('icebreakers', () => {
  const laid = (queue: string, more: Partial<Spec> = {}) =>
    table(turn({ hand: ['icebreaker-1'] }, { queues: { 1: 'A', 4: queue }, ...more }));

  test('[ANT-ICE-01] [ANT-RUL-12] where the second ship is one’s own, as the queue stands', () => {
    expect(offered(laid('B A'), 'playIcebreaker')).toEqual(['4']);
    expect(laid('A B').refused('playIcebreaker:4')).toBe('ANT-ICE-01');
    expect(laid('A').refused('playIcebreaker:4')).toBe('ANT-ICE-01');
    expect(laid('B B A').refused('playIcebreaker:4')).toBe('ANT-ICE-01');
    expect(offered(laid('B').answer('moveShip:4'), 'playIcebreaker')).toEqual(['4']);
    const closed = table(
      turn({ hand: ['icebreaker-1'] }, { seats: 2, closed: [3, 7], queues: { 1: 'A A' } }),
    );
    expect(closed.refused('playIcebreaker:7')).toBe('ANT-SET-02');
  });

  test('[ANT-ICE-01] once the second ship’s turn has begun nothing is laid in the sun zone', () => {
    const t = table(
      turn({ ice: { 1: 'icebreaker-1' }, hand: ['icebreaker-2'] }, { queues: { 1: 'A A A' } }),
    );
    t.answer('moveShip:2', 'actNothing', 'endTurn', 'take');
    expect(t.refused('playIcebreaker:1')).toBe('ANT-ICE-01');
  });

  test('[ANT-ICE-02] [ANT-EX-06] in the sun zone, for one’s own second ship, at the price of the card', () => {
    const cards = ['icebreaker-1', 'plus-two-scientists-1'];
    const t = table(turn({ hand: cards }, { queues: { 1: 'A A' } }));
    t.answer('moveShip:4', 'playIcebreaker:1', 'actNothing', 'endTurn');
    expect(asked(t)).toBe('A icebreakerTurn');
    t.answer('take');
    expect(t.refused('playPlusTwo')).toBe('ANT-CARD-01');
    expect(view(t).turn).toMatchObject({ ship: 'ship-1-2', second: true });
  });

  test('[ANT-ICE-03] a full turn after the first one, with its own sacrifice and card', () => {
    const B = { ice: { 1: 'icebreaker-1' }, hand: ['plus-two-scientists-1'], cubes: 1 };
    const t = table(turn({}, { queues: { 1: 'A B', 4: 'C' }, players: { B } }));
    t.answer('moveShip:4', 'actNothing', 'endTurn', 'take');
    expect(t.options()).toEqual(expect.arrayContaining(['playPlusTwo', 'sacrifice:cube']));
    t.answer('playPlusTwo', 'moveShip:5', 'sacrifice:cube', 'actNothing', 'endTurn');
    expect([sr(t, 'B'), queues(t)]).toEqual(['4/2', { 4: 'C A', 5: 'B' }]);
  });

  test('[ANT-ICE-04] [ANT-EX-16] the third ship never acts, even if it moves up', () => {
    const t = table(
      turn(
        { ships: 1 },
        {
          queues: { 1: 'A B C', 5: 'C' },
          buildings: { 4: ['shipyard'] },
          players: { B: { ice: { 1: 'icebreaker-1' } }, C: { ice: { 1: 'icebreaker-2' } } },
        },
      ),
    );
    t.answer('moveShip:4', 'actBuildShip');
    expect(queues(t)[1]).toBe('B C A');
    t.answer('take', 'moveShip:5', 'actNothing', 'endTurn');
    expect([queues(t)[1], asked(t), t.state.sun]).toEqual(['C A', 'A beforeMove', 4]);
    expect([of(t, 'B').ice, of(t, 'C').ice]).toEqual([0, 0]);
  });

  test('[ANT-ICE-05] [ANT-ICE-11] [ANT-RUL-14] then every icebreaker of the zone is gone', () => {
    const players = { B: { ice: { 1: 'icebreaker-1' } }, C: { ice: { 1: 'icebreaker-2' } } };
    const t = table(turn({}, { queues: { 1: 'A B', 5: 'C' }, players }));
    expect(view(t).zones[1]?.ice).toEqual([
      { seat: 1, card: 'icebreaker-1', works: true },
      { seat: 2, card: 'icebreaker-2', works: false },
    ]);
    t.answer('moveShip:4', 'actNothing', 'endTurn', 'take');
    expect(t.state.sun).toBe(1);
    t.answer('moveShip:4', 'actNothing', 'endTurn');
    expect(t.events).toContainEqual({
      type: 'icebreakersGone',
      zone: 1,
      seats: [1, 2],
      cards: ['icebreaker-1', 'icebreaker-2'],
    });
    expect(view(t).gone).toEqual(expect.arrayContaining(['icebreaker-1', 'icebreaker-2']));
  });

  test('[ANT-ICE-06] the owner may decline, and the card is lost all the same', () => {
    const players = { B: { ice: { 1: 'icebreaker-1' } } };
    const t = table(turn({}, { queues: { 1: 'A B', 5: 'C' }, players }));
    t.answer('moveShip:4', 'actNothing', 'endTurn');
    expect(t.options()).toEqual(['take', 'decline']);
    t.answer('decline');
    expect([of(t, 'B').ice, queues(t)[1], asked(t)]).toEqual([0, 'B', 'A beforeMove']);
  });

  test('[ANT-ICE-07] one of one’s own in a zone', () => {
    const t = table(
      turn(
        { hand: ['icebreaker-1'], ice: { 4: 'icebreaker-2' } },
        { queues: { 1: 'A', 4: 'B A' } },
      ),
    );
    expect(t.refused('playIcebreaker:4')).toBe('ANT-ICE-07');
  });

  test('[ANT-ICE-08] void without an own ship noted second; it works for another own ship', () => {
    const ice = { B: { ice: { 1: 'icebreaker-1' } } };
    const foreign = table(turn({}, { queues: { 1: 'A C B', 5: 'C' }, players: ice }));
    foreign.answer('moveShip:5', 'actNothing', 'endTurn');
    expect([asked(foreign), of(foreign, 'B').ice]).toEqual(['C beforeMove', 0]);
    const alone = table(turn({}, { queues: { 1: 'A', 5: 'C' }, players: ice }));
    alone.answer('moveShip:5', 'actNothing', 'endTurn');
    expect(of(alone, 'B').ice).toBe(0);
    // Laid while another own ship was second: the card belongs to the zone.
    const moved = table(turn({}, { queues: { 1: 'A B B', 5: 'C' }, players: ice }));
    moved.answer('moveShip:5', 'actNothing', 'endTurn');
    expect(asked(moved)).toBe('B icebreakerTurn');
  });

  test('[ANT-ICE-09] not once the end has been triggered', () => {
    const t = table(
      turn(
        { sr: [1, 0], hand: ['place-scientist-1'] },
        { queues: { 1: 'A B' }, players: { B: { ice: { 1: 'icebreaker-1' } } } },
      ),
    );
    t.answer('moveShip:4', 'playPlaceScientist');
    expect([asked(t), t.state.outcome]).toEqual([null, { winners: [0] }]);
  });

  test('[ANT-ICE-10] [ANT-RUL-42] in a zone without ships it goes when the sun passes', () => {
    const t = table(
      turn({ ice: { 3: 'icebreaker-1', 7: 'icebreaker-2' } }, { queues: { 1: 'A', 5: 'B' } }),
    );
    t.answer('moveShip:6', 'actNothing', 'endTurn');
    expect(t.state.sun).toBe(5);
    expect(view(t).zones.map(({ ice }) => ice.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('[ANT-EX-17] no icebreaker for a third ship that stands second now', () => {
    const t = table(turn({ hand: ['icebreaker-1'] }, { queues: { 1: 'A B A' } }));
    t.answer('moveShip:4');
    expect([queues(t)[1], t.refused('playIcebreaker:1')]).toEqual(['B A', 'ANT-ICE-01']);
  });
});

describe('giving up', () => {
  test('[ANT-SAC-01] once per turn: a cube, a spare ship, a ship of any zone', () => {
    const spec = turn({ cubes: 1, ships: 1 }, { queues: { 1: 'A', 4: 'B A', 6: 'A' } });
    const t = table(spec);
    expect(offered(t, 'sacrifice')).toEqual(['cube', 'ship', '4:2', '6:1']);
    t.answer('sacrifice:4:2');
    expect([queues(t)[4], discarded(t, 'A')]).toEqual(['B', 1]);
    expect(t.refused('sacrifice:cube')).toBe('ANT-SAC-01');
    const bare = table(turn({}));
    expect([bare.refused('sacrifice:cube'), bare.refused('sacrifice:ship')]).toEqual([
      'ANT-SAC-01',
      'ANT-SAC-01',
    ]);
  });

  test('[ANT-SAC-02] a scientist in return, if there is one', () => {
    expect(sr(table(turn({ cubes: 1, sr: [1, 2] })).answer('sacrifice:cube'), 'A')).toBe('2/1');
    const empty = table(turn({ cubes: 1, sr: [1, 0] })).answer('sacrifice:cube');
    expect([sr(empty, 'A'), discarded(empty, 'A')]).toEqual(['1/0', 1]);
  });

  test('[ANT-SAC-03] cubes on tracks and the score cube are not given up', () => {
    const t = table(turn({ tracks: { land: 2, sea: 3 } }));
    expect(offered(t, 'sacrifice')).toEqual([]);
  });

  test('[ANT-SAC-04] the acting ship only after its move', () => {
    const t = table(turn({}));
    expect(t.refused('sacrifice:1:1')).toBe('ANT-SAC-04');
    t.answer('moveShip:4');
    expect(offered(t, 'sacrifice')).toEqual(['4:1']);
  });

  test('[ANT-SAC-05] twice in a sun step, once in each turn', () => {
    const t = table(
      turn({ cubes: 2, ice: { 1: 'icebreaker-1' } }, { queues: { 1: 'A A', 6: 'B' } }),
    );
    t.answer('sacrifice:cube', 'moveShip:4', 'actNothing', 'endTurn', 'take', 'sacrifice:cube');
    expect(discarded(t, 'A')).toBe(2);
  });

  test('[ANT-SAC-06] only the active player, not while a symbol is resolved', () => {
    const t = table(
      turn(
        { hand: ['rapid-progress-1'], tracks: { coast: 1 }, cubes: 1 },
        { players: { B: { cubes: 3 } } },
      ),
    );
    t.answer('playRapidProgress:coast');
    expect([asked(t), offered(t, 'sacrifice')]).toEqual(['B eventMoveShip', []]);
  });

  test('[ANT-SAC-07] what is given up never comes back, and scores', () => {
    const t = table(turn({ cubes: 1, ships: 1 })).answer('sacrifice:ship');
    expect(playerView(t, 'A')).toMatchObject({
      discarded: ['ship-1-5'],
      ships: [],
      parts: { discarded: 1 },
    });
  });
});
