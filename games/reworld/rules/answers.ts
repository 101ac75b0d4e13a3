import type { Json } from '@orrery/kernel';
import { type Letter, LETTERS, modules, type Officer, OFFICERS, ring } from '../data/index.ts';
import type { Dock, ModuleId, PortId } from './state.ts';

/** How the answers to one question are written, and what is meant by them. */
export interface Codec<A, C extends Json> {
  make(answer: A): C;
  /** What a written answer means; undefined: it is none. */
  read(choice: Json): A | undefined;
}

/** A codec of few answers: all of them are written once, and found again by their text. */
function tabled<A, C extends string | number>(
  all: readonly A[],
  write: (answer: A) => C,
): Codec<A, C> {
  const meant = new Map<Json, A>(all.map((answer) => [write(answer), answer]));
  return { make: write, read: (choice) => meant.get(choice) };
}

/** An answer that is written as it is. */
const plain = <A extends string | number>(all: readonly A[]): Codec<A, A> =>
  tabled(all, (answer) => answer);

export type ChapterOneAnswer =
  /** The ring index of the port. */
  | { readonly action: 'acquireModulePort'; readonly port: number }
  | { readonly action: 'takeAdmiral'; readonly card: Officer }
  | { readonly action: 'leaveRound' };
export type ChapterOneChoice =
  | `acquireModulePort:${PortId}`
  | `takeAdmiral:${Officer}`
  | 'leaveRound';

function writeChapterOne(answer: ChapterOneAnswer): ChapterOneChoice {
  switch (answer.action) {
    case 'acquireModulePort':
      return `acquireModulePort:${ring[answer.port] ?? ''}`;
    case 'takeAdmiral':
      return `takeAdmiral:${answer.card}`;
    case 'leaveRound':
      return 'leaveRound';
  }
}

const CHAPTER_ONE: readonly ChapterOneAnswer[] = [
  ...ring.map((_, port) => ({ action: 'acquireModulePort', port }) as const),
  ...OFFICERS.map((card) => ({ action: 'takeAdmiral', card }) as const),
  { action: 'leaveRound' },
];

/** Everything one might try in a turn of Chapter One: ports in ring order, the admiral, leaving. */
export const CHAPTER_ONE_CHOICES: readonly ChapterOneChoice[] = CHAPTER_ONE.map(writeChapterOne);

const LAUNCHES = [
  'launchTerrabot',
  'launchShuttleDefense',
  'transportShuttle',
  'transportShuttleViaUnit',
  'launchSatelliteDefense',
  'launchSatelliteMission',
  'sacrificeUnit',
] as const;
/** What is done with the outermost module of a dock, or with the shuttle behind it. */
export type Launch = (typeof LAUNCHES)[number];

/** A module by its place on a dock, which can be tried but never launched; the outermost place is 1. */
export interface ModuleAt {
  readonly action: 'module';
  readonly dock: Dock;
  readonly place: number;
}
type ModuleChoice = `module:${Dock}:${number}`;

export type ChapterTwoAnswer =
  | { readonly action: Launch; readonly dock: Dock }
  | ModuleAt
  | { readonly action: 'pass' };
export type ChapterTwoChoice =
  | `${Exclude<Launch, 'transportShuttleViaUnit'>}:${Dock}`
  | `transportShuttle:${Dock}:viaUnit`
  | ModuleChoice
  | 'pass';

const writeModule = ({ dock, place }: ModuleAt): ModuleChoice => `module:${dock}:${place}`;

function writeChapterTwo(answer: ChapterTwoAnswer): ChapterTwoChoice {
  switch (answer.action) {
    case 'pass':
      return 'pass';
    case 'module':
      return writeModule(answer);
    case 'transportShuttleViaUnit':
      return `transportShuttle:${answer.dock}:viaUnit`;
    default:
      return `${answer.action}:${answer.dock}`;
  }
}

/** No dock can hold more than every module there is. */
const PLACES = Object.keys(modules).map((_, i) => i + 1);
const MODULES_AT: readonly ModuleAt[] = OFFICERS.flatMap((dock) =>
  PLACES.map((place) => ({ action: 'module', dock, place }) as const),
);

export type LoadAnswer =
  | { readonly action: 'load'; readonly dock: Dock }
  | ModuleAt
  | { readonly action: 'stop' };
export type LoadChoice = Dock | ModuleChoice | 'stop';

function writeLoad(answer: LoadAnswer): LoadChoice {
  switch (answer.action) {
    case 'load':
      return answer.dock;
    case 'module':
      return writeModule(answer);
    case 'stop':
      return 'stop';
  }
}

/** A multiset of officer types, sorted. */
export type PaidCards = readonly Officer[];

const isOfficer = (value: Json): value is Officer => OFFICERS.some((officer) => officer === value);

const acquireModuleCards: Codec<PaidCards, PaidCards> = {
  make: (cards) => cards.toSorted((a, b) => a - b),
  read(choice) {
    if (!Array.isArray(choice)) return undefined;
    const cards: readonly Json[] = choice;
    if (cards.length === 0 || !cards.every(isOfficer)) return undefined;
    return cards.every((card, i) => i === 0 || card >= (cards[i - 1] ?? 0)) ? cards : undefined;
  },
};

const letters = plain<Letter>(LETTERS);

/** The codec of every question, by its name. */
export const answers = {
  chapterOneTurn: tabled(CHAPTER_ONE, writeChapterOne),
  acquireModuleCards,
  acquireModuleTop: plain<Officer>(OFFICERS),
  chapterTwoTurn: tabled<ChapterTwoAnswer, ChapterTwoChoice>(
    [
      ...LAUNCHES.flatMap((action) => OFFICERS.map((dock) => ({ action, dock }))),
      ...MODULES_AT,
      { action: 'pass' },
    ],
    writeChapterTwo,
  ),
  missionCity: letters,
  transportLoad: tabled<LoadAnswer, LoadChoice>(
    [
      ...OFFICERS.map((dock) => ({ action: 'load', dock }) as const),
      ...MODULES_AT,
      { action: 'stop' },
    ],
    writeLoad,
  ),
  transportUnit: plain<ModuleId>(Object.keys(modules)),
  transportCity: letters,
} as const;
