import type { GameMeta } from '@orrery/shared';

export const meta: GameMeta = {
  id: 'artemis',
  title: { en: 'The Artemis Project', fr: 'The Artemis Project' },
  seats: { min: 1, max: 5 },
  minutes: [60, 75],
  weight: 'medium',
  authors: ['Daryl Chow', 'Daniel Rocchi'],
  publisher: 'Grand Gamers Guild',
  year: 2019,
  sentence: {
    en: 'Dice under the ice of Europa: bid, explore, and shelter your colonists.',
    fr: 'Des dés sous la glace d’Europe : enchérissez, explorez, abritez vos colons.',
  },
};
