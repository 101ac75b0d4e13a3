import { type Json, pending, play, refusal, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { reworld } from '../rules/index.ts';
import type { ReworldEvent } from '../rules/events.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { litPayments, meant, touched, where } from '../ui/places.ts';

interface Position {
  readonly view: ReworldView;
  readonly ask: string;
  readonly options: readonly Json[];
}

/** A whole game by a fixed rule of thumb, position by position, with all its events. */
function game(seats: number, seed: number): { positions: Position[]; events: ReworldEvent[] } {
  const state = start(reworld, {}, seats, `${seed}`);
  const positions: Position[] = [];
  const events: ReworldEvent[] = [];
  let turn = seed;
  for (let now = pending(reworld, state); now; now = pending(reworld, state)) {
    const { ask, options } = now;
    positions.push({ view: reworld.view(state, now.seat), ask, options });
    turn = (turn * 48271) % 2147483647;
    const choice = options[turn % options.length] ?? expect.fail('a question without options');
    play(reworld, state, choice, events);
  }
  return { positions, events };
}

const games = [2, 3, 4, 2, 3].map((seats, i) => game(seats, i + 1));

describe('where answers are', () => {
  test('every answer of whole games has its place', () => {
    const asks = new Set<string>();
    for (const { positions } of games)
      for (const { view, ask, options } of positions) {
        asks.add(ask);
        for (const choice of options) expect(where(view, ask, choice)).toHaveLength(1);
      }
    expect([...asks].sort()).toEqual([
      'acquireModuleCards',
      'acquireModuleTop',
      'chapterOneTurn',
      'chapterTwoTurn',
      'citySign',
      'missionCity',
      'transportCity',
      'transportLoad',
      'transportUnit',
    ]);
  });

  test('answers share a place only at the admiral and at a dock, where a menu opens', () => {
    for (const { positions } of games)
      for (const { view, ask, options } of positions) {
        const places = options.flatMap((choice) => where(view, ask, choice));
        const doubled = places.filter((place, i) => places.indexOf(place) !== i);
        expect(doubled.every((place) => /^(admiral|dock:)/.test(place))).toBe(true);
      }
  });

  test('payments are read back from their places, cheapest first', () => {
    expect(litPayments(new Set(['pay:1-1-4', 'port:t4', 'pay:3']))).toEqual([[3], [1, 1, 4]]);
  });
});

describe('what a click at an unlit place means', () => {
  const opening = games[0]?.positions[0] ?? expect.fail();
  const first = opening.view;

  test('[REW-ACQ-01] a port means taking its module', () => {
    expect(meant(first, 'chapterOneTurn', 'port:t4')).toEqual({ choice: 'acquireModulePort:t4' });
  });

  test('[REW-C2-03] a dock means launching its outermost module', () => {
    const late = games[0]?.positions.find(({ ask }) => ask === 'chapterTwoTurn') ?? expect.fail();
    const me = late.view.players.findIndex((player) => player.hand !== null);
    for (const [i, dock] of (late.view.players[me]?.docks ?? []).entries()) {
      const meaning = meant(late.view, 'chapterTwoTurn', `dock:${me}:${i + 1}`);
      expect(meaning).toHaveProperty(dock.length === 0 ? 'rule' : 'choice');
    }
  });

  test('what is meant and not offered is refused by a rule', () => {
    const state = start(reworld, {}, 2, '3');
    const choice = pending(reworld, state)?.options[0] ?? expect.fail();
    play(reworld, state, choice);
    while (pending(reworld, state)?.ask !== 'chapterOneTurn') {
      play(reworld, state, pending(reworld, state)?.options[0] ?? expect.fail());
    }
    const now = pending(reworld, state) ?? expect.fail();
    const meaning = meant(reworld.view(state, now.seat), now.ask, 'port:t1');
    expect(meaning).toEqual({ choice: 'acquireModulePort:t1' });
    expect(now.options).not.toContain('acquireModulePort:t1');
    expect(refusal(reworld, state, 'acquireModulePort:t1')).toBe('REW-ACQ-12');
  });

  test('places that answer nothing name a rule of the specification', () => {
    for (const place of ['ship:pop-farms', 'mothership:A', 'round', 'bag', 'hand:0', 'dock:0:1'])
      expect(meant(first, 'chapterOneTurn', place)).toMatchObject({
        rule: expect.stringMatching(/^REW-[A-Z0-9]+-\d\d$/),
      });
    expect(meant(first, 'chapterOneTurn', 'elsewhere')).toBeNull();
  });
});

test('every event of whole games but the turns of the story lights something', () => {
  const dark = new Set<string>();
  for (const { events } of games)
    for (const event of events) if (touched(event).length === 0) dark.add(event.type);
  expect([...dark].sort()).toEqual(['chapterTwoStarted', 'gameEnded']);
});
