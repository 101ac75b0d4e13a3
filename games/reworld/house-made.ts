import type { HouseMade } from '@orrery/shared';

/** Components with values of our own; what is in the rules is marked there. */
export const houseMade: readonly HouseMade[] = [
  {
    marked: { modules: 100, companies: 6, regions: 5 },
    text: {
      en: 'How the 100 modules split: terrabots per letter, shields of shuttles and satellites, units per company; the names of the 6 companies and 5 regions.',
      fr: 'La répartition des 100 modules : terrabots par lettre, boucliers des navettes et des satellites, unités par entreprise ; les noms des 6 entreprises et des 5 régions.',
    },
  },
  {
    marked: { populationShips: 14, playerCounts: 3 },
    text: {
      en: 'Points of the 14 population ships, and which side some of them and the mothership show at 2, 3 or 4 players.',
      fr: 'Les points des 14 vaisseaux de population, et la face que montrent certains d’entre eux et le vaisseau-mère à 2, 3 ou 4 joueurs.',
    },
  },
  {
    marked: { mothership: 7 },
    text: {
      en: 'Points of the mothership for cities C, D and E, and all of them with 2 or 3 players.',
      fr: 'Les points du vaisseau-mère pour les villes C, D et E, et tous ses points à 2 ou 3 joueurs.',
    },
  },
  {
    marked: { station: 22 },
    text: {
      en: 'The ring of the station: which of the 20 posts are neighbours, and the place of the admiral.',
      fr: 'L’anneau de la station : lesquels des 20 postes sont voisins, et la place de l’amiral.',
    },
  },
  {
    marked: { citySigns: 20, officerTypes: 5, playerColours: 4, terms: 33 },
    text: {
      en: 'Names of the 20 cities and 5 officers, the 4 player colours, and 33 English terms.',
      fr: 'Les noms des 20 villes et des 5 officiers, les 4 couleurs des joueurs, et 33 termes anglais.',
    },
  },
];
