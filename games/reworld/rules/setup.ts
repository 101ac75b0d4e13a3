import { type Options, type Random, type Setup, shuffle } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { noCards } from './cards.ts';
import { NO_MODULES, NO_POSTS } from './round.ts';
import {
  CATEGORIES,
  type Category,
  type Letter,
  LETTERS,
  type ModuleId,
  type Player,
  type Reworld,
  type ShipId,
  type SignId,
} from './state.ts';

const NO_POINTS = Object.fromEntries(CATEGORIES.map((c) => [c, 0])) as Record<Category, number>;

function newPlayer(): Player {
  return {
    points: NO_POINTS,
    hand: noCards(),
    discard: noCards(),
    left: false,
    docks: [[], [], [], [], []],
    cities: [],
    defense: [],
    shuttles: [],
    satellites: [],
    ships: [],
  };
}

const MODULES: readonly ModuleId[] = data.modules.map((module) => module.id);
const SHIPS: readonly ShipId[] = data.populationShips.map((ship) => ship.id);
const SIGNS: ReadonlyMap<Letter, readonly SignId[]> = new Map(
  LETTERS.map((letter) => [
    letter,
    data.citySigns.filter((sign) => sign.letter === letter).map((sign) => sign.id),
  ]),
);

export function setup(_options: Options, seats: number, random: Random): Setup<Reworld> {
  const admiral = random(seats); // REW-SETUP-08
  // The order in which the signs of a letter will be taken (REW-RUL-39).
  const signsOf = (letter: Letter): SignId[] => shuffle([...(SIGNS.get(letter) ?? [])], random);
  return {
    tasks: [{ type: 'startRound' }],
    chapter: 1,
    round: 1, // REW-SETUP-07
    admiral,
    bag: shuffle([...MODULES], random), // REW-SETUP-05
    ports: NO_MODULES,
    posts: NO_POSTS,
    admiralSpace: null,
    setAside: noCards(),
    payment: null,
    transport: null,
    players: Array.from({ length: seats }, newPlayer), // REW-SETUP-01
    signs: {
      A: signsOf('A'),
      B: signsOf('B'),
      C: signsOf('C'),
      D: signsOf('D'),
      E: signsOf('E'),
    }, // REW-SETUP-06
    ships: SHIPS, // REW-SETUP-03
    box: [],
  };
}
