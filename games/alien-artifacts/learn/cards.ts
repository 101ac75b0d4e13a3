import type { PhaseCard } from '@orrery/shared';
import type { AlienView } from '../rules/view-types.ts';

/** Told when a phase begins. */
export const cards: readonly PhaseCard<AlienView>[] = [
  {
    id: 'turn',
    title: { en: 'A turn', fr: 'Un tour' },
    words: {
      en: 'One Action, then discard freely and draw back to three. Nobody may pass.',
      fr: 'Une Action, puis défaussez librement et complétez à trois cartes. On ne passe pas.',
    },
    when: ({ task }) => (task?.type === 'actionPhase' ? {} : null),
  },
  {
    id: 'deck-empty',
    title: { en: 'The Resource deck has run out', fr: 'Le paquet Ressources est vide' },
    words: {
      en: 'Once per player, then it is over: {n} to go. Time to turn from discounts to points.',
      fr: 'Une fois par joueur, puis c’est la fin : encore {n}. Il est temps de passer des réductions aux points.',
    },
    when: ({ end, players }) =>
      end.emptyings > 0 && end.emptyings < players.length ? { n: end.emptyings } : null,
  },
  {
    id: 'last-turns',
    title: { en: 'Last turns', fr: 'Derniers tours' },
    words: {
      en: 'All players get equally many. Finish what lies Under Construction; it scores nothing there.',
      fr: 'Chacun en jouera autant. Terminez ce qui est En Construction : rien n’y rapporte de points.',
    },
    when: ({ ending }) => (ending ? {} : null),
  },
];
