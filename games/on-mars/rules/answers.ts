import { type Json, missing } from '@orrery/kernel';
import {
  ACTIONS,
  type ActionName,
  type BuildingType,
  data,
  type Good,
  GOODS,
  RED_ACTIONS,
  type RedAction,
  RESOURCES,
  type Resource,
  type Side,
  SIDES,
  TECHS,
  TYPES,
} from '../data/index.ts';
import { HEXES } from '../data/map.ts';
import { COMPANIES } from '../data/tables.ts';

/** How the answers to one question are written, and what is meant by them. */
export interface Codec<A, C extends Json> {
  make(answer: A): C;
  read(choice: Json): A;
}

const unknown = (choice: Json): never => missing('answer', JSON.stringify(choice));

/** A codec of few answers: each is written once, and found again by its text. */
function tabled<A, C extends string>(all: readonly A[], write: (answer: A) => C): Codec<A, C> {
  const meant = new Map<Json, A>(all.map((answer) => [write(answer), answer]));
  return { make: write, read: (choice) => meant.get(choice) ?? unknown(choice) };
}

/** A number is written as the name in its place. */
function named<C extends string>(names: readonly C[]): Codec<number, C> {
  const places = new Map<Json, number>(names.map((name, place) => [name, place]));
  return {
    make: (n) => names[n] ?? missing('answer', n),
    read: (choice) => places.get(choice) ?? unknown(choice),
  };
}

/** The same, or one answer that names nothing. */
function namedOr<C extends string, N extends string>(
  names: readonly C[],
  none: N,
): Codec<number | null, C | N> {
  const { make, read } = named(names);
  return {
    make: (n) => (n === null ? none : make(n)),
    read: (choice) => (choice === none ? null : read(choice)),
  };
}

const idsOf = (records: readonly { readonly id: string }[]): readonly string[] =>
  records.map(({ id }) => id);

const GOALS = idsOf(data.privateGoals);
const PLANS = idsOf(data.blueprints);
const CONTRACTS = idsOf(data.contracts);
const CARDS = idsOf(data.firstColonistCards);
const SPACES = idsOf(data.turnOrderSpaces);
const LAB = idsOf(data.lab.spaces);
const GRID = idsOf(data.techGrid.spaces);
const DEPOT = data.depotSpaces.map(({ number }) => number);

/** Everything that one's own turn offers. */
export type TurnAnswer =
  | { readonly do: 'main'; readonly action: number }
  /** The Depot space, from 0. */
  | { readonly do: 'executive'; readonly space: number }
  | { readonly do: 'goal'; readonly goal: number; readonly reward: number }
  | { readonly do: 'task'; readonly card: number }
  | { readonly do: 'deliver' }
  | { readonly do: 'end' };
export type TurnChoice =
  | ActionName
  | `executive:${number}`
  | `${string}:${'develop' | 'reward'}`
  | 'deliver'
  | 'end'
  | (string & {});

const REWARDS = ['develop', 'reward'] as const;

function writeTurn(answer: TurnAnswer): TurnChoice {
  switch (answer.do) {
    case 'main':
      return ACTIONS[answer.action] ?? missing('action', answer.action);
    case 'executive':
      return `executive:${DEPOT[answer.space]}`;
    case 'goal':
      return `${GOALS[answer.goal]}:${REWARDS[answer.reward]}`;
    case 'task':
      return CARDS[answer.card] ?? missing('card', answer.card);
    case 'deliver':
    case 'end':
      return answer.do;
  }
}

const MAINS = ACTIONS.map((_, action) => ({ do: 'main', action }) as const);
const EXECUTIVES = DEPOT.map((_, space) => ({ do: 'executive', space }) as const);
const GOAL_ANSWERS = GOALS.flatMap((_, goal) =>
  [0, 1].map((reward) => ({ do: 'goal', goal, reward }) as const),
);
const TASK_ANSWERS = CARDS.map((_, card) => ({ do: 'task', card }) as const);
const turnCodec = tabled<TurnAnswer, TurnChoice>(
  [...MAINS, ...EXECUTIVES, ...GOAL_ANSWERS, ...TASK_ANSWERS, { do: 'deliver' }, { do: 'end' }],
  writeTurn,
);
const turn = {
  ...turnCodec,
  mains: MAINS.map(writeTurn),
  executives: EXECUTIVES.map(writeTurn),
  /** Two for each goal: developments, and its other reward. */
  goals: GOAL_ANSWERS.map(writeTurn),
  tasks: TASK_ANSWERS.map(writeTurn),
};

/** How an Advanced Building is used: for Crystals, free by a Scientist who is there, or by sending one. */
export const WAYS = ['pay', 'free', 'send'] as const;
export interface BuildingAnswer {
  readonly way: (typeof WAYS)[number];
  readonly plan: number;
}
export type BuildingChoice = `${(typeof WAYS)[number]}:${string}`;

/** A Private Goal, or null for what is usually paid. */
export type PlacementAnswer =
  | { readonly with: 'crystal' | 'colonist' }
  | { readonly with: 'goal'; readonly goal: number };
export type PlacementChoice = 'crystal' | 'colonist' | (string & {});

/** A tile of the Grid and the Lab space it goes to. */
export interface TechAnswer {
  readonly grid: number;
  readonly space: number;
}
/** An own tile and the Lab space it moves to. */
export interface DevelopAnswer {
  readonly kind: number;
  readonly space: number;
}
export type ToLabChoice = `${string}>${string}` | 'stop';

/** A piece and the hex it enters; `leave`: the Crystal there stays. */
export interface StepAnswer {
  /** A Bot by its place in the list, or 4 for the Rover. */
  readonly piece: number;
  readonly hex: number;
  readonly leave: boolean;
}
export const ROVER = 4;
export type MoveAnswer = StepAnswer | 'useTech' | 'stop';
export type MoveChoice = `${string}>${string}` | 'useTech' | 'stop';
const PIECES = ['bot-1', 'bot-2', 'bot-3', 'bot-4', 'rover'] as const;
const STEPS: readonly StepAnswer[] = PIECES.flatMap((_, piece) =>
  HEXES.flatMap((__, hex) => [false, true].map((leave) => ({ piece, hex, leave }))),
);
const STEP_NAMES = STEPS.map(
  ({ piece, hex, leave }): MoveChoice =>
    `${PIECES[piece] ?? ''}>${HEXES[hex] ?? ''}${leave ? ':leave' : ''}`,
);
const stepIndex = ({ piece, hex, leave }: StepAnswer): number =>
  2 * (piece * HEXES.length + hex) + (leave ? 1 : 0);
const stepMeant = new Map<Json, StepAnswer>(STEPS.map((step, i) => [STEP_NAMES[i] ?? '', step]));
const move = {
  make: (answer: MoveAnswer): MoveChoice =>
    typeof answer === 'string' ? answer : (STEP_NAMES[stepIndex(answer)] ?? missing('step', '')),
  /** Without an answer to be made first. */
  step: (piece: number, hex: number, leave: boolean): MoveChoice =>
    STEP_NAMES[2 * (piece * HEXES.length + hex) + (leave ? 1 : 0)] ?? missing('step', hex),
  read: (choice: Json): MoveAnswer =>
    choice === 'useTech' || choice === 'stop' ? choice : (stepMeant.get(choice) ?? unknown(choice)),
};

/** A Ship by its Depot space, and which of the two rewards. */
export interface ShipAnswer {
  readonly depot: number;
  readonly reward: number;
}
export type ShipChoice = `ship-${number}:${'bot' | 'crew'}`;
const SHIP_REWARDS = ['bot', 'crew'] as const;

/** A good and the Contract it goes on. */
export interface DeliverAnswer {
  readonly contract: number;
  readonly good: number;
}
export type DeliverChoice = `${string}:${Good}` | 'stop';
export type RouteChoice = 'board' | (string & {});

/** Something that goes to a Lab space, or nothing any more; every text is made once. */
function toLab<A extends object>(
  names: readonly string[],
  answer: (first: number, space: number) => A,
  firstOf: (answer: A) => number,
  spaceOf: (answer: A) => number,
): Codec<A | null, ToLabChoice> & { of(first: number, space: number): ToLabChoice } {
  const all = names.flatMap((_, first) => LAB.map((__, space) => answer(first, space)));
  const texts = names.flatMap((name) => LAB.map((space): ToLabChoice => `${name}>${space}`));
  const meant = new Map<Json, A>(all.map((one, i) => [texts[i] ?? '', one]));
  const of = (first: number, space: number): ToLabChoice =>
    texts[first * LAB.length + space] ?? missing('answer', first);
  return {
    of,
    make: (one) => (one === null ? 'stop' : of(firstOf(one), spaceOf(one))),
    read: (choice) => (choice === 'stop' ? null : (meant.get(choice) ?? unknown(choice))),
  };
}

const takeTech = toLab<TechAnswer>(
  GRID,
  (grid, space) => ({ grid, space }),
  ({ grid }) => grid,
  ({ space }) => space,
);
const develop = toLab<DevelopAnswer>(
  TECHS,
  (kind, space) => ({ kind, space }),
  ({ kind }) => kind,
  ({ space }) => space,
);

const hexes = named<string>(HEXES);
const OWNERS: readonly string[] = Array.from({ length: COMPANIES }, (_, id) => `company-${id + 1}`);
const exploration = named(data.exploration.spaces);

const placement: Codec<PlacementAnswer, PlacementChoice> = tabled<PlacementAnswer, PlacementChoice>(
  [
    { with: 'crystal' },
    { with: 'colonist' },
    ...GOALS.map((_, goal) => ({ with: 'goal', goal }) as const),
  ],
  (answer) => (answer.with === 'goal' ? (GOALS[answer.goal] ?? '') : answer.with),
);

const contracts = namedOr(CONTRACTS, 'board');
const deliver = tabled<DeliverAnswer, `${string}:${Good}`>(
  CONTRACTS.flatMap((_, contract) => GOODS.map((__, good) => ({ contract, good }))),
  ({ contract, good }) => `${CONTRACTS[contract] ?? ''}:${GOODS[good] ?? 'crystal'}`,
);

/** The codec of every question, by its name. */
export const answers = {
  setupTurnOrderSpace: named(SPACES),
  setupShuttleSide: named<Side>(SIDES),
  turn,
  executiveBuilding: tabled<BuildingAnswer, BuildingChoice>(
    PLANS.flatMap((_, plan) => WAYS.map((way) => ({ way, plan }))),
    ({ way, plan }) => `${way}:${PLANS[plan] ?? ''}`,
  ),
  payPlacement: placement,
  payResource: named<Resource>(RESOURCES),
  /** What is left of a cost in Crystals; or a Goal for one of them. */
  payCrystal: namedOr(GOALS, 'crystals'),
  boost: named(['enough', 'more'] as const),
  takeBlueprint: namedOr(PLANS, 'stop'),
  takeTech,
  develop,
  takeWarehouse: namedOr<Good, 'stop'>(GOODS, 'stop'),
  move,
  useTech: namedOr(OWNERS, 'none'),
  takeTile: named(['leave', 'take'] as const),
  constructType: named<BuildingType>(TYPES),
  constructHex: hexes,
  constructTech: named(OWNERS),
  constructLevels: {
    make: (n: number): number => n,
    read: (choice: Json): number => (typeof choice === 'number' ? choice : unknown(choice)),
  },
  displace: hexes,
  lssBenefit: named(idsOf(data.lss.benefits)),
  upgradeBlueprint: namedOr(PLANS, 'stop'),
  upgradeHex: hexes,
  ship: tabled<ShipAnswer, ShipChoice>(
    DEPOT.flatMap((_, depot) => [0, 1].map((reward) => ({ depot, reward }))),
    ({ depot, reward }) => `ship-${depot + 1}:${SHIP_REWARDS[reward] ?? 'crew'}`,
  ),
  placeBot: hexes,
  takeCard: named(idsOf(data.scientistDisplay.slots)),
  refillContract: named(CONTRACTS),
  /** A red action by its place among them, or 5 for the Working Area. */
  retrieve: namedOr<RedAction | 'work', 'stop'>([...RED_ACTIONS, 'work'], 'stop'),
  chooseResource: namedOr<Good, 'stop'>(GOODS, 'stop'),
  contractRoute: {
    ...contracts,
    /** Each of these Contracts, and the board. */
    among: (own: readonly number[]): RouteChoice[] => [...own.map(contracts.make), 'board'],
  },
  deliverItem: {
    make: (answer: DeliverAnswer | null): DeliverChoice =>
      answer === null ? 'stop' : deliver.make(answer),
    read: (choice: Json): DeliverAnswer | null => (choice === 'stop' ? null : deliver.read(choice)),
  },
  benefit: named(['decline', 'take'] as const),
  techReward: namedOr(LAB, 'oxygen'),
  travel: named(['stay', 'shuttle', 'ship'] as const),
  travelTile: exploration,
  travelHex: hexes,
  travelSpace: named(SPACES),
  radarTile: exploration,
  ecoSide: named<Side>(SIDES),
  firstColonistTask: namedOr(CARDS, 'keep'),
} as const;
