import type { Hidden, Pile, Seat } from '@orrery/kernel';
import { COMMON_TYPES, PLAN_LEVEL, TASK_BUILDINGS } from '../data/tables.ts';
import { type OnMars, player } from './state.ts';

type Items = readonly (string | number)[];
type MarsPile = Pile<OnMars>;
const asNumbers = (items: Items): number[] => items as number[];

/** Level 1 lies on top of level 3: their backs tell them apart. */
const plans = (level: number): MarsPile => ({
  get: (s) => s.planDeck.filter((plan) => PLAN_LEVEL[plan] === level),
  put(s, items) {
    const rest = s.planDeck.filter((plan) => PLAN_LEVEL[plan] !== level);
    s.planDeck = level === 1 ? [...rest, ...asNumbers(items)] : [...asNumbers(items), ...rest];
  },
});

/** What lies below the open top of a stack (MARS-SETUP-06); all of it, while the top is not turned up. */
const stack = (kind: number): MarsPile => {
  const openTop = (s: OnMars): readonly number[] =>
    s.unseen & (1 << kind) ? [] : (s.stacks[kind] ?? []).slice(-1);
  return {
    get: (s) => (s.stacks[kind] ?? []).slice(0, (s.stacks[kind] ?? []).length - openTop(s).length),
    put: (s, items) => void (s.stacks = s.stacks.with(kind, [...asNumbers(items), ...openTop(s)])),
  };
};

type Piles = 'techPile' | 'discoveryStack' | 'goalsOut' | 'tasksOut' | 'taskDeck';
const pile = (field: Piles): MarsPile => ({
  get: (s) => s[field],
  put: (s, items) => void (s[field] = asNumbers(items)),
});

const SOLO_DECK: MarsPile = {
  get: (s) => s.solo?.deck ?? [],
  put: (s, items) => void (s.solo = s.solo && { ...s.solo, deck: asNumbers(items) }),
};

type Hands = 'goals' | 'goalsSpent' | 'discoveries' | 'tasksB';
/** In hand order: a hand is kept sorted, so that its order tells nothing. */
const hand = (field: Hands, seat: Seat): MarsPile => ({
  seenBy: seat,
  get: (s) => player(s, seat)[field],
  put: (s, items) => void (player(s, seat)[field] = asNumbers(items)),
});
const taskA = (seat: Seat): MarsPile => ({
  seenBy: seat,
  get: (s) => (player(s, seat).taskA < 0 ? [] : [player(s, seat).taskA]),
  put: (s, [card]) => void (player(s, seat).taskA = Number(card ?? -1)),
});

const SEATS = [0, 1, 2, 3];
const hands = (field: Hands): MarsPile[] => SEATS.map((seat) => hand(field, seat));
const GOALS = hands('goals');
const GOALS_SPENT = hands('goalsSpent');
const DISCOVERIES = hands('discoveries');
const TASKS_B = hands('tasksB');
const TASKS_A = SEATS.map(taskA);

const OPEN_POOLS: readonly (readonly MarsPile[])[] = [
  [plans(1)],
  [plans(3)],
  ...COMMON_TYPES.map((kind) => [stack(kind)]),
  [pile('techPile')],
  [pile('discoveryStack')],
];

/** MARS-INFO-01 */
export const hidden: Hidden<OnMars> = {
  pools(s) {
    const n = s.players.length;
    const pools = [
      ...OPEN_POOLS,
      [pile('goalsOut'), ...GOALS.slice(0, n), ...GOALS_SPENT.slice(0, n)],
      DISCOVERIES.slice(0, n),
    ];
    if (s.solo !== null) pools.push([SOLO_DECK]);
    if (s.variants.firstColonists) {
      pools.push([pile('tasksOut'), ...TASKS_A.slice(0, n)]);
      pools.push([pile('taskDeck'), ...TASKS_B.slice(0, n)]);
    }
    return pools;
  },
  /** Everybody saw what was built without an A card being shown. */
  fits: (s) =>
    s.players.every(
      ({ taskA: card, raised }) =>
        card < 0 || !TASK_BUILDINGS[card]?.some((kind) => raised & (1 << kind)),
    ),
};
