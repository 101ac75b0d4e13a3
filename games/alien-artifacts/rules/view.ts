import type { Seat, Viewer } from '@orrery/kernel';
import {
  ACTIONS,
  type Action,
  COLOUR_OF,
  COLOURS,
  COMPLETE,
  constants,
  countFor,
  data,
  EVERY_KIND,
  goalPoints,
  goalsOf,
  type Kind,
  kindOf,
  LOGISTICS,
  NUMBER_OF,
  OPERATIONAL,
  type Resource,
  sectionsOf,
  SHIP,
  TECHNOLOGY,
  TYPE_OF,
  TYPES,
} from '../data/index.ts';
import { answers } from './answers.ts';
import { tokensLeft } from './blockade.ts';
import { bonusesBy, bonusesOf, type Bonuses } from './bonuses.ts';
import { costOf, countOf, handSize, lacking, limitOf, takesFor, buyPrice } from './costs.ts';
import { scoreOf } from './end.ts';
import type { AlienEvent } from './events.ts';
import { most } from './purse.ts';
import { holdingsOf, readyShips } from './ready.ts';
import { attackerOf } from './ships.ts';
import {
  ALIEN,
  type Alien,
  type Category,
  isWorking,
  type Player,
  player,
  trackOf,
} from './state.ts';
import type {
  AskedTask,
  EndView,
  GoalView,
  OpenView,
  OwnView,
  PlayerView,
  ShipView,
  Sum,
  Term,
  Unseen,
} from './view-types.ts';

/** What everybody sees; parts that are open as they are belong to the state itself. */
export function view(s: Alien): OpenView {
  const [system = 0] = s.systems;
  return {
    first: s.first,
    turn: s.turn,
    deck: s.deck.length,
    discard: s.discard, // ALI-INFO-07
    decks: s.decks.map((deck, kind) => ({
      cards: deck.length,
      top: deck[0] ?? null, // ALI-INFO-03
      known: deck.slice(deck.length - (s.known[kind] ?? 0)), // ALI-INFO-11
    })),
    seen: s.seen,
    system,
    systemsKnown: s.systems.slice(s.systems.length - s.systemsKnown),
    artifacts: s.artifacts.length,
    artifactDiscard: s.artifactDiscard,
    plans: s.plans.length,
    tokens: tokensLeft(s),
    marker: s.marker,
    ending: s.ending,
    overtime: s.overtime,
    actions: s.actions,
    acted: s.acted,
    used: s.used,
    attacked: s.attacked,
    free: s.free,
    unlimited: s.unlimited,
    boost: s.boost,
    attack: s.attack,
    revealed: s.revealed,
    task: askedTask(s),
    players: s.players.map((_, seat) => viewPlayer(s, seat)),
    unseen: unseenOf([s.deck, ...s.players.map((p) => p.hand)]),
    end: viewEnd(s),
  };
}

function askedTask(s: Alien): AskedTask | null {
  const task = s.tasks.at(-1);
  return task !== undefined && Object.hasOwn(answers, task.type) ? (task as AskedTask) : null;
}

function viewPlayer(s: Alien, seat: Seat): PlayerView {
  const p = player(s, seat);
  const { total, parts } = scoreOf(s, seat);
  return {
    ...holdingsOf(s, seat), // ALI-INFO-01: how many Artifacts and Plans
    faction: p.faction,
    track: trackOf(p),
    points: parts as Readonly<Record<Category, number>>,
    total,
    hand: p.hand.length,
    handSize: handSize(p),
    shownPlans: p.shownPlans, // ALI-INFO-08
    unlocked: p.unlocked,
    extraTurns: p.extraTurns,
    costs: EVERY_KIND.map((kind) => costSum(p, kind)),
    lacks: p.waiting.map((one) => lacking(p, one)),
    buyPrice: {
      base: constants.buyBaseCost,
      step: 0,
      terms: termsOf(p, ({ buyCost }) => buyCost),
      total: buyPrice(p),
    },
    buyDraw: bonusesOf(p).buyDraw,
    limits: Object.fromEntries(ACTIONS.map((action) => [action, limitOf(s, p, action)])) as Record<
      Action,
      number
    >,
    prepareLimits: EVERY_KIND.map((kind) => limitOf(s, p, 'prepare', kind)),
    goals: viewGoals(s, seat),
    ships: viewShips(s, p),
    attackTerms: {
      alien: termsOf(p, ({ attackAlien }) => attackAlien),
      player: termsOf(p, ({ attackPlayer }) => attackPlayer),
    },
  };
}

/** The working logistics cards that add to a figure. */
function termsOf(p: Player, figure: (bonuses: Readonly<Bonuses>) => number): Term[] {
  return p.empire.flatMap((built) => {
    if (built.side !== LOGISTICS || !isWorking(p, built)) return [];
    const n = figure(bonusesBy(built.card));
    return n === 0 ? [] : [{ card: built.card, n }];
  });
}

const costSum = (p: Player, kind: Kind): Sum => ({
  base: constants.baseBuildCost,
  step: constants.costStepPerEmpireCard * countOf(p.empire, kind),
  terms: termsOf(p, ({ cost }) => cost[kind] ?? 0),
  total: costOf(p, kind),
});

function viewGoals(s: Alien, seat: Seat): GoalView[] {
  const of = holdingsOf(s, seat);
  return of.empire.flatMap(({ card, side }) => {
    if (side !== OPERATIONAL || kindOf(card) !== TECHNOLOGY) return [];
    const count = countFor(card, of);
    return [
      {
        technology: card,
        count,
        during: goalPoints(card, count, 'during'),
        end: goalPoints(card, count, 'end'),
        next: goalsOf(card).find(({ atLeast }) => atLeast > count)?.atLeast ?? null,
      },
    ];
  });
}

function viewShips(s: Alien, p: Player): ShipView[] {
  const isMover = s.players[s.turn] === p;
  const ready = isMover ? readyShips(s, p) : [];
  const boost = isMover ? s.boost + (s.attack?.over === false ? s.attack.boost : 0) : 0;
  return p.empire.flatMap(({ card, side }) => {
    if (side !== OPERATIONAL || kindOf(card) !== SHIP) return [];
    return [
      {
        ship: card,
        ready: ready.includes(card),
        alien: attackerOf(p, card, ALIEN, boost),
        player: attackerOf(p, card, 0, boost),
      },
    ];
  });
}

/** How many unseen cards bear each number, Type and colour (ALI-INFO-14). */
function unseenOf(piles: readonly (readonly Resource[])[]): Unseen {
  const numbers: [number, number, number, number] = [0, 0, 0, 0];
  const types = TYPES.map(() => 0);
  const colours = COLOURS.map(() => 0);
  const add = (to: number[], at: number): void => void (to[at] = (to[at] ?? 0) + 1);
  let cards = 0;
  for (const pile of piles) {
    for (const card of pile) {
      cards++;
      add(numbers, (NUMBER_OF[card] ?? 1) - 1);
      const [one, two] = sectionsOf(card);
      add(colours, COLOUR_OF[one] ?? 0);
      add(colours, COLOUR_OF[two] ?? 0);
      add(types, TYPE_OF[one] ?? 0);
      if (TYPE_OF[two] !== TYPE_OF[one]) add(types, TYPE_OF[two] ?? 0);
    }
  }
  return { cards, numbers, types, colours };
}

/** Cards that come back into the deck each time; the others are held or lie under cards. */
function circulating(s: Alien): number {
  return s.deck.length + s.discard.length;
}

function viewEnd(s: Alien): EndView {
  const { length } = s.players;
  const lastSeat = (s.first + length - 1) % length;
  if (s.ending) return { emptyings: 0, rounds: 0, mayBeLast: true, lastSeat };
  const perTurn = s.pace.reduce((sum, n) => sum + n, 0) / Math.max(1, s.pace.length);
  const left = s.deck.length + (s.marker - 1) * circulating(s);
  const rounds = perTurn === 0 ? null : Math.round(left / (perTurn * length));
  const isLastSpace = s.marker === data.roundTrack.endWhenEmptyAt;
  const mayBeLast = isLastSpace && s.deck.length <= perTurn * length;
  return { emptyings: s.marker, rounds, mayBeLast, lastSeat };
}

/** What a seat sees besides (ALI-INFO-01). */
export function own(s: Alien, seat: Seat): OwnView {
  const p = player(s, seat);
  const others = s.players.flatMap(({ hand }, other) => (other === seat ? [] : [hand]));
  return {
    hand: p.hand,
    artifacts: p.artifacts,
    plans: p.plans,
    unseen: unseenOf([s.deck, ...others]),
    reach: EVERY_KIND.map((kind) =>
      most(p, takesFor(p, COMPLETE[kind], kind), limitOf(s, p, COMPLETE[kind])),
    ),
  };
}

/** What was drawn only for who drew it (ALI-INFO-15). */
export function viewEvent(event: AlienEvent, viewer: Viewer): AlienEvent {
  switch (event.type) {
    case 'resourcesDrawn':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'artifactsGained':
      return event.seat === viewer ? event : { ...event, artifacts: null };
    case 'plansGained':
      return event.seat === viewer ? event : { ...event, plans: null };
    default:
      return event;
  }
}
