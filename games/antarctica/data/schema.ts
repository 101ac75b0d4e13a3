import {
  bilingual,
  bool,
  FIELD_SOURCES,
  int,
  list,
  nullable,
  object,
  oneOf,
  type Read,
  record,
  SOURCE,
  text,
} from '@orrery/shared';
import { BUILDINGS, DECKS, LETTERS, SHIPYARD_KINDS, SYMBOLS, TRACKS } from './vocabulary.ts';
import { effect } from './effects.ts';

const building = oneOf(...BUILDINGS);
const track = oneOf(...TRACKS);
const deck = oneOf(...DECKS);
const zone = oneOf('zone-0', 'zone-1', 'zone-2', 'zone-3', 'zone-4', 'zone-5', 'zone-6', 'zone-7');
const letter = oneOf(...LETTERS);
const count = int(0, 100);
const colour = oneOf('red', 'blue');
const shape = oneOf('round', 'sixSided');
const byPlayers = object({ '2': count, '3': count, '4': count });
const span = object({ min: int(1, 1000), max: int(1, 1000) });
const NAMED = { name: bilingual };
const MARKED = { ...SOURCE };
const OPTIONAL = { ...FIELD_SOURCES, shortName: bilingual };

const pieceKind = object(
  { id: text, ...NAMED, rule: text, ...MARKED },
  { ...OPTIONAL, perPlayer: byPlayers, pieces: text },
);

const area = object(
  {
    id: text,
    ...NAMED,
    scope: oneOf('table', 'zone', 'seat'),
    holds: list(text),
    rule: text,
    ...MARKED,
  },
  OPTIONAL,
);

const zoneRecord = object({
  id: zone,
  ...NAMED,
  number: int(0, 7),
  compass: oneOf('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'),
  angleDegrees: int(0, 359),
  next: zone,
  opposite: zone,
  docks: oneOf(3),
  sunSpace: oneOf(true),
  buildingSpaces: list(building),
  sunStart: bool,
  rule: text,
  ...MARKED,
  ...FIELD_SOURCES,
});

const buildingRecord = object(
  {
    id: building,
    ...NAMED,
    category: oneOf('camp', 'shipyard', 'researchCentre', 'resource', 'expertise', 'prestige'),
    count,
    asterisk: bool,
    scientistsToBuild: int(1, 2),
    startOnBoard: byPlayers,
    returnedToBox: byPlayers,
    buildCards: count,
    use: oneOf('recruit', 'buildShip', 'research', 'requirement', 'none'),
    action: nullable(oneOf('actRecruit', 'actBuildShip', 'actResearch')),
    material: oneOf('cardboardToken', 'wood', 'assembledCardboard'),
    rule: text,
    ...MARKED,
  },
  { ...OPTIONAL, tracks: list(track) },
);

const mainAction = object(
  {
    action: oneOf('actBuild', 'actBuildShip', 'actRecruit', 'actResearch', 'actNothing'),
    ...NAMED,
    buildings: list(building),
    effects: list(effect),
    text: bilingual,
    rule: text,
    ...MARKED,
  },
  OPTIONAL,
);

const buildingCard = object(
  {
    id: text,
    deck,
    ...NAMED,
    requires: list(building),
    builds: building,
    scientists: int(1, 2),
    researchSteps: int(1, 3),
    asterisk: bool,
    minPlayers: int(2, 4),
    effects: list(effect),
    text: bilingual,
    ...MARKED,
  },
  OPTIONAL,
);

const shipyardCard = object(
  {
    id: text,
    kind: oneOf(...SHIPYARD_KINDS),
    ...NAMED,
    effects: list(effect),
    timing: oneOf('ownTurnAfterMove', 'ownTurn'),
    text: bilingual,
    rule: text,
    ...MARKED,
  },
  OPTIONAL,
);

const resourceCard = object(
  {
    id: text,
    kind: oneOf('simple', 'expertise'),
    ...NAMED,
    effects: list(effect),
    timing: oneOf('ownTurnInBuild'),
    afterUse: oneOf('setAside', 'removeFromGame'),
    text: bilingual,
    rule: text,
    ...MARKED,
  },
  OPTIONAL,
);

const trackSymbol = object(
  {
    id: oneOf(...SYMBOLS),
    colour,
    shape,
    ...NAMED,
    effects: list(effect),
    text: bilingual,
    rule: text,
    ...MARKED,
  },
  OPTIONAL,
);

const trackRecord = object(
  {
    id: track,
    ...NAMED,
    centres: list(building),
    minPlayers: int(2, 4),
    length: int(1, 12),
    darkBackground: bool,
    spaces: list(
      object({
        index: int(1, 12),
        printedValue: nullable(count),
        value: count,
        symbol: nullable(oneOf(...SYMBOLS)),
        colour: nullable(colour),
        ...SOURCE,
      }),
    ),
    rule: text,
    ...MARKED,
  },
  OPTIONAL,
);

const setup = object(
  {
    perPlayer: object({
      staff: count,
      shipsOnBoard: count,
      cubesOnVpTrack: oneOf(1),
      reserve: count,
      shipsAvailable: count,
      cubesAvailable: count,
      box: object({ scientists: count, ships: count, cubes: count }),
      ...SOURCE,
    }),
    closedZones: object(
      {
        count: int(0, 2),
        default: list(zone),
        allowed: list(list(zone)),
        ...SOURCE,
      },
      FIELD_SOURCES,
    ),
    startBuildings: object({
      list: list(building),
      returnedToBox: list(building),
      placement: oneOf('randomOnePerOpenZone'),
      ...SOURCE,
    }),
    tracksOpen: list(track),
    buildCardsRemoved: list(text),
    expertisePile: count,
    simpleCardsDealt: oneOf(1),
    placementOrder: object({ order: list(letter), ...SOURCE }),
    firstGamePlacement: object({
      ships: list(object({ player: letter, zone, position: int(1, 3) })),
      ...SOURCE,
    }),
    compensation: nullable(
      object({ player: oneOf('B'), effect, ...SOURCE }, { fieldSources: record(text) }),
    ),
    ...SOURCE,
  },
  FIELD_SOURCES,
);

export const antarcticaFile = object({
  meta: object({
    id: oneOf('antarctica'),
    title: bilingual,
    authors: list(text),
    publisher: text,
    year: int(1900, 2100),
    players: span,
    minutes: span,
    age: int(0, 99),
    rulePrefix: oneOf('ANT'),
    dataVersion: int(4, 1000),
  }),
  effects: record(object({ params: record(text), meaning: text })),
  enums: record(record(text)),
  components: object({
    boards: count,
    sun: count,
    ships: count,
    scientists: count,
    cubes: count,
    closedZoneMarkers: count,
    vpMarkers: count,
    perColour: object({ ships: count, scientists: count, cubes: count }),
    ...SOURCE,
  }),
  pieceKinds: list(pieceKind),
  areas: list(area),
  vpTrack: object(
    {
      id: text,
      ...NAMED,
      first: count,
      last: count,
      markerFaces: list(count),
      rule: text,
      ...SOURCE,
    },
    OPTIONAL,
  ),
  // The shapes of the state rest on these: other values need other code.
  limits: object({
    shipsPerZone: oneOf(3),
    sameBuildingPerZone: oneOf(1),
    cardsPerPlayerPerSun: oneOf(1),
    sacrificesPerTurn: oneOf(1),
    cubesPerTrackSpace: oneOf(1),
    ...SOURCE,
  }),
  decks: list(
    object(
      { id: deck, ...NAMED, count, rule: text, ...SOURCE },
      { ...OPTIONAL, altName: bilingual },
    ),
  ),
  zones: list(zoneRecord),
  buildings: list(buildingRecord),
  mainActions: list(mainAction),
  buildingCards: list(buildingCard),
  shipyardCards: list(shipyardCard),
  resourceCards: list(resourceCard),
  symbolKinds: list(
    object(
      {
        id: text,
        colour,
        shape,
        shapeName: bilingual,
        ...NAMED,
        text: bilingual,
        rule: text,
        ...SOURCE,
      },
      OPTIONAL,
    ),
  ),
  trackSymbols: list(trackSymbol),
  tracks: list(trackRecord),
  setup: object({ '2': setup, '3': setup, '4': setup }),
  scoring: object({
    categories: list(oneOf('zones', 'tracks', 'asteriskCards', 'discarded')),
    zoneFirstBonus: count,
    ...SOURCE,
  }),
  safety: object({
    idleLapsBeforeEnd: int(1, 9),
    idleSunSteps: byPlayers,
    deadEndEndsGame: oneOf(true),
    ...SOURCE,
  }),
});

export type AntarcticaData = Read<typeof antarcticaFile>;
