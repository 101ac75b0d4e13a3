import { missing, never } from '@orrery/kernel';
import { type Condition, playerCount, ships, type Side } from '../data/index.ts';
import { companiesOf, rowValue, shieldsOf, tilesIn, unitsOf } from './colony.ts';
import { dockOf } from './docks.ts';
import type { ReworldEffect } from './handler-types.ts';
import { nextSeat } from './round.ts';
import { type Player, player, type Reworld, score, type ShipId } from './state.ts';

interface ShipSide {
  readonly condition: Condition;
  readonly points: number;
}

/** The ship as it lies for this many players (REW-SETUP-04). */
export function shipSide(s: Reworld, ship: ShipId): ShipSide {
  const side: Side = playerCount(s.players.length).populationSide;
  return (ships[ship] ?? missing('ship', ship)).sides[side];
}

export const claimShips: ReworldEffect<'claimShips'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    // The score ship is the last of the data, so it sees the points of the others: REW-POP-04.
    for (let i = 0; i < s.ships.length;) {
      const ship = s.ships[i] ?? missing('ship', i);
      const { condition, points } = shipSide(s, ship);
      if (!isMet(p, condition)) {
        i++;
        continue;
      }
      s.ships.splice(i, 1);
      p.ships.push(ship);
      p.points.ships += points; // REW-POP-02
      ctx.emit({ type: 'shipClaimed', seat, ship, points });
    }
    ctx.then({ type: 'nextLaunch', seat: nextSeat(s, seat) });
  },
};

/** REW-POP-08: at least */
export function isMet(p: Player, condition: Condition): boolean {
  return reached(p, condition) >= needed(p, condition);
}

export function needed(p: Player, condition: Condition): number {
  switch (condition.op) {
    case 'dockEmpty':
      return 1;
    case 'allDocksEmpty':
      return p.docks.length;
    default:
      return condition.n;
  }
}

/** REW-POP-06 */
export function reached(p: Player, condition: Condition): number {
  switch (condition.op) {
    case 'dockEmpty':
      return dockOf(p, condition.dock).length === 0 ? 1 : 0; // also if never loaded: REW-POP-07
    case 'allDocksEmpty':
      return p.docks.reduce((n, dock) => (dock.length === 0 ? n + 1 : n), 0);
    case 'cityTilesAtLeast':
      return p.cities.reduce((most, city) => Math.max(most, tilesIn(city)), 0);
    case 'shieldsAtLeast':
      return shieldsOf(p);
    case 'shuttleRowAtLeast':
      return p.shuttles.length;
    case 'satelliteRowAtLeast':
      return p.satellites.length;
    case 'unitsOfCompanyAtLeast':
      return unitsOf(p, condition.company);
    case 'distinctCompaniesAtLeast':
      return companiesOf(p);
    case 'rowsStartedAtLeast':
      return condition.rows.filter((row) => rowValue(p, row) !== null).length;
    case 'scoreAtLeast':
      return score(p);
    default:
      return never(condition);
  }
}
