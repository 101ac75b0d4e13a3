import { missing, type Seat } from '@orrery/kernel';
import {
  artifactInfo,
  cardId,
  data,
  type Metric,
  resourceId,
  resourceOf,
  type Section,
  type SideId,
  SIDES,
  type TypeId,
} from '../data/index.ts';
import type { Alien } from '../rules/index.ts';

// The figures of a table as a person reckons them, who reads the cards by their names:
// nothing here comes from the code of the rules.

export interface Lying {
  readonly id: string;
  readonly side: SideId;
  readonly tokens: number;
  /** Sections: resource-05/1. */
  readonly under: readonly string[];
}
export interface Person {
  readonly faction: (typeof data.factions)[number];
  readonly points: number;
  readonly credits: number;
  readonly hand: readonly string[];
  readonly artifacts: readonly string[];
  readonly plans: number;
  readonly empire: readonly Lying[];
  readonly waiting: readonly { readonly id: string; readonly under: readonly string[] }[];
  readonly unlocked: readonly string[];
  readonly extraTurns: number;
}
export interface Table {
  readonly seats: readonly Person[];
  readonly decks: readonly (readonly string[])[];
  readonly used: readonly string[];
  readonly attacked: readonly string[];
  readonly free: number;
  readonly unlimited: boolean;
  readonly actions: number;
  readonly acted: boolean;
  /** Cards that lie there. */
  readonly deck: number;
  readonly discard: number;
  readonly artifacts: number;
  readonly artifactDiscard: number;
  readonly plans: number;
  readonly overtime: boolean;
  readonly system: string;
}

export const person = (t: Table, seat: Seat): Person => t.seats[seat] ?? missing('seat', seat);

const written = (section: Section): string => `${resourceId(resourceOf(section))}/${section & 1}`;

/** What lies on the table, in the words of its cards. */
export function readTable(s: Alien): Table {
  return {
    seats: s.players.map((p) => ({
      faction: data.factions[p.faction] ?? missing('faction', p.faction),
      points: p.production + p.revenue + p.attacks + p.effects,
      credits: p.credits,
      hand: p.hand.map(resourceId),
      artifacts: p.artifacts.map((one) => artifactInfo(one).id),
      plans: p.plans.length + p.shownPlans.length,
      empire: p.empire.map(({ card, side, tokens, produced }) => ({
        id: cardId(card),
        side: SIDES[side],
        tokens,
        under: produced.map(written),
      })),
      waiting: p.waiting.map(({ card, prepared }) => ({
        id: cardId(card),
        under: prepared.map(written),
      })),
      unlocked: p.unlocked.map(cardId),
      extraTurns: p.extraTurns,
    })),
    decks: s.decks.map((deck) => deck.map(cardId)),
    used: s.used.map(cardId),
    attacked: s.attacked.map(cardId),
    free: s.free,
    unlimited: s.unlimited,
    actions: s.actions,
    acted: s.acted,
    deck: s.deck.length,
    discard: s.discard.length,
    artifacts: s.artifacts.length,
    artifactDiscard: s.artifactDiscard.length,
    plans: s.plans.length,
    overtime: s.overtime,
    system: data.alienSystems[s.systems[0] ?? 0]?.id ?? '',
  };
}

export const KIND_IDS = ['planet', 'technology', 'ship'] as const;
export type KindName = (typeof KIND_IDS)[number];
const PREFIX = { 'planet-': 'planet', 'tech-': 'technology', 'ship-': 'ship' } as const;
export function kindOf(id: string): KindName {
  for (const [start, kind] of Object.entries(PREFIX)) if (id.startsWith(start)) return kind;
  return missing('card', id);
}
const TECHNOLOGIES = new Map(data.technologies.map((card) => [card.id, card]));
const OTHERS = new Map([...data.planets, ...data.ships].map((card) => [card.id, card.type]));
const technology = (id: string) => TECHNOLOGIES.get(id) ?? missing('Technology', id);
export const typeOf = (id: string, side: SideId): TypeId =>
  OTHERS.get(id) ?? technology(id)[side].type;

const RESOURCES = new Map(data.resources.map((card) => [card.id, card]));
export function sectionOf(one: string) {
  const [id = '', which = '0'] = one.split('/');
  return RESOURCES.get(id)?.sections[Number(which)] ?? missing('section', one);
}
export const symbols = (sections: readonly string[]): number =>
  sections.reduce((sum, one) => sum + sectionOf(one).symbols, 0);

export const working = (p: Person, side: SideId, kind?: KindName): Lying[] =>
  p.empire.filter(
    (one) =>
      one.side === side &&
      (one.tokens === 0 || p.unlocked.includes(one.id)) &&
      (kind === undefined || kindOf(one.id) === kind),
  );
export const has = (p: Person, id: string): boolean =>
  working(p, 'logistics').some((one) => one.id === id);
const bonusOf = (p: Person, kind: 'planet' | 'ship', type: TypeId): number =>
  working(p, 'logistics', kind).filter(({ id }) => typeOf(id, 'logistics') === type).length;

const FIELDS = {
  planet: {
    action: 'discover',
    colour: 'green',
    type: 'exploration',
    discount: 'tech-deep-field-cartography',
  },
  technology: {
    action: 'develop',
    colour: 'blue',
    type: 'expansion',
    discount: 'tech-distributed-laboratories',
  },
  ship: { action: 'build', colour: 'red', type: 'extermination', discount: 'tech-dockyard-swarms' },
} as const;
export const actionOf = (kind: KindName): string => FIELDS[kind].action;

/** 5, 1 more for each card of the kind, 2 less for each discount. */
export function costOf(p: Person, kind: KindName): number {
  const { type, discount } = FIELDS[kind];
  const there = p.empire.filter(({ id }) => kindOf(id) === kind).length;
  return Math.max(0, 5 + there - 2 * bonusOf(p, 'planet', type) - (has(p, discount) ? 2 : 0));
}
export const buyPrice = (p: Person): number =>
  Math.max(0, 5 - 2 * bonusOf(p, 'planet', 'exploitation'));

const MORE: readonly (readonly [card: string, ...actions: string[]])[] = [
  ['tech-terraform-seeders', 'discover'],
  ['tech-parallel-prototyping', 'develop'],
  ['tech-modular-slipways', 'build'],
  ['tech-bulk-haulers', 'sell', 'removeBlockade'],
  ['tech-unified-command-grid', 'launchOffensive', 'earnRevenue', 'minePlanets'],
  ['tech-deep-analysis-program', 'deepAnalysis'],
];
const CREW: Readonly<Record<string, TypeId>> = {
  discover: 'exploration',
  develop: 'expansion',
  build: 'extermination',
  sell: 'exploitation',
};
export function limitOf(t: Table, p: Person, action: string): number {
  if (t.unlimited) return 99;
  const type = CREW[action];
  const technologies = MORE.filter(
    ([card, ...actions]) => actions.includes(action) && has(p, card),
  );
  return 2 + technologies.length + (type === undefined ? 0 : bonusOf(p, 'ship', type));
}

/** The colours that pay for a card of this kind, or are prepared under it. */
export function coloursFor(p: Person, action: string, kind: KindName): Set<string> {
  const isMixed = kind === 'technology' && has(p, 'tech-polychrome-catalyst');
  const own = [FIELDS[kind].colour, 'gold'];
  return new Set(isMixed && action !== 'removeBlockade' ? [...own, 'red', 'green'] : own);
}

/** Every card that may be spent, by the sections that may be shown. */
export const purse = (p: Person): string[][] => [
  ...p.hand.map((card) => [`${card}/0`, `${card}/1`]),
  ...p.empire.flatMap(({ under }) => under.map((one) => [one])),
];
/** The most symbols of these colours on so many cards. */
export function reach(p: Person, colours: ReadonlySet<string>, cards: number): number {
  const worth = (one: string): number =>
    colours.has(sectionOf(one).colour) ? sectionOf(one).symbols : 0;
  const best = purse(p).map((sections) => Math.max(...sections.map(worth)));
  return best
    .toSorted((a, b) => b - a)
    .slice(0, cards)
    .reduce((sum, n) => sum + n, 0);
}
export type Need = Readonly<Record<string, number>>;
/** Tries every way to pay with so many of these cards. */
export function canPay(cards: string[][], need: Need, gold: boolean, slots: number): boolean {
  if (Object.values(need).every((n) => n <= 0)) return true;
  const [card, ...others] = cards;
  if (card === undefined || slots === 0) return false;
  const pays = (one: string, colour: string): boolean =>
    sectionOf(one).colour === colour || (gold && sectionOf(one).colour === 'gold');
  return (
    canPay(others, need, gold, slots) ||
    card.some((one) =>
      Object.entries(need).some(
        ([colour, n]) =>
          n > 0 &&
          pays(one, colour) &&
          canPay(others, { ...need, [colour]: n - sectionOf(one).symbols }, gold, slots - 1),
      ),
    )
  );
}
export function factionNeed({ faction }: Person): Need {
  const [op] = faction.action.effects;
  const [green = 0, blue = 0, red = 0] = op?.op === 'pay' ? op.cost.resources : [];
  return Object.fromEntries(Object.entries({ green, blue, red }).filter(([, n]) => n > 0));
}

export const tokensOn = (p: Person, kind?: KindName): number =>
  p.empire.reduce((sum, { id, tokens }) => {
    const counts = kind === undefined || kindOf(id) === kind;
    return counts ? sum + tokens : sum;
  }, 0);

function perType(p: Person, kind: string | null): number[] {
  const counts: Record<string, number> = {};
  for (const { id, side } of p.empire) {
    if (kind !== null && kindOf(id) !== kind) continue;
    const type = typeOf(id, side);
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return Object.values(counts);
}
const under = (cards: readonly { readonly under: readonly string[] }[]): number =>
  cards.reduce((sum, card) => sum + card.under.length, 0);

function count(t: Table, seat: Seat, metric: Metric): number {
  const p = person(t, seat);
  switch (metric.op) {
    case 'countCards': {
      const { kind, type, side, zone } = metric;
      const isKind = ({ id }: { readonly id: string }): boolean =>
        kind === null || kindOf(id) === kind;
      if (zone === 'underConstruction') return p.waiting.filter(isKind).length;
      return p.empire.filter(
        (one) =>
          isKind(one) &&
          (side === null || one.side === side) &&
          (type === null || typeOf(one.id, one.side) === type),
      ).length;
    }
    case 'distinctTypes':
      return perType(p, metric.kind).length;
    case 'maxSameType':
      return Math.max(0, ...perType(p, metric.kind));
    case 'sets':
      return Math.min(...metric.of.map((one) => count(t, seat, one)));
    case 'creditsHeld':
      return p.credits;
    case 'producedCards':
      return under(p.empire);
    case 'placedResources':
      return under(p.empire) + under(p.waiting);
    case 'artifactsHeld':
      return p.artifacts.length;
    case 'defencePlansHeld':
      return p.plans;
    case 'blockadesOnOpponents':
      return t.seats.reduce((sum, other) => (other === p ? sum : sum + tokensOn(other)), 0);
  }
}

/** The best goal met of a Technology, in one of its columns. */
export function goalOf(t: Table, seat: Seat, id: string, column: 'during' | 'end'): number {
  const { metric, goals } = technology(id).operational;
  const n = count(t, seat, metric);
  return Math.max(0, ...goals.filter(({ atLeast }) => n >= atLeast).map((goal) => goal[column]));
}

export function scoreOf(t: Table, seat: Seat): number {
  const p = person(t, seat);
  const goals = working(p, 'operational', 'technology').map(({ id }) => goalOf(t, seat, id, 'end'));
  const terms = p.faction.scoring.terms.map(({ vp, metric }) => vp * count(t, seat, metric));
  return [...goals, ...terms].reduce((sum, n) => sum + n, p.points + p.empire.length);
}
