import { type Options, type Random, type Seat } from '@orrery/kernel';
import {
  type Built,
  COLOUR_OF,
  data,
  EVERY_KIND,
  GOLD,
  type Kind,
  kindOf,
  LOGISTICS,
  OPERATIONAL,
  PLANET,
  type Resource,
  type Section,
  type Side,
  TECHNOLOGY,
  type Waiting,
} from './data/index.ts';
import { type Alien, type Player, player } from './rules/index.ts';
import { setup } from './rules/setup.ts';

/** Cards of each kind that one player may have in the Empire and Under Construction. */
const MOST_BUILT = 5;
const MOST_WAITING = 3;

/** A late position: Empires full of everything, tokens, Artifacts, Plans, and a deck that runs out. */
export function rich(options: Options, seats: number, random: Random): Alien {
  const s: Alien = {
    ...setup(options, seats, random),
    key: [random(2 ** 31), random(2 ** 31)],
    drawn: 0,
    outcome: null,
  };
  const chance = (n: number): boolean => random(n) === 0;
  if (options['factions'] === 'choice') {
    s.players.forEach((p, seat) => (p.faction = (seat + 1) % data.factions.length));
  }
  s.deck = [...s.deck, ...s.players.flatMap((p) => p.hand)];
  for (const p of s.players) p.hand = [];
  s.turn = random(seats);
  for (const seat of s.players.keys()) fill(s, seat, random);
  openDecks(s, random);
  s.marker = 1 + random(seats);
  if (s.marker === 1) s.ending = chance(2);
  s.actions = 1 + random(3);
  s.acted = chance(4);
  if (chance(3)) s.free = 7;
  s.unlimited = chance(4);
  if (chance(3)) s.boost = 3;
  s.pace = s.players.map(() => 2 + random(3));
  s.tasks = [{ type: 'actionPhase', seat: s.turn }];
  return s;
}

/** What one player has. */
function fill(s: Alien, seat: Seat, random: Random): void {
  const p = player(s, seat);
  p.credits = random(16);
  p.production = random(12);
  p.effects = random(9);
  p.hand = take(s, 1 + random(4));
  p.artifacts = s.artifacts.slice(0, random(4));
  s.artifacts = s.artifacts.slice(p.artifacts.length);
  p.plans = s.plans.slice(0, random(2));
  p.shownPlans = s.plans.slice(p.plans.length, p.plans.length + random(2));
  s.plans = s.plans.slice(p.plans.length + p.shownPlans.length);
  p.extraTurns = random(6) === 0 ? 3 : 0;
  for (const kind of EVERY_KIND) {
    const deck = s.decks[kind] ?? [];
    const n = random(MOST_BUILT + 1);
    const built = deck.slice(0, n).map((card) => builtCard(s, card, random));
    const waiting = deck.slice(n, n + random(MOST_WAITING + 1));
    p.empire = [...p.empire, ...built];
    p.waiting = [...p.waiting, ...waiting.map((card) => waitingCard(s, card, random))];
    s.decks = s.decks.with(kind, deck.slice(n + waiting.length));
  }
  for (const { card } of [...p.empire, ...p.waiting]) {
    if (kindOf(card) === TECHNOLOGY) s.seen = s.seen.with(card % s.seen.length, -1);
  }
  if (seat === s.turn) unlockSome(p, random);
}

/** Resource cards of the deck, as long as enough of them are left. */
function take(s: Alien, n: number): readonly Resource[] {
  const taken = s.deck.slice(0, Math.max(0, Math.min(n, s.deck.length - 6)));
  s.deck = s.deck.slice(taken.length);
  return taken;
}

function builtCard(s: Alien, card: number, random: Random): Built {
  const side: Side = random(2) === 0 ? LOGISTICS : OPERATIONAL;
  const tokens = Math.max(0, random(6) - 3);
  const isPlanet = kindOf(card) === PLANET && side === OPERATIONAL;
  const produced = isPlanet ? take(s, random(4)).map((one) => one * 2 + random(2)) : [];
  return { card, side, tokens, produced };
}

/** Prepared cards show the row's colour or gold; others go to the discard pile. */
function waitingCard(s: Alien, card: number, random: Random): Waiting {
  const drawn = take(s, random(4));
  const prepared = drawn.flatMap((one) => fitting(one, kindOf(card)));
  const isUsed = (one: Resource): boolean => prepared.some((section) => section >> 1 === one);
  s.discard = [...s.discard, ...drawn.filter((one) => !isUsed(one))];
  return { card, prepared };
}

const fitting = (card: Resource, kind: Kind): Section[] =>
  [card * 2, card * 2 + 1]
    .filter((section) => COLOUR_OF[section] === kind || COLOUR_OF[section] === GOLD)
    .slice(0, 1);

function unlockSome(p: Player, random: Random): void {
  const locked = p.empire.filter(({ tokens }) => tokens > 0).map(({ card }) => card);
  if (locked.length > 0 && random(3) === 0) p.unlocked = locked.slice(0, 1);
}

/** Some of the deck has been discarded, and the ends of the other decks are known. */
function openDecks(s: Alien, random: Random): void {
  const left = random(4) === 0 ? random(4) : random(s.deck.length + 1);
  s.discard = [...s.discard, ...s.deck.slice(left)];
  s.deck = s.deck.slice(0, left);
  s.known = s.decks.map((deck) => random(deck.length + 1));
  s.systemsKnown = random(s.systems.length);
  const gone = random(s.artifacts.length + 1);
  s.artifactDiscard = s.artifacts.slice(0, gone);
  s.artifacts = s.artifacts.slice(gone);
}
