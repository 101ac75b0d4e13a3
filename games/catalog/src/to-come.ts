import type { GameMeta } from '@orrery/shared';

/** Games whose rules are still to be written: the home page shows what is coming. */
export const antarctica: GameMeta = {
  id: 'antarctica',
  title: { en: 'Antarctica', fr: 'Antarctica' },
  seats: { min: 2, max: 4 },
  minutes: [45, 90],
  weight: 'medium',
  authors: ['Charles Chevallier'],
  publisher: 'Argentum Verlag',
  year: 2015,
  sentence: {
    en: 'Follow the sun round the pole: it frees the ships, and the freed ships found stations.',
    fr: 'Suivez le soleil autour du pôle : il libère les navires, et les navires libérés fondent des stations.',
  },
};

export const onMars: GameMeta = {
  id: 'on-mars',
  title: { en: 'On Mars', fr: 'On Mars' },
  seats: { min: 1, max: 4 },
  minutes: [90, 150],
  weight: 'heavy',
  authors: ['Vital Lacerda'],
  publisher: 'Eagle-Gryphon Games',
  year: 2020,
  sentence: {
    en: 'From the orbit to the domes: raise a colony that no longer needs the Earth.',
    fr: 'De l’orbite aux dômes : élevez une colonie qui n’a plus besoin de la Terre.',
  },
};

export const alienArtifacts: GameMeta = {
  id: 'alien-artifacts',
  title: { en: 'Alien Artifacts', fr: 'Alien Artifacts' },
  seats: { min: 2, max: 5 },
  minutes: [60, 60],
  weight: 'medium',
  authors: ['Marcin Ropka', 'Viola Kijowska'],
  publisher: 'Portal Games',
  year: 2017,
  sentence: {
    en: 'An empire of cards among the stars: ships, planets, and what others left behind.',
    fr: 'Un empire de cartes parmi les étoiles : vaisseaux, planètes, et ce que d’autres ont laissé.',
  },
};
