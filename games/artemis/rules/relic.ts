import { data } from '../data/index.ts';
import { type Effect, no, type Question, seat } from './handler.ts';
import { player } from './state.ts';

const { keepCostEnergy: price } = data.alienRelic;

/** After heating, the holder pays for the Relic die or gives it up; not in the last round (ART-RELIC-06). */
export const powerRelic: Effect<'powerRelic'> = {
  run(s, _task, ctx) {
    const holder = s.relic?.holder ?? null;
    if (holder === null || s.round >= data.rounds.count) return;
    ctx.then({ type: 'keepRelic', seat: holder });
  },
};

export const keepRelic: Question<'keepRelic'> = {
  rule: 'ART-RELIC-06',
  seat,
  candidates: () => ['pay', 'giveUp'],
  forbid(s, { seat }, choice) {
    const have = player(s, seat).energy;
    return choice === 'giveUp' || have >= price ? null : no('ART-RELIC-06', { price, have });
  },
  choose(s, { seat }, choice, ctx) {
    if (choice === 'pay') {
      player(s, seat).energy -= price;
      ctx.emit({ type: 'relicKept', seat });
    } else {
      s.relic = { holder: null, rolled: s.relic?.rolled ?? null };
      ctx.emit({ type: 'relicGivenUp', seat });
    }
  },
};
