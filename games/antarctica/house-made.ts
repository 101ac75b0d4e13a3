import type { HouseMade } from '@orrery/shared';

/** Components with values of our own; what is in the rules is marked there. */
export const houseMade: readonly HouseMade[] = [
  {
    marked: { buildingCards: 39, resourceCards: 8 },
    text: {
      en: 'What the 39 building cards ask for and give, and for how many players each is used; what the 8 resource cards stand for.',
      fr: 'Ce que demandent et donnent les 39 cartes Bâtiment, et à combien de joueurs chacune sert ; ce que remplacent les 8 cartes Ressource.',
    },
  },
  {
    marked: { tracks: 53, trackSymbols: 7, symbolKinds: 2 },
    text: {
      en: 'Length, values and symbols of the 5 research tracks (48 spaces), which centre drives which track, and which of the 7 symbols are for the mover or for everybody.',
      fr: 'La longueur, les valeurs et les symboles des 5 pistes de recherche (48 cases), quel centre mène à quelle piste, et lesquels des 7 symboles sont pour soi ou pour tous.',
    },
  },
  {
    marked: { setup: 9, safety: 1 },
    text: {
      en: 'The first-game placement, the placement order and the closed zones with 2 players, the place of the second player’s cube; what ends a game that is stuck.',
      fr: 'Le placement de la première partie, l’ordre de placement et les zones fermées à 2 joueurs, la place du cube du second joueur ; ce qui met fin à une partie bloquée.',
    },
  },
  {
    marked: {
      pieceKinds: 4,
      areas: 14,
      vpTrack: 1,
      decks: 3,
      zones: 8,
      buildings: 14,
      mainActions: 1,
      shipyardCards: 5,
    },
    text: {
      en: 'Numbers of the zones, ids of the pieces, and short names.',
      fr: 'Les numéros des zones, les identifiants des pièces et les noms courts.',
    },
  },
];
