import {
  bilingual,
  bool,
  FIELD_SOURCES,
  int,
  list,
  object,
  oneOf,
  type Read,
  record,
  SOURCE,
  text,
} from '@orrery/shared';
import { choice, condition, cost, effect } from './effects.ts';
import {
  building,
  buildingType,
  byPlayers,
  colonyLevel,
  depotSpace,
  lab,
  lss,
  lssReward,
  mainAction,
  map,
  pieceKind,
  playerPieces,
  resource,
  shelterTech,
  shelterTile,
  shuttle,
  techGrid,
  techTile,
  techType,
  turnOrderSpace,
  warehouse,
} from './schema-board.ts';
import { ACTIONS, DEEDS, TYPES } from './vocabulary.ts';

const count = int(0, 100);
const points = int(-20, 40);
const NAMED = { name: bilingual, shortName: bilingual };
const MARKS = { rule: text, ...SOURCE };
const type = oneOf(...TYPES);
const letter = oneOf('A', 'B', 'C', 'D');

const blueprint = object({
  id: text,
  number: int(1, 24),
  name: bilingual,
  level: oneOf(1, 3),
  upgrades: type,
  minComplex: count,
  onTake: list(effect),
  scientist: text,
  opBuilt: points,
  opUnbuilt: points,
  upgradeCost: cost,
  effects: list(effect),
  text: bilingual,
  ...MARKS,
});

const scientist = object({
  id: text,
  slot: text,
  name: bilingual,
  cost,
  worksIn: type,
  scores: type,
  opEach: points,
  text: bilingual,
  ...MARKS,
});

const contract = object(
  {
    id: text,
    number: int(1, 12),
    ...NAMED,
    kind: oneOf('upgrade', 'deliver'),
    cost,
    opDone: points,
    opFailed: points,
    text: bilingual,
    ...MARKS,
    ...FIELD_SOURCES,
  },
  { building: type, minComplex: count, requires: cost },
);

const mission = object({
  id: text,
  ...NAMED,
  event: oneOf(...DEEDS),
  required: byPlayers,
  rewardCrystals: count,
  length: oneOf('short', 'long'),
  markerAction: oneOf(...ACTIONS),
  text: bilingual,
  ...MARKS,
  ...FIELD_SOURCES,
});

const missionCounts = object({ short: count, long: count });

const goal = object({
  id: text,
  number: int(1, 16),
  ...NAMED,
  condition,
  effects: list(choice),
  text: bilingual,
  ...MARKS,
  ...FIELD_SOURCES,
});

const discovery = object({
  id: text,
  ...NAMED,
  kind: text,
  effects: list(effect),
  text: bilingual,
  ...MARKS,
  ...FIELD_SOURCES,
});
const research = object({
  id: text,
  ...NAMED,
  letter,
  shape: oneOf('cross', 'crescent', 'pentagon', 'trefoil'),
  hex: text,
  effects: list(effect),
  text: bilingual,
  ...MARKS,
  ...FIELD_SOURCES,
});

const scoring = object({
  progressOP: object({ values: list(points), ...MARKS }),
  livingQuarters: object({
    rows: list(
      object({
        row: count,
        slots: list(count),
        points,
        openFromShelters: count,
      }),
    ),
    opByColonists: list(points),
    ...MARKS,
  }),
  shipOP: object({ each: points, ...MARKS }),
  techOPByLevel: object({ values: list(points), ...MARKS }),
  blueprintOP: object({ '1': list(points), '3': list(points), ...MARKS }),
  scientistOP: object({ each: points, ...MARKS }),
  contractOP: object({ upgrade: list(points), deliver: list(points), ...MARKS }),
  tieBreaks: list(oneOf('crystalsInDepot', 'advancedBuildings', 'progressCubes', 'shared')),
  rule: text,
  ...FIELD_SOURCES,
});

const limits = object({
  ...SOURCE,
  storagePerType: text,
  livingQuarters: text,
  depot: text,
  shipsWelcomed: text,
  techPerTypePerPlayer: count,
  privateGoalsCompleted: count,
  executivePerTurn: count,
  mainPerTurn: count,
});

const soloCard = object({
  id: text,
  ...NAMED,
  mission: letter,
  travels: bool,
  action: int(1, 3),
  text: bilingual,
  ...MARKS,
  ...FIELD_SOURCES,
});
const numbered = object({ '1': oneOf(...ACTIONS), '2': oneOf(...ACTIONS), '3': oneOf(...ACTIONS) });
const soloActions = object({
  ...MARKS,
  ...FIELD_SOURCES,
  orbit: numbered,
  colony: numbered,
  botSequence: list(type),
  maxScientists: count,
  roverPoints: count,
  spendsCrystalsFor: list(text),
  rewardTie: list(text),
});
const soloGoal = object({
  id: text,
  level: int(1, 4),
  name: bilingual,
  margin: count,
  requirements: list(condition),
  text: bilingual,
  ...MARKS,
});

const firstColonistTile = object({
  id: text,
  ...NAMED,
  turnOrderSpace: text,
  ...MARKS,
  ...FIELD_SOURCES,
});
const firstColonistCard = object(
  { id: text, ...NAMED, deck: oneOf('A', 'B'), text: bilingual, ...MARKS, ...FIELD_SOURCES },
  { buildings: list(type), task: text, event: oneOf(...DEEDS), effects: list(effect) },
);

export const onMarsFile = object({
  meta: object({
    id: oneOf('on-mars'),
    title: bilingual,
    authors: list(text),
    publisher: text,
    year: int(2000, 2100),
    players: object({ min: count, max: count }),
    minutes: object({ min: count, max: int(1, 300) }),
    age: count,
    rulePrefix: oneOf('MARS'),
    dataVersion: count,
    ...FIELD_SOURCES,
  }),
  effects: record(object({ params: record(text), meaning: text })),
  enums: record(record(text)),
  components: object({ ...MARKS }, componentCounts()),
  playerPieces,
  pieceKinds: list(pieceKind),
  resources: list(resource),
  buildingTypes: list(buildingType),
  map,
  startingBuildings: list(building),
  buildingTiles: list(building),
  shelterTiles: list(shelterTile),
  turnOrderSpaces: list(turnOrderSpace),
  shuttle,
  mainActions: list(mainAction),
  depotSpaces: list(depotSpace),
  lab,
  techGrid,
  techTypes: list(techType),
  techTiles: list(techTile),
  shelterTechTiles: list(shelterTech),
  warehouse,
  lss,
  lssRewardTiles: list(lssReward),
  colonyLevels: list(colonyLevel),
  blueprints: list(blueprint),
  scientists: list(scientist),
  scientistDisplay: object({
    slots: list(object({ id: text, number: int(1, 6), ...NAMED })),
    ...MARKS,
    ...FIELD_SOURCES,
  }),
  scientistMarkers: list(object({ id: text, name: bilingual, scientist: text, ...MARKS })),
  contracts: list(contract),
  missions: list(mission),
  missionDraw: object({ ...MARKS, shortGame: missionCounts, longGame: missionCounts }),
  privateGoals: list(goal),
  discoveryTiles: list(discovery),
  researchTiles: list(research),
  scoring,
  limits,
  soloCards: list(soloCard),
  soloActions,
  soloGoals: list(soloGoal),
  firstColonistTiles: list(firstColonistTile),
  firstColonistCards: list(firstColonistCard),
  firstColonistMissions: object({ missions: list(text), ...MARKS }),
  variants: list(object({ id: text, name: bilingual, ...MARKS })),
  gameLengths: list(object({ id: text, name: bilingual, missions: missionCounts, ...MARKS })),
  blueprintDisplay: object({ ...MARKS, ...FIELD_SOURCES, rows: count, rowSize: count }),
  exploration: object({ spaces: list(oneOf('left', 'right')), ...MARKS }),
});

/** Counts of the box: of Resources and Crystals they are no limit (MARS-COMP-04). */
function componentCounts() {
  return {
    mainBoard: count,
    playerBoards: count,
    startingBuildings: count,
    buildingTiles: count,
    shelterTiles: count,
    buildingBoard: count,
    scientistBoard: count,
    researchTiles: count,
    discoveryTiles: count,
    techTiles: count,
    shelterTechTiles: count,
    missionTrackerCubes: count,
    remainingMissionsMarker: count,
    missionMarkers: count,
    lssRewardTiles: count,
    shuttle: count,
    colonyLevelMarker: count,
    firstColonistCards: count,
    firstColonistTiles: count,
    scientistMarkers: count,
    resourceTilesPerType: count,
    crystals: count,
    lssTrackMarkers: count,
    colonists: count,
    rovers: count,
    ships: count,
    progressCubes: count,
    bots: count,
    playerMarkers: count,
    opMarkers: count,
    advancedBuildingMarkers: count,
    blueprintCards: count,
    scientistCards: count,
    earthContractCards: count,
    privateGoalCards: count,
    missionCards: count,
    soloCards: count,
    unlimited: list(oneOf('resources', 'crystals')),
  };
}

export type OnMarsData = Read<typeof onMarsFile>;
