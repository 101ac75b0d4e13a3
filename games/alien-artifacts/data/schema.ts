import {
  bilingual,
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
import {
  cost,
  effects,
  metric,
  modifiers,
  scorePer,
  shipOps,
  simpleEffects,
  technologyOps,
} from './ops.ts';
import { ACTIONS, COLOURS, KEYWORDS, KINDS, TYPES } from './vocabulary.ts';

const type = oneOf(...TYPES);
const colour = oneOf(...COLOURS);
const count = int(0, 100);
const points = int(0, 20);

/** A card bears its name, and a short one where the name is long. */
const NAMED = { id: text, name: bilingual };
const SHORT = { shortName: bilingual, ...FIELD_SOURCES };

const constants = object(
  {
    bankMin: oneOf(0),
    bankMax: count,
    bankStart: count,
    handSize: count,
    assemblyLimit: count,
    baseBuildCost: count,
    costStepPerEmpireCard: count,
    buyBaseCost: count,
    // Prices are reckoned card by card and symbol by symbol: other values need other code.
    buyExtraPerCard: oneOf(1),
    sellCreditsPerSymbol: oneOf(1),
    maxTableRow: oneOf(4),
    operationalActionCost: count,
    planetDiscount: count,
    shipAssemblyBonus: count,
    produceOnDiscover: count,
    produceOnMine: count,
    productionMatchVp: count,
    blockadeUnlockCreditsPerToken: count,
    resourcesPerBlockadeRemoved: count,
    vpPerEmpireCard: count,
    ...SOURCE,
  },
  FIELD_SOURCES,
);

const components = object({
  technologies: count,
  artifacts: count,
  defencePlans: count,
  alienSystems: count,
  factions: count,
  ships: count,
  resources: count,
  factionBoards: count,
  scoreBoard: count,
  planets: count,
  playerAids: count,
  basicDefencePlan: count,
  firstPlayerToken: count,
  roundMarker: count,
  blockadeTokens: count,
  woodenTokens: count,
  ...SOURCE,
});

const actionRecord = object(
  {
    action: oneOf(...ACTIONS),
    category: oneOf('basic', 'operational', 'faction', 'card'),
    name: bilingual,
    ...SOURCE,
  },
  { kind: oneOf(...KINDS), colour, cost, ...FIELD_SOURCES },
);

const planetLogistics = object({ effects: modifiers, text: bilingual });
const planet = object(
  {
    ...NAMED,
    kind: oneOf('planet'),
    type,
    logistics: planetLogistics,
    operational: object({ effects: simpleEffects, whenMined: simpleEffects, text: bilingual }),
    ...SOURCE,
  },
  SHORT,
);
const planetType = object({
  emblem: text,
  effects: modifiers,
  text: bilingual,
  ...SOURCE,
  ...FIELD_SOURCES,
});

const shipLogistics = { effects: modifiers, whenBuilt: simpleEffects, text: bilingual };
const shipOperational = { effects: shipOps, text: bilingual };
const ship = object(
  {
    ...NAMED,
    kind: oneOf('ship'),
    type,
    logistics: object(shipLogistics),
    operational: object(shipOperational),
    ...SOURCE,
  },
  SHORT,
);
const shipType = object({
  emblem: text,
  logistics: object({ ...shipLogistics, ...SOURCE, ...FIELD_SOURCES }),
  operational: object({ ...shipOperational, ...SOURCE }),
  ...FIELD_SOURCES,
});

const goal = object({ atLeast: count, during: points, end: points });
const technology = object(
  {
    ...NAMED,
    kind: oneOf('technology'),
    logistics: object({
      type,
      keyword: oneOf(...KEYWORDS),
      effects: technologyOps,
      text: bilingual,
    }),
    operational: object({ type, metric, goals: list(goal), text: bilingual }),
    backHint: type,
    ...SOURCE,
  },
  SHORT,
);
export type Technology = Read<typeof technology>;
export type Goal = Read<typeof goal>;

const section = object({ colour, symbols: int(1, 3), type });
const resource = object({
  id: text,
  number: int(1, 4),
  sections: list(section),
  ...SOURCE,
});

const artifact = object(
  { ...NAMED, emblem: text, effects: simpleEffects, text: bilingual, ...SOURCE },
  SHORT,
);

const row = object({ effects: simpleEffects, text: bilingual });
const TABLE = { table: record(row) };
const FALLBACK = { fallback: record(text) };
const system = object({ ...NAMED, emblem: text, ...TABLE, ...SOURCE }, { ...FALLBACK, ...SHORT });
const plan = object({ ...NAMED, ...TABLE, ...SOURCE }, { ...FALLBACK, ...SHORT });
/** What an attack meets: an Alien System or a Defence Plan. */
export type Table = Read<typeof plan>;
export type Row = Read<typeof row>;

const faction = object(
  {
    ...NAMED,
    emblem: text,
    setup: object({ effects: simpleEffects, text: bilingual }),
    action: object({ effects, text: bilingual }),
    scoring: object({ terms: list(scorePer), text: bilingual }),
    ...SOURCE,
  },
  FIELD_SOURCES,
);
export type Faction = Read<typeof faction>;

const span = object({ min: int(1, 1000), max: int(1, 1000) });
const byType = <T>(reader: (value: unknown, path: string) => T) =>
  object({ exploration: reader, expansion: reader, extermination: reader, exploitation: reader });

export const alienFile = object({
  meta: object({
    id: oneOf('alien-artifacts'),
    title: bilingual,
    authors: list(text),
    publisher: text,
    year: int(1900, 2100),
    players: span,
    minutes: span,
    age: nullable(int(0, 99)),
    rulePrefix: oneOf('ALI'),
    dataVersion: int(4, 1000),
    ...FIELD_SOURCES,
  }),
  constants,
  components,
  types: list(object({ id: type, name: bilingual, ...SOURCE })),
  colours: list(
    object(
      { id: colour, name: bilingual, kind: nullable(oneOf(...KINDS)), ...SOURCE },
      { wild: text },
    ),
  ),
  roundTrack: object({
    spaces: list(int(1, 5)),
    start: record(int(1, 5)),
    endWhenEmptyAt: int(1, 5),
    ...SOURCE,
    ...FIELD_SOURCES,
  }),
  scoreTrack: object({
    start: oneOf(0),
    max: nullable(int(1, 1000)),
    ...SOURCE,
    ...FIELD_SOURCES,
  }),
  actions: list(actionRecord),
  planetTypeEffects: byType(planetType),
  planets: list(planet),
  shipTypeEffects: byType(shipType),
  ships: list(ship),
  technologies: list(technology),
  resources: list(resource),
  artifacts: list(artifact),
  alienSystems: list(system),
  basicDefencePlan: plan,
  defencePlans: list(plan),
  factions: list(faction),
  playerAid: object({ text: bilingual, count, ...SOURCE, ...FIELD_SOURCES }),
});

export type AlienData = Read<typeof alienFile>;

/** What the words of the file mean, for people. */
export const alienWords = object({
  effects: record(object({ params: record(text), meaning: text })),
  enums: record(record(text)),
});
export type AlienWords = Read<typeof alienWords>;
