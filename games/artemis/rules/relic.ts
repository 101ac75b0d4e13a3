import { data } from '../data/index.ts';
import type { Effect, Question } from './handler.ts';
import { player } from './state.ts';

const { keepCostEnergy } = data.alienRelic;

/** After heating, the holder pays for the Relic die or gives it up; not in the last round (ART-RELIC-06). */
export const powerRelic: Effect<'powerRelic'> = {
  run(s, _task, ctx) {
    if (s.relic === null || s.relic.holder === null || s.round >= data.rounds.count) return;
    const seat = s.relic.holder;
    if (player(s, seat).energy >= keepCostEnergy) ctx.then({ type: 'keepRelic', seat });
    else {
      s.relic.holder = null;
      ctx.emit({ type: 'relicGivenUp', seat });
    }
  },
};

export const keepRelic: Question<'keepRelic'> = {
  rule: 'ART-RELIC-06',
  seat: (_s, { seat }) => seat,
  options: () => ['pay', 'giveUp'],
  choose(s, { seat }, choice, ctx) {
    if (choice === 'pay') {
      player(s, seat).energy -= keepCostEnergy;
      ctx.emit({ type: 'relicKept', seat });
    } else if (s.relic !== null) {
      s.relic.holder = null;
      ctx.emit({ type: 'relicGivenUp', seat });
    }
  },
};
