import type { Forbidden, Seat } from '@orrery/kernel';
import { at, data } from '../data/index.ts';
import { distance, HEXES, ring, START } from '../data/map.ts';
import { deedOf, ORDER_SPACES, SIDE_SPACES } from '../data/tables.ts';
import { answers } from './answers.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { contribute } from './missions.ts';
import { company, type CompanyId, companyCount, edit, type OnMars, player } from './state.ts';
import { FIRST_TILE, isEmpty, piecesOnMap } from './terrain.ts';

const PLACED = deedOf('discoveryPlaced');
/** How far from the own Rover a Discovery tile is put (MARS-TRAV-01). */
const REACH = 3;

export const roverHex = (s: OnMars, id: CompanyId): number => {
  const { rover } = company(s, id);
  return rover < 0 ? START : rover;
};

/** Empty hexes exactly three from the Rover. */
export function discoveryHexes(s: OnMars, id: CompanyId): number[] {
  const on = piecesOnMap(s);
  return ring(roverHex(s, id), REACH).filter((hex) => isEmpty(s, on, hex));
}

export const hasDiscovery = (s: OnMars): boolean => s.exploration.some((tile) => tile >= 0);

/** The steps of a journey (MARS-TRAV). */
export const travelTo: Runs<'travelTo'> = {
  run(s, { seat, to, discovery, how }, ctx) {
    ctx.emit({ type: 'travelled', seat, to, how });
    if (to === 0) ctx.then({ type: 'produce', seat, by: 'travel', boost: false });
    else if (discovery && hasDiscovery(s) && discoveryHexes(s, seat).length > 0) {
      ctx.then({ type: 'travelTile', seat });
    }
    ctx.then({ type: 'comeHome', seat, side: to }, { type: 'travelSpace', seat, side: to });
  },
};

type PlaceChoice = ReturnType<typeof answers.travelTile.make>;
const PLACES: readonly PlaceChoice[] = ['left', 'right'];

export const travelTile: Asks<'travelTile', PlaceChoice> = {
  rule: 'MARS-TRAV-01',
  seat: (_s, { seat }) => seat,
  candidates: () => PLACES,
  forbid(s, _task, choice) {
    const tile = s.exploration[answers.travelTile.read(choice)] as number;
    return tile >= 0 ? null : { rule: 'MARS-SETUP-01' };
  },
  choose(_s, { seat }, choice, ctx) {
    ctx.then({ type: 'travelHex', seat, place: answers.travelTile.read(choice) });
  },
};

/** A tile of the Exploration space comes face up on the map. */
export function putDiscovery(
  s: OnMars,
  id: CompanyId,
  place: number,
  hex: number,
  ctx: Context,
): void {
  const tile = s.exploration[place] as number;
  s.exploration = s.exploration.with(place, -1);
  s.ground = s.ground.with(hex, FIRST_TILE + tile);
  ctx.emit({ type: 'discoveryPlaced', seat: id, tile, hex });
  contribute(s, id, PLACED, ctx);
}

export const travelHex: Asks<'travelHex', string> = {
  rule: 'MARS-TRAV-01',
  seat: (_s, { seat }) => seat,
  candidates: () => HEXES,
  forbid(s, { seat }, choice) {
    const hex = answers.travelHex.read(choice);
    const far = distance(roverHex(s, seat), hex);
    if (far !== REACH) return { rule: 'MARS-TRAV-01', facts: { how: 'far', hex, far } };
    return isEmpty(s, piecesOnMap(s), hex) ? null : { rule: 'MARS-TRAV-01', facts: { hex } };
  },
  options: (s, { seat }) => discoveryHexes(s, seat).map(answers.travelHex.make),
  choose(s, { seat, place }, choice, ctx) {
    putDiscovery(s, seat, place, answers.travelHex.read(choice), ctx);
    ctx.then({ type: 'refillExploration' });
  },
};

/** A tile that left is replaced in its own place, before what follows (MARS-SETUP-01). */
export function refill(s: OnMars, ctx: Context): void {
  for (let place = 0; place < s.exploration.length; place++) {
    const tile = s.discoveryStack.at(-1);
    if (tile === undefined || (s.exploration[place] as number) >= 0) continue;
    ctx.reveal();
    s.discoveryStack = s.discoveryStack.slice(0, -1);
    s.exploration = s.exploration.with(place, tile);
    ctx.emit({ type: 'explorationRefilled', place, tile });
  }
}

export const refillExploration: Runs<'refillExploration'> = {
  run(s, _task, ctx) {
    refill(s, ctx);
  },
};

/** Who stands on a Turn Order space; -1: nobody (MARS-TURNO-01). */
export function holderOf(s: OnMars, space: number): CompanyId {
  const count = companyCount(s);
  for (let id = 0; id < count; id++) if (company(s, id).space === space) return id;
  return -1;
}

/** The marker comes to a space, whose bonus may be taken (MARS-TURNO-08). */
function standOn(s: OnMars, seat: Seat, space: number, ctx: Context): void {
  edit(s, seat).space = space;
  ctx.emit({ type: 'markerPlaced', seat, space });
  ctx.then({ type: 'perform', seat, by: at(data.turnOrderSpaces, space).id, must: false });
}

type SpaceChoice = ReturnType<typeof answers.travelSpace.make>;
const SPACES: readonly SpaceChoice[] = Array.from({ length: ORDER_SPACES }, (_, space) =>
  answers.travelSpace.make(space),
);

function whyNotSpace(s: OnMars, space: number): Forbidden | null {
  const holder = holderOf(s, space);
  return holder < 0 ? null : { rule: 'MARS-TURNO-01', facts: { player: holder } };
}

export const travelSpace: Asks<'travelSpace', SpaceChoice> = {
  rule: 'MARS-TRAV-04',
  seat: (_s, { seat }) => seat,
  candidates: () => SPACES,
  forbid(s, { side }, choice) {
    const space = answers.travelSpace.read(choice);
    if (space < SIDE_SPACES !== (side === 0)) return { rule: 'MARS-TRAV-04', facts: { side } };
    return whyNotSpace(s, space);
  },
  choose(s, { seat }, choice, ctx) {
    standOn(s, seat, answers.travelSpace.read(choice), ctx);
  },
};

/** Before the first round each picks a space, of either side (MARS-SETUP-14). */
export const setupTurnOrderSpace: Asks<'setupTurnOrderSpace', SpaceChoice> = {
  rule: 'MARS-SETUP-14',
  seat: (_s, { seat }) => seat,
  candidates: () => SPACES,
  forbid: (s, _task, choice) => whyNotSpace(s, answers.setupTurnOrderSpace.read(choice)),
  choose(s, { seat }, choice, ctx) {
    standOn(s, seat, answers.setupTurnOrderSpace.read(choice), ctx);
  },
};

/** First Colonists: the space is given, its bonus may be taken (MARS-FC-02). */
export const setupBonus: Runs<'setupBonus'> = {
  run(s, { seat }, ctx) {
    standOn(s, seat, player(s, seat).space, ctx);
  },
};
