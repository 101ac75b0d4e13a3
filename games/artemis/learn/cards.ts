import type { PhaseCard } from '@orrery/shared';
import type { ArtemisView } from '../rules/view-types.ts';

const SURFACE_FROM = 4;

/** Told when a phase begins. */
export const cards: readonly PhaseCard<ArtemisView>[] = [
  {
    id: 'placement',
    title: { en: 'Placement', fr: 'Placement' },
    words: {
      en: 'One die each in turn, until all are placed. Where and when matter as much as the number.',
      fr: 'Un dé chacun à tour de rôle, jusqu’au dernier. Le lieu et le moment comptent autant que le nombre.',
    },
    when: ({ phase }) => (phase === 'placement' ? {} : null),
  },
  {
    id: 'resolution',
    title: { en: 'Resolution', fr: 'Résolution' },
    words: {
      en: 'Regions 1 to 6 in order. Income first, purchases after.',
      fr: 'Régions 1 à 6 dans l’ordre. Les gains d’abord, les achats ensuite.',
    },
    when: ({ phase }) => (phase === 'resolution' ? {} : null),
  },
  {
    id: 'upkeep',
    title: { en: 'Upkeep', fr: 'Maintenance' },
    words: {
      en: 'One move, full Ocean Buildings work, each colonist in Shelters costs 1 Energy.',
      fr: 'Un déplacement, les Bâtiments océaniques remplis travaillent, chaque Colon aux Abris coûte 1 Énergie.',
    },
    when: ({ phase }) => (phase === 'upkeep' ? {} : null),
  },
  {
    id: 'surface',
    title: { en: 'To the surface', fr: 'À la surface' },
    words: {
      en: 'From now on Surface Buildings arrive: full ones score once, at the end. Ocean Buildings go on working.',
      fr: 'Désormais arrivent les Bâtiments de surface : remplis, ils comptent une fois, à la fin. Les océaniques continuent.',
    },
    when: ({ round, phase }) => (round >= SURFACE_FROM && phase === 'placement' ? {} : null),
  },
];
