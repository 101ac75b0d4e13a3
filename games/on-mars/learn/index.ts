import type { Lesson, LessonStep } from '@orrery/shared';
import { hexAt } from '../data/map.ts';
import type { OnMars } from '../rules/state.ts';
import { turnIn } from './colony.ts';
import { hints } from './hints.ts';
import { puzzle } from './puzzle.ts';

const hexes = (...names: readonly string[]): string[] => names.map((name) => `hex:${hexAt(name)}`);
const LSS = ['lss:0', 'lss:1', 'lss:2', 'lss:3'];

const firstTurn = (): OnMars =>
  turnIn({
    tops: ['generator-4'],
    grid: { 'grid-b1': 'water-extractor-tech' },
    faceUp: ['hydroponic-farm'],
    exploration: ['disc-res-battery', 'disc-res-water'],
    players: [{ space: 5, bots: ['-2,-1'] }, { space: 2 }],
  });

/** Some rounds later: Water lags behind. */
const waterLags = (): OnMars =>
  turnIn({
    buildings: { generator: ['-2,-2'], greenhouse: ['0,4'], 'oxygen-condenser': ['-4,2'] },
    tops: ['water-extractor-1'],
    players: [
      {
        space: 7,
        bots: ['0,-1'],
        tech: { 'water-extractor-tech': 'lab-1b' },
        bare: true,
        goods: { mineral: 1, battery: 2, plant: 2, oxygen: 1, crystal: 2 },
        home: 2,
        points: 4,
      },
      { space: 2 },
    ],
  });

const shipComes = (): OnMars =>
  turnIn({
    level: 2,
    buildings: {
      generator: ['-2,-2'],
      greenhouse: ['0,4'],
      'oxygen-condenser': ['-4,2'],
      'water-extractor': ['1,-1'],
    },
    players: [
      {
        space: 7,
        bots: ['0,-1'],
        tech: { 'water-extractor-tech': 'lab-1b' },
        bare: true,
        goods: { battery: 1, water: 2, plant: 2, oxygen: 1, crystal: 3 },
        home: 1,
        points: 9,
        cubes: ['water-extractor'],
      },
      { space: 2 },
    ],
  });

const steps: readonly LessonStep<OnMars>[] = [
  {
    scene: firstTurn,
    lit: LSS,
    words: {
      en: 'Four columns keep the Colony alive. When all reach the marked row, its level rises. Lifting a lagging column pays. Click one.',
      fr: 'Quatre colonnes font vivre la Colonie. Quand toutes atteignent la ligne marquée, son niveau monte. Relever une colonne en retard rapporte. Cliquez-en une.',
    },
    wants: [{ look: LSS }],
  },
  {
    lit: ['home:0', 'store:0:0'],
    words: {
      en: 'Build a Generator. The action takes one Colonist from your Living Quarters, the Generator 1 Mineral.',
      fr: 'Construisez un Générateur. L’action prend un Colon de vos Quartiers d’habitation, le Générateur 1 Minerai.',
    },
    wants: [
      { ask: 'turn', of: ['constructBuilding'] },
      { ask: 'constructType', of: ['generator'] },
    ],
    instead: {
      en: 'Later. First see what lifting a column brings.',
      fr: 'Plus tard. Voyez d’abord ce que rapporte une colonne relevée.',
    },
  },
  {
    lit: hexes('-2,-1', '-2,-2', '-2,0', '-1,-1', '-1,-2', '0,-2'),
    words: {
      en: 'Your Bot builds on its hex and around it. Try the hex that touches the Generator.',
      fr: 'Votre Robot construit sur son hexagone et autour. Essayez celui qui touche le Générateur.',
    },
    wants: [{ tried: '-1,-1', at: `hex:${hexAt('-1,-1')}`, rule: 'MARS-CON-05' }],
  },
  {
    lit: hexes('-2,-1', '-2,-2', '0,-2'),
    words: {
      en: 'Touching the same type needs its Tech. Two hexes away is free: build on the lit hex.',
      fr: 'Toucher le même type demande sa Technologie. À deux hexagones, c’est libre : construisez sur celui qui brille.',
    },
    wants: [{ ask: 'constructHex', of: ['-2,-2'] }],
  },
  {
    lit: ['home:0', ...LSS],
    words: {
      en: 'A Battery, 2 points for the first step, 2 for your Shelter, and a benefit: take your Colonist back to act again.',
      fr: 'Une Batterie, 2 PO pour le premier pas, 2 pour votre Abri, et un bénéfice : reprenez votre Colon pour agir encore.',
    },
    wants: [
      { ask: 'lssBenefit', of: ['lss-benefit-retrieve'] },
      { ask: 'retrieve', of: ['constructBuilding'] },
    ],
  },
  {
    lit: ['shuttle'],
    words: {
      en: 'Tech, Blueprints and goods are in Orbit. The Shuttle is leaving: ride it, free, and land on space 3.',
      fr: 'Technologies, Plans et Entrepôt sont en Orbite. La Navette part : montez, c’est gratuit, et posez-vous en case 3.',
    },
    wants: [
      { ask: 'travel', of: ['shuttle'] },
      { ask: 'travelSpace', of: ['turn-order-3'] },
    ],
  },
  {
    lit: ['lab:0:1'],
    words: {
      en: 'Space 3 gives a Tech tile; the bottom row is free. Water Tech, lower space: a Crystal too. Now Water Extractors may touch.',
      fr: 'La case 3 offre une Technologie ; rangée du bas, gratuite. Technologie Eau, case basse : un Cristal. Vos Extracteurs d’Eau pourront se toucher.',
    },
    wants: [{ ask: 'takeTech', of: ['grid-b1>lab-1b'] }],
  },
  {
    lit: [],
    words: {
      en: 'Your turn in Orbit: a Blueprint makes a Building yours. Built 3 points, unbuilt −3. Take Hydroponic Farm; a Plant comes along.',
      fr: 'Votre tour en Orbite : un Plan rend un Bâtiment vôtre. Construit 3 PO, sinon −3. Prenez Ferme hydroponique, avec une Plante.',
    },
    wants: [
      { ask: 'turn', of: ['obtainBlueprint'] },
      { ask: 'turn', of: ['end'] },
    ],
    rivals: [
      ['turn', 'resupply'],
      ['takeWarehouse', 'water'],
      ['boost', 'enough'],
    ],
  },
  {
    words: {
      en: 'Ride down. Colonists at work and on Colony slots come home; the one in Orbit waits. Drop a Discovery tile, land on space 7.',
      fr: 'Redescendez. Les Colons au travail et en Colonie rentrent ; celui d’Orbite attend. Posez une tuile Découverte, puis case 7.',
    },
    wants: [
      { ask: 'travel', of: ['shuttle'] },
      { ask: 'travelTile', of: ['left'] },
      { ask: 'travelHex', of: ['3,-2'] },
      { ask: 'travelSpace', of: ['turn-order-7'] },
      { ask: 'move', of: ['bot-1>-1,-1'] },
      { ask: 'move', of: ['bot-1>0,-1'] },
      { ask: 'move', of: ['stop'] },
    ],
    rivals: [['travel', 'stay']],
  },
  {
    scene: waterLags,
    lit: [...hexes('0,-1', '1,-1', '2,-1'), 'lab:0:1', ...LSS],
    words: {
      en: 'Water lags. Water Tech 1 lets you touch one Extractor: a Complex of 2 gives 2 Water and your first Progress cube.',
      fr: 'L’Eau est en retard. Technologie Eau 1 : touchez un Extracteur. Un Complexe de 2 donne 2 Eau et votre premier cube Progrès.',
    },
    wants: [
      { ask: 'turn', of: ['constructBuilding'] },
      { ask: 'constructType', of: ['water-extractor'] },
      { ask: 'constructHex', of: ['1,-1'] },
      { ask: 'payResource', of: ['mineral'] },
    ],
    instead: {
      en: 'Allowed, but alone it gives 1 Water and no cube.',
      fr: 'Permis, mais isolé, il donne 1 Eau et pas de cube.',
    },
  },
  {
    lit: ['level', ...LSS],
    words: {
      en: 'Take a Crystal and end your turn: four columns are up, the Colony reaches level 2, cubes score. 5 points in all.',
      fr: 'Prenez un Cristal et finissez : les quatre colonnes y sont, la Colonie passe au niveau 2, les cubes comptent. 5 PO en tout.',
    },
    wants: [
      { ask: 'lssBenefit', of: ['lss-benefit-crystal'] },
      { ask: 'turn', of: ['end'] },
    ],
  },
  {
    scene: shipComes,
    lit: ['home:0', 'depot:0:4'],
    words: {
      en: '1 Water and 1 Plant welcome a Ship: a Colonist and a Bot. Its Depot space opens one more Executive action.',
      fr: '1 Eau et 1 Plante accueillent un Vaisseau : un Colon et un Robot. Sa place au Dépôt ouvre une Action exécutive de plus.',
    },
    wants: [
      { ask: 'turn', of: ['welcomeShip'] },
      { ask: 'ship', of: ['ship-5:bot'] },
      { ask: 'boost', of: ['enough'] },
    ],
  },
  {
    lit: ['depot:0:6'],
    words: {
      en: 'Once a turn Crystals buy an Executive action, before or after the Main one. Pay 2: one Resource from the Warehouse.',
      fr: 'Une fois par tour, des Cristaux paient une Action exécutive, avant ou après la principale. Payez 2 : une Ressource de l’Entrepôt.',
    },
    wants: [
      { ask: 'turn', of: ['executive:7'] },
      { ask: 'takeWarehouse', of: ['battery'] },
    ],
  },
  {
    words: {
      en: 'Three steps of this marker, by Missions and levels 3 to 5, and one last round follows. Click it for what remains.',
      fr: 'Trois pas de ce marqueur, par Missions et niveaux 3 à 5, puis une dernière manche. Cliquez pour voir ce qui reste.',
    },
    wants: [{ look: ['meter', 'level'] }],
  },
];

export const lesson: Lesson<OnMars> = {
  version: 2,
  minutes: 12,
  seat: 0,
  promise: {
    en: 'You build, ride the Shuttle, use a Tech, raise the Colony and welcome a Ship: enough for a first game.',
    fr: 'Construire, prendre la Navette, utiliser une Technologie, élever la Colonie, accueillir un Vaisseau : de quoi jouer une première partie.',
  },
  steps,
  puzzle,
  hints,
};
