import type { Bilingual } from '@orrery/shared';

/** Components with values of our own. */
export interface HouseMade {
  /** How many records of which groups of the game's data bear the mark: a test counts them. */
  readonly marked: Readonly<Record<string, number>>;
  readonly text: Bilingual;
}

const reworld: readonly HouseMade[] = [
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

const artemis: readonly HouseMade[] = [
  {
    marked: { expeditions: 22 },
    text: {
      en: '22 Expeditions: names, numbers and effects (of one, difficulty and rewards are from the rulebook).',
      fr: '22 Expéditions : noms, nombres et effets (pour l’une, la difficulté et les récompenses viennent du livret).',
    },
  },
  {
    marked: { events: 14 },
    text: {
      en: '14 Events: names, numbers and effects (the ideas of 7 come from a source).',
      fr: '14 Événements : noms, nombres et effets (l’idée de 7 d’entre eux vient d’une source).',
    },
  },
  {
    marked: { directives: 15 },
    text: {
      en: '12 of the 15 Directives, and the points of the other 3.',
      fr: '12 des 15 Directives, et les points des 3 autres.',
    },
  },
  {
    marked: { buildingTypes: 26, buildingTiles: 52 },
    text: {
      en: '26 types of Buildings: English names, copies among the 52 tiles, and the slots of 24 of them; which tiles leave with 2 players.',
      fr: '26 types de Bâtiments : noms anglais, exemplaires parmi les 52 tuiles, et cases de 24 d’entre eux ; les tuiles retirées à 2 joueurs.',
    },
  },
  {
    marked: { reliefTrack: 8 },
    text: {
      en: 'Relief: the rewards of spaces 4 to 8, and the order of spaces 1 to 3.',
      fr: 'Secours : les récompenses des cases 4 à 8, et l’ordre des cases 1 à 3.',
    },
  },
  {
    marked: { doorstepTable: 4, academyTable: 5, outfitterTable: 5 },
    text: {
      en: 'What a die is worth: 4 of 6 values at the Doorstep, 5 of 6 at the Academy, 5 of 6 at the Outfitter.',
      fr: 'Ce que vaut un dé : 4 valeurs sur 6 au Port spatial, 5 sur 6 à l’Académie, 5 sur 6 à l’Entrepôt.',
    },
  },
  {
    marked: { phaseTrack: 1 },
    text: {
      en: 'The places of the letters on the phase track.',
      fr: 'La place des lettres sur la piste des phases.',
    },
  },
  {
    marked: { alienRelic: 4, variants: 1, expeditionRewards: 1 },
    text: {
      en: 'The Alien Relic: its rules, 1 Event and 2 Expeditions.',
      fr: 'La Relique alien : ses règles, 1 Événement et 2 Expéditions.',
    },
  },
];

/** By game; what is in its rules is marked there. */
export const HOUSE_MADE: Readonly<Record<string, readonly HouseMade[]>> = { reworld, artemis };
