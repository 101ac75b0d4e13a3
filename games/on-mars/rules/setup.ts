import { type Options, type Random, type Setup, shuffle } from '@orrery/kernel';
import { at, CATEGORIES, data, indexOfId, RESOURCES } from '../data/index.ts';
import { HEX_COUNT, hexAt, START } from '../data/map.ts';
import {
  BOTS,
  COMMON_TYPES,
  COMPANIES,
  DISCOVERY_COUNT,
  isTaskA,
  LAB_SPACES,
  LSS_TYPES,
  RESEARCH_HEX,
  SCIENTIST_COUNT,
  SHELTER,
  SHELTER_TECH,
  SHIPS,
  TECH_COUNT,
  TILE_KINDS,
  TILES_PER_TYPE,
} from '../data/tables.ts';
import { RED_COUNT } from './placement.ts';
import type { Company, OnMars, Solo, Variants } from './state.ts';
import type { MarsTask } from './tasks.ts';
import { buildingOf, familyOf, FIRST_TILE } from './terrain.ts';

const { start, privateGoals: GOALS_EACH } = data.playerPieces;
const NOBODY = -1;
const numbers = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i);

/** Two players and solo use the same numbers (MARS-TWO-01). */
type Count = '2' | '3' | '4';
const countFor = (companies: number): Count => (companies <= 2 ? '2' : companies === 3 ? '3' : '4');

/** A board as it is laid out (MARS-SETUP-11, MARS-SETUP-12). */
function newCompany(shelter: number): Company {
  const tech = Array<number>(TECH_COUNT).fill(NOBODY);
  tech[SHELTER_TECH] = indexOfId(LAB_SPACES, start.shelterTechSpace);
  return {
    goods: RESOURCES.map((good) => start.resources[good]),
    crystals: start.crystalsInDepot,
    pending: 0,
    home: start.colonistsInLivingQuarters,
    work: 0,
    supply: start.colonistsInSupply,
    miners: [],
    ships: (1 << SHIPS) - 1,
    hangar: 0,
    shelters: start.shelterOnMap,
    bots: [shelter],
    botsLeft: BOTS - start.botsOnMap,
    rover: NOBODY,
    cubes: 0,
    plans: [],
    tech,
    techSets: 0,
    scientists: [],
    contracts: [],
    loads: [],
    done: 0,
    goals: [],
    goalsSpent: [],
    goalDone: NOBODY,
    discoveries: [],
    research: [],
    space: NOBODY,
    played: false,
    points: CATEGORIES.map(() => start.points),
    taskA: NOBODY,
    tasksB: [],
    deeds: 0,
    taskShown: false,
    raised: 0,
  };
}

/** The starting Buildings, and a Shelter for each (MARS-MAP-03, MARS-MAP-05). */
function newMap(shelters: readonly number[], random: Random): number[] {
  const buildings = Array<number>(HEX_COUNT).fill(0);
  buildings[START] = buildingOf(0);
  const types = shuffle([...LSS_TYPES], random);
  data.map.startBuildingHexes.hexes.forEach((hex, i) => {
    buildings[hexAt(hex)] = buildingOf(at(types, i));
  });
  shelters.forEach((hex, id) => {
    buildings[hex] = buildingOf(familyOf(SHELTER, id));
  });
  return buildings;
}

/** Research tiles lie in the corners (MARS-MAP-04). */
function newGround(): number[] {
  const ground = Array<number>(HEX_COUNT).fill(0);
  RESEARCH_HEX.forEach((hex, i) => {
    ground[hex] = FIRST_TILE + DISCOVERY_COUNT + i;
  });
  return ground;
}

/** Short game: two short Missions and a long one; long game: the reverse (MARS-SETUP-07). */
function drawMissions({ long, firstColonists }: Variants, random: Random): number[] {
  if (firstColonists) {
    return data.firstColonistMissions.missions.map((id) => indexOfId(data.missions, id)); // MARS-FC-01
  }
  const wanted = long ? data.missionDraw.longGame : data.missionDraw.shortGame;
  const draw = (length: 'short' | 'long'): number[] => {
    const all = data.missions.flatMap((mission, i) => (mission.length === length ? [i] : []));
    return shuffle(all, random).slice(0, wanted[length]);
  };
  return shuffle([...draw('short'), ...draw('long')], random);
}

/** Level 1 on top of level 3; the last card is dealt next (MARS-SETUP-04). */
function newPlans(random: Random): Pick<OnMars, 'planDeck' | 'planRow'> {
  const ofLevel = (level: number): number[] =>
    data.blueprints.flatMap((plan, i) => (plan.level === level ? [i] : []));
  const deck = [...shuffle(ofLevel(3), random), ...shuffle(ofLevel(1), random)];
  const { rows, rowSize } = data.blueprintDisplay;
  const dealt = deck.splice(-rowSize).reverse();
  return { planDeck: deck, planRow: [...dealt, ...Array<number>((rows - 1) * rowSize).fill(-1)] };
}

/** One set on the Grid, the other face down; with two it stays in the box (MARS-SETUP-03). */
function newTech(two: boolean, random: Random): Pick<OnMars, 'grid' | 'techPile' | 'techOut'> {
  const first = random(2);
  const grid = shuffle(numbers(TILE_KINDS, first * TILE_KINDS), random);
  const other = numbers(TILE_KINDS, (1 - first) * TILE_KINDS);
  return two
    ? { grid, techPile: [], techOut: other }
    : { grid, techPile: shuffle(other, random), techOut: [] };
}

function newSolo(random: Random): Solo {
  const deck = shuffle(numbers(data.soloCards.length), random);
  return { deck, discard: [], decks: 1, icon: 0 };
}

/** Who begins, in the order round the table; with First Colonists the spaces are given. */
function firstTasks(
  players: readonly Company[],
  { firstColonists }: Variants,
  random: Random,
): MarsTask[] {
  const first = random(players.length); // MARS-R-37
  const tasks: MarsTask[] = players.map((_, i) => ({
    type: firstColonists ? 'setupBonus' : 'setupTurnOrderSpace',
    seat: (first + i) % players.length,
  }));
  return [...tasks, { type: 'setupShuttle' }, { type: 'startRound' }];
}

/** First Colonist tiles give Turn Order spaces (MARS-FC-02, MARS-SOLO-02). */
function giveSpaces(companies: readonly Company[], random: Random): void {
  const tiles = shuffle([...data.firstColonistTiles], random);
  companies.forEach((one, i) => {
    one.space = indexOfId(data.turnOrderSpaces, at(tiles, i).turnOrderSpace);
  });
}

export function setup(options: Options, seats: number, random: Random): Setup<OnMars> {
  const variants: Variants = {
    long: options['length'] === 'long',
    firstColonists: options['firstColonists'] === true,
    oddity: options['spaceOddity'] === true,
  };
  const isSolo = seats === 1;
  const count = countFor(seats);
  const companies = isSolo ? 2 : seats;
  const shelters = data.map.shelterStartHexes[count].map(hexAt).slice(0, companies);
  const boards = shelters.map(newCompany);
  const players = boards.slice(0, seats);
  const lacerda = isSolo ? { ...at(boards, 1), bots: [] } : null; // MARS-SOLO-01

  const discoveries = shuffle(numbers(DISCOVERY_COUNT), random);
  const goals = shuffle(numbers(data.privateGoals.length), random);
  for (const p of players) p.goals = goals.splice(-GOALS_EACH).sort((a, b) => a - b);
  const missions = drawMissions(variants, random);
  const perType = data.warehouse.perType[count];
  const { firstColonists } = variants;
  const cards = numbers(data.firstColonistCards.length);
  const decks = firstColonists
    ? [
        shuffle(cards.filter(isTaskA), random),
        shuffle(
          cards.filter((c) => !isTaskA(c)),
          random,
        ),
      ]
    : [[], []];
  const [tasksOut = [], taskDeck = []] = decks;
  if (firstColonists) for (const p of players) p.taskA = tasksOut.pop() ?? NOBODY;
  const placed = [...(lacerda === null ? [] : [lacerda]), ...(firstColonists ? players : [])];
  giveSpaces(placed, random);

  return {
    tasks: firstTasks(players, variants, random).reverse(),
    players,
    lacerda,
    solo: isSolo ? newSolo(random) : null,
    variants,
    phase: 'setup',
    round: 0,
    active: NOBODY,
    mainDone: false,
    executiveDone: false,
    buildings: newMap(shelters, random),
    ground: newGround(),
    built: data.blueprints.map(() => NOBODY),
    workplaces: data.scientists.map(() => NOBODY),
    slots: Array<number>(RED_COUNT * COMPANIES).fill(0),
    // MARS-SETUP-06
    stacks: COMMON_TYPES.map((type) =>
      shuffle(numbers(TILES_PER_TYPE, type * TILES_PER_TYPE), random),
    ),
    unseen: 0,
    exploration: discoveries.splice(-2).reverse(), // MARS-SETUP-01
    discoveryStack: discoveries,
    tilesOut: [],
    warehouse: data.warehouse.columns.map(() => perType), // MARS-SETUP-02
    ...newTech(companies === 2, random),
    ...newPlans(random),
    plansOut: [],
    display: numbers(SCIENTIST_COUNT), // MARS-SETUP-05
    contractDeck: numbers(data.contracts.length),
    emptied: [],
    missions,
    trackers: missions.map((mission) => at(data.missions, mission).required[count]), // MARS-SETUP-08
    steps: 0, // MARS-SETUP-09
    lastRound: false,
    level: data.lss.startLevel,
    rewards: shuffle(numbers(data.lssRewardTiles.length), random).slice(0, LSS_TYPES.length),
    shuttle: NOBODY,
    shuttleLeft: NOBODY,
    lastCrossing: false,
    loans: [],
    radar: NOBODY,
    goalsOut: goals,
    tasksOut,
    taskDeck,
    tasksShown: [],
  };
}
