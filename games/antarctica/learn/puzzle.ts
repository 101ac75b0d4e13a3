import type { Json } from '@orrery/kernel';
import type { Puzzle } from '@orrery/shared';
import { antarctica } from '../rules/index.ts';
import type { Antarctica } from '../rules/state.ts';
import { whole } from './whole.ts';

const SUN = 1;

const lastScientist = (): Antarctica =>
  whole({
    sun: SUN,
    queues: { 1: 'A', 2: 'A', 5: 'A', 0: 'B', 4: 'B', 6: 'B' },
    buildings: {
      0: ['turbine', 'camp', 'research-sea', 'plankton-farm', 'crane'],
      1: ['research-land', 'shipyard'],
      2: ['crane', 'camp'],
      4: ['derrick', 'research-coast', 'factory', 'camp'],
      5: ['pit', 'turbine', 'laboratory'],
      6: ['derrick', 'plankton-farm', 'research-coast', 'pit', 'research-sea'],
    },
    tops: { basic: 'basic-13', double: 'double-02', advanced: 'advanced-10' },
    players: {
      A: {
        sr: [1, 0],
        crew: { 1: 4, 2: 2, 4: 2, 5: 5, 6: 2 },
        tracks: { land: 3, coast: 2 },
        built: [
          'basic-01',
          'basic-03',
          'basic-05',
          'double-03',
          'double-05',
          'basic-12',
          'basic-14',
        ],
        ships: 0,
        cubes: 0,
        discarded: 3,
      },
      B: {
        sr: [3, 0],
        crew: { 0: 1, 2: 4, 4: 3, 6: 4 },
        tracks: { land: 5, coast: 6 },
        built: [
          'basic-02',
          'basic-08',
          'basic-10',
          'basic-11',
          'double-01',
          'double-06',
          'double-09',
          'double-10',
        ],
        ships: 0,
        discarded: 3,
      },
    },
  });

/** One turn decides: the attempt is over with the game, or as soon as the sun goes on. */
const isOver = (s: Antarctica): boolean =>
  s.outcome !== null || s.sun !== SUN || s.tasks.at(-1)?.type === 'takeShipyardCard';

export const puzzle: Puzzle<Antarctica> = {
  scene: lastScientist,
  task: {
    en: 'Your last scientist ends the game. Choose zone, card and track: win.',
    fr: 'Votre dernier scientifique met fin à la partie. Choisissez la zone, la carte et la piste : gagnez.',
  },
  nudges: [
    {
      en: 'A shared first place pays both in full. Where does one scientist reach it?',
      fr: 'Une première place partagée paie chacun en entier. Où un scientifique y suffit-il ?',
    },
    {
      en: 'On land, one step stays behind {rival}; two steps jump.',
      fr: 'Sur la piste terrestre, un pas reste derrière {rival} ; deux pas passent devant.',
    },
  ],
  rival: (_, options) => options[0] as Json,
  over: isOver,
  solved(s) {
    const [mine = 0, theirs = 0] = antarctica.scores(s).map(({ total }) => total);
    return s.outcome !== null && mine > theirs;
  },
  solution: [
    ['beforeMove', 'moveShip:0'],
    ['afterMove', 'actBuild:double:land'],
  ],
  because: {
    en: 'One scientist beside {rival}’s lone one takes all of zone 0, for a tie pays in full. The factory’s two steps jump {rival} on land.',
    fr: 'Un scientifique à côté de celui, seul, de {rival} prend toute la zone 0, car l’égalité paie en entier. Les deux pas de l’usine dépassent {rival} sur terre.',
  },
};
