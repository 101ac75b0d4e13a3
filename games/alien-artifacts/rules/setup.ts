import { type Options, type Random, type Seat, type Setup, shuffle } from '@orrery/kernel';
import {
  type Card,
  cardId,
  cardsOfKind,
  constants,
  data,
  EVERY_KIND,
  factionInfo,
  KINDS,
  type Kind,
  kindOf,
  PER_KIND,
  type Side,
  SIDES,
} from '../data/index.ts';
import { answers, meant } from './answers.ts';
import { idsOf, putBottom, see, startConstruction, takeTop } from './decks.ts';
import { type AlienEffect, type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { type Alien, type AlienTask, build, type Player, player, seatsInOrder } from './state.ts';

/** How factions come to the players (ALI-SETUP-06); the usual way first. */
const FACTION_WAYS = ['random', 'choice'] as const;
export const OPTIONS = { factions: FACTION_WAYS } as const;

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function setup(options: Options, seats: number, random: Random): Setup<Alien> {
  const mixed = (n: number): number[] => shuffle(numbers(n), random);
  // ALI-SETUP-01
  const decks = EVERY_KIND.map((kind) => shuffle(cardsOfKind(kind), random));
  const deck = mixed(data.resources.length);
  const systems = mixed(data.alienSystems.length);
  const plans = mixed(data.defencePlans.length);
  const artifacts = mixed(data.artifacts.length);
  const factions = mixed(data.factions.length);
  const isChosen = options['factions'] === 'choice';
  const players = numbers(seats).map((seat): Player => ({
    faction: isChosen ? -1 : (factions[seat] ?? -1),
    production: 0,
    revenue: 0,
    attacks: 0,
    effects: 0,
    credits: constants.bankStart, // ALI-SETUP-08
    hand: deck.splice(-constants.handSize), // ALI-SETUP-09
    artifacts: [],
    plans: [],
    shownPlans: [],
    waiting: [],
    empire: [],
    unlocked: [],
    extraTurns: 0,
  }));
  const first = random(seats); // ALI-SETUP-10
  const order = seatsInOrder({ first, players });
  const tasks: AlienTask[] = [
    { type: 'begin' },
    ...(isChosen ? order.map((seat) => ({ type: 'chooseFaction', seat }) as const) : []),
    ...order.map((seat) => ({ type: 'factionSetup', seat }) as const),
    { type: 'startTurn', seat: first },
  ];
  return {
    tasks: tasks.toReversed(),
    players,
    first,
    turn: first,
    deck,
    discard: [],
    decks,
    known: KINDS.map(() => 0),
    seen: numbers(PER_KIND).map(() => 0),
    systems,
    systemsKnown: 0,
    artifacts,
    artifactDiscard: [],
    plans,
    marker: data.roundTrack.start[seats] ?? seats, // ALI-SETUP-07
    ending: false,
    overtime: false,
    actions: 0,
    acted: false,
    used: [],
    attacked: [],
    free: 0,
    unlimited: false,
    boost: 0,
    attack: null,
    revealed: null,
    draws: 0,
    pace: [],
  };
}

export const begin: AlienEffect<'begin'> = {
  run(s, _task, ctx) {
    ctx.emit({ type: 'gameBegan', first: s.first, seats: s.players.length });
    for (const seat of seatsInOrder(s)) {
      const { faction } = player(s, seat);
      if (faction >= 0) ctx.emit({ type: 'factionTaken', seat, faction: factionInfo(faction).id });
    }
  },
};

/** ALI-MODE-02 */
export const chooseFaction: AlienQuestion<'chooseFaction', string> = {
  rule: 'ALI-MODE-02',
  seat: seatOf,
  candidates: () => data.factions.map(({ id }) => id),
  forbid(s, _task, choice) {
    const faction = meant(answers.chooseFaction, choice);
    const owner = s.players.findIndex((p) => p.faction === faction);
    return owner < 0 ? null : { rule: 'ALI-MODE-02', facts: { player: owner, faction: choice } };
  },
  choose(s, { seat }, choice, ctx) {
    player(s, seat).faction = meant(answers.chooseFaction, choice);
    ctx.emit({ type: 'factionTaken', seat, faction: choice });
  },
};

/** ALI-SETUP-11: what the Faction card says, without effects of what enters (ALI-SETUP-12). */
export const factionSetup: AlienEffect<'factionSetup'> = {
  run(s, { seat }, ctx) {
    const { setup: how } = factionInfo(player(s, seat).faction);
    ctx.then({ type: 'resolve', seat, ops: how.effects, self: null, from: 'effects' });
  },
};

/** Draws cards of a deck and keeps one of them; with one drawn there is nothing to choose. */
export function drawSetupCards(
  s: Alien,
  seat: Seat,
  kind: Kind,
  n: number,
  side: Side | null,
  ctx: Context,
): void {
  const drawn = takeTop(s, kind, n, ctx);
  for (const card of drawn) see(s, card, seat);
  ctx.emit({ type: 'cardsDrawn', seat, kind: KINDS[kind], cards: idsOf(drawn) });
  if (drawn.length > 1) ctx.then({ type: 'keepSetupCard', seat, kind, drawn, side });
  else if (drawn[0] !== undefined) keep(s, seat, drawn[0], drawn, side, ctx);
}

function keep(
  s: Alien,
  seat: Seat,
  card: Card,
  drawn: readonly Card[],
  side: Side | null,
  ctx: Context,
): void {
  place(s, seat, card, side);
  const back = drawn.filter((other) => other !== card);
  putBottom(s, kindOf(card), back); // ALI-SETUP-14
  const face = side === null ? null : SIDES[side];
  ctx.emit({ type: 'cardKept', seat, card: cardId(card), side: face, back: idsOf(back) });
}

/** Under Construction, or on one of its faces in the Empire, and nothing happens. */
export function place(s: Alien, seat: Seat, card: Card, side: Side | null): void {
  if (side === null) startConstruction(s, seat, card);
  else {
    build(player(s, seat), card, side);
    see(s, card, null);
  }
}

export const keepSetupCard: AlienQuestion<'keepSetupCard', string> = {
  rule: 'ALI-SETUP-15',
  seat: seatOf,
  candidates: (_s, { drawn }) => idsOf(drawn),
  forbid: () => null,
  choose(s, { seat, drawn, side }, choice, ctx) {
    keep(s, seat, meant(answers.keepSetupCard, choice), drawn, side, ctx);
  },
};
