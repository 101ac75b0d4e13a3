import { region } from '../data/index.ts';
import { exposeDie, setRow, takeBack } from './dice.ts';
import { addStock } from './goods.ts';
import type { Effect } from './handler.ts';
import { playerOf } from './state.ts';

/** From left to right, each die takes what it shows or all that is left (ART-HARV-01). */
export const harvest: Effect<'harvest'> = {
  run(s, task, ctx) {
    const at = task.region;
    const { yields } = region(at);
    const row = s.rows[at];
    for (const [i, die] of row.entries()) {
      const { owner, value } = die;
      const n = Math.min(value, s.stock[at]);
      if (n === 0) {
        // Relief is paid at once, before the next die (ART-REL-06).
        setRow(s, at, row.slice(i + 1));
        exposeDie(s, die, at, ctx);
        ctx.then(task);
        return;
      }
      addStock(s, at, -n);
      takeBack(s, die);
      ctx.emit({ type: 'harvested', owner, region: at, value, n });
      // What a drone takes goes to the supply (ART-SOLO-13).
      const p = playerOf(s, owner);
      if (p !== null && (yields === 'energy' || yields === 'mineral')) p[yields] += n;
    }
    if (row.length > 0) setRow(s, at, []);
  },
};
