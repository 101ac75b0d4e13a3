import type { GameMeta } from '@orrery/shared';

export const meta: GameMeta = {
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
