import {
  type CoreState,
  type Effect,
  type Game,
  missing,
  type Pile,
  type Question,
  type Seat,
  shuffle,
} from '@orrery/kernel';

/**
 * A small game with everything a table must deal with: hidden hands, a hidden deck, choices that
 * can be undone, draws that cannot, secret moves, forced answers, and a forced draw.
 */
export interface Toy extends CoreState<ToyTask, ToyPlayer> {
  deck: readonly number[];
  left: readonly number[];
  right: readonly number[];
  turns: number;
}

interface ToyPlayer {
  hand: readonly number[];
  /** Face down: known to their owner alone. */
  hidden: readonly number[];
  points: number;
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

export interface ToyView {
  readonly deck: number;
  readonly placing: readonly number[];
  readonly hands: readonly number[];
  readonly hidden: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly points: readonly number[];
  readonly turns: number;
}

export interface ToyOwn {
  readonly hand: readonly number[];
  readonly hidden: readonly number[];
}

type Of<K extends ToyTask['type']> = Extract<ToyTask, { readonly type: K }>;
type Ask<K extends ToyTask['type']> = Question<Toy, Of<K>, string, ToyTask, ToyEvent>;

const TURNS = 12;
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const at = (s: Toy, seat: Seat): ToyPlayer => s.players[seat] ?? missing('player', seat);

/** The card that an answer names: `play:7`. */
const cardOf = (choice: string): number => Number(choice.slice('play:'.length));

function take(s: Toy, seat: Seat, card: number): void {
  const player = at(s, seat);
  player.hand = player.hand.toSpliced(player.hand.indexOf(card), 1);
}

function draw(s: Toy, seat: Seat): ToyEvent {
  const card = s.deck.at(-1) ?? missing('card', 'deck');
  s.deck = s.deck.slice(0, -1);
  at(s, seat).hand = [...at(s, seat).hand, card];
  return { type: 'drew', seat, card };
}

const turn: Ask<'turn'> = {
  rule: 'TOY-TURN-01',
  seat: (_s, task) => task.seat,
  candidates: () => [...CARDS.flatMap((card) => [`play:${card}`, `hide:${card}`]), 'draw'],
  forbid(s, { seat }, choice) {
    const { hand } = at(s, seat);
    if (choice === 'draw') {
      return s.deck.length > 0 || hand.length === 0 ? null : { rule: 'TOY-TURN-03' };
    }
    const card = cardOf(choice);
    return hand.includes(card) ? null : { rule: 'TOY-TURN-02', facts: { card } };
  },
  choose(s, { seat }, choice, ctx) {
    const card = cardOf(choice);
    if (choice === 'draw') {
      if (s.deck.length > 0) {
        ctx.reveal();
        ctx.emit(draw(s, seat));
      }
      ctx.then({ type: 'pass', seat });
    } else if (choice.startsWith('hide')) {
      take(s, seat, card);
      at(s, seat).hidden = [...at(s, seat).hidden, card];
      ctx.emit({ type: 'hid', seat, card });
      ctx.then({ type: 'pass', seat });
    } else {
      take(s, seat, card);
      ctx.then({ type: 'side', seat, card });
    }
  },
};

const side: Ask<'side'> = {
  rule: 'TOY-SIDE-01',
  seat: (_s, task) => task.seat,
  candidates: () => ['left', 'right'],
  forbid: (_s, { card }, choice) =>
    card === 9 && choice === 'right' ? { rule: 'TOY-SIDE-02' } : null,
  choose(s, { seat, card }, choice, ctx) {
    if (choice === 'left') s.left = [...s.left, card];
    else s.right = [...s.right, card];
    at(s, seat).points += card;
    ctx.emit({ type: 'played', seat, card, side: choice });
    if (card === 5 && s.deck.length > 0) ctx.then({ type: 'bonus', seat });
    ctx.then({ type: 'pass', seat });
  },
};

const bonus: Ask<'bonus'> = {
  rule: 'TOY-BONUS-01',
  seat: (_s, task) => task.seat,
  candidates: () => ['draw'],
  forbid: () => null,
  choose(s, { seat }, _choice, ctx) {
    ctx.reveal();
    ctx.emit(draw(s, seat));
  },
};

const pass: Effect<Toy, Of<'pass'>, ToyTask, ToyEvent> = {
  run(s, { seat }, ctx) {
    s.turns++;
    if (s.turns === TURNS) {
      const points = s.players.map((player) => player.points);
      const best = Math.max(...points);
      s.outcome = { winners: points.flatMap((p, i) => (p === best ? [i] : [])) };
      ctx.emit({ type: 'over' });
    } else {
      ctx.then({ type: 'turn', seat: (seat + 1) % s.players.length });
    }
  },
};

/** A list of a player that only its owner sees. */
const pileOf = (seat: Seat, list: 'hand' | 'hidden'): Pile<Toy> => ({
  get: (s) => at(s, seat)[list],
  put: (s, items) => void (at(s, seat)[list] = items.map(Number)),
  seenBy: seat,
});

export const toy: Game<Toy, ToyTask, ToyEvent, ToyView, ToyOwn> = {
  id: 'toy',
  rulesVersion: 3,
  olderRules: { 1: 'a 9 could go right', 2: true },
  seats: { min: 1, max: 4 },
  options: { cards: [3, 4] },
  handlers: { turn, side, bonus, pass },
  setup(options, seats, random) {
    const deck = shuffle([...CARDS, ...CARDS], random);
    const size = Number(options['cards']);
    const players = Array.from({ length: seats }, () => ({
      hand: deck.splice(0, size),
      hidden: [],
      points: 0,
    }));
    return { tasks: [{ type: 'turn', seat: 0 }], players, deck, left: [], right: [], turns: 0 };
  },
  view: (s) => ({
    deck: s.deck.length,
    placing: s.tasks.map((task) => (task.type === 'side' ? task.card : 0)),
    hands: s.players.map(({ hand }) => hand.length),
    hidden: s.players.map(({ hidden }) => hidden.length),
    left: s.left,
    right: s.right,
    points: s.players.map(({ points }) => points),
    turns: s.turns,
  }),
  own(s, seat) {
    const { hand, hidden } = at(s, seat);
    return hand.length + hidden.length === 0 ? null : { hand, hidden };
  },
  viewEvent: (event, viewer) =>
    (event.type === 'hid' || event.type === 'drew') && event.seat !== viewer
      ? { ...event, card: null }
      : event,
  hidden: {
    pools: (s) => [
      [
        { get: ({ deck }) => deck, put: (to, items) => void (to.deck = items.map(Number)) },
        ...s.players.flatMap((_, seat) => [pileOf(seat, 'hand'), pileOf(seat, 'hidden')]),
      ],
    ],
  },
  scores: (s) => s.players.map(({ points }) => ({ total: points, parts: { cards: points } })),
  audit: (s) =>
    s.players.some(({ points }) => !Number.isInteger(points)) ? ['points are no numbers'] : [],
};
