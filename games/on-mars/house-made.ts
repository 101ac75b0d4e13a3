import type { HouseMade } from '@orrery/shared';

/** Components with values of our own; what is in the rules is marked there. */
export const houseMade: readonly HouseMade[] = [
  {
    marked: { buildingTiles: 30, startingBuildings: 5, shelterTiles: 20 },
    text: {
      en: 'The arrows of the 30 Building tiles; that Shelters and starting Buildings have none.',
      fr: 'Les flèches des 30 tuiles Bâtiment ; leur absence sur les Abris et les Bâtiments de départ.',
    },
  },
  {
    marked: { discoveryTiles: 19, researchTiles: 8, map: 2, exploration: 1 },
    text: {
      en: 'Which 19 Discovery tiles there are and how much they give; letters, shapes and places of the 8 Research tiles; where Shelters start.',
      fr: 'Quelles sont les 19 tuiles Découverte et ce qu’elles donnent ; les lettres, formes et places des 8 tuiles Recherche ; la place de départ des Abris.',
    },
  },
  {
    marked: { lab: 13, lss: 5, blueprintDisplay: 1 },
    text: {
      en: 'Which Lab space has which benefit, the six rows of the LSS, the two rows of Blueprints.',
      fr: 'Quelle case du Laboratoire donne quel avantage, les six rangées du LSS, les deux rangées de Plans.',
    },
  },
  {
    marked: { missions: 9, privateGoals: 16, firstColonistTiles: 6, firstColonistCards: 12 },
    text: {
      en: 'Which Missions are short and by which action most of their markers lie; the Lab spaces of Private Goal 14; starting spaces and most rewards of First Colonists; the names of these cards.',
      fr: 'Quelles Missions sont courtes et près de quelle action se trouvent la plupart de leurs marqueurs ; les cases de l’Objectif personnel 14 ; les cases de départ et la plupart des récompenses des Premiers Colons ; les noms de ces cartes.',
    },
  },
  {
    marked: { soloActions: 1, soloCards: 12 },
    text: {
      en: 'How many points Lacerda’s Rover has and how he decides between equal options; the names of his cards.',
      fr: 'Le nombre de points du Rover de Lacerda et sa façon de trancher entre des choix égaux ; les noms de ses cartes.',
    },
  },
  {
    marked: {
      turnOrderSpaces: 8,
      mainActions: 10,
      depotSpaces: 8,
      lssRewardTiles: 8,
      scientistDisplay: 1,
      contracts: 12,
    },
    text: {
      en: 'Names and short names of spaces, actions, Reward tiles and Contracts.',
      fr: 'Les noms et noms courts des cases, actions, tuiles Récompense et Contrats.',
    },
  },
];
