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
  type Reader,
  record,
  SOURCE,
  text,
} from '@orrery/shared';
import { cardEffects, directiveCondition } from './effects.ts';
import {
  COLONISTS,
  FINAL_CATEGORIES,
  KINDS,
  LETTERS,
  REGIONS,
  RESOURCES,
  TIMINGS,
} from './vocabulary.ts';

const n = int(0, 200);
const die = int(1, 6);
const colonist = oneOf(...COLONISTS);
const kind = oneOf(...KINDS);
const timing = oneOf(...TIMINGS);
const letter = oneOf(...LETTERS, '!');
const marks = { ...SOURCE, ...FIELD_SOURCES };
/** A record with its marks of origin; what differs in origin need not be named. */
const sourced = <R extends Record<string, Reader<unknown>>>(fields: R) =>
  object({ ...fields, ...SOURCE }, FIELD_SOURCES);
const span = object({ min: n, max: n });
/** Points by a number that lies between two others; null: open end. */
const steps = list(sourced({ min: nullable(n), max: nullable(n), vp: int(-20, 20) }));
const byColonist = { pioneer: n, engineer: n, marine: n, steward: n };

const meta = object(
  {
    id: oneOf('artemis'),
    title: bilingual,
    authors: list(text),
    publisher: text,
    year: int(1900, 2100),
    // Solo is for one, and there are dice for five.
    players: object({ min: oneOf(1), max: oneOf(5) }),
    minutes: span,
    age: n,
    rulePrefix: oneOf('ART'),
    dataVersion: int(3, 1000),
  },
  FIELD_SOURCES,
);

const components = sourced({
  board: n,
  playerBoards: n,
  buildingTiles: n,
  oceanTiles: n,
  surfaceTiles: n,
  eventCards: n,
  expeditionCards: n,
  colonists: object({ total: n, ...byColonist }),
  dice: n,
  dicePerPlayer: int(1, 5),
  playerMarkers: n,
  eventMarker: n,
  phaseMarker: n,
  mineralTokens: n,
  energyTokens: n,
  toolkitTokens: n,
  badgeTokens: n,
  fiveTokens: n,
  drawBag: n,
  alienRelic: object({ ruleCards: n, dice: n, eventCards: n, expeditionCards: n }),
  directives: object({ ruleCards: n, cards: n }),
});

const colonistRecord = sourced({
  id: colonist,
  name: bilingual,
  count: n,
  inAcademyAtSetup: n,
  colour: text,
  expedition: object({ maxPerDie: nullable(int(1, 1)), text: bilingual }, { dieValues: list(die) }),
});

const region = object(
  {
    id: oneOf(...REGIONS),
    number: nullable(die),
    name: bilingual,
    mechanism: oneOf('expeditions', 'exposure', 'auction', 'slots', 'immediate'),
    resolve: oneOf('phase', 'placement'),
    ...SOURCE,
  },
  {
    yields: oneOf(...RESOURCES, 'colonist'),
    maxTiles: n,
    maxColonists: n,
    energyPerColonist: n,
    ...FIELD_SOURCES,
  },
);

const roundSetup = sourced({
  players: int(2, 5),
  hardMode: bool,
  expeditions: n,
  energyBonus: n,
  mineralBonus: n,
  gantryTiles: n,
  doorstepColonists: n,
  academySlots: n,
});

const buildingType = object(
  {
    id: text,
    kind,
    name: bilingual,
    copies: n,
    slots: list(oneOf(...COLONISTS, 'any')),
    timing,
    specialTiming: bool,
    effects: cardEffects,
    text: bilingual,
    ...SOURCE,
  },
  {
    worksUnfilled: bool,
    icon: text,
    beforeFinalScoring: object({ timing, effects: cardEffects }),
    ...FIELD_SOURCES,
  },
);
export type BuildingType = Read<typeof buildingType>;

const expedition = sourced({
  id: text,
  name: bilingual,
  difficulty: n,
  energy: n,
  mineral: n,
  colonistsOnCard: n,
  buildingOnCard: bool,
  rewards: list(object({ reward: text, effects: cardEffects, text: bilingual })),
  text: bilingual,
});
export type ExpeditionCard = Read<typeof expedition>;

const event = sourced({ id: text, name: bilingual, letter, effects: cardEffects, text: bilingual });
export type EventCard = Read<typeof event>;

const directive = sourced({
  id: text,
  name: bilingual,
  vp: n,
  condition: directiveCondition,
  window: oneOf('placement', 'resolution', 'upkeep', 'any'),
  text: bilingual,
});
export type Directive = Read<typeof directive>;

const scoring = sourced({
  resourceSetSize: int(1, 100),
  resourceSetMax: n,
  buildingCount: steps,
  colonistSetVp: n,
  leftoverGroupSize: int(1, 100),
  leftoverGroupVp: n,
  badges: steps,
  mostToolkitsVp: n,
  order: list(oneOf(...FINAL_CATEGORIES)),
});

const solo = sourced({
  playerDice: int(1, 5),
  drones: list(
    sourced({
      id: oneOf('drone-1', 'drone-2'),
      dice: int(1, 6),
      direction: oneOf('clockwise', 'counterclockwise'),
      order: oneOf('ascending'),
    }),
  ),
  planningDice: oneOf(1),
  placementOrder: list(oneOf('drone-1', 'player', 'drone-2')),
  hirePriority: list(colonist),
  toolkits: steps,
  ranks: list(
    sourced({ min: nullable(int(-99, 99)), max: nullable(int(-99, 99)), name: bilingual }),
  ),
});

export const artemisFile = object({
  meta,
  effects: record(object({ params: record(text), meaning: text })),
  enums: record(record(text)),
  rounds: sourced({ count: n, oceanRounds: list(n), surfaceRounds: list(n) }),
  components,
  colonists: list(colonistRecord),
  playerColours: list(sourced({ id: text, name: bilingual })),
  startingStock: sourced({
    mineral: n,
    energy: n,
    toolkit: n,
    pioneersInShelters: n,
    vp: oneOf(0),
    relief: n,
    badge: n,
  }),
  regions: list(region),
  phaseTrack: sourced({
    order: list(oneOf(...LETTERS, ...REGIONS)),
    immediateLetter: oneOf('!'),
  }),
  roundSetup: list(roundSetup),
  soloUsesPlayers: int(2, 5),
  bagAtSetup: list(sourced({ players: int(1, 5), ...byColonist, total: n })),
  doorstepTable: list(sourced({ die, maxColonists: n })),
  academyTable: list(sourced({ die, colonist })),
  outfitterTable: list(sourced({ die, section: n, toolkits: n })),
  reliefTrack: object({
    start: n,
    last: n,
    spaces: list(sourced({ space: n, effects: cardEffects, text: bilingual })),
  }),
  buildingTypes: list(buildingType),
  buildingTiles: list(sourced({ id: text, type: text, kind, copy: n, removedAtTwoPlayers: bool })),
  expeditionRewards: list(sourced({ id: text, effects: cardEffects, text: bilingual })),
  expeditions: list(expedition),
  events: list(event),
  scoring,
  solo,
  variants: list(sourced({ id: text, name: bilingual, text: bilingual })),
  alienRelic: object({
    dice: oneOf(1),
    keepCostEnergy: n,
    toolkitsAllowed: oneOf(false),
    colonistsAllowed: oneOf(false),
    event,
    eventDeck: object({ baseEvents: n, relicEvents: oneOf(1) }),
    expeditions: list(expedition),
    ...marks,
  }),
  directives: object({
    dealt: n,
    handMax: n,
    drawPerRound: oneOf(1),
    discardPerRoundIfNonePlayed: oneOf(1),
    cards: list(directive),
    ...SOURCE,
  }),
  faq: list(sourced({ id: text, text: bilingual })),
});

export type ArtemisData = Read<typeof artemisFile>;
