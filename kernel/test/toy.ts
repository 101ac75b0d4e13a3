import {
  type CoreState,
  type Forbidden,
  type Game,
  type Options,
  type Random,
  type Seat,
  shuffle,
  start,
} from '../src/index.ts';

/**
 * Each seat puts one hidden number aside, then they play theirs in turn, and a drawn one replaces
 * each. Once the deck is empty a seat with several may knock to end the game. The highest sum wins.
 */
export type ToyTask =
  | { readonly type: 'bury'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'finish' };

export interface ToyPlayer {
  hand: readonly number[];
  buried: readonly number[];
  sum: number;
}

export interface ToyState extends CoreState<ToyTask, ToyPlayer> {
  deck: readonly number[];
}

export type ToyEvent =
  | { readonly type: 'buried'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number; readonly peek?: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'knocked'; readonly seat: Seat };

export interface ToyView {
  readonly sums: readonly number[];
  readonly hands: readonly number[];
  readonly deck: number;
  readonly top: number | null;
  readonly tasks: readonly ToyTask[];
}

export interface ToyOwn {
  readonly hand: readonly number[];
  readonly buried: readonly number[];
}

export type ToyGame = Game<ToyState, ToyTask, ToyEvent, ToyView, ToyOwn>;

const CARDS = 16;
export const KNOCK = 0;

/** What is wrong with a toy, for tests to see that the laws find it. */
export type Fault =
  | 'none'
  | 'deadEnd'
  | 'doubled'
  | 'options missing'
  | 'options extra'
  | 'options out of order'
  | 'twins'
  | 'losePiece'
  | 'noNumber'
  | 'notJson'
  | 'inPlace'
  | 'sharedView'
  | 'brittleView'
  | 'impure'
  | 'leakView'
  | 'leakOwn'
  | 'leakPoints'
  | 'leakSeat'
  | 'leakOptions'
  | 'leakFacts'
  | 'leakEvent'
  | 'leakUndo'
  | 'leakDraw'
  | 'leakAnswer'
  /** Cards below the first of the hand are forbidden, and the game says that this is private, or not. */
  | 'byHand said'
  | 'byHand unsaid';

/** Outside of the state, where nothing of a game may be. */
let played = 0;

export function toyGame(fault: Fault = 'none'): ToyGame {
  const byHand = fault === 'byHand said' || fault === 'byHand unsaid';

  function forbid(s: ToyState, seat: Seat, choice: number): Forbidden | null {
    const top = s.deck.at(-1) ?? 0;
    const { hand } = playerAt(s, seat);
    if (choice > KNOCK) {
      const [first = 0] = hand;
      return byHand && choice < first ? { rule: 'TOY-03', facts: { first } } : null;
    }
    if (fault === 'leakOptions' && top % 2 === 0) return null;
    if (s.deck.length === 0) return hand.length > 1 ? null : { rule: 'TOY-04' };
    return { rule: 'TOY-02', facts: { left: fault === 'leakFacts' ? top : s.deck.length } };
  }

  function candidates(s: ToyState, seat: Seat): readonly number[] {
    const { hand } = playerAt(s, seat);
    if (fault === 'deadEnd' && s.deck.length === 0) return [];
    if (fault === 'doubled') return [...hand, ...hand, KNOCK];
    return fault === 'twins' ? [...hand, KNOCK, -1] : [...hand, KNOCK];
  }

  function options(s: ToyState, { seat }: { readonly seat: Seat }): readonly number[] {
    const allowed = candidates(s, seat).filter((choice) => forbid(s, seat, choice) === null);
    if (fault === 'options missing') return allowed.slice(0, 1);
    if (fault === 'options extra') return [...new Set([...allowed, KNOCK])];
    return allowed.toReversed();
  }

  return {
    id: 'toy',
    rulesVersion: 3,
    olderRules: { 1: 'a knock came too early', 2: true },
    seats: { min: 2, max: 3 },
    options: { long: [false, true] },
    setup(variant, seats, random) {
      const numbers = Array.from({ length: CARDS }, (_, i) => i + 1);
      const deck = shuffle(numbers, random);
      const size = variant['long'] === true ? 4 : 3;
      const players = Array.from({ length: seats }, (): ToyPlayer => {
        return { hand: deck.splice(0, size), buried: [], sum: 0 };
      });
      const bury = players.map((_, seat): ToyTask => ({ type: 'bury', seat }));
      const extra = fault === 'notJson' ? { seen: undefined } : {};
      return { tasks: [{ type: 'turn', seat: 0 }, ...bury.toReversed()], players, deck, ...extra };
    },
    handlers: {
      bury: {
        rule: 'TOY-01',
        seat: (_s, { seat }) => seat,
        candidates: (s, { seat }) => playerAt(s, seat).hand,
        forbid: () => null,
        choose(s, { seat }, choice, ctx) {
          const player = playerAt(s, seat);
          const card = Number(choice);
          player.hand = player.hand.filter((one) => one !== card);
          player.buried = [card];
          ctx.emit({ type: 'buried', seat, card });
        },
      },
      turn: {
        rule: 'TOY-01',
        privateOptions: fault === 'byHand said',
        seat: (s, { seat }) =>
          fault === 'leakSeat' ? (s.deck.at(-1) ?? 0) % s.players.length : seat,
        candidates: (s, { seat }) => candidates(s, seat),
        forbid: (s, { seat }, choice) => forbid(s, seat, Number(choice)),
        ...(fault.startsWith('options') && { options }),
        choose(s, { seat }, choice, ctx) {
          const card = Number(choice);
          if (card <= KNOCK) {
            ctx.emit({ type: 'knocked', seat });
            ctx.then({ type: 'finish' });
            return;
          }
          const player = playerAt(s, seat);
          if (fault === 'inPlace') (player.hand as number[]).push(99);
          player.hand = player.hand.filter((one) => one !== card && one !== 99);
          player.sum += fault === 'impure' ? card + played++ : card;
          const peek = fault === 'leakEvent' ? { peek: s.deck.at(-1) ?? 0 } : {};
          ctx.emit({ type: 'played', seat, card, ...peek });
          ctx.then({ type: 'draw', seat });
          const left = s.deck.length > 0 || s.players.some(({ hand }) => hand.length > 0);
          ctx.then(left ? { type: 'turn', seat: nextAfter(s, seat) } : { type: 'finish' });
        },
      },
      draw: {
        run(s, { seat }, ctx) {
          const card = s.deck.at(-1);
          if (card === undefined) return;
          if (fault !== 'leakDraw' && (fault !== 'leakUndo' || card % 2 === 0)) ctx.reveal();
          s.deck = s.deck.slice(0, -1);
          const player = playerAt(s, seat);
          if (fault !== 'losePiece') player.hand = [...player.hand, card];
          ctx.emit({ type: 'drew', seat, card });
        },
      },
      finish: {
        run(s) {
          const best = Math.max(...s.players.map(({ sum }) => sum));
          s.outcome = { winners: s.players.flatMap(({ sum }, i) => (sum === best ? [i] : [])) };
        },
      },
    },
    view(s) {
      if (fault === 'brittleView' && s.tasks.at(-1)?.type === 'draw') throw new Error('no sight');
      return {
        sums: s.players.map(({ sum }) => sum),
        hands: s.players.map(({ hand }) => hand.length),
        deck: s.deck.length,
        top: fault === 'leakView' ? (s.deck.at(-1) ?? null) : null,
        tasks: fault === 'sharedView' ? s.tasks : [...s.tasks],
      };
    },
    own(s, seat) {
      const { hand, buried } = playerAt(s, seat);
      if (hand.length + buried.length === 0) return null;
      return fault === 'leakOwn' && (hand[0] ?? 0) % 2 === 0 ? null : { hand, buried };
    },
    viewEvent(event, viewer) {
      if (event.type === 'buried' && fault === 'leakAnswer') return event;
      const secret = event.type === 'buried' || event.type === 'drew';
      return secret && event.seat !== viewer ? { ...event, card: null } : event;
    },
    hidden: {
      pools: (state) => [
        [
          { get: (s) => s.deck, put: (s, cards) => void (s.deck = cards.map(Number)) },
          ...state.players.flatMap((_, seat) =>
            (['hand', 'buried'] as const).map((field) => ({
              get: (s: ToyState) => playerAt(s, seat)[field],
              put: (s: ToyState, cards: readonly (string | number)[]) =>
                void (playerAt(s, seat)[field] = cards.map(Number)),
              seenBy: seat,
            })),
          ),
        ],
      ],
    },
    scores: (s) =>
      s.players.map(({ sum, hand }) => {
        const total = fault === 'noNumber' ? sum / 0 : sum + leaked(fault, hand);
        return { total, parts: { sum: total } };
      }),
    audit(s) {
      const held = s.players.flatMap(({ hand, buried, sum }) => [...hand, ...buried, sum]);
      const total = [...s.deck, ...held].reduce((sum, card) => sum + card, 0);
      return total === (CARDS * (CARDS + 1)) / 2 ? [] : ['cards are missing'];
    },
  };
}

const leaked = (fault: Fault, hand: readonly number[]): number =>
  fault === 'leakPoints' ? (hand[0] ?? 0) : 0;

export function playerAt(s: ToyState, seat: Seat): ToyPlayer {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** The next seat that has a card or will draw one. */
function nextAfter(s: ToyState, seat: Seat): Seat {
  const order = s.players.map((_, i) => (seat + 1 + i) % s.players.length);
  return order.find((one) => playerAt(s, one).hand.length > 0) ?? seat;
}

/** A position with an empty deck: everybody's hand is full, and seat 0 may knock. */
export function lateToy(options: Options, seats: number, random: Random): ToyState {
  const toy = toyGame();
  const state = start(toy, options, seats, `${random(1000)}`);
  const { deck } = state;
  state.deck = [];
  state.tasks = [{ type: 'turn', seat: 0 }];
  for (const [i, card] of deck.entries()) {
    const player = playerAt(state, i % seats);
    player.hand = [...player.hand, card];
  }
  return state;
}
