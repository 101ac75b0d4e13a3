import { bool, int, list, nullable, oneOf, type Read, type Reader, tagged } from '@orrery/shared';
import {
  ACTIONS,
  COLOURS,
  COMPLETE,
  HAPPENINGS,
  KINDS,
  SIDES,
  TARGETS,
  TYPES,
  ZONES,
} from './vocabulary.ts';

/** A field that may be left out, and what is meant then. */
const or =
  <T>(reader: Reader<T>, usual: T): Reader<T> =>
  (value, path) =>
    value === undefined ? usual : reader(value, path);

const n = int(0, 20);
const less = int(-20, 0);
const kind = oneOf(...KINDS);
const anyKind = or(nullable(kind), null);
const type = oneOf(...TYPES);
const anyType = or(nullable(type), null);
const side = oneOf(...SIDES);
const anySide = or(nullable(side), null);
const who = or(oneOf('attacker', 'defender'), 'attacker');
const action = oneOf(...ACTIONS);

/** Effects that bring no others along. */
const SIMPLE = {
  none: {},
  gainVp: { n, who },
  gainCredits: { n, who },
  stealCredits: { n },
  drawResources: { n },
  gainArtifact: { n },
  gainDefencePlan: { n },
  shipDamaged: {},
  shipDestroyed: {},
  placeBlockade: { n, kind: anyKind, spread: or(bool, false) },
  liftBlockade: {
    n: ((value, path) => (value === 'all' ? 'all' : n(value, path))) as Reader<number | 'all'>,
  },
  produce: { n, planets: oneOf('one', 'all', 'self') },
  attack: { ships: oneOf('one', 'all') },
  revenue: { technologies: oneOf('one', 'all'), draw: bool },
  completeCard: { kind: oneOf(...KINDS, 'any') },
  searchDeck: {
    deck: oneOf(...KINDS, 'choice'),
    type: oneOf(...TYPES, 'choice'),
    to: oneOf(...ZONES),
    side: anySide,
  },
  drawMain: { deck: kind, n, keep: n, to: oneOf(...ZONES), side: anySide },
  prepareCards: { n },
  extraActions: { n },
  extraTurnsAtEnd: { n },
  freeResources: { n },
  unlimitedAssembly: {},
  boostAttack: { n },
  flipCard: {},
  turnSection: {},
  peekDeck: { n: oneOf(1) },
  rerollHand: { n },
} as const;

const simple = tagged('op', SIMPLE);
export type SimpleEffect = Read<typeof simple>;
export const simpleEffects = list(simple);

const colour = oneOf(...COLOURS);
/** Symbols asked of each colour, in the order of COLOURS without gold. */
const resources: Reader<readonly number[]> = (value, path) => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(given)) colour(name, path);
  return Object.freeze(COLOURS.slice(0, 3).map((name) => or(n, 0)(given[name], `${path}.${name}`)));
};

/** What is paid; resources are symbols by colour, equalSets colours of which equally many count. */
export const cost: Reader<Cost> = (value, path) => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.freeze({
    credits: or(n, 0)(given['credits'], `${path}.credits`),
    resources: resources(given['resources'], `${path}.resources`),
    handCards: or(n, 0)(given['handCards'], `${path}.handCards`),
    equalSets: or(list(colour), [])(given['equalSets'], `${path}.equalSets`),
  });
};
export interface Cost {
  readonly credits: number;
  readonly resources: readonly number[];
  readonly handCards: number;
  readonly equalSets: readonly (typeof COLOURS)[number][];
}

const PAY = { pay: { cost, repeat: or(oneOf(1), 1), do: simpleEffects } } as const;
const effect = tagged('op', { ...SIMPLE, ...PAY });
export type Effect = Read<typeof effect>;
export type PayEffect = Extract<Effect, { readonly op: 'pay' }>;
export const effects = list(effect);

/** What a trigger looks at: fields that are null fit everything. */
const filter: Reader<Filter> = (value, path) => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.freeze({
    kind: anyKind(given['kind'], `${path}.kind`),
    type: anyType(given['type'], `${path}.type`),
    side: anySide(given['side'], `${path}.side`),
    newTypeOfKind: or(bool, false)(given['newTypeOfKind'], `${path}.newTypeOfKind`),
    minCreditsSpent: or(n, 0)(given['minCreditsSpent'], `${path}.minCreditsSpent`),
    target: or(nullable(oneOf(...TARGETS)), null)(given['target'], `${path}.target`),
  });
};
export interface Filter {
  readonly kind: (typeof KINDS)[number] | null;
  readonly type: (typeof TYPES)[number] | null;
  readonly side: (typeof SIDES)[number] | null;
  readonly newTypeOfKind: boolean;
  readonly minCreditsSpent: number;
  readonly target: (typeof TARGETS)[number] | null;
}

/** What lasts as long as the card works. */
const MODIFIERS = {
  on: { event: oneOf(...HAPPENINGS), filter, do: simpleEffects },
  modCost: { action: oneOf(...COMPLETE), n: less },
  modBuyCost: { n: less },
  modAssembly: { actions: list(oneOf(...ACTIONS, 'cardActionSelf')), n },
  modAttack: { n, when: oneOf(...TARGETS, 'any') },
  modHandSize: { n },
  modProduceOnDiscover: { n },
  modSell: { n },
  modBuyDraw: { n },
  allowGold: { actions: list(action) },
  treatAs: { from: colour, to: colour, actions: list(action) },
  armourFleet: {},
} as const;
const modifier = tagged('op', MODIFIERS);
export type Modifier = Read<typeof modifier>;
export const modifiers = list(modifier);

/** The text of a Technology: lasting, or to be used; an ACTION may raise its own limit. */
const technologyOp = tagged('op', { ...SIMPLE, ...PAY, ...MODIFIERS });
export type TechnologyOp = Read<typeof technologyOp>;
export const technologyOps = list(technologyOp);

export const isModifier = (op: TechnologyOp): op is Modifier => Object.hasOwn(MODIFIERS, op.op);

/** What a Ship brings to its own attack. */
const shipOp = tagged('op', {
  armour: {},
  drawChoice: { n },
  attackBonus: { n },
  afterAttack: { do: simpleEffects },
});
export type ShipOp = Read<typeof shipOp>;
export const shipOps = list(shipOp);

const COUNT_CARDS = {
  countCards: { kind: anyKind, type: anyType, side: anySide, zone: or(oneOf(...ZONES), 'empire') },
} as const;
const countCards = tagged('op', COUNT_CARDS);
export type CountCards = Read<typeof countCards>;

export const metric = tagged('op', {
  ...COUNT_CARDS,
  distinctTypes: { kind: anyKind },
  maxSameType: { kind: anyKind },
  sets: { of: list(countCards) },
  creditsHeld: {},
  producedCards: {},
  placedResources: {},
  artifactsHeld: {},
  defencePlansHeld: {},
  blockadesOnOpponents: {},
});
export type Metric = Read<typeof metric>;

export const scorePer = tagged('op', { scorePer: { vp: n, metric } });
