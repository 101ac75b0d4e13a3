import type { Seat } from '@orrery/kernel';
import type { Cause } from './events.ts';
import { gain } from './goods.ts';
import type { Do, Question } from './handler.ts';
import type { Split } from './tasks.ts';

export const chooseResources: Question<'chooseResources'> = {
  rule: 'ART-GEN-04',
  seat: (_s, { seat }) => seat,
  options: (_s, { splits }) => splits,
  choose(s, { seat, by }, [energy, mineral], ctx) {
    gain(s, seat, 'energy', energy, by, ctx);
    gain(s, seat, 'mineral', mineral, by, ctx);
  },
  // A choice between the two resources is not mixed.
  refuse: (_s, { splits }) => (splits.length === 2 ? 'ART-RWD-05' : 'ART-EXP-08'),
};

/** So many resources in any mix. */
export function askMix(seat: Seat, n: number, by: Cause, ctx: Do): void {
  const splits = Array.from({ length: n + 1 }, (_, mineral): Split => [n - mineral, mineral]);
  ctx.then({ type: 'chooseResources', seat, splits, by });
}
