import type { Lesson, LessonStep } from '@orrery/shared';
import type { Artemis } from '../rules/state.ts';
import { hints } from './hints.ts';
import { tableAt } from './position.ts';
import { puzzle } from './puzzle.ts';

/** The first round: dice are rolled, and the rival begins. */
const firstRound = (): Artemis => {
  const s = tableAt({
    round: 1,
    first: 1,
    players: [
      { E: 3, M: 3, T: 1, sh: 'P', dice: [1, 2, 3, 3, 6] },
      { E: 3, M: 3, T: 1, sh: 'P', dice: [3, 4, 5, 5, 6] },
    ],
    expeditions: [{ card: 'claw-cave', colonists: 'En' }],
    vents: { stock: 6 },
    quarry: { stock: 6 },
    gantry: { 'drone-dock': [], 'recon-post': [] },
    doorstep: { colonists: 'P P En Ma' },
    event: 'security-bonus',
  });
  s.phase = 'placement';
  s.tasks = [
    { type: 'resolve', step: 0 },
    { type: 'nextDie', seat: 0 },
    { type: 'placeDieValue', seat: 1 },
  ];
  return s;
};

const steps: readonly LessonStep<Artemis>[] = [
  {
    scene: firstRound,
    lit: ['tile:drone-dock-2'],
    words: {
      en: 'Your goal: a Building with all its seats taken. Click the Drone Dock: two seats, and it pays every round.',
      fr: 'Votre but : un Bâtiment dont toutes les places sont prises. Cliquez sur le Quai des drones : deux places, et il rapporte chaque manche.',
    },
    wants: [{ look: ['tile:drone-dock-2'] }],
    rivals: [
      ['placeDieValue', '3:3'],
      ['placeDieRegion', 'gantry'],
      ['placeDieTile', 'drone-dock-2'],
    ],
  },
  {
    lit: ['tile:drone-dock-2', 'region:gantry', 'store:0:toolkit', 'store:0:mineral'],
    words: {
      en: 'The highest die may buy, for that many Minerals. {rival} bid 3: spend your Toolkit, make a 3 a 4, outbid.',
      fr: 'Le plus haut dé peut acheter, pour autant de Minerais. {rival} mise 3 : une Boîte à outils change votre 3 en 4, surenchérissez.',
    },
    wants: [
      { ask: 'placeDieValue', of: ['3:4'] },
      { ask: 'placeDieRegion', of: ['gantry'] },
      { ask: 'placeDieTile', of: ['drone-dock-2'] },
    ],
    instead: {
      en: 'A 6 wins too, for 6 Minerals: you have 3.',
      fr: 'Un 6 gagne aussi, pour 6 Minerais : vous en avez 3.',
    },
  },
  {
    lit: ['region:quarry', 'store:0:mineral'],
    words: {
      en: 'You have 3 Minerals, the price is 4. The Quarry comes before the Gantry, and low dice dig first: place your 2 there.',
      fr: 'Vous avez 3 Minerais, le prix est 4. La Carrière passe avant le Portique, et les petits dés sont servis d’abord : posez-y votre 2.',
    },
    wants: [
      { ask: 'placeDieValue', of: ['2:2'] },
      { ask: 'placeDieRegion', of: ['quarry'] },
    ],
    rivals: [
      ['placeDieValue', '5:5'],
      ['placeDieRegion', 'quarry'],
    ],
    instead: {
      en: 'Behind the 5, your 6 would find a single Mineral.',
      fr: 'Derrière le 5, votre 6 ne trouverait qu’un Minerai.',
    },
  },
  {
    lit: ['region:vents'],
    words: {
      en: 'Same in the Vents: 6 Energy, and {rival}’s 5 is there. Your 3 takes 3 before it; your 6 would find 1.',
      fr: 'Pareil aux Cheminées : 6 Énergies, et un 5 de {rival}. Votre 3 en prend 3 avant lui ; votre 6 n’en trouverait qu’une.',
    },
    wants: [
      { ask: 'placeDieValue', of: ['3:3'] },
      { ask: 'placeDieRegion', of: ['vents'] },
    ],
    rivals: [
      ['placeDieValue', '5:5'],
      ['placeDieRegion', 'vents'],
    ],
  },
  {
    lit: ['region:doorstep'],
    words: {
      en: 'Colonists fill Buildings. At the Doorstep low dice choose first, high dice may take more; 2 Energy each. Place your 1.',
      fr: 'Les Colons remplissent les Bâtiments. Au Port spatial, les petits dés choisissent d’abord, les gros en prennent plus ; 2 Énergies chacun. Posez votre 1.',
    },
    wants: [
      { ask: 'placeDieValue', of: ['1:1'] },
      { ask: 'placeDieRegion', of: ['doorstep'] },
    ],
    rivals: [
      ['placeDieValue', '6:6'],
      ['placeDieRegion', 'vents'],
    ],
  },
  {
    lit: ['region:basecamp', 'expedition:0'],
    words: {
      en: 'All dice together must reach 7; {rival} sent 4. Your 6 succeeds and puts you first. No crew is needed.',
      fr: 'Tous les dés ensemble doivent atteindre 7 ; {rival} a envoyé 4. Votre 6 réussit et vous place premier. Inutile d’envoyer une équipe.',
    },
    wants: [
      { ask: 'placeDieRegion', of: ['basecamp'] },
      { ask: 'placeDieCrew', of: ['nobody'] },
    ],
    rivals: [
      ['placeDieValue', '4:4'],
      ['placeDieRegion', 'basecamp'],
      ['placeDieCrew', 'nobody'],
    ],
  },
  {
    lit: ['expedition:0'],
    words: {
      en: 'First place: a Badge, and the choice. 1 point per Marine would be 0 today; take the Engineer and leave that to {rival}.',
      fr: 'Première place : un Badge, et le choix. 1 PV par Marine vaudrait 0 aujourd’hui ; prenez l’Ingénieur, laissez le reste à {rival}.',
    },
    wants: [{ ask: 'chooseReward', of: [1] }],
  },
  {
    lit: ['region:vents', 'relief:1'],
    words: {
      en: '{rival}’s 6 found the Vents empty: exposed. The Relief track consoles with 2 Minerals. Click it: each setback moves you on.',
      fr: 'Le 6 de {rival} a trouvé les Cheminées vides : exposé. La Piste de secours console : 2 Minerais. Cliquez dessus : chaque revers fait avancer.',
    },
    wants: [{ look: ['relief:1', 'relief:2', 'relief:3'] }],
  },
  {
    lit: ['tile:drone-dock-2', 'store:0:mineral', 'shelters:0'],
    words: {
      en: 'Your 4 is highest: pay 4 Minerals, then move the Pioneer and the Engineer in. Full at once.',
      fr: 'Votre 4 est le plus haut : payez 4 Minerais, puis installez le Pionnier et l’Ingénieur. Rempli aussitôt.',
    },
    wants: [
      { ask: 'buyBuilding', of: ['buy'] },
      { ask: 'staffNewBuilding', of: [['pioneer', 'engineer']] },
    ],
  },
  {
    lit: ['region:doorstep', 'store:0:energy'],
    words: {
      en: 'You choose first: one colonist, 2 Energy. Pioneer, Engineer, Marine and Steward make a set, 3 points at the end. Take the Marine.',
      fr: 'Vous choisissez d’abord : un Colon, 2 Énergies. Pionnier, Ingénieur, Marine et Intendant forment une série de 3 PV. Prenez le Marine.',
    },
    wants: [{ ask: 'recruitColonist', of: ['marine'] }],
    rivals: [['chooseRelief', 2]],
  },
  {
    lit: ['building:0:drone-dock-2'],
    words: {
      en: 'Upkeep. Nobody needs to move: stop, then activate the Drone Dock. It pays 1 Energy and 1 Mineral, now and every round.',
      fr: 'Maintenance. Personne ne bouge : arrêtez là, puis activez le Quai des drones. Il rapporte 1 Énergie et 1 Minerai, à chaque manche.',
    },
    wants: [
      { ask: 'upkeepMoveWho', of: ['stop'] },
      { ask: 'activateBuildingWhich', of: ['drone-dock-2'] },
    ],
  },
  {
    lit: ['shelters:0', 'store:0:energy'],
    words: {
      en: 'The Marine in your Shelters costs 1 Energy of heating every round. Seats in Buildings are free. Click your Shelters.',
      fr: 'Le Marine de vos Abris coûte 1 Énergie de chauffage à chaque manche. Les places des Bâtiments sont gratuites. Cliquez sur vos Abris.',
    },
    wants: [{ look: ['shelters:0'] }],
  },
  {
    words: {
      en: 'Six rounds, then points: full Surface Buildings, how many Buildings, sets, Badges (under two: −3), stored goods, most Toolkits. Click your Badges.',
      fr: 'Six manches, puis les points : Bâtiments de surface remplis, nombre de Bâtiments, séries, Badges (moins de deux : −3), réserves. Cliquez vos Badges.',
    },
    wants: [{ look: ['store:0:badge'] }],
  },
];

export const lesson: Lesson<Artemis> = {
  version: 1,
  minutes: 10,
  seat: 0,
  promise: {
    en: 'You play one whole round: win a Building, fill it, and know what every die was for.',
    fr: 'Vous jouez une manche entière : gagner un Bâtiment, le remplir, et savoir à quoi sert chaque dé.',
  },
  steps,
  puzzle,
  hints,
};
