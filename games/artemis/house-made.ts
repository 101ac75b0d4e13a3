import type { HouseMade } from '@orrery/shared';

/** Components with values of our own; what is in the rules is marked there. */
export const houseMade: readonly HouseMade[] = [
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
