import { missing, never } from '@orrery/kernel';
import {
  type Action,
  ACTIONS,
  type Built,
  type Card,
  cardInfo,
  CARDS,
  colourNo,
  COMPLETE,
  isModifier,
  type Kind,
  KINDS,
  LOGISTICS,
  type Modifier,
} from '../data/index.ts';
import { isWorking, type Player } from './state.ts';

type Trigger = Extract<Modifier, { readonly op: 'on' }>;

/** All that the working logistics cards of an Empire change together (ALI-CARD-11). */
export interface Bonuses {
  /** Added to the cost of a card of each kind. */
  readonly cost: number[];
  buyCost: number;
  buyDraw: number;
  /** Added to the Assembly Limit of each Action. */
  readonly assembly: Record<Action, number>;
  /** Added to the limit of a Technology's own ACTION. */
  readonly ownLimit: Record<Card, number>;
  attackAlien: number;
  attackPlayer: number;
  handSize: number;
  produce: number;
  sell: number;
  /** Actions in which gold may stand for a colour asked. */
  readonly gold: Action[];
  /** Colours that count besides the own one of a kind, as bits. */
  readonly treatedIn: Partial<Record<Action, number[]>>;
  armourFleet: boolean;
  /** In the order in which their cards entered (ALI-EFF-08). */
  readonly triggers: { readonly card: Card; readonly on: Trigger }[];
}

const NO_ASSEMBLY = Object.fromEntries(ACTIONS.map((action) => [action, 0])) as Readonly<
  Record<Action, number>
>;

const none = (): Bonuses => ({
  cost: [0, 0, 0],
  buyCost: 0,
  buyDraw: 0,
  assembly: { ...NO_ASSEMBLY },
  ownLimit: {},
  attackAlien: 0,
  attackPlayer: 0,
  handSize: 0,
  produce: 0,
  sell: 0,
  gold: [],
  treatedIn: {},
  armourFleet: false,
  triggers: [],
});

/** One lasting effect of a working card. */
function add(to: Bonuses, card: Card, op: Modifier): void {
  switch (op.op) {
    case 'on':
      to.triggers.push({ card, on: op });
      return;
    case 'modCost': {
      const kind = COMPLETE.indexOf(op.action);
      to.cost[kind] = (to.cost[kind] ?? 0) + op.n;
      return;
    }
    case 'modBuyCost':
      to.buyCost += op.n;
      return;
    case 'modAssembly':
      for (const action of op.actions) {
        if (action === 'cardActionSelf') to.ownLimit[card] = (to.ownLimit[card] ?? 0) + op.n;
        else to.assembly[action] += op.n;
      }
      return;
    case 'modAttack':
      if (op.when !== 'player') to.attackAlien += op.n;
      if (op.when !== 'alien') to.attackPlayer += op.n;
      return;
    case 'modHandSize':
      to.handSize += op.n;
      return;
    case 'modProduceOnDiscover':
      to.produce += op.n;
      return;
    case 'modSell':
      to.sell += op.n;
      return;
    case 'modBuyDraw':
      to.buyDraw += op.n;
      return;
    case 'allowGold':
      to.gold.push(...op.actions);
      return;
    case 'treatAs': {
      const kind = colourNo(op.to);
      for (const action of op.actions) {
        const bits = (to.treatedIn[action] ??= KINDS.map(() => 0));
        bits[kind] = (bits[kind] ?? 0) | (1 << colourNo(op.from));
      }
      return;
    }
    case 'armourFleet':
      to.armourFleet = true;
      return;
    default:
      never(op);
  }
}

function sum(p: Pick<Player, 'empire' | 'unlocked'>): Bonuses {
  const total = none();
  for (const built of p.empire) {
    if (built.side !== LOGISTICS || !isWorking(p, built)) continue;
    for (const op of cardInfo(built.card).logistics) {
      if (isModifier(op)) add(total, built.card, op);
    }
  }
  return total;
}

interface Kept {
  readonly unlocked: readonly Card[];
  readonly bonuses: Bonuses;
}

/** An Empire is replaced when it changes, so what was summed up for it stays true. */
const kept = new WeakMap<readonly Built[], Kept>();

export function bonusesOf(p: Pick<Player, 'empire' | 'unlocked'>): Readonly<Bonuses> {
  const before = kept.get(p.empire);
  if (before?.unlocked === p.unlocked) return before.bonuses;
  const bonuses = sum(p);
  kept.set(p.empire, { unlocked: p.unlocked, bonuses });
  return bonuses;
}

/** The colours that count besides the own one when a card of this kind is paid for or prepared. */
export const treatedIn = (bonuses: Readonly<Bonuses>, action: Action, kind: Kind): number =>
  bonuses.treatedIn[action]?.[kind] ?? 0;

/** What one working card adds, for those who ask where a figure comes from. */
export const bonusesBy = (card: Card): Readonly<Bonuses> =>
  bonusesOf(ALONE[card] ?? missing('card', card));
const ALONE = CARDS.map((_, card) => ({
  empire: [{ card, side: LOGISTICS, tokens: 0, produced: [] } as const],
  unlocked: [],
}));
