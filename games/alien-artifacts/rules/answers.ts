import { type Json, missing, type Seat } from '@orrery/kernel';
import {
  ACTIONS,
  type Action,
  BASIC,
  type Card,
  CARDS,
  COLOURS,
  type Colour,
  data,
  EVERY_COLOUR,
  EVERY_KIND,
  type Kind,
  KINDS,
  type Resource,
  RESOURCES,
  type Section,
  type Side,
  SIDES,
  TYPES,
} from '../data/index.ts';

/** How the answers to one question are written, and what is meant by them. */
export interface Codec<A, C extends Json> {
  make(answer: A): C;
  /** What a written answer means; undefined: it is none. */
  read(choice: Json): A | undefined;
}

/** A thing with a number is written as its id; numbers begin at `from`. */
function listed<C extends string>(ids: readonly C[], from = 0): Codec<number, C> {
  const numbers = new Map<Json, number>(ids.map((id, i) => [id, i + from]));
  return {
    make: (n) => ids[n - from] ?? missing('answer', n),
    read: (choice) => numbers.get(choice),
  };
}

/** As another codec, or this word alone, which is written as it is and means null. */
function orWord<A, C extends string, W extends string>(
  codec: Codec<A, C>,
  word: W,
): Codec<A | null, C | W> {
  return {
    make: (answer) => (answer === null ? word : codec.make(answer)),
    read: (choice) => (choice === word ? null : codec.read(choice)),
  };
}

const CARD_IDS = CARDS.map(({ id }) => id);
const cards: Codec<Card, string> = listed(CARD_IDS);
const resources: Codec<Resource, string> = listed(RESOURCES.map(({ id }) => id));
const kinds = listed(KINDS) as Codec<Kind, (typeof KINDS)[number]>;

/** Stop, pass or take no more: null. */
export const STOP = 'stop';

/** A section is written as its card and which of the two it is: resource-05/1. */
const SECTION_IDS = RESOURCES.flatMap(({ id }) => [`${id}/0`, `${id}/1`]);
const sections: Codec<Section, string> = listed(SECTION_IDS);

/** A card laid for its symbols; `as` is the colour that gold stands for where two are asked. */
export interface Spent {
  readonly section: Section;
  readonly as: Colour | null;
}

const SPENT_AS = EVERY_COLOUR.map((as) => SECTION_IDS.map((id) => `${id}@${COLOURS[as]}`));
const SPENT = new Map<Json, Spent>([
  ...SECTION_IDS.map((id, section) => [id, { section, as: null }] as const),
  ...EVERY_COLOUR.flatMap((as) =>
    SECTION_IDS.map((id, section) => [`${id}@${COLOURS[as]}`, { section, as }] as const),
  ),
]);
const spent: Codec<Spent, string> = {
  make: ({ section, as }) =>
    (as === null ? SECTION_IDS : SPENT_AS[as])?.[section] ?? missing('section', section),
  read: (choice) => SPENT.get(choice),
};

/** What may be done in the Action Phase, one thing after the other. */
export type ActionAnswer =
  | { readonly do: Exclude<Action, 'cardAction'> }
  | { readonly do: 'cardAction'; readonly card: Card };
export type PhaseAnswer =
  | ActionAnswer
  | { readonly do: 'useInAddition' | 'unlockCard'; readonly card: Card }
  | { readonly do: 'useArtifact'; readonly artifact: number }
  | { readonly do: 'endActionPhase' };

const PLAIN_ACTIONS = ACTIONS.filter((action) => action !== 'cardAction');
const ON_CARDS = ['cardAction', 'useInAddition', 'unlockCard'] as const;
const onCards = (what: (typeof ON_CARDS)[number]): readonly string[] =>
  CARD_IDS.map((id) => `${what}:${id}`);
const WITH_CARD = {
  cardAction: onCards('cardAction'),
  useInAddition: onCards('useInAddition'),
  unlockCard: onCards('unlockCard'),
};
const USE_ARTIFACT = data.artifacts.map(({ id }) => `useArtifact:${id}`);

const PHASE = new Map<Json, PhaseAnswer>([
  ...PLAIN_ACTIONS.map((action): [string, PhaseAnswer] => [action, { do: action }]),
  ...ON_CARDS.flatMap((what) =>
    CARD_IDS.map((_, card): [string, PhaseAnswer] => [
      WITH_CARD[what][card] ?? '',
      { do: what, card },
    ]),
  ),
  ...USE_ARTIFACT.map((id, artifact): [string, PhaseAnswer] => [
    id,
    { do: 'useArtifact', artifact },
  ]),
  ['endActionPhase', { do: 'endActionPhase' }],
]);

const phase: Codec<PhaseAnswer, string> = {
  make(answer) {
    switch (answer.do) {
      case 'cardAction':
      case 'useInAddition':
      case 'unlockCard':
        return WITH_CARD[answer.do][answer.card] ?? missing('card', answer.card);
      case 'useArtifact':
        return USE_ARTIFACT[answer.artifact] ?? missing('Artifact', answer.artifact);
      default:
        return answer.do;
    }
  },
  read: (choice) => PHASE.get(choice),
};

/** How many extra credits are paid: no more than a Bank holds. */
const extras: Codec<number, number> = {
  make: (n) => n,
  read: (choice) =>
    typeof choice === 'number' && Number.isInteger(choice) && choice >= 0 ? choice : undefined,
};

/** The target of an attack: the Alien System, or the seat of a player. */
const targets: Codec<Seat | null, Seat | 'alien'> = {
  make: (seat) => seat ?? 'alien',
  read: (choice) =>
    choice === 'alien' ? null : typeof choice === 'number' && choice >= 0 ? choice : undefined,
};

/** The Basic Defence Plan, then the Plans. */
const plans: Codec<number, string> = listed(
  [data.basicDefencePlan.id, ...data.defencePlans.map(({ id }) => id)],
  BASIC,
);

export interface Search {
  readonly kind: Kind;
  readonly type: number;
}
const SEARCHES = EVERY_KIND.flatMap((kind) => TYPES.map((_, type): Search => ({ kind, type })));
const writeSearch = ({ kind, type }: Search): string => `${KINDS[kind]}:${TYPES[type]}`;
const READ_SEARCH = new Map<Json, Search>(SEARCHES.map((one) => [writeSearch(one), one]));
const searches: Codec<Search, string> = {
  make: writeSearch,
  read: (choice) => READ_SEARCH.get(choice),
};

const PLACES = ['top', 'bottom'] as const;

/** The codec of every question, by its name. */
export const answers = {
  chooseFaction: listed(data.factions.map(({ id }) => id)),
  keepSetupCard: cards,
  actionPhase: phase,
  buyDeck: kinds,
  buyExtra: extras,
  keepBoughtCard: cards,
  constructTarget: cards,
  spendCard: orWord(spent, STOP),
  chooseFace: listed(SIDES) as Codec<Side, (typeof SIDES)[number]>,
  chooseAutoBuild: cards,
  attackOrSkip: listed(['attack', 'skip']),
  chooseTarget: targets,
  chooseDefencePlan: plans,
  chooseShip: cards,
  nextShip: orWord(cards, STOP),
  chooseAttackCard: resources,
  placeToken: cards,
  removeToken: cards,
  nextTechnology: cards,
  chooseTechnology: cards,
  nextPlanet: cards,
  choosePlanet: cards,
  chooseSection: sections,
  chooseCardToComplete: cards,
  chooseSearch: searches,
  peekAt: kinds,
  peekPlace: listed(PLACES),
  chooseProducedCard: resources,
  chooseFlip: cards,
  prepareRow: kinds,
  prepareCard: orWord(sections, STOP),
  prepareTarget: cards,
  sellColour: listed(COLOURS) as Codec<Colour, (typeof COLOURS)[number]>,
  removeBlockadeKind: kinds,
  discardCard: orWord(resources, STOP),
  finalUnlockCard: orWord(cards, STOP),
} as const;

/** The name of a question. */
export type Ask = keyof typeof answers;

/** What an answer means that was offered by the rules. */
export const meant = <A>(codec: Codec<A, Json>, choice: Json): A => {
  const answer = codec.read(choice);
  return answer === undefined ? missing('answer', JSON.stringify(choice)) : answer;
};
