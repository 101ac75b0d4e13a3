import { type Options, type Random, shuffle } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { noCards } from './cards.ts';
import { NO_MODULES, NO_POSTS } from './round.ts';
import { CATEGORIES, type Category, type Letter, type Player, type Reworld } from './state.ts';

function newPlayer(): Player {
  return {
    points: Object.fromEntries(CATEGORIES.map((c) => [c, 0])) as Record<Category, number>,
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

const signsOf = (letter: Letter): string[] =>
  data.citySigns.filter((sign) => sign.letter === letter).map((sign) => sign.id);

export function setup(_options: Options, seats: number, random: Random): Reworld {
  const admiral = random(seats); // REW-SETUP-08
  const modules = data.modules.map((module) => module.id);
  return {
    rng: [0, 0, 0, 0],
    tasks: [{ type: 'startRound' }],
    outcome: null,
    chapter: 1,
    round: 1, // REW-SETUP-07
    admiral,
    bag: shuffle(modules, random), // REW-SETUP-05
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
    ships: data.populationShips.map((ship) => ship.id), // REW-SETUP-03
    box: [],
  };
}
