import type { BotKnowledge } from '@orrery/shared';
import { answers } from '../rules/answers.ts';
import { landedAt, type Template, total } from '../rules/state.ts';

/** What a card in the hand will bring, about. */
const CARD_IS_WORTH = 2;
/** Dropping is never a plan. */
const DROP = 0.1;

export const templateKnowledge: BotKnowledge<Template> = {
  evaluate: (s) => s.players.map((p) => total(p) + CARD_IS_WORTH * p.hand.length),
  priors: (s, _ask, options) =>
    options.map((choice) => {
      const { site } = answers.turn.read(choice as string);
      return site === null ? DROP : 1 + landedAt(s, site).length;
    }),
  turnAsks: ['turn'],
  learned: () => import('./learned.ts'),
};
