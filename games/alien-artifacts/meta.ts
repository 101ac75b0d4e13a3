import type { GameMeta } from '@orrery/shared';

export const meta: GameMeta = {
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
