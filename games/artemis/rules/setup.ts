import { missing, type Options, type Random, type Setup, shuffle } from '@orrery/kernel';
import { type Colonist, data, type Kind } from '../data/index.ts';
import { NO_DEEDS } from './preparation.ts';
import {
  type Artemis,
  CATEGORIES,
  type Category,
  type Counts,
  type DirectiveId,
  NOBODY,
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

function newPlayer(hand: readonly DirectiveId[]): Player {
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
    hand,
    deeds: NO_DEEDS,
  };
}

export function setup(chosen: Options, seats: number, random: Random): Setup<Artemis> {
  const withRelic = chosen['alien-relic'] === true;
  const bag = data.bagAtSetup.find((row) => row.players === seats) ?? missing('bag for', seats);
  const boxed: TileId[] = [];
  const stacks = {
    ocean: shuffle(stackOf('ocean', seats, boxed), random),
    surface: shuffle(stackOf('surface', seats, boxed), random),
  };
  const expeditions = [...data.expeditions, ...(withRelic ? alienRelic.expeditions : [])];
  const cards = chosen['directives'] === true ? directives.cards.map(({ id }) => id) : null;
  const deck = cards === null ? null : shuffle(cards, random);
  return {
    // Two rounds begin alike, but nobody chooses the first player of the first one.
    tasks: [{ type: 'startPlacement' }, { type: 'prepareBoard' }],
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
    doorstep: NOBODY,
    academy: countsOf(
      (colonist) => data.colonists.find(({ id }) => id === colonist)?.inAcademyAtSetup ?? 0,
    ),
    academyDice: [],
    outfitter: [],
    bag: countsOf((colonist) => bag[colonist]),
    discard: NOBODY,
    gone: NOBODY,
    boxed,
    players: Array.from({ length: seats }, () =>
      newPlayer(deck?.splice(0, directives.dealt) ?? []),
    ),
    drones:
      seats === 1 ? solo.drones.map(({ dice }) => ({ dice: [], aside: 0, resting: dice })) : [],
    planning: null,
    placing: null,
    activated: [],
    assaulted: [],
    relic: withRelic ? { holder: null, rolled: null } : null,
    directives: deck === null ? null : { deck, discard: [] },
  };
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
