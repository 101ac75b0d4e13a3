import { ring } from '../data/index.ts';
import {
  type ChapterOneChoice,
  type ChapterTwoChoice,
  type Dock,
  type Officer,
  OFFICERS,
} from './state.ts';

type ChapterOneAction =
  | { readonly action: 'acquireModulePort'; readonly port: number }
  | { readonly action: 'takeAdmiral'; readonly card: Officer }
  | { readonly action: 'leaveRound' };

const LAUNCHES = [
  'launchTerrabot',
  'launchShuttleDefense',
  'transportShuttle',
  'transportShuttleViaUnit',
  'launchSatelliteDefense',
  'launchSatelliteMission',
  'sacrificeUnit',
] as const;
export type Launch = (typeof LAUNCHES)[number];

interface ChapterTwoAction {
  readonly action: Launch;
  readonly dock: Dock;
}

/** The written answers, made once; by ring index and by card. */
export const PORT_CHOICES: readonly ChapterOneChoice[] = ring.map(
  (id) => `acquireModulePort:${id}` as const,
);
export const ADMIRAL_CHOICES: readonly ChapterOneChoice[] = OFFICERS.map(
  (card) => `takeAdmiral:${card}` as const,
);

const CHAPTER_ONE = new Map<string, ChapterOneAction>([
  ['leaveRound', { action: 'leaveRound' }],
  ...PORT_CHOICES.map((choice, port) => [choice, { action: 'acquireModulePort', port }] as const),
  ...OFFICERS.map(
    (card, i) => [ADMIRAL_CHOICES[i] ?? '', { action: 'takeAdmiral', card }] as const,
  ),
]);

function written(action: Launch, dock: Dock): ChapterTwoChoice {
  return action === 'transportShuttleViaUnit'
    ? `transportShuttle:${dock}:viaUnit`
    : `${action}:${dock}`;
}

type ByDock = readonly ChapterTwoChoice[];

const byDock = (launch: Launch): ByDock => OFFICERS.map((dock) => written(launch, dock));

/** The written answers of Chapter Two, by launch, then by dock - 1. */
export const LAUNCH_CHOICES: Readonly<Record<Launch, ByDock>> = {
  launchTerrabot: byDock('launchTerrabot'),
  launchShuttleDefense: byDock('launchShuttleDefense'),
  transportShuttle: byDock('transportShuttle'),
  transportShuttleViaUnit: byDock('transportShuttleViaUnit'),
  launchSatelliteDefense: byDock('launchSatelliteDefense'),
  launchSatelliteMission: byDock('launchSatelliteMission'),
  sacrificeUnit: byDock('sacrificeUnit'),
};

const CHAPTER_TWO = new Map<string, ChapterTwoAction>(
  LAUNCHES.flatMap((action) =>
    OFFICERS.map((dock) => [written(action, dock), { action, dock }] as const),
  ),
);

/** What a written answer means; undefined: nothing. */
export const readChapterOne = (choice: unknown): ChapterOneAction | undefined =>
  typeof choice === 'string' ? CHAPTER_ONE.get(choice) : undefined;
export const readChapterTwo = (choice: unknown): ChapterTwoAction | undefined =>
  typeof choice === 'string' ? CHAPTER_TWO.get(choice) : undefined;
