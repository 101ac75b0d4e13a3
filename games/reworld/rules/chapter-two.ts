import { type Json, missing, type RuleId, type Seat } from '@orrery/kernel';
import { LAUNCH_CHOICES, type Launch, readChapterOne, readChapterTwo } from './choices.ts';
import { hasModules } from './colony.ts';
import { dockOf, unload } from './docks.ts';
import type { Context, ReworldEffect, ReworldQuestion } from './handler-types.ts';
import { nextSeat } from './round.ts';
import { flySatellite, raiseDefense } from './satellites.ts';
import { launchShuttle } from './shuttles.ts';
import {
  type ChapterTwoChoice,
  type Dock,
  type ModuleId,
  OFFICERS,
  player,
  type Reworld,
} from './state.ts';
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

export const chapterTwoTurn: ReworldQuestion<'chapterTwoTurn', ChapterTwoChoice> = {
  rule: 'REW-C2-02',
  seat: (_s, task) => task.seat,
  options(s, { seat }) {
    const p = player(s, seat);
    const options: ChapterTwoChoice[] = [];
    for (const dock of OFFICERS) {
      const modules = dockOf(p, dock);
      for (const launch of launchesOf(modules)) {
        options.push(LAUNCH_CHOICES[launch][dock - 1] ?? missing('dock', dock));
      }
    }
    return options;
  },
  choose(s, { seat }, choice, ctx) {
    const { action, dock } = readChapterTwo(choice) ?? missing('answer', choice);
    switch (action) {
      case 'launchTerrabot':
        return launchTerrabot(s, seat, dock, ctx);
      case 'launchShuttleDefense':
      case 'launchSatelliteDefense':
        return raiseDefense(s, seat, dock, ctx);
      case 'transportShuttle':
        return launchShuttle(s, { seat, dock, viaUnit: false }, ctx);
      case 'transportShuttleViaUnit':
        return launchShuttle(s, { seat, dock, viaUnit: true }, ctx);
      case 'launchSatelliteMission':
        return flySatellite(s, seat, dock, ctx);
      case 'sacrificeUnit':
        return sacrificeUnit(s, seat, dock, ctx);
    }
  },
  refuse(s, { seat }, choice) {
    const answer = readChapterTwo(choice);
    if (answer === undefined) return refuseUnread(choice);
    return refuseLaunch(answer.action, dockOf(player(s, seat), answer.dock));
  },
};

const NONE: readonly Launch[] = [];
const TERRABOT: readonly Launch[] = ['launchTerrabot'];
const SHUTTLE: readonly Launch[] = ['launchShuttleDefense', 'transportShuttle'];
const BARE_SHUTTLE: readonly Launch[] = ['transportShuttle'];
const SATELLITE: readonly Launch[] = ['launchSatelliteDefense', 'launchSatelliteMission'];
const BUILDER: readonly Launch[] = ['sacrificeUnit'];
const BUILDER_BEFORE_SHUTTLE: readonly Launch[] = ['transportShuttleViaUnit', 'sacrificeUnit'];

/** What a dock's outermost module may be used for (REW-C2-03). */
function launchesOf(modules: readonly ModuleId[]): readonly Launch[] {
  const outer = modules.at(-1);
  if (outer === undefined) return NONE;
  const { kind, shields } = tile(outer);
  switch (kind) {
    case 'terrabot':
      return TERRABOT;
    case 'shuttle':
      return shields > 0 ? SHUTTLE : BARE_SHUTTLE; // REW-SHUT-03
    case 'satellite':
      return SATELLITE;
    case 'builder':
      return isShuttle(modules.at(-2)) ? BUILDER_BEFORE_SHUTTLE : BUILDER; // REW-SHUT-09
  }
}

const isShuttle = (id: ModuleId | undefined): boolean =>
  id !== undefined && tile(id).kind === 'shuttle';

function sacrificeUnit(s: Reworld, seat: Seat, dock: Dock, ctx: Context): void {
  const unit = unload(player(s, seat), dock);
  s.box = [...s.box, unit]; // REW-UNIT-09
  ctx.emit({ type: 'unitSacrificed', seat, dock, unit });
  ctx.then({ type: 'claimShips', seat });
}

function refuseUnread(choice: Json): RuleId {
  if (choice === 'pass') return 'REW-C2-04';
  return readChapterOne(choice) === undefined ? 'REW-API-01' : 'REW-C2-02';
}

/** Why this use of this dock is not offered. */
function refuseLaunch(action: Launch, modules: readonly ModuleId[]): RuleId {
  const has = (kind: string): boolean => modules.some((id) => tile(id).kind === kind);
  const outer = modules.at(-1);
  const outerKind = outer === undefined ? null : tile(outer).kind;
  switch (action) {
    case 'launchTerrabot':
      return has('terrabot') ? 'REW-C2-03' : 'REW-TERRA-01';
    case 'launchShuttleDefense':
      if (outerKind === 'shuttle') return 'REW-SHUT-03';
      if (outerKind === 'builder' && isShuttle(modules.at(-2))) return 'REW-SHUT-10';
      return has('shuttle') ? 'REW-C2-03' : 'REW-SHUT-02';
    case 'transportShuttle':
      return has('shuttle') ? 'REW-C2-03' : 'REW-SHUT-04';
    case 'transportShuttleViaUnit':
      return outerKind === 'builder' && has('shuttle') ? 'REW-SHUT-10' : 'REW-SHUT-09';
    case 'launchSatelliteDefense':
    case 'launchSatelliteMission':
      return has('satellite') ? 'REW-C2-03' : 'REW-SAT-01';
    case 'sacrificeUnit':
      return 'REW-UNIT-09';
  }
}
