import {
  bilingual,
  bool,
  FIELD_SOURCES,
  int,
  list,
  nullable,
  object,
  oneOf,
  SOURCE,
  text,
} from '@orrery/shared';
import { cost, effect, levelEffect } from './effects.ts';
import { ACTIONS, DIRECTIONS, GOODS, RESOURCES, SIDES, TECHS, TYPES } from './vocabulary.ts';

const count = int(0, 100);
const coordinate = int(-6, 6);
const seat = int(1, 4);
const NAMED = { name: bilingual, shortName: bilingual };
const MARKS = { rule: text, ...SOURCE };
const letter = oneOf('A', 'B', 'C', 'D');
const arrows = list(oneOf(...DIRECTIONS));
const playerCounts = { '2': count, '3': count, '4': count, solo: count };
export const byPlayers = object(playerCounts);

export const pieceKind = object(
  { id: text, name: bilingual, perPlayer: text, pieces: text, ...MARKS },
  { cost },
);

export const resource = object(
  { id: oneOf(...GOODS), name: bilingual, ...MARKS },
  { isResource: oneOf(false) },
);

export const buildingType = object({
  id: oneOf(...TYPES),
  name: bilingual,
  cost,
  produces: oneOf(...GOODS),
  lss: bool,
  progressSlot: bool,
  techType: oneOf(...TECHS),
  tiles: count,
  startingTile: bool,
  ...MARKS,
});

export const playerPieces = object({
  ...MARKS,
  colonists: count,
  bots: count,
  rover: count,
  ships: count,
  progressCubes: count,
  shelters: count,
  advancedBuildingMarkers: count,
  playerMarker: count,
  opMarker: count,
  privateGoals: count,
  start: object({
    rule: text,
    resources: object(
      Object.fromEntries(RESOURCES.map((id) => [id, count])) as Record<
        (typeof RESOURCES)[number],
        typeof count
      >,
    ),
    crystalsInDepot: count,
    colonistsInLivingQuarters: count,
    colonistsInSupply: count,
    botsOnMap: count,
    botsInSupply: count,
    shelterOnMap: count,
    shelterTechSpace: text,
    points: count,
  }),
});

export const map = object({
  ...MARKS,
  orientation: oneOf('flat-top'),
  directions: list(object({ direction: oneOf(...DIRECTIONS), dq: coordinate, dr: coordinate })),
  hexCount: count,
  hexes: list(
    object(
      { hex: text, q: coordinate, r: coordinate },
      { research: letter, start: oneOf('mine', 'randomBuilding') },
    ),
  ),
  startMine: object({ hex: text, ...MARKS }),
  startBuildingHexes: object({ hexes: list(text), ...MARKS }),
  shelterStartHexes: object({
    '2': list(text),
    '3': list(text),
    '4': list(text),
    solo: list(text),
    ...MARKS,
  }),
  researchHexes: object({
    corners: object({ A: list(text), B: list(text), C: list(text), D: list(text) }),
    ...MARKS,
  }),
});

export const building = object(
  { id: text, type: oneOf(...TYPES), arrows, ...MARKS },
  { ...FIELD_SOURCES },
);
export const shelterTile = object({
  id: text,
  type: oneOf('shelter'),
  seat,
  arrows,
  cost,
  ...MARKS,
  ...FIELD_SOURCES,
});

export const turnOrderSpace = object({
  id: text,
  number: int(1, 8),
  ...NAMED,
  side: oneOf(...SIDES),
  effects: list(effect),
  text: bilingual,
  ...MARKS,
  ...FIELD_SOURCES,
});

export const shuttle = object({
  ...MARKS,
  travelSpaces: list(
    object({
      id: text,
      name: bilingual,
      side: oneOf(...SIDES),
      number: int(1, 3),
      red: bool,
      next: text,
    }),
  ),
  gone: object({ id: text, name: bilingual, rule: text }),
  arrivalByColonyLevel: object({
    '1': int(1, 3),
    '2': int(1, 3),
    '3': int(1, 3),
    '4': oneOf('noMove'),
    '5': oneOf('lastCrossing'),
  }),
  startSpaces: list(text),
});

export const mainAction = object(
  {
    action: oneOf(...ACTIONS),
    side: oneOf(...SIDES),
    ...NAMED,
    redColonist: bool,
    slots: count,
    boost: nullable(object({ with: oneOf('colonist', 'crystal'), max: nullable(count) })),
    effects: list(effect),
    text: bilingual,
    ...MARKS,
    ...FIELD_SOURCES,
  },
  { interleaved: oneOf(true), slotPerPlayer: oneOf(true), clearsWhenFull: oneOf(false) },
);

export const depotSpace = object({
  id: text,
  number: int(1, 8),
  ...NAMED,
  shipAtStart: bool,
  executive: text,
  cost,
  effects: list(effect),
  text: bilingual,
  ...MARKS,
  ...FIELD_SOURCES,
});

export const lab = object({
  ...MARKS,
  columns: list(
    object({ level: int(1, 6), cost: nullable(cost), points: count, spaces: count, ...MARKS }),
  ),
  spaces: list(
    object({
      id: text,
      ...NAMED,
      level: int(1, 6),
      q: coordinate,
      r: coordinate,
      row: int(0, 2),
      next: list(text),
      start: nullable(oneOf('shelter-tech')),
      effects: list(effect),
      text: bilingual,
      ...MARKS,
      ...FIELD_SOURCES,
    }),
  ),
});

export const techGrid = object({
  ...MARKS,
  refillOrder: list(text),
  spaces: list(
    object({
      id: text,
      row: oneOf('top', 'middle', 'bottom'),
      column: int(1, 3),
      cost,
      ...MARKS,
    }),
  ),
});

export const techType = object({
  id: oneOf(...TECHS),
  name: bilingual,
  use: oneOf('connect', 'rover', 'ship', 'upgrade'),
  ownerOnly: bool,
  copies: count,
  text: bilingual,
  ...MARKS,
});
export const techTile = object({
  id: text,
  type: oneOf(...TECHS),
  set: oneOf('I', 'II'),
  ...MARKS,
  ...FIELD_SOURCES,
});
export const shelterTech = object({ id: text, type: oneOf('shelter-tech'), seat, ...MARKS });

export const warehouse = object({ ...MARKS, columns: list(oneOf(...GOODS)), perType: byPlayers });

export const lss = object({
  ...MARKS,
  ...FIELD_SOURCES,
  columns: list(oneOf(...TYPES)),
  rows: count,
  startRow: count,
  startLevel: count,
  firstStepOP: count,
  benefits: list(
    object({
      id: text,
      ...NAMED,
      effects: list(effect),
      text: bilingual,
      ...MARKS,
      ...FIELD_SOURCES,
    }),
  ),
});

export const lssReward = object({
  id: text,
  ...NAMED,
  effects: list(effect),
  text: bilingual,
  ...MARKS,
  ...FIELD_SOURCES,
});

export const colonyLevel = object({
  level: int(1, 5),
  shuttleSpace: nullable(int(1, 3)),
  maxShipsWelcomed: count,
  onReach: list(levelEffect),
  ...MARKS,
});
