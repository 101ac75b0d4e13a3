import type { PhaseCard } from '@orrery/shared';
import type { ReworldView } from '../rules/view-types.ts';

/** With so few modules left on every carrier the count is near. */
const NEARLY_EMPTY = 4;
const modulesLeft = ({ docks }: ReworldView['players'][number]): number =>
  docks.reduce((sum, dock) => sum + dock.length, 0);

/** Told when a phase begins. */
export const cards: readonly PhaseCard<ReworldView>[] = [
  {
    id: 'chapter-one',
    title: { en: 'Chapter One: load', fr: 'Chapitre Un : chargez' },
    words: {
      en: 'Five rounds of twenty modules. The top card picks the dock; what goes in last comes out first.',
      fr: 'Cinq manches de vingt modules. La carte du dessus choisit le quai ; le dernier entré sortira le premier.',
    },
    when: ({ chapter }) => (chapter === 1 ? {} : null),
  },
  {
    id: 'chapter-two',
    title: { en: 'Chapter Two: unload', fr: 'Chapitre Deux : déchargez' },
    words: {
      en: 'One outer module a turn, nothing hidden any more. Be first at the population ships.',
      fr: 'Un module extérieur par tour, plus rien de caché. Soyez premier aux vaisseaux de population.',
    },
    when: ({ chapter }) => (chapter === 2 ? {} : null),
  },
  {
    id: 'mothership',
    title: { en: 'The mothership is near', fr: 'Le vaisseau-mère approche' },
    words: {
      en: 'At the end six rows count: shields and cities A to E. First place pays most, being absent costs 3.',
      fr: 'À la fin, six rangées comptent : boucliers et villes A à E. La première place paie le plus, l’absence coûte 3.',
    },
    when: ({ chapter, players }) =>
      chapter === 2 && players.every((player) => modulesLeft(player) <= NEARLY_EMPTY) ? {} : null,
  },
];
