import { type Forbidden, never, type Seat } from '@orrery/kernel';
import {
  type Action,
  cardId,
  COLOUR_OF,
  COLOURS,
  type Colour,
  colourNo,
  constants,
  EVERY_COLOUR,
  GOLD,
  type Kind,
  type PayEffect,
  resourceId,
  resourceOf,
  type Section,
  SYMBOLS,
} from '../data/index.ts';
import { answers, meant, type Spent, STOP } from './answers.ts';
import { tokensOfKind } from './blockade.ts';
import { bonusesOf } from './bonuses.ts';
import { takesOnly } from './costs.ts';
import { discard } from './decks.ts';
import { addCredits } from './gains.ts';
import { type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { mine } from './produce.ts';
import {
  after,
  afterAll,
  canMeet,
  countsAs,
  type Demand,
  isMet,
  openSections,
  sectionsIn,
  takeCard,
  visibleSection,
} from './purse.ts';
import { readyPlanets, readyTechnologies } from './ready.ts';
import { earn } from './revenue.ts';
import { type Alien, type Player, player, type SpendTask } from './state.ts';
import { triggered } from './triggers.ts';

type Asked = Pick<Demand, 'colours' | 'needs'>;

/** The symbols that each text asks for, worked out once. */
const ASKED = new Map<PayEffect, Asked>();

function askedBy(op: PayEffect): Asked {
  const before = ASKED.get(op);
  if (before !== undefined) return before;
  const { equalSets, resources } = op.cost;
  const sets = equalSets.map(colourNo);
  const colours = EVERY_COLOUR.filter((colour) => (resources[colour] ?? 0) > 0);
  const asked =
    sets.length > 0
      ? { colours: sets, needs: sets.map(() => 1) }
      : { colours, needs: colours.map((colour) => resources[colour] ?? 0) };
  ASKED.set(op, asked);
  return asked;
}

/** What the text of a card asks for, in symbols. */
export function demandOf(p: Player, op: PayEffect, action: Action | null): Demand {
  const { colours, needs } = askedBy(op);
  return { colours, needs, takes: takesOnly(p, action, colours) };
}

/** The symbols of one colour that an Operational Action costs (ALI-OPER-01). */
export function operationalDemand(p: Player, action: Action, colour: Colour): Demand {
  const needs = [constants.operationalActionCost];
  return { colours: [colour], needs, takes: takesOnly(p, action, [colour]) };
}

/** The whole cost of a card's text is paid, then it is applied (data: pay). */
export function payFor(
  s: Alien,
  seat: Seat,
  op: PayEffect,
  how: Pick<SpendTask, 'action' | 'card' | 'limit'>,
  ctx: Context,
): void {
  const p = player(s, seat);
  const { credits, handCards, equalSets } = op.cost;
  if (credits > 0) {
    p.credits -= credits;
    ctx.emit({ type: 'creditsPaid', seat, n: credits, card: cardId(how.card ?? 0) });
  }
  const demand = demandOf(p, op, how.action === 'useInAddition' ? null : how.action);
  if (demand.colours.length > 0) {
    const sets = equalSets.length > 0;
    const task = { type: 'spendCard', seat, ...how, ...demand, laid: [], ops: op.do } as const;
    return ctx.then({ ...task, fewest: 0, sets });
  }
  if (handCards > 0) {
    ctx.then({ type: 'discardCard', seat, why: 'pay', done: 0, most: handCards });
  }
  ctx.then({ type: 'resolve', seat, ops: op.do, self: how.card, from: 'effects' });
}

/** Why a section may not be laid; null: it may. */
function forbidLay(s: Alien, task: SpendTask, { section, as }: Spent): Forbidden | null {
  const p = player(s, task.seat);
  const { limit, laid, action } = task;
  const visible = visibleSection(p, resourceOf(section));
  if (visible !== 'both' && visible !== section) return { rule: 'ALI-PAY-01' };
  const colour = COLOUR_OF[section] as Colour;
  if (((task.takes >> colour) & 1) === 0) return forbidColour(task, colour);
  if (laid.length >= limit) return { rule: 'ALI-ASM-01', facts: { how: 'full', limit } };
  const demand = afterAll(task, laid);
  const rest = after(demand, section, as ?? (countsAs(section, demand)[0] as Colour));
  const slots = limit - laid.length - 1;
  if (canMeet(p, rest, slots, resourceOf(section))) return null;
  const missing = rest.needs.reduce((sum, need) => sum + Math.max(0, need), 0);
  return { rule: 'ALI-ASM-01', facts: { how: 'short', missing, slots, action } };
}

/** Gold has its own rules (ALI-PAY-05, ALI-PAY-06); any other colour is simply not asked for. */
function forbidColour({ action, colours }: SpendTask, colour: Colour): Forbidden {
  const wanted = colours.map((one) => COLOURS[one]).join(' ');
  if (colour !== GOLD) return { rule: 'ALI-PAY-08', facts: { colour: COLOURS[colour], wanted } };
  const isOperational =
    action === 'launchOffensive' || action === 'earnRevenue' || action === 'minePlanets';
  return { rule: isOperational ? 'ALI-PAY-05' : 'ALI-PAY-06', facts: { wanted } };
}

/** Why the payment is not made yet; null: it is. */
function forbidStop(task: SpendTask): Forbidden | null {
  const { needs } = afterAll(task, task.laid);
  const missing = needs.reduce((sum, need) => sum + need, 0);
  switch (task.action) {
    case 'sell':
      return task.laid.length < task.fewest
        ? { rule: 'ALI-SELL-05', facts: { how: 'none' } }
        : null;
    case 'removeBlockade':
      return missing > 0 ? { rule: 'ALI-UNBL-03', facts: { how: 'few', missing } } : null;
    case 'discover':
    case 'develop':
    case 'build':
      return missing > 0 ? { rule: 'ALI-DISC-05', facts: { missing } } : null;
    default:
      return missing > 0 ? { rule: 'ALI-PAY-07', facts: { missing } } : null;
  }
}

/** Everything that might be laid: also the covered section of a produced card. */
function candidatesOf(s: Alien, task: SpendTask): string[] {
  const p = player(s, task.seat);
  const demand = afterAll(task, task.laid);
  const both: Section[] = [];
  for (const card of p.hand) both.push(card * 2, card * 2 + 1);
  for (const { produced } of p.empire) {
    for (const section of produced) both.push(section, section ^ 1);
  }
  return [...both.flatMap((section) => written(section, demand)), STOP];
}

/** Gold is laid for one of the colours where several are asked. */
function written(section: Section, demand: Demand): string[] {
  const { make } = answers.spendCard;
  const isNamed = demand.colours.length > 1 && COLOUR_OF[section] === GOLD;
  const counts = isNamed ? countsAs(section, demand) : [];
  if (counts.length === 0) return [make({ section, as: null })];
  return counts.map((as) => make({ section, as }));
}

/** What may be laid next, with so many cards after it. */
function openTo(p: Player, demand: Demand, slots: number): string[] {
  const { make } = answers.spendCard;
  const { colours, needs, takes } = demand;
  if (colours.length === 1) {
    return openSections(p, takes, needs[0] as number, slots).map((section) =>
      make({ section, as: null }),
    );
  }
  const found: string[] = [];
  for (const section of sectionsIn(p)) {
    const isGold = COLOUR_OF[section] === GOLD;
    for (const as of countsAs(section, demand)) {
      if (!canMeet(p, after(demand, section, as), slots, resourceOf(section))) continue;
      found.push(make({ section, as: isGold ? as : null }));
    }
  }
  return found;
}

export const spendCard: AlienQuestion<'spendCard', string> = {
  rule: 'ALI-PAY-01',
  privateOptions: true,
  seat: seatOf,
  candidates: candidatesOf,
  forbid(s, task, choice) {
    const answer = meant(answers.spendCard, choice);
    return answer === null ? forbidStop(task) : forbidLay(s, task, answer);
  },
  options(s, task) {
    const p = player(s, task.seat);
    const demand = afterAll(task, task.laid);
    const slots = task.limit - task.laid.length - 1;
    const found = slots < 0 ? [] : openTo(p, demand, slots);
    if (isMet(demand) && task.laid.length >= task.fewest) found.push(STOP);
    return found;
  },
  choose(s, task, choice, ctx) {
    const answer = meant(answers.spendCard, choice);
    if (answer === null) return paid(s, task, ctx);
    const { section, as } = answer;
    const [usual] = countsAs(section, afterAll(task, task.laid));
    takeCard(player(s, task.seat), resourceOf(section));
    const laid = [...task.laid, { section, as: as ?? usual ?? GOLD }];
    ctx.then({ ...task, laid });
  },
};

function symbolsLaid({ laid }: SpendTask): number {
  return laid.reduce((sum, { section }) => sum + (SYMBOLS[section] ?? 0), 0);
}

/** How many sets of equally many symbols were laid (ALI-EFF-06). */
const setsLaid = ({ colours, laid }: SpendTask): number =>
  Math.min(
    ...colours.map((colour) =>
      laid.reduce(
        (sum, { section, as }) => (as === colour ? sum + (SYMBOLS[section] ?? 0) : sum),
        0,
      ),
    ),
  );

/** The payment is made: the cards are discarded first (ALI-PAY-10). */
function paid(s: Alien, task: SpendTask, ctx: Context): void {
  const { seat, action, card, laid } = task;
  const p = player(s, seat);
  const cards = laid.map(({ section }) => resourceOf(section));
  discard(s, cards);
  const isFree = FREE.includes(action);
  const free = isFree ? s.free : 0;
  if (isFree) s.free = 0; // ALI-EFF-10
  const symbols = symbolsLaid(task);
  ctx.emit({
    type: 'spent',
    seat,
    action,
    card: card === null ? null : cardId(card),
    cards: cards.map(resourceId),
    sections: laid.map(({ section }) => section & 1),
    symbols,
    free,
  });
  switch (action) {
    case 'discover':
    case 'develop':
    case 'build':
      return ctx.then({ type: 'chooseFace', seat, card: card ?? 0, automatic: false });
    case 'sell': {
      const worth = symbols + free + bonusesOf(p).sell;
      const credits = addCredits(p, worth); // ALI-SELL-04
      ctx.emit({ type: 'sold', seat, credits, lost: worth - credits });
      return ctx.then(...triggered(s, seat, 'sell'));
    }
    case 'removeBlockade': {
      const [kind] = task.colours as readonly [Kind];
      const paidFor = Math.floor((symbols + free) / constants.resourcesPerBlockadeRemoved);
      const n = Math.min(paidFor, tokensOfKind(p, kind));
      return ctx.then({ type: 'removeToken', seat, n, kind });
    }
    case 'launchOffensive':
      return ctx.then({ type: 'chooseTarget', seat, ship: null });
    case 'earnRevenue':
      return earn(seat, readyTechnologies(p), ctx);
    case 'minePlanets':
      return mine(seat, readyPlanets(p), null, ctx);
    case 'factionAction':
    case 'cardAction':
    case 'useInAddition': {
      const times = task.sets ? setsLaid(task) : 1;
      for (let i = 0; i < times; i++) {
        ctx.then({ type: 'resolve', seat, ops: task.ops, self: card, from: 'effects' });
      }
      return;
    }
    default:
      never(action);
  }
}

/** Actions to which free symbols are added. */
const FREE: readonly SpendTask['action'][] = [
  'discover',
  'develop',
  'build',
  'sell',
  'removeBlockade',
];
