import type { EventName } from '@orrery/shared';
import { data, GOODS, TECHS, TYPES } from './data/index.ts';
import { contractOf, isScientist, MAP_TILES } from './data/tables.ts';

const ids = (list: readonly { readonly id: string }[]): readonly string[] =>
  list.map(({ id }) => id);

const NAMES: Readonly<Record<string, readonly string[]>> = {
  plan: ids(data.blueprints),
  scientist: ids(data.scientists),
  contract: ids(data.contracts),
  action: data.mainActions.map(({ action }) => action),
  goal: ids(data.privateGoals),
  mission: ids(data.missions),
  good: GOODS,
};

/** Fields whose meaning depends on the event. */
const OWN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  techTaken: { kind: TECHS },
  techDeveloped: { kind: TECHS },
  techUsed: { kind: TECHS },
  oxygenKept: { kind: TECHS },
  built: { kind: TYPES },
  lssRaised: { kind: TYPES },
  cubePlaced: { kind: TYPES },
  executiveTaken: { space: ids(data.depotSpaces) },
  markerPlaced: { space: ids(data.turnOrderSpaces) },
  rewardScored: { reward: ids(data.lssRewardTiles) },
  goalCompleted: { reward: ['develop', 'reward'] },
  tileTaken: { tile: ids(MAP_TILES) },
  taskShown: { card: ids(data.firstColonistCards) },
  // Its action is one of the red ones only.
  colonistPlaced: { action: [] },
  slotsCleared: { action: [] },
  // The goal here is the level that was reached alone.
  gameEnded: { goal: ids(data.soloGoals) },
};

/** The id behind a number of an event. */
export const eventName: EventName = (type, field, n) => {
  if (type === 'cardTaken' && field === 'card') {
    return (isScientist(n) ? NAMES['scientist']?.[n] : NAMES['contract']?.[contractOf(n)]) ?? null;
  }
  return (OWN[type]?.[field] ?? NAMES[field])?.[n] ?? null;
};
