import {
  COLOUR_OF,
  type Colour,
  GOLD,
  type Resource,
  resourceOf,
  RESOURCES,
  sectionsOf,
  SYMBOLS,
  type Section,
} from '../data/index.ts';
import type { Laid, Player } from './state.ts';

/** What a payment asks for: symbols of one colour or of several (ALI-PAY-03). */
export interface Demand {
  readonly colours: readonly Colour[];
  /** Symbols still needed of each. */
  readonly needs: readonly number[];
  /** The colours that are taken, as bits. */
  readonly takes: number;
}

/** Sets of colours: none to all four. */
const SETS = 16;

/** The most symbols that a card shows in one of its sections, by card and set of colours. */
const BEST = new Uint8Array(RESOURCES.length * SETS);
for (const card of RESOURCES.keys()) {
  for (let takes = 0; takes < SETS; takes++) {
    const values = sectionsOf(card).map((section) => valueOf(section, takes));
    BEST[card * SETS + takes] = Math.max(...values);
  }
}

/** Symbols that a section counts where these colours are taken. */
export function valueOf(section: Section, takes: number): number {
  return (takes >> (COLOUR_OF[section] as Colour)) & 1 ? (SYMBOLS[section] as number) : 0;
}

/** How many cards could be laid for 1, 2 and 3 symbols. */
interface Purse {
  ones: number;
  twos: number;
  threes: number;
}

function note(purse: Purse, value: number, n: number): void {
  if (value === 3) purse.threes += n;
  else if (value === 2) purse.twos += n;
  else if (value === 1) purse.ones += n;
}

function purseOf(p: Player, takes: number): Purse {
  const purse: Purse = { ones: 0, twos: 0, threes: 0 };
  for (const card of p.hand) note(purse, BEST[card * SETS + takes] as number, 1);
  for (const { produced } of p.empire) {
    for (const section of produced) note(purse, valueOf(section, takes), 1);
  }
  return purse;
}

function topOf({ ones, twos, threes }: Purse, slots: number): number {
  if (slots <= threes) return 3 * slots;
  const rest = slots - threes;
  if (rest <= twos) return 3 * threes + 2 * rest;
  return 3 * threes + 2 * twos + Math.min(rest - twos, ones);
}

/** The most symbols of these colours that so many cards of a player show. */
export const most = (p: Player, takes: number, slots: number): number =>
  topOf(purseOf(p, takes), slots);

/** Whether any card of a player shows one of these colours. */
export function shows(p: Player, takes: number): boolean {
  for (const card of p.hand) if ((BEST[card * SETS + takes] as number) > 0) return true;
  for (const { produced } of p.empire) {
    for (const section of produced) if (valueOf(section, takes) > 0) return true;
  }
  return false;
}

/** Every section that a player could lay: both of a hand card, the visible one of a produced card. */
export function sectionsIn(p: Player): Section[] {
  const found: Section[] = [];
  for (const card of p.hand) found.push(card * 2, card * 2 + 1);
  for (const { produced } of p.empire) found.push(...produced);
  return found;
}

/** The colours that a section may count for. */
export function countsAs(section: Section, { colours, needs, takes }: Demand): readonly Colour[] {
  const colour = COLOUR_OF[section] as Colour;
  if (((takes >> colour) & 1) === 0) return [];
  if (colours.length === 1) return colours;
  if (colour !== GOLD) return [colour];
  // Gold that is not needed counts for the first: it comes to the same.
  const wanted = colours.filter((_, i) => (needs[i] ?? 0) > 0);
  return wanted.length > 0 ? wanted : colours.slice(0, 1);
}

/** What is still needed once a section is laid. */
export function after(demand: Demand, section: Section, as: Colour): Demand {
  const { colours, needs } = demand;
  const value = SYMBOLS[section] as number;
  const left = needs.map((need, i) => (colours[i] === as ? Math.max(0, need - value) : need));
  return { ...demand, needs: left };
}

/** What is still needed after these cards. */
export const afterAll = (demand: Demand, laid: readonly Laid[]): Demand =>
  laid.reduce((rest, { section, as }) => after(rest, section, as), demand);

export const isMet = ({ needs }: Demand): boolean => needs.every((need) => need <= 0);

/** Whether so many more cards can meet the demand; one card may be left out. */
export function canMeet(p: Player, demand: Demand, slots: number, without = NONE): boolean {
  const { colours, needs, takes } = demand;
  let [open, at] = [0, 0];
  for (let i = 0; i < needs.length; i++) {
    if ((needs[i] as number) <= 0) continue;
    open++;
    at = i;
  }
  if (open === 0) return true;
  // Every colour takes a card of its own.
  if (open > slots) return false;
  if (open > 1) return fewest(p, demand, slots, without) <= slots;
  const only = colours.length === 1 ? takes : takes & (bitOf(colours[at] as Colour) | bitOf(GOLD));
  const purse = purseOf(p, only);
  if (without !== NONE) note(purse, valueIn(p, without, only), -1);
  return topOf(purse, slots) >= (needs[at] as number);
}

/** No card is left out. */
const NONE: Resource = -1;
const bitOf = (colour: Colour): number => 1 << colour;

/** The sections that may be laid next for one colour, so that so many more cards meet the need. */
export function openSections(p: Player, takes: number, need: number, slots: number): Section[] {
  const purse = purseOf(p, takes);
  const found: Section[] = [];
  /** The section brings so much, and no longer lies in its place for the most it could bring. */
  const look = (section: Section, best: number): void => {
    const value = valueOf(section, takes);
    if (value === 0) return;
    if (value < need) {
      note(purse, best, -1);
      const reach = value + topOf(purse, slots);
      note(purse, best, 1);
      if (reach < need) return;
    }
    found.push(section);
  };
  for (const card of p.hand) {
    const best = BEST[card * SETS + takes] as number;
    look(card * 2, best);
    look(card * 2 + 1, best);
  }
  for (const { produced } of p.empire) {
    for (const section of produced) look(section, valueOf(section, takes));
  }
  return found;
}

/** What a player's card is worth, in the hand or under a Planet. */
function valueIn(p: Player, card: Resource, takes: number): number {
  if (p.hand.includes(card)) return BEST[card * SETS + takes] as number;
  for (const { produced } of p.empire) {
    for (const section of produced) {
      if (resourceOf(section) === card) return valueOf(section, takes);
    }
  }
  return 0;
}

/** The fewest cards that meet a demand of several colours; Infinity: none do. */
function fewest(p: Player, demand: Demand, slots: number, without: Resource): number {
  const { colours, needs, takes } = demand;
  if (colours.length === 2 && slots === 2) return canPair(p, demand, without) ? 2 : Infinity;
  const strides: number[] = [];
  let size = 1;
  for (const need of needs) {
    strides.push(size);
    size *= need + 1;
  }
  // By how much of each colour has been met, the fewest cards for it.
  let cards = Array.from({ length: size }, () => Infinity);
  cards[0] = 0;
  const lay = (options: readonly Section[]): void => {
    const next = cards.slice();
    for (const section of options) {
      const colour = COLOUR_OF[section] as Colour;
      if (((takes >> colour) & 1) === 0) continue;
      for (const [i, wanted] of colours.entries()) {
        if (colour !== wanted && colour !== GOLD) continue;
        const stride = strides[i] as number;
        const need = needs[i] as number;
        for (let state = 0; state < size; state++) {
          const met = Math.floor(state / stride) % (need + 1);
          const gained = Math.min(need - met, SYMBOLS[section] as number);
          const to = state + gained * stride;
          next[to] = Math.min(next[to] as number, (cards[state] as number) + 1);
        }
      }
    }
    cards = next;
  };
  for (const card of p.hand) if (card !== without) lay(sectionsOf(card));
  for (const { produced } of p.empire) {
    for (const section of produced) if (resourceOf(section) !== without) lay([section]);
  }
  return cards[size - 1] as number;
}

/** Whether one card meets the first of two needs, and another the second. */
function canPair(p: Player, { colours, needs, takes }: Demand, without: Resource): boolean {
  const gold = takes & bitOf(GOLD);
  const [first, second] = [bitOf(colours[0] as Colour) | gold, bitOf(colours[1] as Colour) | gold];
  const [one, two] = needs as readonly [number, number];
  let [ones, twos, both] = [0, 0, 0];
  const look = (isOne: boolean, isTwo: boolean): void => {
    if (isOne && isTwo) both++;
    else if (isOne) ones++;
    else if (isTwo) twos++;
  };
  for (const card of p.hand) {
    if (card === without) continue;
    look(
      (BEST[card * SETS + first] as number) >= one,
      (BEST[card * SETS + second] as number) >= two,
    );
  }
  for (const { produced } of p.empire) {
    for (const section of produced) {
      if (resourceOf(section) === without) continue;
      look(valueOf(section, first) >= one, valueOf(section, second) >= two);
    }
  }
  return both > 1 || (both === 1 && ones + twos > 0) || (ones > 0 && twos > 0);
}

/** Takes a card out of the hand or from under its Planet, wherever it is. */
export function takeCard(p: Player, card: Resource): void {
  if (p.hand.includes(card)) {
    p.hand = p.hand.filter((other) => other !== card);
    return;
  }
  p.empire = p.empire.map((built) =>
    built.produced.some((section) => resourceOf(section) === card)
      ? { ...built, produced: built.produced.filter((section) => resourceOf(section) !== card) }
      : built,
  );
}

/** Whether the card is among those a player may spend, and with which section; null: it is not. */
export function visibleSection(p: Player, card: Resource): Section | 'both' | null {
  if (p.hand.includes(card)) return 'both';
  for (const { produced } of p.empire) {
    for (const section of produced) if (resourceOf(section) === card) return section;
  }
  return null;
}
