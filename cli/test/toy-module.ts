import type { AnyGameModule } from '@orrery/shared';
import { lateToy, type ToyEvent, toyGame, type ToyState } from '../../kernel/test/toy.ts';

/** The kernel's toy with all that a game brings along. */
export const toy: AnyGameModule = {
  meta: {
    id: 'toy',
    title: { en: 'Toy', fr: 'Jouet' },
    seats: { min: 2, max: 3 },
    minutes: [1, 2],
    weight: 'light',
    authors: ['Nobody'],
    publisher: 'nobody',
    year: 2000,
    sentence: { en: 'The highest sum wins.', fr: 'La plus grande somme gagne.' },
  },
  game: toyGame(),
  text: {
    title: { en: 'Toy', fr: 'Jouet' },
    prompt: (_voice, _view, { ask }) => `Which card at ${ask}?`,
    option: (_voice, _view, _ask, choice) => (choice === 0 ? 'knock' : `card ${Number(choice)}`),
    event: ({ name }, { type, seat }: ToyEvent) => `${name(seat)} ${type}`,
    why: (_voice, _view, { rule, facts }) =>
      `${rule}: ${String(facts?.['left'])} cards are left to be drawn before anybody may knock`,
    category: (_lang, category) => category,
    variant: (_lang, name, value) => ({ name, value: JSON.stringify(value) }),
  },
  bots: { evaluate: (state: ToyState) => state.players.map(({ sum }) => sum) },
  terminal: (view: { readonly sums: readonly number[] }) => [`sums ${view.sums.join(' ')}`],
  houseMade: [],
  tieBreak: 'TOY-05',
  rich: async () => ({ rich: lateToy }),
};
