import { deedOf, isResearch, LSS_TYPES, SHELTER, TILE_EFFECTS, typeIndex } from '../data/tables.ts';
import { firstStep, levelRow, onMars, rewardPoints } from './lss.ts';
import { missionCrystals } from './missions.ts';
import { HIRE, onSlots } from './placement.ts';
import { bestOf, LACERDA, wantedType, widestSites } from './solo-choice.ts';
import { company, type OnMars } from './state.ts';

/** What an option brings Lacerda, in the order in which he weighs it (MARS-R-26). */
export type Worth = readonly [
  op: number,
  size: number,
  cube: number,
  reward: number,
  crystals: number,
];
const NOTHING: Worth = [0, 0, 0, 0, 0];

const CUBE_PLACED = deedOf('progressCubePlaced');
const RESEARCH_TAKEN = deedOf('researchTakenFromMap');
const DISCOVERY_TAKEN = deedOf('discoveryTakenFromMap');

/** Those of the options that are foremost by the first thing in which they differ. */
export function foremost<T>(options: readonly T[], worthOf: (option: T) => Worth): T[] {
  let left = options.map((option) => ({ option, worth: worthOf(option) }));
  for (let i = 0; i < NOTHING.length; i++) left = bestOf(left, ({ worth }) => worth[i] as number);
  return left.map(({ option }) => option);
}

/** A Building of the type as he would construct it now. */
function worthOfBuilding(s: OnMars, kind: number): Worth {
  const sites = widestSites(s, kind);
  if (sites === null) return NOTHING;
  const size = sites.joined + 1;
  if (kind === SHELTER) return [0, size, 0, 0, size];
  const isNew = size > 1 && !(company(s, LACERDA).cubes & (1 << kind));
  const cube = isNew ? 1 : 0;
  const crystals = isNew ? missionCrystals(s, CUBE_PLACED) : 0;
  if (!LSS_TYPES.some((type) => type === kind)) return [0, size, cube, 0, crystals];
  const row = onMars(s, kind);
  if (row >= levelRow(s)) return [firstStep(row), size, cube, 0, crystals];
  const op = firstStep(row) + rewardPoints(s, LACERDA, s.rewards[kind - 1] as number);
  // The benefit is a Crystal, unless it fetches his Colonist (MARS-SOLO-16).
  return [op, size, cube, 1, crystals + (onSlots(s, HIRE, LACERDA) > 0 ? 0 : 1)];
}

/** A tile of the map, with what its Mission pays. */
export function worthOfTile(s: OnMars, tile: number): Worth {
  const effect = TILE_EFFECTS[tile];
  const mission = missionCrystals(s, isResearch(tile) ? RESEARCH_TAKEN : DISCOVERY_TAKEN);
  switch (effect?.op) {
    case 'construct': {
      const kind = effect.types.length > 1 ? wantedType(s) : typeIndex(effect.types[0] ?? '');
      const [op, size, cube, reward, crystals] = worthOfBuilding(s, kind);
      return [op, size, cube, reward, crystals + mission];
    }
    case 'gainCrystals':
      return [0, 0, 0, 0, effect.n + mission];
    default:
      return [0, 0, 0, 0, mission];
  }
}
