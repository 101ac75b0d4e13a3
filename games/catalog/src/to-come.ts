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
    en: 'The sun circles the pole and frees one ship after the other: build where it shines.',
    fr: 'Le soleil tourne autour du pôle et libère un navire après l’autre : bâtissez où il brille.',
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
    fr: 'De l’orbite aux dômes : élevez une colonie qui n’a plus besoin de la Terre.',
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
    fr: 'Un empire de cartes parmi les étoiles : vaisseaux, planètes, et ce que d’autres ont laissé.',
  },
};
