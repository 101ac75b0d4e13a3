import { missing, type Options, type Random, shuffle } from '@orrery/kernel';
import { type Colonist, data, type Kind } from '../data/index.ts';
import { noDeeds } from './preparation.ts';
import {
  type Artemis,
  CATEGORIES,
  type Category,
  type Counts,
  type Player,
  type TileId,
} from './state.ts';

const { startingStock, alienRelic, directives, solo, components } = data;

/** The variants by the names the data gives them, the usual game first. */
export const options = {
  'hard-mode': [false, true],
  'alien-relic': [false, true],
  directives: [false, true],
} as const;

const countsOf = (of: (colonist: Colonist) => number): Counts => [
  of('pioneer'),
  of('engineer'),
  of('marine'),
  of('steward'),
];

function newPlayer(): Player {
  return {
    energy: startingStock.energy,
    mineral: startingStock.mineral,
    toolkit: startingStock.toolkit,
    badge: startingStock.badge,
    relief: startingStock.relief,
    points: Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<
      Category,
      number
    >,
    shelters: [startingStock.pioneersInShelters, 0, 0, 0],
    buildings: [],
    dice: [],
    resting: components.dicePerPlayer,
    hand: [],
    deeds: noDeeds(),
  };
}

export function setup(chosen: Options, seats: number, random: Random): Artemis {
  const withRelic = chosen['alien-relic'] === true;
  const bag = data.bagAtSetup.find((row) => row.players === seats) ?? missing('bag for', seats);
  const boxed: TileId[] = [];
  const stacks = {
    ocean: stackOf('ocean', seats, boxed),
    surface: stackOf('surface', seats, boxed),
  };
  shuffle(stacks.ocean, random);
  shuffle(stacks.surface, random);
  const expeditions = [...data.expeditions, ...(withRelic ? alienRelic.expeditions : [])];
  const players = Array.from({ length: seats }, newPlayer);
  const s: Artemis = {
    rng: [0, 0, 0, 0],
    // Two rounds begin alike, but nobody chooses the first player of the first one.
    tasks: [{ type: 'startPlacement' }, { type: 'prepareBoard' }],
    outcome: null,
    hardMode: chosen['hard-mode'] === true,
    round: 0,
    phase: 'preparation',
    marker: -1,
    first: random(seats), // ART-SETUP-08
    expeditionDeck: shuffle(
      expeditions.map(({ id }) => id),
      random,
    ),
    expeditionDiscard: [],
    expeditions: [],
    stacks,
    ...eventDecks(withRelic, random),
    eventsPast: [],
    event: null,
    eventDone: false,
    stock: { vents: 0, quarry: 0 },
    rows: { vents: [], quarry: [], doorstep: [] },
    gantry: [],
    doorstep: [0, 0, 0, 0],
    academy: countsOf(
      (colonist) => data.colonists.find(({ id }) => id === colonist)?.inAcademyAtSetup ?? 0,
    ),
    academyDice: [],
    outfitter: [],
    bag: countsOf((colonist) => bag[colonist]),
    discard: [0, 0, 0, 0],
    gone: [0, 0, 0, 0],
    boxed,
    players,
    drones:
      seats === 1 ? solo.drones.map(({ dice }) => ({ dice: [], aside: 0, resting: dice })) : [],
    planning: null,
    placing: null,
    activated: [],
    assaulted: [],
    relic: withRelic ? { holder: null, rolled: null } : null,
    directives: null,
  };
  if (chosen['directives'] === true) dealDirectives(s, random);
  return s;
}

/** The marked tiles leave with two players and in solo (ART-SETUP-04). */
function stackOf(kind: Kind, seats: number, boxed: TileId[]): TileId[] {
  const stack: TileId[] = [];
  for (const tile of data.buildingTiles) {
    if (tile.kind !== kind) continue;
    if (seats <= data.soloUsesPlayers && tile.removedAtTwoPlayers) boxed.push(tile.id);
    else stack.push(tile.id);
  }
  return stack;
}

/** One Event for each round; with the Relic, its own Event is among them (ART-RELIC-01). */
function eventDecks(
  withRelic: boolean,
  random: Random,
): Pick<Artemis, 'eventDeck' | 'eventsUnused'> {
  const events = shuffle(
    data.events.map(({ id }) => id),
    random,
  );
  const n = withRelic ? alienRelic.eventDeck.baseEvents : data.rounds.count;
  const eventDeck = events.splice(0, n);
  if (withRelic) {
    eventDeck.push(alienRelic.event.id);
    shuffle(eventDeck, random);
  }
  return { eventDeck, eventsUnused: events };
}

function dealDirectives(s: Artemis, random: Random): void {
  const deck = shuffle(
    directives.cards.map(({ id }) => id),
    random,
  );
  for (const p of s.players) p.hand = deck.splice(0, directives.dealt);
  s.directives = { deck, discard: [] };
}
