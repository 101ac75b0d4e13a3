import type { GameMeta } from '@orrery/shared';

export const meta: GameMeta = {
  id: 'reworld',
  title: { en: 'Reworld', fr: 'Reworld' },
  seats: { min: 2, max: 4 },
  minutes: [50, 90],
  weight: 'medium',
  authors: ['Wolfgang Kramer', 'Michael Kiesling'],
  publisher: 'eggertspiele / Plan B Games',
  year: 2017,
  sentence: {
    en: 'Load your carrier with care: what goes in last comes out first, and builds Eurybia.',
    fr: 'Chargez votre cargo avec soin : ce qui entre en dernier sort en premier, et bâtit Eurybia.',
  },
};
