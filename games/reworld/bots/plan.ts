import { LETTERS } from '../data/index.ts';
import { type Player, type Reworld, score } from '../rules/state.ts';
import { AGRI, type Code, codeOf, SHUTTLE, TERRABOT, UNIT } from './codes.ts';

/** One seat's carrier and colony in numbers, on which the rest of the game is played through. */
export interface Plan {
  /** From the inner end to the outer. */
  readonly docks: readonly Code[][];
  /** Terrabots and units in each city, and the construction company at work there (-1: none). */
  readonly bots: number[];
  readonly units: number[];
  readonly site: number[];
  /** The city of each company (-1: none) and its units in the colony. */
  readonly cityOf: number[];
  readonly placed: number[];
  /** Still on the docks: terrabots by letter, units by company, all units, shuttles, shields, modules. */
  readonly botsAboard: number[];
  readonly companyAboard: number[];
  unitsAboard: number;
  shuttlesAboard: number;
  shieldsAboard: number;
  modules: number;
  /** Shuttles that later rounds will bring, on no dock yet. */
  helpers: number;
  /** In Chapter One a city is counted on before its terrabot is there. */
  prospects: boolean;
  /** Docks, by their bits, that are empty only because their modules are still to come. */
  toLoad: number;
  shields: number;
  defenseTiles: number;
  shuttleRow: number;
  satelliteRow: number;
  points: number;
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

function newPlan(): Plan {
  return {
    docks: [[], [], [], [], []],
    bots: zeros(5),
    units: zeros(5),
    site: zeros(5),
    cityOf: zeros(6),
    placed: zeros(6),
    botsAboard: zeros(5),
    companyAboard: zeros(6),
    unitsAboard: 0,
    shuttlesAboard: 0,
    shieldsAboard: 0,
    modules: 0,
    helpers: 0,
    prospects: false,
    toLoad: 0,
    shields: 0,
    defenseTiles: 0,
    shuttleRow: 0,
    satelliteRow: 0,
    points: 0,
  };
}

/** Made once: an evaluation fills them anew and keeps nothing. */
const PLANS: readonly Plan[] = [newPlan(), newPlan(), newPlan(), newPlan()];

/** As the last evaluation left it. */
export const planOf = (seat: number): Plan => PLANS[seat] as Plan;

export const at = (numbers: readonly number[], i: number): number => numbers[i] as number;

export function add(numbers: number[], i: number, n: number): void {
  numbers[i] = at(numbers, i) + n;
}

/** Tiles of a city, its sign included; 0: there is none. */
export function cityTiles(plan: Plan, city: number): number {
  const tiles = at(plan.bots, city) + at(plan.units, city);
  return tiles === 0 ? 0 : tiles + 1;
}

export function plansOf(s: Reworld): readonly Plan[] {
  const plans = PLANS.slice(0, s.players.length);
  s.players.forEach((player, seat) => fillPlan(plans[seat] as Plan, player));
  return plans;
}

function fillPlan(plan: Plan, player: Player): void {
  plan.bots.fill(0);
  plan.units.fill(0);
  plan.site.fill(-1);
  plan.cityOf.fill(-1);
  plan.placed.fill(0);
  plan.botsAboard.fill(0);
  plan.companyAboard.fill(0);
  plan.unitsAboard = 0;
  plan.shuttlesAboard = 0;
  plan.shieldsAboard = 0;
  plan.modules = 0;
  plan.helpers = 0;
  plan.prospects = false;
  plan.toLoad = 0;
  plan.points = score(player);
  plan.shuttleRow = player.shuttles.length;
  plan.satelliteRow = player.satellites.length;
  plan.defenseTiles = player.defense.length;
  plan.shields = 0;
  for (const id of player.defense) plan.shields += codeOf(id).shields;
  for (const city of player.cities) {
    const letter = LETTERS.indexOf(city.letter);
    for (const id of city.modules) settle(plan, codeOf(id), letter);
  }
  for (let d = 0; d < 5; d++) {
    const dock = plan.docks[d] as Code[];
    const modules = player.docks[d] as string[];
    dock.length = 0;
    for (let i = 0; i < modules.length; i++) board(plan, dock, codeOf(modules[i] as string));
  }
}

function board(plan: Plan, dock: Code[], code: Code): void {
  dock.push(code);
  plan.modules++;
  plan.shieldsAboard += code.shields;
  if (code.kind === TERRABOT) add(plan.botsAboard, code.letter, 1);
  else if (code.kind === SHUTTLE) plan.shuttlesAboard++;
  else if (code.kind === UNIT) {
    plan.unitsAboard++;
    add(plan.companyAboard, code.company, 1);
  }
}

/** A terrabot or unit comes to a city. */
export function settle(plan: Plan, code: Code, city: number): void {
  if (code.kind === TERRABOT) {
    add(plan.bots, city, 1);
    return;
  }
  add(plan.units, city, 1);
  add(plan.placed, code.company, 1);
  if (code.company !== AGRI) {
    plan.site[city] = code.company;
    plan.cityOf[code.company] = city;
  }
}

/** The outermost module leaves its dock. */
export function unboard(plan: Plan, dock: number): Code {
  const code = (plan.docks[dock] as Code[]).pop() as Code;
  plan.modules--;
  plan.shieldsAboard -= code.shields;
  if (code.kind === TERRABOT) add(plan.botsAboard, code.letter, -1);
  else if (code.kind === SHUTTLE) plan.shuttlesAboard--;
  else if (code.kind === UNIT) {
    plan.unitsAboard--;
    add(plan.companyAboard, code.company, -1);
  }
  return code;
}
