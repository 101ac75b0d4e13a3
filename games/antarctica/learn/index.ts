import type { Lesson, LessonStep } from '@orrery/shared';
import type { Antarctica } from '../rules/state.ts';
import { hints } from './hints.ts';
import { puzzle } from './puzzle.ts';
import { whole } from './whole.ts';

const sunFrees = (): Antarctica =>
  whole({
    sun: 1,
    queues: { 1: 'A', 5: 'A', 6: 'A', 4: 'B', 0: 'B', 2: 'B' },
    buildings: { 4: ['derrick', 'turbine', 'camp', 'research-coast'], 5: ['crane'], 6: ['pit'] },
    tops: { basic: 'basic-14', double: 'double-02', advanced: 'advanced-08' },
    players: {
      A: { sr: [2, 0], crew: { 4: 2 }, hand: ['simple-1'] },
      B: { sr: [2, 0], crew: { 4: 2 }, tracks: { sea: 1 }, hand: ['simple-2'] },
    },
  });

const queues = (): Antarctica =>
  whole({
    sun: 5,
    queues: { 5: 'A', 6: 'B', 1: 'B A', 4: 'B A' },
    buildings: {
      0: ['camp'],
      6: ['camp', 'pit'],
      2: ['research-land', 'crane'],
      4: ['derrick', 'turbine'],
      1: ['research-coast'],
    },
    tops: { basic: 'basic-14', double: 'double-03', advanced: 'advanced-03' },
    players: {
      A: { sr: [1, 0], crew: { 2: 2 }, tracks: { land: 1 }, built: ['basic-01'] },
      B: { sr: [2, 0], crew: { 4: 1 }, tracks: { land: 2 }, built: ['basic-05'] },
    },
  });

const noStaff = (): Antarctica =>
  whole({
    sun: 6,
    queues: { 6: 'A', 1: 'A', 2: 'A', 0: 'B', 4: 'B B' },
    buildings: {
      1: ['crane'],
      2: ['shipyard'],
      4: ['derrick', 'camp'],
      5: ['pit', 'turbine'],
      0: ['research-coast'],
    },
    tops: { basic: 'basic-14', double: 'double-01', advanced: 'advanced-03' },
    pile: ['icebreaker-1', 'place-scientist-1'],
    players: {
      A: { sr: [0, 0], crew: { 4: 1 }, hand: ['simple-1'] },
      B: {
        sr: [2, 0],
        crew: { 5: 1 },
        tracks: { sea: 1 },
        built: ['basic-03'],
        hand: ['simple-2'],
      },
    },
  });

const steps: readonly LessonStep<Antarctica>[] = [
  {
    scene: sunFrees,
    lit: ['zone:1', 'sun', 'zone:4'],
    words: {
      en: 'The sun shines on your ship: it must sail, to any zone with room. Zone 4 holds two scientists each. Sail there.',
      fr: 'Le Soleil éclaire votre bateau : il doit partir vers une zone non pleine. En zone 4, deux scientifiques chacun. Allez-y.',
    },
    wants: [{ ask: 'beforeMove', of: ['moveShip:4'] }],
    instead: {
      en: 'Allowed, but nothing is tied there. In zone 4 one scientist changes most.',
      fr: 'Permis, mais rien n’y est à égalité. En zone 4, un scientifique change tout.',
    },
  },
  {
    lit: ['zone:4', 'zone:5', 'zone:6', 'deck:double', 'track:land'],
    words: {
      en: 'A factory needs a crane and a pit. Your other ships lie at both; that is enough from anywhere. Build it, land track.',
      fr: 'Une usine demande une grue et un puits. Vos autres bateaux y sont ; cela suffit, où que ce soit. Construisez-la, piste terrestre.',
    },
    wants: [{ ask: 'afterMove', of: ['actBuild:double:land'] }],
  },
  {
    lit: ['zone:4'],
    words: {
      en: 'Your scientist breaks the tie. First takes 5 buildings + 5 scientists + 1: 11 points. {rival} falls from 9 to 3. Click the zone.',
      fr: 'Votre scientifique rompt l’égalité. Le premier prend 5 bâtiments + 5 scientifiques + 1 : 11 points. {rival} tombe de 9 à 3. Cliquez dessus.',
    },
    wants: [{ look: ['zone:4'] }, { ask: 'afterAction', of: ['endTurn'] }],
  },
  {
    scene: queues,
    lit: ['zone:6', 'zone:0', 'zone:5', 'sun'],
    words: {
      en: 'The sun will visit 6, then 0. In 6 you would queue behind {rival} and wait a lap; 0 is empty. Sail there.',
      fr: 'Le Soleil ira en 6, puis en 0. En 6, derrière {rival}, vous attendriez un tour complet ; 0 est vide. Allez-y.',
    },
    wants: [{ ask: 'beforeMove', of: ['moveShip:0'] }],
    instead: {
      en: 'Allowed, but only the first ship of a queue acts, and you would be second.',
      fr: 'Permis, mais seul le premier bateau de la file agit, et vous seriez deuxième.',
    },
  },
  {
    lit: ['zone:0'],
    words: {
      en: 'A camp recruits as many as your ships and scientists here: 1. From reserve to staff, for only staff can build.',
      fr: 'Un campement recrute autant que vos bateaux et scientifiques présents : 1. De la réserve au personnel, car lui seul construit.',
    },
    wants: [
      { ask: 'afterMove', of: ['actRecruit'] },
      { ask: 'afterAction', of: ['endTurn'] },
    ],
  },
  {
    lit: ['zone:0', 'zone:1', 'sun'],
    words: {
      en: 'Two stops later the sun is back on you. Try zone 1.',
      fr: 'Deux arrêts plus tard, le Soleil est de nouveau sur vous. Essayez la zone 1.',
    },
    wants: [{ tried: 'moveShip:1', at: 'zone:1', rule: 'ANT-MOVE-03' }],
    rivals: [
      ['beforeMove', 'moveShip:1'],
      ['afterMove', 'actNothing'],
      ['afterAction', 'endTurn'],
    ],
  },
  {
    lit: ['zone:2', 'track:land'],
    words: {
      en: 'Three ships fill a zone. In zone 2 your two scientists wait: with the ship, 3 steps. Sail there and research on land.',
      fr: 'Trois bateaux, zone pleine. En zone 2, vos deux scientifiques attendent : avec le bateau, 3 pas. Allez-y, recherchez sur la piste terrestre.',
    },
    wants: [
      { ask: 'beforeMove', of: ['moveShip:2'] },
      { ask: 'afterMove', of: ['actResearch:land'] },
    ],
  },
  {
    lit: ['track:land'],
    words: {
      en: 'Occupied spaces are jumped free: 3 steps took you from 1 over {rival} to 5. The round symbol gave a scientist. Click your staff.',
      fr: 'Les cases occupées ne comptent pas : 3 pas vous mènent de 1 à 5, par-dessus {rival}. Le symbole rond donne un scientifique. Cliquez votre personnel.',
    },
    wants: [{ look: ['stock:0:staff'] }, { ask: 'afterAction', of: ['endTurn'] }],
  },
  {
    scene: noStaff,
    lit: ['zone:5', 'deck:double'],
    words: {
      en: 'Sail to zone 5, where {rival} stands alone, and try to build the factory.',
      fr: 'Allez en zone 5, où {rival} est seul, et essayez de construire l’usine.',
    },
    wants: [
      { ask: 'beforeMove', of: ['moveShip:5'] },
      { tried: 'actBuild:double:coast', at: 'deck:double', rule: 'ANT-BUILD-08' },
    ],
  },
  {
    lit: ['stock:0:cube', 'stock:0:staff'],
    words: {
      en: 'No scientist in your staff. Once a turn, give up a spare cube or ship: one scientist joins. Discards score at the end, too.',
      fr: 'Aucun scientifique dans votre personnel. Une fois par tour, sacrifiez un cube ou un bateau : un scientifique arrive. Les défausses comptent aussi.',
    },
    wants: [{ ask: 'afterMove', of: ['sacrifice:cube'] }],
  },
  {
    lit: ['zone:1', 'deck:double', 'card:0:simple', 'track:coast'],
    words: {
      en: 'You reach a crane, but no derrick. Your simple card stands for it. Build; on the coast track, space 2 returns the card.',
      fr: 'Vous avez accès à la grue, pas au derrick. Votre carte ressource simple le remplace. Construisez ; piste côtière, la case 2 la rend.',
    },
    wants: [{ ask: 'afterMove', of: ['actBuild:double:coast'] }],
  },
  {
    lit: ['zone:2', 'zone:1', 'sun'],
    words: {
      en: 'A shipyard gives a ship, last in the sun’s zone. Then each rival picks a card and your turn ends. Sail to 2.',
      fr: 'Un chantier naval donne un bateau, dernier dans la zone du Soleil. Puis chaque rival choisit une carte et votre tour finit. Allez en 2.',
    },
    wants: [
      { ask: 'beforeMove', of: ['moveShip:2'] },
      { ask: 'afterMove', of: ['actBuildShip'] },
    ],
    rivals: [
      ['beforeMove', 'moveShip:4'],
      ['afterMove', 'actNothing'],
      ['afterAction', 'endTurn'],
      ['takeShipyardCard', 'icebreaker'],
    ],
  },
  {
    words: {
      en: 'The end: somebody’s last scientist, or empty decks. Zones, tracks, asterisk cards and discards score, each as a majority. Click zone 4.',
      fr: 'La fin : le dernier scientifique de quelqu’un, ou des paquets vides. Zones, pistes, cartes à astérisque, défausses : autant de majorités. Cliquez la zone 4.',
    },
    wants: [{ look: ['zone:4'] }],
  },
];

export const lesson: Lesson<Antarctica> = {
  version: 1,
  minutes: 10,
  seat: 0,
  promise: {
    en: 'You read the sun, the queues and a majority, build from afar, and find a winning last move.',
    fr: 'Vous lisez le Soleil, les files et une majorité, construisez à distance, et trouvez un dernier coup gagnant.',
  },
  steps,
  puzzle,
  hints,
};
