import type { Lesson, LessonStep } from '@orrery/shared';
import type { Reworld } from '../rules/state.ts';
import { hints } from './hints.ts';
import { colony, station } from './position.ts';
import { puzzle } from './puzzle.ts';

/** Chapter Two, before one knows how the carrier was loaded. */
const unloading = (): Reworld =>
  colony({
    ships: 'all',
    players: [
      {
        score: 18,
        docks: {
          1: ['terrabot-a-1'],
          2: ['shuttle-1-1', 'builder-forge-1', 'builder-agri-1'],
          3: ['terrabot-c-1'],
          4: ['builder-agri-2', 'builder-forge-2', 'shuttle-0-1'],
          5: ['satellite-letter-a'],
        },
      },
      {
        score: 30,
        docks: {
          1: ['terrabot-e-1'],
          2: ['shuttle-0-6', 'shuttle-0-5', 'shuttle-0-4', 'shuttle-0-3', 'shuttle-0-2'],
          3: ['terrabot-e-2'],
          4: ['terrabot-e-3'],
          5: ['terrabot-e-4'],
        },
      },
    ],
  });

const loading = (): Reworld =>
  station({
    admiral: 1,
    players: [
      { hand: [1, 2, 2, 2, 3, 4, 4, 5, 5] },
      { hand: [1, 1, 2, 3], docks: { 3: ['builder-basalt-1'] } },
    ],
    posts: { b1: [3] },
    ports: {
      t3: 'builder-forge-special',
      t4: 'shuttle-1-3',
      t5: 'satellite-letter-a',
      t6: 'terrabot-a-2',
      t7: 'builder-helix-1',
      b5: 'builder-lumen-1',
      b8: 'builder-vault-1',
    },
  });

const EMPTY_SHUTTLE = [['chapterTwoTurn', 'transportShuttle:2']] as const;

const unload: readonly LessonStep<Reworld>[] = [
  {
    scene: unloading,
    lit: ['dock:0:1', 'dock:0:2', 'dock:0:3', 'dock:0:4', 'dock:0:5'],
    words: {
      en: 'Your carrier has landed. On each dock only the outermost module can leave. Launch the terrabot on dock 1: it founds a city.',
      fr: 'Votre cargo s’est posé. Sur chaque quai, seul le module extérieur peut partir. Lancez le terrabot du quai 1 : il fonde une ville.',
    },
    wants: [{ ask: 'chapterTwoTurn', of: ['launchTerrabot:1'] }],
  },
  {
    lit: ['city:0:A'],
    words: {
      en: 'Dock 1 is empty and you are first: this population ship is yours, 5 points. A game has fourteen such races. Click it.',
      fr: 'Quai 1 vide, et vous êtes le premier : ce vaisseau de population est à vous, 5 points. Une partie compte quatorze courses pareilles. Cliquez dessus.',
    },
    wants: [{ look: ['ship:pop-dock-1', 'ships:0'] }],
    rivals: EMPTY_SHUTTLE,
  },
  {
    lit: ['city:0:A'],
    words: {
      en: 'A city grows with builder units, and only shuttles bring them. Launch the shuttle on dock 2 and load both units behind it.',
      fr: 'Une ville grandit grâce aux unités, et seules les navettes les amènent. Lancez la navette du quai 2 et chargez les deux unités derrière elle.',
    },
    wants: [
      { ask: 'chapterTwoTurn', of: ['transportShuttle:2'] },
      { ask: 'transportLoad', of: [2] },
      { ask: 'transportLoad', of: [2] },
    ],
    rivals: EMPTY_SHUTTLE,
    instead: {
      en: 'As a shield it carries nobody: your units would stay aboard.',
      fr: 'En défense, elle ne transporte personne : vos unités resteraient à quai.',
    },
  },
  {
    lit: ['dock:0:4'],
    words: {
      en: 'Now dock 4. There is a shuttle in it. Try to launch it.',
      fr: 'Maintenant, le quai 4. Il contient une navette. Essayez de la lancer.',
    },
    wants: [{ tried: 'module:4:3', at: 'slot:0:4:3', rule: 'REW-SHUT-10' }],
  },
  {
    lit: ['dock:0:4'],
    words: {
      en: 'Two units block the shuttle: loaded after it, they come out before it. No other shuttle is left: sacrifice the front unit.',
      fr: 'Deux unités la bloquent : chargées après elle, elles sortent avant elle. Aucune autre navette : sacrifiez l’unité de tête.',
    },
    wants: [{ ask: 'chapterTwoTurn', of: ['sacrificeUnit:4'] }],
    rivals: EMPTY_SHUTTLE,
  },
  {
    lit: ['dock:0:4', 'city:0:A'],
    words: {
      en: 'A single unit in front of a shuttle goes aboard. Launch the shuttle behind it.',
      fr: 'Une seule unité devant une navette monte à bord. Lancez la navette qui la suit.',
    },
    wants: [{ ask: 'chapterTwoTurn', of: ['transportShuttle:4:viaUnit'] }],
    rivals: EMPTY_SHUTTLE,
  },
  {
    lit: ['dock:0:5'],
    words: {
      en: 'A satellite defends or flies its mission, never both. Here the mission brings 2; nobody has shields, and most shields pay 18. Defend.',
      fr: 'Un satellite défend ou part en mission, jamais les deux. Ici la mission rapporte 2 ; personne n’a de bouclier et la défense paie 18. Défendez.',
    },
    wants: [{ ask: 'chapterTwoTurn', of: ['launchSatelliteDefense:5'] }],
  },
  {
    lit: ['mothership:A', 'mothership:defense', 'defense:0'],
    words: {
      en: 'At the end six rows count: first in A pays 16, in defense 18; each row where you are absent costs 3. Click city A.',
      fr: 'À la fin, six rangées comptent : premier en A, 16 ; en défense, 18 ; chaque rangée où vous êtes absent coûte 3. Cliquez la ville A.',
    },
    wants: [{ look: ['city:0:A', 'mothership:A', 'mothership:defense'] }],
  },
];

const load: readonly LessonStep<Reworld>[] = [
  {
    scene: loading,
    lit: ['post:t2', 'post:t3', 'hand:0', 'dock:0:2'],
    words: {
      en: 'Now load a carrier yourself. Units first, so they lie deepest. Take the yellow unit at T3 with a 2: it goes to dock 2.',
      fr: 'À vous de charger. Les unités d’abord, tout au fond. Prenez l’unité jaune en T3 avec un 2 : elle va au quai 2.',
    },
    wants: [
      { ask: 'chapterOneTurn', of: ['acquireModulePort:t3'] },
      { ask: 'acquireModuleCards', of: [[2]] },
    ],
    rivals: [
      ['chapterOneTurn', 'acquireModulePort:b5'],
      ['acquireModuleCards', [1]],
    ],
  },
  {
    lit: ['post:t3', 'port:t3', 'hand:0', 'dock:0:2'],
    words: {
      en: 'Next to a post showing 2, one 2 is enough. Take the shuttle at T4 with it: it will leave before the unit behind it.',
      fr: 'À côté d’un poste qui montre 2, un seul 2 suffit. Prenez ainsi la navette en T4 : elle partira avant l’unité.',
    },
    wants: [
      { ask: 'chapterOneTurn', of: ['acquireModulePort:t4'] },
      { ask: 'acquireModuleCards', of: [[2]] },
    ],
    rivals: [
      ['chapterOneTurn', 'acquireModulePort:t7'],
      ['acquireModuleCards', [3]],
    ],
  },
  {
    lit: ['post:t4', 'port:t4', 'hand:0', 'dock:0:2', 'dock:0:4'],
    words: {
      en: 'On dock 2 this satellite would block your shuttle and leave too early. Pay 1 and 4, with 4 on top: dock 4.',
      fr: 'Sur le quai 2, ce satellite bloquerait votre navette et partirait trop tôt. Payez 1 et 4, le 4 dessus : quai 4.',
    },
    wants: [
      { ask: 'chapterOneTurn', of: ['acquireModulePort:t5'] },
      { ask: 'acquireModuleCards', of: [[1, 4]] },
      { ask: 'acquireModuleTop', of: [4] },
    ],
    rivals: [
      ['chapterOneTurn', 'acquireModulePort:b8'],
      ['acquireModuleCards', [1]],
    ],
    instead: {
      en: 'One card less, but dock 2: the satellite would stand in front of your shuttle.',
      fr: 'Une carte de moins, mais quai 2 : le satellite serait devant votre navette.',
    },
  },
  {
    lit: ['post:t5', 'port:t5', 'post:t7', 'port:t7', 'hand:0', 'dock:0:3', 'dock:0:4'],
    words: {
      en: 'T6 lies between 4 and 3: pay both, or three cards with one of them, or any four. A terrabot brings 4 points now.',
      fr: 'T6 est entre 4 et 3 : payez les deux, ou trois cartes dont l’un d’eux, ou quatre au choix. Un terrabot rapporte 4 points.',
    },
    wants: [
      { ask: 'chapterOneTurn', of: ['acquireModulePort:t6'] },
      { ask: 'acquireModuleCards', of: [[3, 4]] },
      { ask: 'acquireModuleTop', of: [3, 4] },
    ],
    rivals: [['chapterOneTurn', 'leaveRound']],
  },
  {
    words: {
      en: 'Spare cards are points. One card takes the admiral: 1 point, and you start next round. Then leave: 1 point per card.',
      fr: 'Les cartes en trop sont des points. Prenez l’amiral : 1 point, et la prochaine manche commence par vous. Puis quittez : 1 point par carte.',
    },
    wants: [
      { ask: 'chapterOneTurn', of: ['takeAdmiral:2', 'takeAdmiral:5'] },
      { ask: 'chapterOneTurn', of: ['leaveRound'] },
    ],
  },
];

export const lesson: Lesson<Reworld> = {
  version: 1,
  minutes: 11,
  seat: 0,
  promise: {
    en: 'You unload a carrier, see why order decides everything, then load one that will unload well.',
    fr: 'Vous déchargez un cargo, voyez pourquoi l’ordre décide de tout, puis en chargez un qui se déchargera bien.',
  },
  steps: [...unload, ...load],
  puzzle,
  hints,
};
