import type { HouseMade } from '@orrery/shared';

/** Components with values of our own; what is in the rules is marked there. */
export const houseMade: readonly HouseMade[] = [
  {
    marked: { technologies: 40, artifacts: 16 },
    text: {
      en: 'The texts and goals of the 40 Technologies, of which the rulebook names four, and the 16 Alien Artifacts.',
      fr: 'Les textes et objectifs des 40 Technologies, dont le livret ne nomme que quatre, et les 16 Artefacts Aliens.',
    },
  },
  {
    marked: { resources: 83 },
    text: {
      en: 'How colours, symbols, Types and numbers are spread over the 83 Resource cards.',
      fr: 'La répartition des couleurs, symboles, Types et nombres sur les 83 cartes Ressource.',
    },
  },
  {
    marked: { alienSystems: 5, basicDefencePlan: 1, defencePlans: 10 },
    text: {
      en: 'The attack tables of the 5 Alien Systems, the Basic Defence Plan and the 10 Defence Plans.',
      fr: 'Les tableaux d’attaque des 5 Systèmes Aliens, du Plan de Défense de base et des 10 Plans de Défense.',
    },
  },
  {
    marked: { planets: 37, ships: 40, planetTypeEffects: 4, shipTypeEffects: 12 },
    text: {
      en: 'Names of most Planets and Ships, how many there are of each Type, and what operational Ships do in an attack.',
      fr: 'Les noms de la plupart des Planètes et Vaisseaux, leur nombre par Type, et ce que font les Vaisseaux opérationnels lors d’une attaque.',
    },
  },
  {
    marked: { factions: 6 },
    text: {
      en: 'What the Faction Actions cost, and most set-ups and scorings of the 6 factions.',
      fr: 'Le coût des Actions de Faction, et la plupart des mises en place et décomptes des 6 factions.',
    },
  },
  {
    marked: { constants: 1, roundTrack: 1, scoreTrack: 1, playerAid: 1 },
    text: {
      en: 'How much a logistics Ship adds to the Assembly Limit, the numbers on the round track, an endless score track, and the words of the player aid.',
      fr: 'Ce qu’un Vaisseau logistique ajoute à la Limite d’Assemblage, les nombres de la piste de tours, une piste de score sans fin, et les mots de l’aide de jeu.',
    },
  },
];
