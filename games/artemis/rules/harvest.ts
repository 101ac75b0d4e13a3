import { region } from '../data/index.ts';
import { exposeDie, takeBack } from './dice.ts';
import type { Effect } from './handler.ts';
import { playerOf } from './state.ts';

/** From left to right, each die takes what it shows or all that is left (ART-HARV-01). */
export const harvest: Effect<'harvest'> = {
  run(s, task, ctx) {
    const at = task.region;
    const { yields } = region(at);
    for (let die = s.rows[at].shift(); die !== undefined; die = s.rows[at].shift()) {
      const { owner, value } = die;
      const n = Math.min(value, s.stock[at]);
      if (n === 0) {
        // Relief is paid at once, before the next die (ART-REL-06).
        exposeDie(s, die, at, ctx);
        ctx.then(task);
        return;
      }
      s.stock[at] -= n;
      takeBack(s, die);
      ctx.emit({ type: 'harvested', owner, region: at, value, n });
      // What a drone takes goes to the supply (ART-SOLO-13).
      const p = playerOf(s, owner);
      if (p === null || (yields !== 'energy' && yields !== 'mineral')) continue;
      p[yields] += n;
    }
  },
};
