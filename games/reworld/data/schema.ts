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
  tagged,
  text,
} from '@orrery/shared';
import { COMPANIES, LETTERS, OFFICERS, ROWS, SIDES } from './vocabulary.ts';

const letter = oneOf(...LETTERS);
const officer = oneOf(...OFFICERS);
const company = oneOf(...COMPANIES);
const side = oneOf(...SIDES);
const count = int(0, 100);
const points = int(0, 100);

const constants = object({
  rounds: int(1, 5),
  // The shapes of the state and of the answers rest on these: other values need other code.
  portsPerRound: oneOf(20),
  docksPerCarrier: oneOf(5),
  admiralCost: oneOf(1),
  startingScore: oneOf(0),
  maxCitiesPerPlayer: oneOf(5),
  maxConstructionCompaniesPerCity: oneOf(1),
  admiralPoints: points,
  pointsPerCardOnLeave: points,
  shuttleCapacity: int(1, 2),
  nonParticipationPenalty: int(-100, 0),
  ...SOURCE,
});

const components = object({
  gameBoard: count,
  carriers: count,
  scoreMarkers: count,
  modules: count,
  satellites: count,
  shuttles: count,
  terrabots: count,
  builderUnits: count,
  citySigns: count,
  officerCards: count,
  populationShips: count,
  roundMarker: count,
  bag: count,
  mothership: count,
  admiral: count,
  ...SOURCE,
});

const playerCount = object({
  players: int(2, 4),
  officerCardsPerPlayer: int(1, 30),
  officerCardsSetAside: int(0, 30),
  populationSide: side,
  mothershipSide: side,
  placesScored: int(1, 4),
  ...SOURCE,
  ...FIELD_SOURCES,
});

const officerType = object({
  id: text,
  type: officer,
  dock: officer,
  copies: count,
  name: bilingual,
  text: bilingual,
  ...SOURCE,
  ...FIELD_SOURCES,
});

const port = object({
  id: text,
  label: text,
  post: text,
  side: oneOf('top', 'bottom'),
  column: int(1, 10),
  fillOrder: int(1, 20),
  ringIndex: int(0, 19),
  adjacentPosts: list(text),
  ...SOURCE,
  ...FIELD_SOURCES,
});

const station = object({
  id: text,
  topology: oneOf('ring'),
  ring: list(text),
  ports: list(port),
  admiralSpace: object({
    id: text,
    isPost: oneOf(false),
    influencesPosts: oneOf(false),
    displayBetween: list(text),
    capacity: oneOf(1),
    faceDown: oneOf(true),
    ...SOURCE,
    ...FIELD_SOURCES,
  }),
  ...SOURCE,
  ...FIELD_SOURCES,
});

const companyRecord = object({
  id: company,
  kind: oneOf('construction', 'agriculture'),
  units: count,
  specialUnits: count,
  name: bilingual,
  ...SOURCE,
  ...FIELD_SOURCES,
});

const region = object({
  id: text,
  letter,
  terrabots: count,
  citySigns: count,
  name: bilingual,
  ...SOURCE,
  ...FIELD_SOURCES,
});

const citySign = object({ id: text, letter, name: bilingual, ...SOURCE, ...FIELD_SOURCES });

const mission = tagged('op', {
  perTerrabotOfLetter: { letter, points },
  perCompanyPresent: { points },
  cityProduct: { choose: oneOf('city') },
  cityTiles: { choose: oneOf('city'), points },
  perUnitOfCompany: { company, points },
  perTerrabot: { points },
  perShield: { points },
  perUnit: { points },
});
export type Mission = Read<typeof mission>;

const effect = tagged('op', {
  scoreOnAcquire: { table: text },
  foundOrExtendCity: { letter },
  defense: { shields: int(1, 2) },
  transport: { capacity: int(1, 2) },
  placeBuilder: { company },
  scoreCityTilesOnPlace: { points },
  mission: { score: mission },
});

const module = tagged('kind', {
  terrabot: {
    id: text,
    letter,
    effects: list(effect),
    text: bilingual,
    ...SOURCE,
    ...FIELD_SOURCES,
  },
  shuttle: {
    id: text,
    shields: int(0, 2),
    effects: list(effect),
    text: bilingual,
    ...SOURCE,
    ...FIELD_SOURCES,
  },
  satellite: {
    id: text,
    shields: int(1, 2),
    effects: list(effect),
    text: bilingual,
    ...SOURCE,
    ...FIELD_SOURCES,
  },
  builder: {
    id: text,
    company,
    special: bool,
    effects: list(effect),
    text: bilingual,
    ...SOURCE,
    ...FIELD_SOURCES,
  },
});
export type Module = Read<typeof module>;

const condition = tagged('op', {
  dockEmpty: { dock: officer },
  allDocksEmpty: {},
  cityTilesAtLeast: { n: count },
  shieldsAtLeast: { n: count },
  shuttleRowAtLeast: { n: count },
  satelliteRowAtLeast: { n: count },
  unitsOfCompanyAtLeast: { company, n: count },
  distinctCompaniesAtLeast: { n: count },
  rowsStartedAtLeast: { n: count, rows: list(oneOf(...ROWS)) },
  scoreAtLeast: { n: int(0, 1000) },
});
export type Condition = Read<typeof condition>;

const shipSide = object({ condition, points, text: bilingual });
const populationShip = object({
  id: text,
  sides: object({ '2-3': shipSide, '4': shipSide }),
  twoSided: bool,
  ...SOURCE,
  ...FIELD_SOURCES,
});

const placePoints = list(points);
const mothership = object({
  id: text,
  sides: list(side),
  categories: list(
    object({
      id: text,
      category: oneOf(...ROWS),
      points: object({ '2': placePoints, '3': placePoints, '4': placePoints }),
      text: bilingual,
      ...SOURCE,
      ...FIELD_SOURCES,
    }),
  ),
  tieRule: tagged('op', { sharePlaces: { rounding: oneOf('floor'), ...SOURCE } }),
  nonParticipation: object({ points: int(-100, 0), ...SOURCE }),
  ...SOURCE,
  ...FIELD_SOURCES,
});

const span = object({ min: int(1, 1000), max: int(1, 1000) });

export const reworldFile = object({
  meta: object({
    id: oneOf('reworld'),
    title: bilingual,
    authors: list(text),
    publisher: text,
    year: int(1900, 2100),
    players: span,
    minutes: span,
    age: int(0, 99),
    rulePrefix: oneOf('REW'),
    dataVersion: int(3, 1000),
    ...FIELD_SOURCES,
  }),
  effects: record(object({ params: record(text), meaning: text })),
  enums: record(record(text)),
  constants,
  components,
  playerCounts: list(playerCount),
  playerColours: list(object({ id: text, name: bilingual, ...SOURCE })),
  roundTrack: object({
    id: text,
    table: list(object({ round: int(1, 5), terrabotPoints: points, ...SOURCE })),
    ...SOURCE,
  }),
  officerTypes: list(officerType),
  officerCards: list(object({ id: text, type: officer, ...SOURCE })),
  station,
  companies: list(companyRecord),
  regions: list(region),
  citySigns: list(citySign),
  modules: list(module),
  populationShips: list(populationShip),
  populationShipConstraints: list(object({ ships: list(text), side, sum: count, ...SOURCE })),
  mothership,
  terms: list(object({ identifier: text, name: bilingual, ...SOURCE, ...FIELD_SOURCES })),
});

export type ReworldData = Read<typeof reworldFile>;
