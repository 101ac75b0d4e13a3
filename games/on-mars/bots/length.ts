import { type Deed, data } from '../data/index.ts';
import { LSS_TYPES } from '../data/tables.ts';
import { companyCount, type OnMars } from '../rules/index.ts';
import { rowOf } from '../rules/lss.ts';

/** How often a company brings a Mission forward, in a round. */
const RATES: Partial<Record<Deed, number>> = {
  blueprintTaken: 0.35,
  techTaken: 0.3,
  progressCubePlaced: 0.25,
  advancedBuildingPlaced: 0.22,
  discoveryTakenFromMap: 0.16,
  botPlaced: 0.16,
  scientistTaken: 0.12,
  researchTakenFromMap: 0.09,
  contractCompleted: 0.07,
};
const RATE: readonly number[] = data.missions.map(({ event }) => RATES[event] ?? 0.1);
/** Buildings of the LSS that a company raises in a round. */
const LSS_RATE = 0.3;
/** Levels that move the Remaining Missions marker. */
const END_LEVELS = [3, 4, 5] as const;

/** Lacerda builds a little, and from his second deck on moves a Mission each turn. */
const SOLO_PACE = 1.6;
const SOLO_LATE_PACE = 3.1;

const times: number[] = [];

/** Rounds still to be played, about. */
export function roundsLeft(s: OnMars): number {
  if (s.outcome !== null) return 0;
  if (s.lastRound) return s.phase === 'shuttle' ? 1 : 0.5;
  const missing = 3 - s.steps;
  if (missing <= 0) return 1.5;
  const isLate = (s.solo?.decks ?? 0) > 1;
  const pace = s.solo === null ? companyCount(s) : isLate ? SOLO_LATE_PACE : SOLO_PACE;
  times.length = 0;
  for (let i = 0; i < s.missions.length; i++) {
    const left = s.trackers[i] as number;
    if (left > 0) times.push(left / ((RATE[s.missions[i] as number] as number) * pace));
  }
  for (const level of END_LEVELS) {
    if (level <= s.level) continue;
    let need = 0;
    for (const kind of LSS_TYPES) need += Math.max(0, level - rowOf(s, kind));
    times.push(need / (LSS_RATE * pace));
  }
  times.sort((a, b) => a - b);
  return 1 + (times[missing - 1] ?? 1);
}
