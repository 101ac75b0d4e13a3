import { amount, joined, type Line, lineWriter } from '@orrery/kit';
import {
  type Action,
  COLOURS,
  type Cost,
  type Effect,
  type Metric,
  type ShipOp,
  type SimpleEffect,
  type TechnologyOp,
} from '../data/index.ts';
import { blank } from './blank.tsx';
import { ACTION_SIGNS, COLOUR_SIGNS, KIND_SIGNS, type SignName } from './signs.tsx';

type AlienLine = Line<SignName>;

const sign = (name: SignName): AlienLine => [{ sign: name }];
const plus = (n: number, name: SignName): AlienLine => [`+${n}`, { sign: name }];
const loss = (name: SignName): AlienLine => [{ sign: name }];
const kindOf = (kind: 'planet' | 'technology' | 'ship') => ({ sign: kind }) as const;

/** Which cards an Action is about, where its own sign says no more than "complete". */
const SUBJECTS: Partial<Record<Action | 'cardActionSelf', AlienLine>> = {
  discover: sign(KIND_SIGNS[0]),
  develop: sign(KIND_SIGNS[1]),
  build: sign(KIND_SIGNS[2]),
  cardActionSelf: sign('action'),
};
const actionLine = (action: Action | 'cardActionSelf'): AlienLine =>
  SUBJECTS[action] ?? (action === 'cardActionSelf' ? [] : sign(ACTION_SIGNS[action]));

const defended = (who: 'attacker' | 'defender', line: AlienLine): AlienLine =>
  who === 'defender' ? [{ sign: 'defends' }, ...line] : line;

const SIMPLE = {
  none: () => ['–'],
  gainVp: ({ n, who }) => defended(who, amount(n, 'points')),
  gainCredits: ({ n, who }) => defended(who, amount(n, 'coin')),
  stealCredits: ({ n }) => [{ sign: 'steal' }, `${n}`, { sign: 'coin' }],
  drawResources: ({ n }) => amount(n, 'draws'),
  gainArtifact: ({ n }) => amount(n, 'artifact'),
  gainDefencePlan: ({ n }) => amount(n, 'plan'),
  shipDamaged: () => loss('damaged'),
  shipDestroyed: () => loss('destroyed'),
  placeBlockade: ({ n, kind, spread }) => [
    `${n}`,
    { sign: 'token' },
    ...(kind === null ? [] : [kindOf(kind)]),
    ...(spread ? ['≠'] : []),
  ],
  liftBlockade: ({ n }) => [n === 'all' ? '∞' : `${n}`, { sign: 'unblock' }],
  produce: ({ n, planets }) => [`${n}`, { sign: 'resource' }, ...(planets === 'all' ? ['∞'] : [])],
  attack: ({ ships }) => [...(ships === 'all' ? ['∞'] : []), { sign: 'attack' }],
  revenue: ({ technologies, draw }) => [
    ...(technologies === 'all' ? ['∞'] : []),
    { sign: 'revenue' },
    ...(draw ? [] : [{ sign: 'check' } as const]),
  ],
  completeCard: ({ kind }) => [{ sign: 'complete' }, ...(kind === 'any' ? [] : [kindOf(kind)])],
  searchDeck: ({ deck, type }) => [
    { sign: 'searches' },
    blank({
      kind: deck === 'choice' ? null : deck,
      type: type === 'choice' ? null : type,
    }),
  ],
  drawMain: ({ deck, n, keep, to, side }) => [
    `${n}`,
    kindOf(deck),
    ...(n === keep ? [] : ['→', `${keep}`]),
    to === 'empire' ? blank({ kind: deck, side }) : ({ sign: 'waiting' } as const),
  ],
  prepareCards: ({ n }) => amount(n, 'prepare'),
  extraActions: ({ n }) => plus(n, 'action'),
  extraTurnsAtEnd: ({ n }) => plus(n, 'hourglass'),
  freeResources: ({ n }) => plus(n, 'anyColour'),
  unlimitedAssembly: () => sign('unlimited'),
  boostAttack: ({ n }) => plus(n, 'number'),
  flipCard: () => sign('flips'),
  turnSection: () => sign('turnSection'),
  peekDeck: () => [{ sign: 'eye' }, { sign: 'deck' }],
  rerollHand: ({ n }) => amount(n, 'rerolls'),
} as const satisfies Parameters<typeof lineWriter<SimpleEffect, SignName>>[0];

export const effectLine = lineWriter<SimpleEffect, SignName>(SIMPLE);

/** What a text costs: symbols by colour, equal sets, cards of the hand, credits. */
function costLine({ credits, resources, handCards, equalSets }: Cost): AlienLine {
  return [
    ...(credits > 0 ? amount<SignName>(credits, 'coin') : []),
    ...resources.flatMap((n, i) => (n > 0 ? amount<SignName>(n, COLOUR_SIGNS[i] ?? 'gold') : [])),
    ...equalSets.map((colour) => ({ sign: COLOUR_SIGNS[COLOURS.indexOf(colour)] ?? 'gold' })),
    ...(handCards > 0 ? amount<SignName>(handCards, 'resource') : []),
  ];
}

const PAY = {
  pay: ({ cost, do: then }: Extract<Effect, { op: 'pay' }>): AlienLine => [
    ...costLine(cost),
    '▸',
    ...effectLine(then),
  ],
} as const;

const HAPPENINGS = {
  cardAdded: 'complete',
  buy: 'buy',
  sell: 'sell',
  attackDeclared: 'attack',
  ownShipLost: 'destroyed',
  productionVp: 'resource',
} as const satisfies Readonly<Record<string, SignName>>;

export const technologyLine = lineWriter<TechnologyOp, SignName>({
  ...SIMPLE,
  ...PAY,
  on: ({ event, filter, do: then }) => [
    { sign: HAPPENINGS[event] },
    ...(filter.kind === null && filter.type === null && filter.side === null
      ? []
      : [blank({ kind: filter.kind, type: filter.type, side: filter.side })]),
    ...(filter.newTypeOfKind ? ['≠'] : []),
    ...(filter.minCreditsSpent > 0 ? [`≥${filter.minCreditsSpent}`] : []),
    ...(filter.target === null
      ? []
      : [{ sign: filter.target === 'alien' ? 'system' : 'defends' } as const]),
    ':',
    ...effectLine(then),
  ],
  modCost: ({ action, n }) => [...actionLine(action), `−${-n}`],
  modBuyCost: ({ n }) => [{ sign: 'buy' }, `−${-n}`, { sign: 'coin' }],
  modAssembly: ({ actions, n }) => [`+${n}`, { sign: 'slot' }, ...actions.flatMap(actionLine)],
  modAttack: ({ n, when }) => [
    `+${n}`,
    { sign: 'number' },
    ...(when === 'any' ? [] : [{ sign: when === 'alien' ? 'system' : 'defends' } as const]),
  ],
  modHandSize: ({ n }) => plus(n, 'hand'),
  modProduceOnDiscover: ({ n }) => [{ sign: 'planet' }, `+${n}`, { sign: 'resource' }],
  modSell: ({ n }) => [{ sign: 'sell' }, `+${n}`, { sign: 'coin' }],
  modBuyDraw: ({ n }) => [{ sign: 'buy' }, `+${n}`, { sign: 'card' }],
  allowGold: ({ actions }) => [{ sign: 'gold' }, '=', { sign: 'anyColour' }, ...subjects(actions)],
  treatAs: ({ from, to }) => [
    { sign: COLOUR_SIGNS[COLOURS.indexOf(from)] ?? 'gold' },
    '→',
    { sign: COLOUR_SIGNS[COLOURS.indexOf(to)] ?? 'gold' },
  ],
  armourFleet: () => sign('armourFleet'),
});

/** One or two Actions are named; of many there is no need to. */
const subjects = (actions: readonly Action[]): AlienLine =>
  actions.length < 3 ? actions.flatMap(actionLine) : [];

export const shipLine = lineWriter<ShipOp, SignName>({
  armour: () => sign('armour'),
  drawChoice: ({ n }) => amount(n, 'twoNumbers'),
  attackBonus: ({ n }) => plus(n, 'number'),
  afterAttack: ({ do: then }) => [{ sign: 'attack' }, '▸', ...effectLine(then)],
});

export const factionLine = lineWriter<Effect, SignName>({ ...SIMPLE, ...PAY });

const metricOf = lineWriter<Metric, SignName>({
  countCards: ({ zone, ...sort }) =>
    zone === 'underConstruction' ? [{ sign: 'waiting' }, blank(sort)] : [blank(sort)],
  distinctTypes: ({ kind }) => [blank({ kind }), '≠'],
  maxSameType: ({ kind }) => [blank({ kind }), '='],
  sets: ({ of }) =>
    joined(
      of.map((sort) => [blank(sort)]),
      '+',
    ),
  creditsHeld: () => sign('coin'),
  producedCards: () => [{ sign: 'planet' }, { sign: 'resource' }],
  placedResources: () => sign('resource'),
  artifactsHeld: () => sign('artifact'),
  defencePlansHeld: () => sign('plan'),
  blockadesOnOpponents: () => sign('token'),
});
/** What a goal or a faction counts. */
export const metricLine = (metric: Metric): AlienLine => metricOf([metric]);
interface Score {
  readonly vp: number;
  readonly metric: Metric;
}
/** What a faction scores for each of something. */
export const scoreLine = ({ vp, metric }: Score): AlienLine => [
  `${vp}`,
  { sign: 'points' },
  '×',
  ...metricLine(metric),
];
