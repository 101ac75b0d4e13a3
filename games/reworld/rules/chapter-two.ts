import { type Forbidden, missing, type RuleId, type Seat } from '@orrery/kernel';
import { answers, type ChapterTwoChoice, type Launch, type ModuleAt } from './answers.ts';
import { hasModules } from './colony.ts';
import { dockOf, unload } from './docks.ts';
import type { Context, ReworldEffect, ReworldQuestion } from './handler-types.ts';
import { nextSeat } from './round.ts';
import { flySatellite, raiseDefense } from './satellites.ts';
import { launchShuttle } from './shuttles.ts';
import { type Dock, type ModuleId, OFFICERS, player, type Reworld } from './state.ts';
import { launchTerrabot } from './terrabots.ts';
import { tile } from './tiles.ts';

/** The first seat from this one on that still has a module; null: all docks are empty. */
function loadedSeat(s: Reworld, from: Seat): Seat | null {
  let seat = from;
  for (let n = 0; n < s.players.length; n++) {
    if (hasModules(player(s, seat))) return seat;
    seat = nextSeat(s, seat); // REW-C2-05
  }
  return null;
}

export const startChapterTwo: ReworldEffect<'startChapterTwo'> = {
  run(s, _task, ctx) {
    s.chapter = 2;
    const first = loadedSeat(s, s.admiral); // REW-C2-01, REW-C2-07
    if (first !== null) ctx.emit({ type: 'chapterTwoStarted', first });
    ctx.then({ type: 'nextLaunch', seat: s.admiral });
  },
};

export const nextLaunch: ReworldEffect<'nextLaunch'> = {
  run(s, task, ctx) {
    const seat = loadedSeat(s, task.seat);
    if (seat === null) return ctx.then({ type: 'scoreMothership' }); // REW-END-01, REW-END-02
    ctx.then({ type: 'chapterTwoTurn', seat });
  },
};

const { make, read } = answers.chapterTwoTurn;

/** What one might do with what lies outermost on a dock; the rule that forbids it, or null. */
type Uses = Readonly<Partial<Record<Launch, RuleId | null>>>;

const USES = {
  terrabot: { launchTerrabot: null, sacrificeUnit: 'REW-UNIT-09' },
  shuttle: { launchShuttleDefense: null, transportShuttle: null, sacrificeUnit: 'REW-UNIT-09' },
  bareShuttle: {
    launchShuttleDefense: 'REW-SHUT-03',
    transportShuttle: null,
    sacrificeUnit: 'REW-UNIT-09',
  },
  satellite: {
    launchSatelliteDefense: null,
    launchSatelliteMission: null,
    sacrificeUnit: 'REW-UNIT-09',
  },
  builder: { sacrificeUnit: null },
  builderBeforeShuttle: {
    launchShuttleDefense: 'REW-SHUT-10',
    transportShuttle: 'REW-C2-03',
    transportShuttleViaUnit: null,
    sacrificeUnit: null,
  },
} as const satisfies Record<string, Uses>;
type Outer = keyof typeof USES;

const isShuttle = (id: ModuleId | undefined): boolean =>
  id !== undefined && tile(id).kind === 'shuttle';

function outerOf(modules: readonly ModuleId[]): Outer | null {
  const outer = modules.at(-1);
  if (outer === undefined) return null;
  const { kind, shields } = tile(outer);
  if (kind === 'shuttle') return shields > 0 ? kind : 'bareShuttle'; // REW-SHUT-03
  if (kind === 'builder') return isShuttle(modules.at(-2)) ? 'builderBeforeShuttle' : kind; // REW-SHUT-09
  return kind;
}

const OUTERS = Object.keys(USES) as Outer[];
const launchesOf = (outer: Outer): readonly Launch[] => Object.keys(USES[outer]) as Launch[];

/** The allowed launches of such a dock, written once for docks 1 to 5. */
const OPTIONS = new Map<Outer, readonly (readonly ChapterTwoChoice[])[]>(
  OUTERS.map((outer) => {
    const uses: Uses = USES[outer];
    const allowed = launchesOf(outer).filter((action) => uses[action] === null);
    return [outer, OFFICERS.map((dock) => allowed.map((action) => make({ action, dock })))];
  }),
);

export const chapterTwoTurn: ReworldQuestion<'chapterTwoTurn', ChapterTwoChoice> = {
  rule: 'REW-C2-02',
  seat: (_s, task) => task.seat,
  candidates(s, { seat }) {
    const p = player(s, seat);
    return [...OFFICERS.flatMap((dock) => triedAt(dock, dockOf(p, dock))), 'pass'];
  },
  forbid(s, { seat }, choice) {
    const answer = read(choice) ?? missing('answer', choice);
    if (answer.action === 'pass') return { rule: 'REW-C2-04' };
    const modules = dockOf(player(s, seat), answer.dock);
    return answer.action === 'module'
      ? forbidBuried(answer, modules)
      : forbidLaunch(answer.action, answer.dock, modules);
  },
  options(s, { seat }) {
    const p = player(s, seat);
    const options: ChapterTwoChoice[] = [];
    for (const dock of OFFICERS) {
      const outer = outerOf(dockOf(p, dock));
      if (outer === null) continue;
      for (const choice of OPTIONS.get(outer)?.[dock - 1] ?? []) options.push(choice);
    }
    return options;
  },
  choose(s, { seat }, choice, ctx) {
    const answer = read(choice) ?? missing('answer', choice);
    switch (answer.action) {
      case 'launchTerrabot':
        return launchTerrabot(s, seat, answer.dock, ctx);
      case 'launchShuttleDefense':
      case 'launchSatelliteDefense':
        return raiseDefense(s, seat, answer.dock, ctx);
      case 'transportShuttle':
        return launchShuttle(s, { seat, dock: answer.dock, viaUnit: false }, ctx);
      case 'transportShuttleViaUnit':
        return launchShuttle(s, { seat, dock: answer.dock, viaUnit: true }, ctx);
      case 'launchSatelliteMission':
        return flySatellite(s, seat, answer.dock, ctx);
      case 'sacrificeUnit':
        return sacrificeUnit(s, seat, answer.dock, ctx);
      default:
        return missing('launch', choice);
    }
  },
};

/** Every use of the outermost module, and every module behind it; of an empty dock its first place. */
function triedAt(dock: Dock, modules: readonly ModuleId[]): readonly ChapterTwoChoice[] {
  const outer = outerOf(modules);
  if (outer === null) return [make({ action: 'module', dock, place: 1 })];
  const tried = launchesOf(outer).map((action) => make({ action, dock }));
  // A shuttle directly behind a unit is launched with it.
  const first = outer === 'builderBeforeShuttle' ? 3 : 2;
  for (let place = first; place <= modules.length; place++) {
    tried.push(make({ action: 'module', dock, place }));
  }
  return tried;
}

function forbidLaunch(action: Launch, dock: Dock, modules: readonly ModuleId[]): Forbidden | null {
  const outer = outerOf(modules) ?? missing('module on dock', dock);
  const uses: Uses = USES[outer];
  const rule = uses[action] ?? null;
  if (rule === null) return null;
  const facts = { dock, outer: modules.at(-1) ?? '' };
  if (outer !== 'builderBeforeShuttle') return { rule, facts };
  return { rule, facts: { ...facts, how: 'unit', module: modules.at(-2) ?? '' } };
}

/** Why a module that is not outermost cannot be launched (REW-C2-03). */
function forbidBuried({ dock, place }: ModuleAt, modules: readonly ModuleId[]): Forbidden {
  const outer = modules.at(-1);
  const module = modules.at(-place);
  if (outer === undefined || module === undefined) {
    return { rule: 'REW-C2-03', facts: { how: 'empty', dock } };
  }
  // Only one unit may lie in front of a shuttle (REW-RUL-15).
  const rule = isShuttle(module) && tile(outer).kind === 'builder' ? 'REW-SHUT-10' : 'REW-C2-03';
  return { rule, facts: { dock, module, outer, n: place - 1 } };
}

function sacrificeUnit(s: Reworld, seat: Seat, dock: Dock, ctx: Context): void {
  const unit = unload(player(s, seat), dock);
  s.box = [...s.box, unit]; // REW-UNIT-09
  ctx.emit({ type: 'unitSacrificed', seat, dock, unit });
  ctx.then({ type: 'claimShips', seat });
}
