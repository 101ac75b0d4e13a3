import { answers } from './answers.ts';
import { sendToWork } from './goods.ts';
import type { Asks } from './handler.ts';

type BoostChoice = ReturnType<typeof answers.boost.make>;
const CHOICES: readonly BoostChoice[] = ['more', 'enough'];

/** Each Colonist sent to work gives one more step (MARS-RED-08); asked only where a step can follow. */
export const boost: Asks<'boost', BoostChoice> = {
  rule: 'MARS-RED-12',
  seat: (_s, { seat }) => seat,
  candidates: () => CHOICES,
  forbid: () => null,
  choose(s, { seat, next, by }, choice, ctx) {
    if (answers.boost.read(choice) === 0) return;
    sendToWork(s, seat, 1);
    ctx.emit({ type: 'colonistSent', seat, by });
    ctx.then(next);
  },
};
