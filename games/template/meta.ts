import type { GameMeta } from '@orrery/shared';

export const meta: GameMeta = {
  id: 'template',
  title: { en: 'First Landing', fr: 'Premier atterrissage' },
  seats: { min: 2, max: 4 },
  minutes: [5, 10],
  weight: 'light',
  authors: ['Orrery'],
  publisher: 'Orrery',
  year: 2026,
  sentence: {
    en: 'Land the light before the strong, and take the last space.',
    fr: 'Posez les légers avant les lourds, et prenez la dernière place.',
  },
};
