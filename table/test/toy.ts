import {
  type CoreState,
  type Effect,
  type Game,
  type Json,
  missing,
  type Question,
  type Seat,
  shuffle,
} from '@orrery/kernel';

/**
 * A small game with everything a table must deal with: hidden hands, a hidden deck, choices that
 * can be undone, draws that cannot, secret moves, forced answers, and a forced draw.
 */
export interface Toy extends CoreState<ToyTask> {
  deck: number[];
  hands: number[][];
  /** Face down: known to their owner alone. */
  hidden: number[][];
  left: number[];
  right: number[];
  points: number[];
  turns: number;
}

export type ToyTask =
  | { readonly type: 'turn'; readonly seat: Seat }
  /** Where a card goes; a 9 goes left. */
  | { readonly type: 'side'; readonly seat: Seat; readonly card: number }
  /** A 5 lets one draw, whether one wants it or not. */
  | { readonly type: 'bonus'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat };

export type ToyEvent =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number; readonly side: string }
  | { readonly type: 'hid'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'over' };

type Of<K extends ToyTask['type']> = Extract<ToyTask, { readonly type: K }>;
type Ask<K extends ToyTask['type']> = Question<Toy, Of<K>, string, ToyTask, ToyEvent>;

const TURNS = 12;
const hand = (s: Toy, seat: Seat): number[] => s.hands[seat] ?? missing('hand', seat);

function take(s: Toy, seat: Seat, card: number): void {
  const cards = hand(s, seat);
  cards.splice(cards.indexOf(card), 1);
}

function draw(s: Toy, seat: Seat): ToyEvent {
  const card = s.deck.pop() ?? missing('card', 'deck');
  hand(s, seat).push(card);
  return { type: 'drew', seat, card };
}

const turn: Ask<'turn'> = {
  rule: 'TOY-TURN-01',
  seat: (_s, task) => task.seat,
  options(s, { seat }) {
    const cards = [...new Set(hand(s, seat))].sort((a, b) => a - b);
    const moves = cards.flatMap((card) => [`play:${card}`, `hide:${card}`]);
    return s.deck.length > 0 || moves.length === 0 ? [...moves, 'draw'] : moves;
  },
  choose(s, { seat }, choice, ctx) {
    const [what, number] = choice.split(':');
    const card = Number(number);
    if (what === 'draw') {
      if (s.deck.length > 0) {
        ctx.reveal();
        ctx.emit(draw(s, seat));
      }
      ctx.then({ type: 'pass', seat });
    } else if (what === 'hide') {
      take(s, seat, card);
      s.hidden[seat]?.push(card);
      ctx.emit({ type: 'hid', seat, card });
      ctx.then({ type: 'pass', seat });
    } else {
      take(s, seat, card);
      ctx.then({ type: 'side', seat, card });
    }
  },
  refuse: (_s, _task, choice) =>
    typeof choice === 'string' && choice.startsWith('play:') ? 'TOY-TURN-02' : null,
};

const side: Ask<'side'> = {
  rule: 'TOY-SIDE-01',
  seat: (_s, task) => task.seat,
  options: (_s, { card }) => (card === 9 ? ['left'] : ['left', 'right']),
  choose(s, { seat, card }, choice, ctx) {
    (choice === 'left' ? s.left : s.right).push(card);
    s.points[seat] = (s.points[seat] ?? 0) + card;
    ctx.emit({ type: 'played', seat, card, side: choice });
    if (card === 5 && s.deck.length > 0) ctx.then({ type: 'bonus', seat });
    ctx.then({ type: 'pass', seat });
  },
};

const bonus: Ask<'bonus'> = {
  rule: 'TOY-BONUS-01',
  seat: (_s, task) => task.seat,
  options: () => ['draw'],
  choose(s, { seat }, _choice, ctx) {
    ctx.reveal();
    ctx.emit(draw(s, seat));
  },
};

const pass: Effect<Toy, Of<'pass'>, ToyTask, ToyEvent> = {
  run(s, { seat }, ctx) {
    s.turns++;
    if (s.turns === TURNS) {
      const best = Math.max(...s.points);
      s.outcome = { winners: s.points.flatMap((p, i) => (p === best ? [i] : [])) };
      ctx.emit({ type: 'over' });
    } else {
      ctx.then({ type: 'turn', seat: (seat + 1) % s.hands.length });
    }
  },
};

export const toy: Game<Toy, ToyTask, ToyEvent, Json> = {
  id: 'toy',
  rulesVersion: 3,
  seats: { min: 1, max: 4 },
  options: { cards: [3, 4] },
  handlers: { turn, side, bonus, pass },
  setup(options, seats, random) {
    const deck = shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9], random);
    const hands = Array.from({ length: seats }, () => deck.splice(0, Number(options['cards'])));
    return {
      rng: [0, 0, 0, 0],
      tasks: [{ type: 'turn', seat: 0 }],
      outcome: null,
      deck,
      hands,
      hidden: hands.map(() => []),
      left: [],
      right: [],
      points: hands.map(() => 0),
      turns: 0,
    };
  },
  clone: (s) => structuredClone(s),
  view: (s, viewer) => ({
    deck: s.deck.length,
    placing: s.tasks.map((task) => (task.type === 'side' ? task.card : 0)),
    hands: s.hands.map((cards, seat) => (seat === viewer ? [...cards] : cards.length)),
    hidden: s.hidden.map((cards, seat) => (seat === viewer ? [...cards] : cards.length)),
    left: [...s.left],
    right: [...s.right],
    points: [...s.points],
    turns: s.turns,
  }),
  viewEvent: (event, viewer) =>
    (event.type === 'hid' || event.type === 'drew') && event.seat !== viewer
      ? { ...event, card: null }
      : event,
  imagine(s, viewer, random) {
    const copy = structuredClone(s);
    const others = copy.hands.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
    const lists = [copy.deck, ...others.flatMap((seat) => [copy.hands[seat], copy.hidden[seat]])];
    const pool = shuffle(
      lists.flatMap((list) => list ?? []),
      random,
    );
    for (const list of lists) list?.splice(0, list.length, ...pool.splice(0, list.length));
    return copy;
  },
  scores: (s) => s.points.map((total) => ({ total, parts: { cards: total } })),
  audit: (s) => (s.points.some((p) => !Number.isInteger(p)) ? ['points are no numbers'] : []),
};
