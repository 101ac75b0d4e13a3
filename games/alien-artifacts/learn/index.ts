import type { Lesson, LessonStep, Reply } from '@orrery/shared';
import { artifactNo } from '../data/index.ts';
import type { Alien } from '../rules/state.ts';
import { hints } from './hints.ts';
import { positionOf } from './position.ts';
import { puzzle } from './puzzle.ts';

const STONE = artifactNo('artifact-witness-stone');

/** Some turns on: a Ship in the Empire, a Planet, a Technology and a Ship Under Construction. */
function empire(): Alien {
  const s = positionOf({
    players: [
      {
        faction: 'star-union',
        credits: 8,
        hand: [5, 37, 74],
        empire: ['ship-long-wanderer O'],
        waiting: ['planet-calcine', 'tech-memory-vaults', ['ship-black-plague', '25/1', '33/1']],
      },
      { faction: 'community', credits: 8, hand: [21, 35, 58] },
    ],
    deck: [1, 13, 46, 2, 3, 15, 64, 9, 20, 60, 4, 6, 10, 11],
    tops: ['planet-oriel', 'planet-grimhold'],
    systems: ['system-vermilion-reef'],
  });
  s.artifacts = [...s.artifacts.filter((artifact) => artifact !== STONE), STONE];
  return s;
}

const KEEPS: Reply = ['discardCard', 'stop'];
const buys = (deck: string): readonly Reply[] => [
  ['actionPhase', 'buy'],
  ['buyDeck', deck],
  ['buyExtra', 0],
  KEEPS,
];
const sellsBlue = (first: string, second: string): readonly Reply[] => [
  ['actionPhase', 'sell'],
  ['sellColour', 'blue'],
  ['spendCard', first],
  ['spendCard', second],
  KEEPS,
];

const steps: readonly LessonStep<Alien>[] = [
  {
    scene: empire,
    lit: ['card:planet-calcine', 'act:discover', 'hand:resource-05', 'hand:resource-37'],
    words: {
      en: 'Calcine is Under Construction: 5 green bring it into your Empire. At most two cards, one section each: spend 3 and 3.',
      fr: 'Calcine est En Construction : 5 vertes la font entrer dans votre Empire. Deux cartes au plus, une section chacune : dépensez 3 et 3.',
    },
    wants: [
      { ask: 'actionPhase', of: ['discover'] },
      { ask: 'spendCard', of: ['resource-05/1', 'resource-37/0'] },
    ],
    instead: {
      en: 'Later. First see what one finished card can set off.',
      fr: 'Plus tard. Voyez d’abord ce qu’une carte terminée déclenche.',
    },
  },
  {
    lit: ['card:planet-calcine'],
    words: {
      en: 'Each card has two faces. Logistics helps for good, operational earns points. Choose logistics: your Ships now cost 2 less.',
      fr: 'Chaque carte a deux faces. Logistique : une aide durable ; opérationnelle : des points. Choisissez logistique : vos Vaisseaux coûtent 2 de moins.',
    },
    wants: [{ ask: 'chooseFace', of: ['logistics'] }],
    instead: {
      en: 'It would produce three cards now, but your Ship would still cost 6.',
      fr: 'Elle produirait trois cartes, mais votre Vaisseau coûterait toujours 6.',
    },
  },
  {
    lit: ['card:ship-black-plague'],
    words: {
      en: 'Chain! Black Plague holds 4 prepared red and now costs 4: it builds itself, free. Choose its operational face.',
      fr: 'Réaction en chaîne ! Peste Noire a 4 rouges préparées et ne coûte plus que 4 : construction automatique. Choisissez la face opérationnelle.',
    },
    wants: [{ ask: 'chooseFace', of: ['operational'] }],
  },
  {
    lit: ['card:ship-black-plague', 'system'],
    words: {
      en: 'Built operational, a Ship may attack at once: one card is turned, its number plus bonuses counts. Attack the Alien System.',
      fr: 'Construit face opérationnelle, un Vaisseau peut attaquer aussitôt : une carte est révélée, son nombre compte, plus les bonus. Attaquez le Système Alien.',
    },
    wants: [
      { ask: 'attackOrSkip', of: ['attack'] },
      { ask: 'chooseTarget', of: ['alien'] },
    ],
  },
  {
    lit: ['system', 'artifact:artifact-witness-stone'],
    words: {
      en: '3, plus 1 for this Ship: 4, an Alien Artifact! Using it is no Action. Use it now: 3 points.',
      fr: '3, plus 1 pour ce Vaisseau : 4, un Artefact Alien ! L’utiliser n’est pas une Action. Servez-vous-en : 3 PV.',
    },
    wants: [{ ask: 'actionPhase', of: ['useArtifact:artifact-witness-stone'] }],
  },
  {
    lit: ['hand:resource-74'],
    words: {
      en: 'Your turn ends: discard what you do not want, keep what fits, draw back to three. Keep this card.',
      fr: 'Votre tour finit : défaussez ce qui ne sert pas, gardez le reste, puis complétez votre main à trois cartes. Gardez cette carte.',
    },
    wants: [{ ask: 'discardCard', of: ['stop'] }],
  },
  {
    lit: ['deck:planet', 'bank:0'],
    words: {
      en: 'Buy: 5 credits for the Planet on top, 1 more for each extra card you want to see. Pay 6, see two.',
      fr: 'Achetez : 5 crédits pour la Planète du dessus, 1 de plus par carte supplémentaire à voir. Payez 6, voyez-en deux.',
    },
    wants: [
      { ask: 'actionPhase', of: ['buy'] },
      { ask: 'buyDeck', of: ['planet'] },
      { ask: 'buyExtra', of: [1] },
    ],
    rivals: buys('ship'),
  },
  {
    lit: ['faction:0'],
    words: {
      en: 'Star Union scores 1 point per Extermination card at the end. Keep Grimhold, Oriel goes to the bottom. Then keep your hand.',
      fr: 'L’Union Stellaire marque 1 PV par carte Extermination à la fin. Gardez Grimhold, Oriel va sous le paquet. Puis gardez votre main.',
    },
    wants: [
      { ask: 'keepBoughtCard', of: ['planet-grimhold'] },
      { ask: 'discardCard', of: ['stop'] },
    ],
  },
  {
    lit: ['card:planet-grimhold', 'card:planet-calcine', 'hand:resource-13', 'hand:resource-46'],
    words: {
      en: 'Every Planet you own makes the next 1 dearer: 6. Pay 3 and 3 and choose operational: this one shall produce.',
      fr: 'Chaque Planète possédée renchérit la suivante de 1 : 6. Payez 3 et 3, choisissez la face opérationnelle : celle-ci produira.',
    },
    wants: [
      { ask: 'actionPhase', of: ['discover'] },
      { ask: 'spendCard', of: ['resource-13/1', 'resource-46/0'] },
      { ask: 'chooseFace', of: ['operational'] },
    ],
    rivals: sellsBlue('resource-21/0', 'resource-35/0'),
  },
  {
    lit: [],
    words: {
      en: 'It produces three cards. Show a section of the Planet’s own Type and score 1 point each time. Then keep your hand.',
      fr: 'Elle produit trois cartes. Montrez une section du même Type que la Planète : 1 PV chaque fois. Puis gardez votre main.',
    },
    wants: [
      { ask: 'chooseSection', of: ['resource-15/0'] },
      { ask: 'chooseSection', of: ['resource-64/0'] },
      { ask: 'chooseSection', of: ['resource-09/0'] },
      { ask: 'discardCard', of: ['stop'] },
    ],
  },
  {
    lit: ['card:tech-memory-vaults', 'card:planet-grimhold', 'hand:resource-20'],
    words: {
      en: 'Cards under a Planet pay like your hand. Develop Memory Vaults with 2 and 3 blue, logistics: a hand of four from now on.',
      fr: 'Les cartes sous une Planète paient comme la main. Développez Coffres Mémoriels avec 2 et 3 bleues, face logistique : main de quatre désormais.',
    },
    wants: [
      { ask: 'actionPhase', of: ['develop'] },
      { ask: 'spendCard', of: ['resource-15/0'] },
      { ask: 'chooseFace', of: ['logistics'] },
      { ask: 'discardCard', of: ['stop'] },
    ],
    rivals: buys('technology'),
  },
  {
    lit: ['bank:0', 'card:planet-grimhold', 'hand:resource-60'],
    words: {
      en: '2 credits buy nothing. Sell green: 3 from the Planet, and 2 gold, good for any colour: 5 credits.',
      fr: '2 crédits n’achètent rien. Vendez du vert : 3 sous la Planète, et 2 dorées, valables pour toute couleur : 5 crédits.',
    },
    wants: [
      { ask: 'actionPhase', of: ['sell'] },
      { ask: 'sellColour', of: ['green'] },
      { ask: 'spendCard', of: ['resource-64/0'] },
      { ask: 'spendCard', of: ['resource-60/1'] },
    ],
    rivals: sellsBlue('resource-02/0', 'resource-03/0'),
  },
  {
    words: {
      en: 'The deck runs out once per player, then it ends. Now: 5 points, 5 cards, 5 from your faction: 15. Click your faction.',
      fr: 'Le paquet s’épuise une fois par joueur, puis c’est la fin. Ici : 5 PV, 5 cartes, 5 de Faction : 15. Cliquez votre Faction.',
    },
    wants: [{ look: ['faction:0'] }],
  },
];

export const lesson: Lesson<Alien> = {
  version: 1,
  minutes: 12,
  seat: 0,
  promise: {
    en: 'You bring a Planet, a Ship and a Technology into your Empire, set off a chain and attack aliens.',
    fr: 'Vous faites entrer Planète, Vaisseau et Technologie dans votre Empire, déclenchez une chaîne et attaquez les aliens.',
  },
  steps,
  puzzle,
  hints,
};
