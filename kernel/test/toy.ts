import {
  type CoreState,
  type Game,
  type Json,
  type Random,
  sameJson,
  type Seat,
  shuffle,
  type Viewer,
} from '../src/index.ts';

/** Each seat plays hidden numbers in turn; a drawn one replaces each. The highest sum wins. */
export type ToyTask =
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'finish' };

export interface ToyState extends CoreState<ToyTask> {
  deck: number[];
  hands: number[][];
  sums: number[];
}

export type ToyEvent =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number; readonly peek?: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null };

export interface ToyView {
  readonly sums: readonly number[];
  readonly hand: readonly number[] | null;
  readonly deck: number;
}

const CARDS = 12;

/** Faults that a test may switch on, to see that the laws find them. */
export interface Fault {
  readonly leakView?: true;
  readonly leakEvent?: true;
  readonly leakRefusal?: true;
  readonly losePiece?: true;
  readonly sharedClone?: true;
  readonly sharedView?: true;
  readonly deadEnd?: true;
  readonly staleSecrets?: true;
  /** Cards below the first of the hand are not offered, and the game says that this is private, or not. */
  readonly byHand?: 'said' | 'unsaid';
}

export function toyGame(fault: Fault = {}): Game<ToyState, ToyTask, ToyEvent, ToyView> {
  return {
    id: 'toy',
    rulesVersion: 1,
    seats: { min: 2, max: 3 },
    options: { long: [false, true] },
    setup(options, seats, random) {
      const deck = shuffle(
        Array.from({ length: CARDS }, (_, i) => i + 1),
        random,
      );
      const size = options['long'] === true ? 3 : 2;
      const hands = Array.from({ length: seats }, () => deck.splice(0, size));
      const tasks: ToyTask[] = [{ type: 'turn', seat: 0 }];
      return { rng: [0, 0, 0, 0], tasks, outcome: null, deck, hands, sums: hands.map(() => 0) };
    },
    handlers: {
      turn: {
        rule: 'TOY-01',
        privateOptions: fault.byHand === 'said',
        seat: (_s, { seat }) => seat,
        options(s, { seat }) {
          if (fault.deadEnd && s.deck.length === 0) return [];
          const hand = s.hands[seat] ?? [];
          return hand.filter((card) => !fault.byHand || card >= (hand[0] ?? 0));
        },
        choose(s, { seat }, card, ctx) {
          const hand = s.hands[seat] ?? [];
          hand.splice(hand.indexOf(Number(card)), 1);
          s.sums[seat] = (s.sums[seat] ?? 0) + Number(card);
          const peek = fault.leakEvent ? { peek: s.deck.at(-1) ?? 0 } : {};
          ctx.emit({ type: 'played', seat, card: Number(card), ...peek });
          const next = (seat + 1) % s.hands.length;
          ctx.then({ type: 'draw', seat });
          const left = s.hands.flat().length + s.deck.length;
          ctx.then(left === 0 ? { type: 'finish' } : { type: 'turn', seat: playable(s, next) });
        },
        refuse: (s, { seat }, choice: Json) => {
          if (fault.leakRefusal && !s.hands[1 - seat]?.includes(Number(choice))) return 'TOY-03';
          return Number(choice) > CARDS ? 'TOY-02' : null;
        },
      },
      draw: {
        run(s, { seat }, ctx) {
          const card = s.deck.pop();
          if (card === undefined) return;
          ctx.reveal();
          if (!fault.losePiece) s.hands[seat]?.push(card);
          ctx.emit({ type: 'drew', seat, card });
        },
      },
      finish: {
        run(s) {
          const best = Math.max(...s.sums);
          s.outcome = { winners: s.sums.flatMap((sum, seat) => (sum === best ? [seat] : [])) };
        },
      },
    },
    clone: (s) => ({
      ...s,
      rng: [...s.rng],
      tasks: [...s.tasks],
      deck: fault.sharedClone ? s.deck : [...s.deck],
      hands: s.hands.map((hand) => [...hand]),
      sums: [...s.sums],
    }),
    view: (s, viewer) => ({
      sums: fault.sharedView ? s.sums : [...s.sums],
      hand:
        viewer === null ? (fault.leakView ? s.hands.flat() : null) : [...(s.hands[viewer] ?? [])],
      deck: s.deck.length,
    }),
    sameSecrets: (before, now, seat) =>
      fault.staleSecrets ?? sameJson(before.hands[seat] ?? [], now.hands[seat] ?? []),
    viewEvent: (event, viewer) =>
      event.type === 'drew' && event.seat !== viewer ? { ...event, card: null } : event,
    imagine: (s, viewer, random) => dealtAgain(s, viewer, random),
    scores: (s) => s.sums.map((total) => ({ total, parts: { sum: total } })),
    audit: (s) => {
      const count = s.deck.length + s.hands.flat().length;
      const played =
        s.sums.reduce((a, b) => a + b, 0) +
        [...s.deck, ...s.hands.flat()].reduce((a, b) => a + b, 0);
      return played === (CARDS * (CARDS + 1)) / 2 ? [] : [`cards are missing: ${count} left`];
    },
  };
}

function playable(s: ToyState, seat: Seat): Seat {
  return (s.hands[seat]?.length ?? 0) > 0 ? seat : s.hands.findIndex((hand) => hand.length > 0);
}

function dealtAgain(s: ToyState, viewer: Viewer, random: Random): ToyState {
  const t: ToyState = {
    ...s,
    rng: [...s.rng],
    tasks: [...s.tasks],
    deck: [],
    hands: [],
    sums: [...s.sums],
  };
  const unseen = shuffle(
    [...s.deck, ...s.hands.flatMap((h, seat) => (seat === viewer ? [] : h))],
    random,
  );
  t.hands = s.hands.map((hand, seat) =>
    seat === viewer ? [...hand] : unseen.splice(0, hand.length),
  );
  t.deck = unseen;
  return t;
}
