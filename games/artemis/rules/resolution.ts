import { data, eventCard, type Region } from '../data/index.ts';
import { changeDrone, checkpoint, takeBack } from './dice.ts';
import type { Effect } from './handler.ts';
import type { Artemis } from './state.ts';
import type { ArtemisTask } from './tasks.ts';

const { order } = data.phaseTrack;

const REGION_TASKS: Readonly<Partial<Record<Region, ArtemisTask>>> = {
  basecamp: { type: 'resolveExpedition', expedition: 0 },
  vents: { type: 'harvest', region: 'vents' },
  quarry: { type: 'harvest', region: 'quarry' },
  gantry: { type: 'resolveGantry' },
  doorstep: { type: 'resolveDoorstep' },
  academy: { type: 'resolveAcademy' },
};

/** The Phase marker goes clockwise: a letter, then its region (ART-RES-01). */
export const resolve: Effect<'resolve'> = {
  run(s, { step }, ctx) {
    s.phase = 'resolution';
    for (let at = step; at < order.length; at++) {
      s.marker = at;
      const task = taskAt(s, at);
      if (task === null) continue;
      ctx.then(task, ...checkpoint(s), { type: 'resolve', step: at + 1 });
      return;
    }
    for (const die of s.outfitter) takeBack(s, die); // ART-TRAIN-04
    s.outfitter = [];
    s.drones.forEach(({ resting, aside }, i) =>
      changeDrone(s, i, { resting: resting + aside, aside: 0 }),
    );
    ctx.then({ type: 'startUpkeep' });
  },
};

function taskAt(s: Artemis, at: number): ArtemisTask | null {
  const stop = order[at];
  const task = REGION_TASKS[stop as Region];
  if (task !== undefined) return task;
  // A "!" Event was carried out at preparation and is not repeated (ART-RES-02).
  const strikes = s.event !== null && !s.eventDone && eventCard(s.event).letter === stop;
  return strikes ? { type: 'carryOutEvent' } : null;
}
