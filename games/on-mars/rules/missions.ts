import { at, data } from '../data/index.ts';
import { CRYSTAL, MISSION_DEED } from '../data/tables.ts';
import { gain } from './goods.ts';
import type { Context } from './handler.ts';
import { type CompanyId, edit, isLacerda, type OnMars } from './state.ts';

/** Something that a Mission or a task may count; several of one effect are told one by one (MARS-MIS-04). */
export function contribute(s: OnMars, id: CompanyId, deed: number, ctx: Context): void {
  if (s.variants.firstColonists && !isLacerda(s, id)) edit(s, id).deeds |= 1 << deed;
  for (let i = 0; i < s.missions.length; i++) {
    if (MISSION_DEED[s.missions[i] as number] === deed) advanceMission(s, id, i, ctx);
  }
}

/** Crystals that such a deed would bring now. */
export function missionCrystals(s: OnMars, deed: number): number {
  let crystals = 0;
  s.missions.forEach((mission, i) => {
    if (MISSION_DEED[mission] !== deed || s.trackers[i] === 0) return;
    crystals += at(data.missions, mission).rewardCrystals;
  });
  return crystals;
}

/** MARS-MIS-01, MARS-MIS-02: in every phase and turn (MARS-MIS-05). */
export function advanceMission(s: OnMars, id: CompanyId, i: number, ctx: Context): void {
  const left = (s.trackers[i] as number) - 1;
  if (left < 0) return;
  s.trackers = s.trackers.with(i, left);
  const mission = s.missions[i] as number;
  const crystals = at(data.missions, mission).rewardCrystals;
  ctx.emit({ type: 'missionMoved', seat: id, mission, left, crystals });
  gain(s, id, CRYSTAL, crystals, at(data.missions, mission).id, ctx);
  if (left > 0) return;
  ctx.emit({ type: 'missionCompleted', mission });
  nearEnd(s, ctx);
}

/** The Remaining Missions marker moves one space (MARS-MIS-02, MARS-COL-07). */
export function nearEnd(s: OnMars, ctx: Context): void {
  if (s.steps >= 3) return;
  s.steps++;
  ctx.emit({ type: 'endNeared', steps: s.steps });
}
