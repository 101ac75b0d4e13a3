import type { HouseMade } from '@orrery/shared';

/** Components with values of our own; what is in the rules is marked there. */
export const houseMade: readonly HouseMade[] = [
  {
    marked: { cards: 5, sites: 3 },
    text: {
      en: 'All of it: the 20 cards and the 3 sites.',
      fr: 'Tout : les 20 cartes et les 3 sites.',
    },
  },
];
