import type { Seat, Viewer } from '@orrery/kernel';
import { at, CATEGORIES, type Category, data } from '../data/index.ts';
import { HEX_COUNT } from '../data/map.ts';
import { COMMON_TYPES, LSS_TYPES } from '../data/tables.ts';
import { progressPoints } from './colony.ts';
import { met } from './counters.ts';
import { finalPoints, totalOf } from './end.ts';
import type { MarsEvent } from './events.ts';
import { kindOfLoan, ownerOfLoan, userOfLoan } from './loans.ts';
import { rewardPoints, rowOf } from './lss.ts';
import { extraCost, onSlots, RED_COUNT, RED_SIDE } from './placement.ts';
import { productionOf } from './resources.ts';
import { turnOrder } from './round.ts';
import { shipsWelcomed } from './ships.ts';
import { wantedType } from './solo-choice.ts';
import {
  beds,
  type Company,
  company,
  type CompanyId,
  companyCount,
  depotRoom,
  isLacerda,
  type OnMars,
  player,
  sideOf,
  storageLimit,
} from './state.ts';
import { familyOf, sitesOf, sizeAt } from './terrain.ts';
import type { CompanyView, OpenView, OwnView, SoloView, StackView } from './view-types.ts';

const SPACES = data.shuttle.travelSpaces;
const NO_GOODS: readonly number[] = Array<number>(6).fill(0);

type ByCategory = Readonly<Record<Category, number>>;
const byCategory = (points: readonly number[]): ByCategory =>
  Object.fromEntries(CATEGORIES.map((category, i) => [category, points[i] ?? 0])) as ByCategory;

/** Points so far, and final scoring if it came now; once it has come, nothing more. */
function forecastOf(s: OnMars, id: CompanyId): ByCategory {
  const now = byCategory(company(s, id).points);
  if (s.outcome !== null) return now;
  const then = finalPoints(s, id);
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, now[category] + then[category]]),
  ) as ByCategory;
}

const sumOf = (points: ByCategory): number =>
  CATEGORIES.reduce((sum, category) => sum + points[category], 0);

/** Colonists that a journey to the other side brings back. */
function returning(s: OnMars, id: CompanyId, p: Readonly<Company>): number {
  if (p.space < 0) return p.work;
  const to = 1 - sideOf(p);
  let n = p.work;
  for (let red = 0; red < RED_COUNT; red++) if (RED_SIDE[red] === to) n += onSlots(s, red, id);
  return n;
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function companyView(s: OnMars, id: CompanyId): CompanyView {
  const p = company(s, id);
  const machine = isLacerda(s, id);
  const forecast = forecastOf(s, id);
  const back = machine ? 0 : returning(s, id, p);
  const { goods, crystals, pending, home, work, supply, miners, ships, hangar, shelters } = p;
  const { bots, botsLeft, rover, cubes, plans, tech, techSets, scientists, contracts } = p;
  const { loads, done, goalDone, research, space, played } = p;
  return {
    goods,
    crystals,
    pending,
    home,
    work,
    supply,
    miners,
    ships,
    hangar,
    shelters,
    bots,
    botsLeft,
    rover,
    cubes,
    plans,
    tech,
    techSets,
    scientists,
    contracts,
    loads,
    done,
    goalDone,
    research,
    space,
    played,
    isLacerda: machine,
    side: space < 0 ? -1 : sideOf(p),
    storageLimit: storageLimit(p),
    beds: beds(p),
    depotRoom: depotRoom(p),
    crystalsLost: Math.max(0, crystals + pending - depotRoom(p)),
    shipsWelcomed: shipsWelcomed(p),
    goals: p.goals.length, // MARS-INFO-02
    goalsSpent: p.goalsSpent.length,
    discoveries: p.discoveries.length, // MARS-INFO-03
    hasTaskA: p.taskA >= 0,
    tasksB: p.tasksB.length,
    points: byCategory(p.points),
    score: totalOf(p),
    forecast,
    forecastTotal: sumOf(forecast),
    extraCosts: numbers(RED_COUNT).map((red) => extraCost(s, id, red)),
    rewards: s.rewards.map((reward) => rewardPoints(s, id, reward)),
    production: machine ? NO_GOODS : productionOf(s, id),
    returning: back,
    returningLost: Math.max(0, home + back - beds(p)),
    progressPoints: progressPoints(cubes),
  };
}

function stackView(s: OnMars, kind: number): StackView {
  const stack = s.stacks[kind] ?? [];
  return { left: stack.length, top: s.unseen & (1 << kind) ? -1 : (stack.at(-1) ?? -1) };
}

/** The next Shuttle phase is the first (MARS-SHUT-01 to MARS-SHUT-03). */
function crossesIn(s: OnMars): number {
  if (s.shuttle < 0) return 0;
  if (s.lastCrossing) return 1;
  if (at(data.colonyLevels, s.level - 1).shuttleSpace === null) return 0;
  return at(SPACES, s.shuttle).number;
}

function soloView(s: OnMars): SoloView | null {
  if (s.solo === null) return null;
  const { deck, discard, decks, icon } = s.solo;
  const [own, his] = [0, 1].map((id) => sumOf(forecastOf(s, id))) as [number, number];
  return {
    deck: deck.length,
    discard,
    decks,
    icon,
    next: wantedType(s),
    goals: data.soloGoals.map(({ requirements }) => requirements.map((one) => met(s, 0, one))),
    ahead: own - his,
  };
}

/** Sites of the type that is being built. */
function sitesView(s: OnMars): readonly number[] | null {
  const task = s.tasks.at(-1);
  if (task?.type !== 'constructHex') return null;
  return [...sitesOf(s, familyOf(task.kind, task.seat))];
}

/** What everybody sees (MARS-INFO-02); parts that are open as they are belong to the state itself. */
export function view(s: OnMars): OpenView {
  const { phase, round, active, mainDone, executiveDone, variants } = s;
  const { buildings, ground, built, workplaces, slots, exploration, tilesOut, warehouse } = s;
  const { grid, planRow, plansOut, display, contractDeck, missions, trackers, steps } = s;
  const { lastRound, level, rewards, shuttle, shuttleLeft, radar, tasksShown } = s;
  return {
    phase,
    round,
    active,
    mainDone,
    executiveDone,
    variants,
    buildings,
    ground,
    built,
    workplaces,
    slots,
    exploration,
    tilesOut,
    warehouse,
    grid,
    planRow,
    plansOut,
    display,
    contractDeck,
    missions,
    trackers,
    steps,
    lastRound,
    level,
    rewards,
    shuttle,
    shuttleLeft,
    radar,
    tasksShown,
    focus: s.tasks.at(-1) ?? null,
    sizes: numbers(HEX_COUNT).map((hex) => sizeAt(s, hex)),
    sites: sitesView(s),
    stacks: COMMON_TYPES.map((kind) => stackView(s, kind)),
    discoveriesLeft: s.discoveryStack.length,
    techLeft: s.techPile.length,
    plansLeft: s.planDeck.length,
    tasksLeft: s.taskDeck.length,
    rows: LSS_TYPES.map((kind) => rowOf(s, kind)),
    crossesIn: crossesIn(s),
    loans: s.loans.map((loan) => ({
      user: userOfLoan(loan),
      owner: ownerOfLoan(loan),
      kind: kindOfLoan(loan),
    })),
    companies: numbers(companyCount(s)).map((id) => companyView(s, id)),
    order: turnOrder(s),
    solo: soloView(s),
    winners: s.outcome?.winners ?? null,
  };
}

/** MARS-INFO-01, MARS-INFO-03 */
export function own(s: OnMars, seat: Seat): OwnView {
  const { goals, goalsSpent, discoveries, taskA, tasksB } = player(s, seat);
  return {
    goals: goals.map((goal) => ({
      goal,
      ...met(s, seat, at(data.privateGoals, goal).condition),
    })),
    goalsSpent,
    discoveries,
    taskA,
    tasksB,
  };
}

/** Which card was given up or drawn is for its owner (MARS-INFO-04). */
export function viewEvent(event: MarsEvent, viewer: Viewer): MarsEvent {
  if (event.type === 'goalSpent' && event.seat !== viewer) return { ...event, goal: null };
  if (event.type === 'tasksDrawn' && event.seat !== viewer) return { ...event, cards: null };
  return event;
}
