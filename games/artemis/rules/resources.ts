import type { Seat } from '@orrery/kernel';
import type { Split } from './answers.ts';
import type { Cause } from './events.ts';
import { gain } from './goods.ts';
import { type Do, no, type Question, seat } from './handler.ts';

/** So many resources in every mix. */
const mixes = (n: number): Split[] =>
  Array.from({ length: n + 1 }, (_, mineral): Split => [n - mineral, mineral]);

export const chooseResources: Question<'chooseResources'> = {
  rule: 'ART-GEN-04',
  seat,
  candidates(_s, { splits }) {
    const n = Math.max(...splits.map(([energy, mineral]) => energy + mineral));
    return [...mixes(n), 'toolkit', 'badge'];
  },
  forbid(_s, { splits }, choice) {
    if (typeof choice === 'string') return no('ART-GEN-04');
    const [energy, mineral] = choice;
    // A choice between the two resources is not mixed.
    return splits.some(([e, m]) => e === energy && m === mineral) ? null : no('ART-RWD-05');
  },
  choose(s, { seat, by }, choice, ctx) {
    if (typeof choice === 'string') return;
    gain(s, seat, 'energy', choice[0], by, ctx);
    gain(s, seat, 'mineral', choice[1], by, ctx);
  },
};

/** So many resources in any mix. */
export function askMix(seat: Seat, n: number, by: Cause, ctx: Do): void {
  ctx.then({ type: 'chooseResources', seat, splits: mixes(n), by });
}
