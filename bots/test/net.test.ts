import { start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  judge,
  makeBot,
  type NetFile,
  pack,
  sight,
  taught,
  unpack,
  withNets,
} from '../src/index.ts';
import { fromBase64, toBase64 } from '../src/net/base64.ts';
import { type Heap, heap, heapKnowledge, heapLearned, heapWith } from './heap.ts';

const drawn = (length: number, by: number): Float32Array =>
  Float32Array.from({ length }, (_, i) => Math.sin(by * (i + 1)));

/** A net that knows nothing, but not the same of every position. */
function anyNet(seats: number, inputs: number, variant = '', features = 1): NetFile {
  const weights = {
    inputs,
    hidden: 4,
    first: drawn(4 * inputs, 0.7),
    firstBias: drawn(4, 1.3),
    last: drawn(8, 2.1),
    lastBias: drawn(2, 0.4),
  };
  return { seats, variant, features, inputs, hidden: 4, ...pack(weights), made: {} };
}

const INPUTS = 39;
const net = anyNet(2, INPUTS);
const learned = { ...heapLearned, nets: [net] };
const known = withNets(heapKnowledge, learned);

test('bytes survive as text', () => {
  for (let length = 0; length < 9; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 97 + 200) % 256);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  }
});

test('weights are rounded by less than a hundredth of the largest of their unit', () => {
  const { weights } = unpack(net);
  const exact = drawn(4 * INPUTS, 0.7);
  weights.first.forEach((weight, i) =>
    expect(Math.abs(weight - (exact[i] ?? 0))).toBeLessThan(0.01),
  );
  expect([...weights.firstBias]).toEqual([...drawn(4, 1.3)]);
  expect([...weights.lastBias]).toEqual([...drawn(2, 0.4)]);
});

describe('a net at work', () => {
  const swapped = (s: Heap): Heap => ({
    ...s,
    players: s.players.toReversed(),
    tasks: s.tasks.map((task) => ({ ...task, seat: 1 - task.seat })),
  });

  test('seats swapped swap what it says', () => {
    for (let stones = 2; stones < 12; stones++) {
      const s = heapWith(stones, [5, 6], ['take']);
      const here = judge(known, s);
      const there = judge(known, swapped(s));
      expect(there.chances.toReversed()).toEqual(here.chances);
      expect(there.points.toReversed()).toEqual(here.points);
      expect(here.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  });

  test('a game that is over is worth what it is worth', () => {
    expect(judge(known, heapWith(3, [null, null], ['take', 3])).chances).toEqual([1, 0]);
  });

  test('what the seat cannot see does not change its answer', () => {
    for (const spec of ['greedy', 'mcts:50']) {
      for (let stones = 4; stones <= 12; stones++) {
        const answers = [4, 6, 7].map((other) =>
          makeBot(spec, known, 'same', () => 0).choose(sight(heap, heapWith(stones, [5, other]))),
        );
        expect(new Set(answers).size).toBe(1);
      }
    }
  });

  test('a bot :hand plays as if there were no net', () => {
    const s = start(heap, {}, 2, 'hand');
    for (const spec of ['greedy', 'mcts:50']) {
      const byHand = makeBot(`${spec}:hand`, known, 'same', () => 0).estimate?.(sight(heap, s));
      expect(byHand).toEqual(
        makeBot(spec, heapKnowledge, 'same', () => 0).estimate?.(sight(heap, s)),
      );
      expect(byHand).not.toEqual(makeBot(spec, known, 'same', () => 0).estimate?.(sight(heap, s)));
    }
  });
});

describe('the hand-written evaluation stays', () => {
  const s = heapWith(9, [5, 6]);
  const hand = judge(heapKnowledge, s);

  test.each([
    ['another number of seats', anyNet(3, INPUTS)],
    ['another variant', anyNet(2, INPUTS, 'long')],
    ['other features', anyNet(2, INPUTS, '', 2)],
  ])('where the net is for %s', (_what, other) => {
    expect(judge(withNets(heapKnowledge, { ...heapLearned, nets: [other] }), s)).toEqual(hand);
  });

  test('where a game has learned nothing', async () => {
    expect(await taught(heapKnowledge)).toBe(heapKnowledge);
  });

  test('and a net is fetched once', async () => {
    let fetched = 0;
    const knowledge = {
      ...heapKnowledge,
      learned: async () => {
        fetched++;
        return { learned };
      },
    };
    expect(judge(await taught(knowledge), s)).not.toEqual(hand);
    expect(await taught(knowledge)).toBe(await taught(knowledge));
    expect(fetched).toBe(1);
  });
});
