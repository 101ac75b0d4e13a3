import { type Json, pending, play, sameJson, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  chances,
  levelOf,
  LEVELS,
  makeBot,
  Search,
  sight,
  specOf,
  worlds,
} from '../src/index.ts';
import { type Heap, heap, heapKnowledge, heapWith } from './heap.ts';

const SPECS = ['random', 'greedy', 'mcts:200', 'mcts:60~0.5'];
const stopped = (): number => 0;
const bot = (spec: string, seed = 'test'): Bot => makeBot(spec, heapKnowledge, seed, stopped);
const answer = (spec: string, state: Heap, seed?: string): Json =>
  bot(spec, seed).choose(sight(heap, state));

describe('specs', () => {
  test.each([
    '',
    'mcts',
    'mcts:',
    'mcts:0',
    'mcts:0ms',
    'mcts:fast',
    'mcts:1s',
    'mcts:8~',
    'mcts:8~10',
    'greedy~1',
    'Random',
    'greedy ',
  ])('"%s" is refused with the forms that are allowed', (spec) => {
    expect(() => bot(spec)).toThrowError(
      expect.objectContaining({
        code: 'BAD_BOT',
        message: expect.stringMatching(/random, greedy, mcts:<n>ms .* mcts:<n>/),
      }),
    );
  });

  test('every level is a bot, in both languages', () => {
    expect(LEVELS.length).toBe(5);
    for (const { id, name, sentence } of LEVELS) {
      const spec = specOf(id, heapKnowledge, 2);
      expect(bot(spec).spec).toBe(spec);
      expect(levelOf(spec, heapKnowledge, 2)).toBe(id);
      for (const text of [name.en, name.fr, sentence.en, sentence.fr]) expect(text).not.toBe('');
    }
  });
});

test('a game says how long its levels think; a spec is no level but is understood', () => {
  const known = { ...heapKnowledge, levels: { 2: ['1~0.5', 2, 3, 4, 5] } };
  const specs = (seats: number): string[] => LEVELS.map(({ id }) => specOf(id, known, seats));
  expect(specs(2)).toEqual(['1~0.5', 2, 3, 4, 5].map((iterations) => `mcts:${iterations}`));
  // With other numbers of seats it thinks as bots of most games do.
  expect(specs(3)).toEqual(LEVELS.map(({ id }) => specOf(id, heapKnowledge, 3)));
  expect(specs(3)).not.toEqual(specs(2));
  expect(specOf('greedy', known, 2)).toBe('greedy');
  expect(levelOf('greedy', known, 2)).toBe('greedy');
});

describe.each(SPECS)('%s', (spec) => {
  test('answers only what is offered, to the end of the game', () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = start(heap, {}, 2, `${seed}`);
      const player = bot(spec, `${seed}`);
      for (let q = pending(heap, state); q !== null; q = pending(heap, state)) {
        const choice = player.choose(sight(heap, state));
        expect(q.options.some((option) => sameJson(option, choice))).toBe(true);
        play(heap, state, choice);
      }
    }
  });

  test('the same seed gives the same answers', () => {
    const game = (): Json[] => {
      const state = start(heap, {}, 2, 'twice');
      const player = bot(spec, 'same');
      const answers: Json[] = [];
      while (state.outcome === null) {
        const choice = player.choose(sight(heap, state));
        answers.push(choice);
        play(heap, state, choice);
      }
      return answers;
    };
    expect(game()).toEqual(game());
  });

  test('what the seat cannot see does not change its answer', () => {
    for (let stones = 4; stones <= 12; stones++) {
      const answers = [4, 6, 7].map((hidden) => answer(spec, heapWith(stones, [5, hidden])));
      expect(new Set(answers).size).toBe(1);
    }
  });

  test('a bot never touches the game it looks at', () => {
    const state = heapWith(9, [5, 6]);
    const before = structuredClone(state);
    answer(spec, state);
    expect(state).toEqual(before);
  });
});

test('a sight does not hand out the real state', () => {
  const state = heapWith(9, [5, 6]);
  const seen = sight(heap, state);
  expect(Object.keys(seen).sort()).toEqual(['ask', 'game', 'imagine', 'options', 'seat']);
  expect(Object.values(seen)).not.toContain(state);
});

describe('winning', () => {
  test.each(['greedy', 'mcts:400'])('%s takes the last stone, by card or by hand', (spec) => {
    expect(answer(spec, heapWith(5, [5, 4]))).toBe('card');
    expect(answer(spec, heapWith(3, [7, 4]))).toBe('take');
    expect(answer(spec, heapWith(3, [7, 4], ['take']))).toBe(3);
    expect(answer(spec, heapWith(2, [7, 4], ['take']))).toBe(2);
  });

  test('mcts leaves four stones to an opponent without a card', () => {
    for (const stones of [5, 6, 7]) {
      expect(answer('mcts:600', heapWith(stones, [null, null], ['take']))).toBe(stones - 4);
    }
  });

  test('mcts beats greedy, which sees one turn, and greedy beats random', () => {
    const wins = (a: string, b: string): number => {
      let won = 0;
      for (let seed = 0; seed < 40; seed++) {
        const state = start(heap, {}, 2, `${seed}`);
        const first = seed % 2;
        const players = first === 0 ? [bot(a, `${seed}`), bot(b)] : [bot(b), bot(a, `${seed}`)];
        for (let q = pending(heap, state); q !== null; q = pending(heap, state)) {
          play(heap, state, players[q.seat]?.choose(sight(heap, state)) ?? null);
        }
        if (state.outcome?.winners.includes(first)) won++;
      }
      return won;
    };
    expect(wins('mcts:200', 'greedy')).toBeGreaterThan(24);
    expect(wins('greedy', 'random')).toBeGreaterThan(24);
    // Who misjudges plays worse, but not by lot.
    expect(wins('mcts:200', 'mcts:200~1')).toBeGreaterThan(22);
    expect(wins('mcts:200~1', 'random')).toBeGreaterThan(24);
  });
});

describe('budgets', () => {
  test('iterations are counted, also through a turn of two questions', () => {
    let imagined = 0;
    const counted = (state: Heap): ReturnType<typeof sight> => {
      const seen = sight(heap, state);
      return {
        ...seen,
        imagine: (random) => {
          imagined++;
          return seen.imagine(random);
        },
      };
    };
    const player = bot('mcts:300');
    const state = heapWith(11, [5, 6]);
    const first = player.choose(counted(state));
    // One more world is imagined to know the next question of the turn when it comes.
    expect(imagined).toBe(301);
    play(heap, state, first);
    player.choose(counted(state));
    // The later one goes on with the search of the first: a world to know it again, and a part.
    expect(imagined).toBeLessThanOrEqual(301 + 1 + 90);
  });

  test('milliseconds are taken from the clock given, unless the rest of them could change nothing', () => {
    const spent: number[] = [];
    for (let stones = 4; stones < 14; stones++) {
      let time = 0;
      const clock = (): number => (time += 10);
      const asked = sight(heap, heapWith(stones, [2, 3]));
      // 16 iterations between two looks at the clock: 80 in all.
      const choice = makeBot('mcts:50ms', heapKnowledge, 'same', clock).choose(asked);
      expect(choice).toBe(makeBot('mcts:80', heapKnowledge, 'same', clock).choose(asked));
      spent.push(time - 10);
    }
    expect(Math.max(...spent)).toBe(50);
    expect(Math.min(...spent)).toBeLessThan(50);
  });

  test('a search can be run in slices, with the same result', () => {
    const seen = sight(heap, heapWith(10, [5, 6]));
    const random = (): ((n: number) => number) => {
      let x = 7;
      return (n) => (x = (x * 1103515245 + 12345) % 2147483648) % n;
    };
    const whole = new Search(seen, heapKnowledge, random());
    whole.step(200);
    const sliced = new Search(seen, heapKnowledge, random());
    for (let i = 0; i < 20; i++) sliced.step(10);
    expect(sliced.iterations).toBe(200);
    expect(sliced.ranking(0, 'turn')).toEqual(whole.ranking(0, 'turn'));
  });
});

describe('chances', () => {
  const at = (state: Heap): readonly number[] =>
    chances(worlds(heap, state, null), heapKnowledge, 400, 'chances');

  test('sum to one and favour the seat that wins by force', () => {
    const [first = 0, second = 0] = at(heapWith(4, [null, null]));
    expect(first + second).toBeCloseTo(1);
    expect(second).toBeGreaterThan(0.8);
    expect(at(heapWith(3, [null, null]))[0]).toBeGreaterThan(0.8);
  });

  test('are certain when the game is over', () => {
    expect(at(heapWith(3, [null, null], ['take', 3]))).toEqual([1, 0]);
  });

  test('estimates list every answer, the chosen one first', () => {
    const seen = sight(heap, heapWith(5, [5, 4]));
    for (const spec of ['greedy', 'mcts:200']) {
      const estimates = bot(spec).estimate?.(seen) ?? [];
      expect(estimates.map(({ choice }) => choice)).toEqual(['card', 'take']);
      expect(estimates[0]?.worth).toBeGreaterThan(estimates[1]?.worth ?? 1);
      expect(estimates.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    }
  });
});
