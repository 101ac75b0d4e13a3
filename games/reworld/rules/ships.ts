import { never } from '@orrery/kernel';
import { type Condition, data, playerCount, type Side } from '../data/index.ts';
import { companiesOf, rowValue, shieldsOf, tilesIn, unitsOf } from './colony.ts';
import { dockOf } from './docks.ts';
import type { ReworldEffect } from './handler-types.ts';
import { nextSeat } from './round.ts';
import {
  gain,
  OFFICERS,
  type Player,
  player,
  type Reworld,
  type Row,
  score,
  type ShipId,
} from './state.ts';

/** A ship as it lies for some number of players. */
export interface ShipSide {
  readonly ship: ShipId;
  readonly points: number;
  readonly needed: number;
  /** How far a player is towards it. */
  readonly reached: (p: Player) => number;
}

const sidesOf = (side: Side): readonly ShipSide[] =>
  data.populationShips.map(({ id: ship, sides }) => {
    const { condition, points } = sides[side];
    return { ship, points, needed: neededFor(condition), reached: measureOf(condition) };
  });

const SIDES: Readonly<Record<Side, readonly ShipSide[]>> = {
  '2-3': sidesOf('2-3'),
  '4': sidesOf('4'),
};

/** All ships as they lie for this many players (REW-SETUP-04), in the order of the data. */
export const shipSides = (s: Reworld): readonly ShipSide[] =>
  SIDES[playerCount(s.players.length).populationSide];

export const claimShips: ReworldEffect<'claimShips'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    const left = s.ships;
    let next = 0;
    // The score ship is the last of the data, so it sees the points of the others: REW-POP-04.
    for (const { ship, points, needed, reached } of shipSides(s)) {
      if (ship !== left[next]) continue; // both are in the order of the data
      next++;
      if (reached(p) < needed) continue; // REW-POP-08: at least
      s.ships = s.ships.filter((other) => other !== ship);
      p.ships = [...p.ships, ship];
      gain(p, 'ships', points); // REW-POP-02
      ctx.emit({ type: 'shipClaimed', seat, ship, points });
    }
    ctx.then({ type: 'nextLaunch', seat: nextSeat(s, seat) });
  },
};

function neededFor(condition: Condition): number {
  switch (condition.op) {
    case 'dockEmpty':
      return 1;
    case 'allDocksEmpty':
      return OFFICERS.length;
    default:
      return condition.n;
  }
}

/** What a condition counts (REW-POP-06). Chosen once: views ask it of every ship after every answer. */
function measureOf(condition: Condition): ShipSide['reached'] {
  switch (condition.op) {
    case 'dockEmpty': // also if never loaded: REW-POP-07
      return (p) => (dockOf(p, condition.dock).length === 0 ? 1 : 0);
    case 'allDocksEmpty':
      return emptyDocks;
    case 'cityTilesAtLeast':
      return largestCity;
    case 'shieldsAtLeast':
      return shieldsOf;
    case 'shuttleRowAtLeast':
      return (p) => p.shuttles.length;
    case 'satelliteRowAtLeast':
      return (p) => p.satellites.length;
    case 'unitsOfCompanyAtLeast':
      return (p) => unitsOf(p, condition.company);
    case 'distinctCompaniesAtLeast':
      return companiesOf;
    case 'rowsStartedAtLeast':
      return (p) => rowsStarted(p, condition.rows);
    case 'scoreAtLeast':
      return score;
    default:
      return never(condition);
  }
}

function emptyDocks(p: Player): number {
  let n = 0;
  for (const dock of p.docks) if (dock.length === 0) n++;
  return n;
}

function largestCity(p: Player): number {
  let most = 0;
  for (const city of p.cities) most = Math.max(most, tilesIn(city));
  return most;
}

function rowsStarted(p: Player, rows: readonly Row[]): number {
  let n = 0;
  for (const row of rows) if (rowValue(p, row) !== null) n++;
  return n;
}
