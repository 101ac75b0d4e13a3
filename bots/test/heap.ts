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
import type { Knowledge, Learned } from '../src/index.ts';

/** Nim with a secret: whoever takes the last stone wins; each seat holds one hidden card, once. */
type HeapTask =
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'count'; readonly seat: Seat };

interface Holder {
  /** Stones that the card takes; none: it was played. */
  card: readonly number[];
}

export interface Heap extends CoreState<HeapTask, Holder> {
  stones: number;
  unused: readonly number[];
}

type HeapCtx = Ctx<HeapTask, HeapTask>;

const holder = (s: Heap, seat: Seat): Holder => s.players[seat] ?? { card: [] };

function take(s: Heap, seat: Seat, n: number, ctx: HeapCtx): void {
  s.stones -= n;
  if (s.stones === 0) s.outcome = { winners: [seat] };
  else ctx.then({ type: 'turn', seat: 1 - seat });
}

const handlers: Handlers<Heap, HeapTask, HeapTask> = {
  turn: {
    rule: 'HEAP-01',
    privateOptions: true,
    seat: (_s, task) => task.seat,
    candidates: () => ['take', 'card'],
    forbid(s, { seat }, choice) {
      if (choice === 'take') return null;
      const [card] = holder(s, seat).card;
      if (card === undefined) return { rule: 'HEAP-03' };
      return card <= s.stones ? null : { rule: 'HEAP-04', facts: { card, stones: s.stones } };
    },
    choose(s, { seat }, choice, ctx) {
      if (choice === 'take') return ctx.then({ type: 'count', seat });
      const mine = holder(s, seat);
      take(s, seat, mine.card[0] ?? 0, ctx);
      mine.card = [];
    },
  },
  count: {
    rule: 'HEAP-02',
    seat: (_s, task) => task.seat,
    candidates: () => [1, 2, 3],
    forbid: (s, _task, n) => (Number(n) <= s.stones ? null : { rule: 'HEAP-02' }),
    choose: (s, { seat }, choice, ctx) => take(s, seat, Number(choice), ctx),
  },
};

interface HeapView {
  readonly stones: number;
  readonly held: readonly boolean[];
}

export const heap: Game<Heap, HeapTask, HeapTask, HeapView, number> = {
  id: 'heap',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { stones: [12, 5, 6] },
  handlers,
  setup(options, seats, random) {
    const deck = shuffle([4, 5, 6, 7], random);
    return {
      tasks: [{ type: 'turn', seat: 0 }],
      players: deck.slice(0, seats).map((card) => ({ card: [card] })),
      stones: Number(options['stones']),
      unused: deck.slice(seats),
    };
  },
  view: (s) => ({ stones: s.stones, held: s.players.map(({ card }) => card.length > 0) }),
  own: (s, seat) => holder(s, seat).card[0] ?? null,
  viewEvent: (event) => event,
  hidden: {
    pools: (state) => [
      [
        { get: (s) => s.unused, put: (s, items) => void (s.unused = items.map(Number)) },
        ...state.players.map((_, seat) => ({
          get: (s: Heap) => holder(s, seat).card,
          put: (s: Heap, items: readonly (string | number)[]) =>
            void (holder(s, seat).card = items.map(Number)),
          seenBy: seat,
        })),
      ],
    ],
  },
  scores: (s) => s.players.map((_, seat) => ({ total: winner(s, seat), parts: {} })),
  audit: () => [],
};

const winner = (s: Heap, seat: Seat): number => (s.outcome?.winners.includes(seat) ? 1 : 0);

/** Knows who has won and nothing else. */
export const heapKnowledge: Knowledge<Heap> = {
  evaluate: (s) => s.players.map((_, seat) => winner(s, seat)),
  spread: () => 1,
  turnAsks: ['turn'],
};

/** A heap with the cards given, after the answers given. */
export function heapWith(
  stones: number,
  cards: readonly (number | null)[],
  answers: readonly Json[] = [],
): Heap {
  const state = start(heap, {}, 2, 'heap');
  state.stones = stones;
  state.players = cards.map((card) => ({ card: card === null ? [] : [card] }));
  state.unused = [4, 5, 6, 7].filter((card) => !cards.includes(card));
  for (const answer of answers) play(heap, state, answer);
  return state;
}

/** What a net is told of a heap. */
export const heapLearned: Learned<Heap> = {
  nets: [],
  features: {
    version: 1,
    scale: 1,
    stages: 1,
    stage: () => 0,
    seat(s, seat, out) {
      const task = s.tasks.at(-1);
      out.put(holder(s, seat).card.length);
      out.put(task?.seat === seat ? 1 : 0);
      out.put(task?.seat === seat && task.type === 'count' ? 1 : 0);
      // Whose turn it is and what is left decide together.
      out.oneOf(task?.seat === seat ? s.stones - 1 : -1, 12);
    },
    own: (s, seat, out) => out.oneOf((holder(s, seat).card[0] ?? 0) - 4, 4),
    common: () => {},
  },
};
