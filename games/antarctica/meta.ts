import type { GameMeta } from '@orrery/shared';

export const meta: GameMeta = {
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
