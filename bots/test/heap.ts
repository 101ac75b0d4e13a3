import {
  type CoreState,
  type Ctx,
  type Game,
  type Handlers,
  type Json,
  play,
  type Seat,
  shuffle,
  start,
} from '@orrery/kernel';
import type { Knowledge } from '../src/index.ts';

/** Nim with a secret: whoever takes the last stone wins; each seat holds one hidden card, once. */
type HeapTask =
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'count'; readonly seat: Seat };

export interface Heap extends CoreState<HeapTask> {
  stones: number;
  /** Stones that the card takes; null: it was played. */
  cards: (number | null)[];
  unused: number[];
}

type HeapCtx = Ctx<HeapTask, HeapTask>;

function take(s: Heap, seat: Seat, n: number, ctx: HeapCtx): void {
  s.stones -= n;
  if (s.stones === 0) s.outcome = { winners: [seat] };
  else ctx.then({ type: 'turn', seat: 1 - seat });
}

const handlers: Handlers<Heap, HeapTask, HeapTask> = {
  turn: {
    rule: 'HEAP-01',
    seat: (_s, task) => task.seat,
    options: (s, { seat }) => {
      const card = s.cards[seat] ?? null;
      return card !== null && card <= s.stones ? ['take', 'card'] : ['take'];
    },
    choose(s, { seat }, choice, ctx) {
      if (choice === 'take') return ctx.then({ type: 'count', seat });
      take(s, seat, s.cards[seat] ?? 0, ctx);
      s.cards[seat] = null;
    },
  },
  count: {
    rule: 'HEAP-02',
    seat: (_s, task) => task.seat,
    options: (s) => [1, 2, 3].filter((n) => n <= s.stones),
    choose: (s, { seat }, choice, ctx) => take(s, seat, Number(choice), ctx),
  },
};

interface HeapView {
  readonly stones: number;
  readonly held: readonly boolean[];
  readonly own: number | null;
}

const clone = (s: Heap): Heap => structuredClone(s);

export const heap: Game<Heap, HeapTask, HeapTask, HeapView> = {
  id: 'heap',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { stones: [12, 5, 6] },
  handlers,
  setup(options, seats, random) {
    const deck = shuffle([4, 5, 6, 7], random);
    return {
      rng: [0, 0, 0, 0],
      tasks: [{ type: 'turn', seat: 0 }],
      outcome: null,
      stones: Number(options['stones']),
      cards: deck.slice(0, seats),
      unused: deck.slice(seats),
    };
  },
  clone,
  view: (s, viewer) => ({
    stones: s.stones,
    held: s.cards.map((card) => card !== null),
    own: viewer === null ? null : (s.cards[viewer] ?? null),
  }),
  viewEvent: (event) => event,
  imagine(s, viewer, random) {
    const copy = clone(s);
    const hidden = copy.cards.flatMap((card, seat) =>
      card === null || seat === viewer ? [] : [card],
    );
    const unseen = shuffle(
      [...copy.unused, ...hidden].sort((a, b) => a - b),
      random,
    );
    copy.cards = copy.cards.map((card, seat) =>
      card === null || seat === viewer ? card : (unseen.pop() ?? null),
    );
    copy.unused = unseen;
    return copy;
  },
  scores: (s) => s.cards.map((_, seat) => ({ total: winner(s, seat), parts: {} })),
  audit: () => [],
};

const winner = (s: Heap, seat: Seat): number => (s.outcome?.winners.includes(seat) ? 1 : 0);

/** Knows who has won and nothing else. */
export const heapKnowledge: Knowledge<Heap> = {
  evaluate: (s) => s.cards.map((_, seat) => winner(s, seat)),
  spread: () => 1,
  turnAsks: ['turn'],
};

/** A heap with the cards given, after the answers given. */
export function heapWith(
  stones: number,
  cards: (number | null)[],
  answers: readonly Json[] = [],
): Heap {
  const state = start(heap, {}, 2, 'heap');
  state.stones = stones;
  state.cards = cards;
  state.unused = [4, 5, 6, 7].filter((card) => !cards.includes(card));
  for (const answer of answers) play(heap, state, answer);
  return state;
}
