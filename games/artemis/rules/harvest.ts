import { region } from '../data/index.ts';
import { exposeDie, setRow, takeBack } from './dice.ts';
import { addStock } from './goods.ts';
import type { Effect } from './handler.ts';
import { playerOf } from './state.ts';

/**
 * The leftmost die takes what it shows or all that is left (ART-HARV-01). One die at a time: each is
 * told by itself, and Relief is paid before the next (ART-REL-06).
 */
export const harvest: Effect<'harvest'> = {
  run(s, task, ctx) {
    const at = task.region;
    const { yields } = region(at);
    const [die, ...others] = s.rows[at];
    if (die === undefined) return;
    setRow(s, at, others);
    const { owner, value } = die;
    const n = Math.min(value, s.stock[at]);
    if (n === 0) exposeDie(s, die, at, ctx);
    else {
      addStock(s, at, -n);
      takeBack(s, die);
      ctx.emit({ type: 'harvested', owner, region: at, value, n });
      // What a drone takes goes to the supply (ART-SOLO-13).
      const p = playerOf(s, owner);
      if (p !== null && (yields === 'energy' || yields === 'mineral')) p[yields] += n;
    }
    if (others.length > 0) ctx.then(task);
  },
};
