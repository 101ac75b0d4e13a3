import type { Features, Writer } from '@orrery/shared';
import type { Mission } from '../data/index.ts';
import { type Reworld, score } from '../rules/state.ts';
import { type Code, codeOf, SATELLITE, shipMask, SHUTTLE, TERRABOT, UNIT } from './codes.ts';
import { heading } from './contest.ts';
import { missionNow } from './missions.ts';
import { at, cityTiles, type Plan, planOf, plansOf } from './plan.ts';

const OPS: readonly Mission['op'][] = [
  'perTerrabotOfLetter',
  'perCompanyPresent',
  'cityProduct',
  'cityTiles',
  'perUnitOfCompany',
  'perTerrabot',
  'perShield',
  'perUnit',
];
const ROWS = 6;
const SHIPS = 14;
const KINDS = 4;
/** How many modules of a dock are told one by one, the outermost first. */
const TOLD = 3;
/** Modules left in Chapter Two, for two players, above which it is early, midway, late. */
const ABOARD = [30, 15, 5];

const rowNow = (plan: Plan, row: number): number =>
  row === 0 ? plan.shields : cityTiles(plan, row - 1);

/** What the docks of a seat hold, counted. */
const TOLL = { covered: 0, ready: 0, onShuttle: 0, missions: 0, satellites: 0, specials: 0 };
const OPS_ABOARD = OPS.map(() => 0);

function count(plan: Plan): void {
  TOLL.covered = TOLL.ready = TOLL.onShuttle = 0;
  TOLL.missions = TOLL.satellites = TOLL.specials = 0;
  OPS_ABOARD.fill(0);
  for (const dock of plan.docks) {
    let hasShuttle = false;
    let run = 0;
    for (let k = 0; k < dock.length; k++) {
      const code = dock[k] as Code;
      run = code.kind === UNIT ? run + 1 : 0;
      if (code.kind === TERRABOT) TOLL.covered += dock.length - 1 - k;
      else if (code.kind === SHUTTLE) hasShuttle = true;
      else if (code.kind === SATELLITE) countMission(plan, code);
      else {
        TOLL.specials += code.pointsPerCityTile;
        if (hasShuttle) TOLL.onShuttle++;
      }
    }
    TOLL.ready += run;
  }
}

function countMission(plan: Plan, { mission }: Code): void {
  TOLL.satellites++;
  if (mission === null) return;
  TOLL.missions += missionNow(plan, mission);
  const op = OPS.indexOf(mission.op);
  OPS_ABOARD[op] = at(OPS_ABOARD, op) + 1;
}

function seat(s: Reworld, own: number, out: Writer): void {
  const p = s.players[own];
  if (p === undefined) return;
  const plan = planOf(own);
  const task = s.tasks.at(-1);
  const [a, b, c, d, e] = p.hand;
  out.put(score(p) / 50);
  out.put((a + b + c + d + e) / 8);
  out.put(p.left ? 1 : 0);
  out.put(s.admiral === own ? 1 : 0);
  out.put(task !== undefined && 'seat' in task && task.seat === own ? 1 : 0);
  out.put(plan.modules / 20);
  for (const dock of plan.docks) {
    out.put(dock.length / 6);
    out.put(dock.length === 0 ? 1 : 0);
    for (let k = 1; k <= TOLD; k++) out.oneOf(dock[dock.length - k]?.kind ?? -1, KINDS);
  }
  count(plan);
  out.put(TOLL.covered / 10);
  out.put(TOLL.ready / 5);
  out.put(TOLL.onShuttle / 5);
  out.put(TOLL.missions / 10);
  out.put(TOLL.satellites / 4);
  out.put(TOLL.specials / 3);
  out.all(OPS_ABOARD, 2);
  out.put(plan.unitsAboard / 8);
  out.put(plan.shuttlesAboard / 5);
  out.put(plan.shieldsAboard / 8);
  out.all(plan.companyAboard, 2);
  out.all(plan.placed, 2);
  out.all(plan.botsAboard, 2);
  out.all(plan.bots, 2);
  out.all(plan.units, 4);
  for (let k = 0; k < 5; k++) out.put(at(plan.site, k) >= 0 ? 1 : 0);
  for (let k = 0; k < 5; k++) out.put(at(plan.bots, k) + at(plan.botsAboard, k) > 0 ? 1 : 0);
  out.put(plan.defenseTiles / 4);
  out.put(plan.shuttleRow / 5);
  out.put(plan.satelliteRow / 4);
  for (let row = 0; row < ROWS; row++) {
    out.contest(rowNow(plan, row) / 5);
    out.contest(heading(plan, row) / 5);
  }
}

/** Modules in the ports: terrabots by letter, shuttles, satellites, units by company. */
const WAITING = new Float32Array(13);
/** The cards on top of the posts, by officer. */
const TOPS = new Float32Array(5);

function common(s: Reworld, out: Writer): void {
  out.put(s.chapter === 2 ? 1 : 0);
  out.oneOf(s.chapter === 1 ? s.round - 1 : -1, 5);
  WAITING.fill(0);
  let shields = 0;
  let modules = 0;
  for (const id of s.ports) {
    if (id === null) continue;
    const code = codeOf(id);
    const { kind } = code;
    const k = kind === TERRABOT ? code.letter : kind === UNIT ? 7 + code.company : 4 + kind;
    WAITING[k] = (WAITING[k] as number) + 1;
    shields += code.shields;
    modules++;
  }
  out.all(WAITING, 2);
  out.put(shields / 8);
  out.put(modules / 20);
  const ships = shipMask(s.ships);
  for (let k = 0; k < SHIPS; k++) out.put((ships >> k) & 1);
  TOPS.fill(0);
  for (const post of s.posts) {
    const top = post.at(-1);
    if (top !== undefined) TOPS[top - 1] = (TOPS[top - 1] as number) + 1;
  }
  out.all(TOPS, 5);
  out.put(s.admiralSpace === null ? 1 : 0);
}

function stage(s: Reworld): number {
  if (s.chapter === 1) return s.round - 1;
  let aboard = 0;
  for (const { docks } of s.players) for (const dock of docks) aboard += dock.length;
  const each = (2 * aboard) / s.players.length;
  const passed = ABOARD.findIndex((modules) => each > modules);
  return 5 + (passed < 0 ? ABOARD.length : passed);
}

/** What nets of Reworld are told. */
export const features: Features<Reworld> = {
  version: 1,
  scale: 40,
  stages: 5 + ABOARD.length + 1,
  stage,
  prepare: plansOf,
  seat,
  own: (s, own, out) => out.all(s.players[own]?.hand ?? [], 3),
  common,
  /** The evaluation has played all carriers empty. */
  found(_s, own, out) {
    const plan = planOf(own);
    out.put(plan.points / 100);
    for (let row = 0; row < ROWS; row++) out.contest(rowNow(plan, row) / 5);
  },
};
