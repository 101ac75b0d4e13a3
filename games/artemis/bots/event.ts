import { eventCard } from '../data/index.ts';
import { select } from '../rules/amounts.ts';
import type { Artemis } from '../rules/state.ts';
import { addGains } from './gains.ts';
import { forecastOf } from './forecast.ts';

/** Dice still to be placed may change whom an Event strikes. */
const UNSURE = 0.7;

/** The Event whose letter is still to be reached, as it would strike now. */
export function eventToCome(s: Artemis): void {
  if (s.event === null || s.eventDone) return;
  const chance = s.phase === 'placement' ? UNSURE : 1;
  for (const effect of eventCard(s.event).effects) {
    if (effect.op !== 'forEach' || effect.who.op === 'allPlayers') continue;
    for (const seat of select(s, effect.who)) {
      const o = forecastOf(seat);
      addGains(o, effect.do, chance);
      for (const loss of effect.do) {
        if (loss.op === 'lose') o[loss.what] -= chance * Math.min(loss.n, o[loss.what]);
      }
    }
  }
}
