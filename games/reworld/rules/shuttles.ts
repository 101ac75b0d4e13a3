import { type Json, missing, type Seat } from '@orrery/kernel';
import { dockOf, unload } from './docks.ts';
import type { Context, ReworldQuestion } from './handler-types.ts';
import {
  type Dock,
  type Letter,
  type ModuleId,
  OFFICERS,
  player,
  type Reworld,
  type Transport,
} from './state.ts';
import { tile } from './tiles.ts';
import { legalCities, placeUnit, whyNotThere } from './units.ts';

const transportOf = (s: Reworld): Transport => s.transport ?? missing('transport', 'pending');

const isBuilder = (id: ModuleId | undefined): boolean =>
  id !== undefined && tile(id).kind === 'builder';

/** The shuttle leaves its dock before anything is loaded (REW-SHUT-07, REW-SHUT-13). */
export function launchShuttle(
  s: Reworld,
  { seat, dock, viaUnit }: { readonly seat: Seat; readonly dock: Dock; readonly viaUnit: boolean },
  ctx: Context,
): void {
  const p = player(s, seat);
  const unit = viaUnit ? unload(p, dock) : null; // REW-SHUT-09
  const shuttle = unload(p, dock);
  const carried = unit === null ? [] : [unit];
  s.transport = { seat, shuttle, left: tile(shuttle).capacity - carried.length, carried };
  ctx.emit({ type: 'shuttleLaunched', seat, dock, module: shuttle, unit });
  goOn(s, seat, ctx);
}

/** More loading while manoeuvres are left, then the units, then the shuttle (REW-SHUT-11). */
function goOn(s: Reworld, seat: Seat, ctx: Context): void {
  const { left, carried, shuttle } = transportOf(s);
  if (left > 0) return ctx.then({ type: 'transportLoad', seat });
  if (carried.length > 0) return ctx.then({ type: 'transportUnit', seat });
  const p = player(s, seat);
  p.shuttles = [...p.shuttles, shuttle];
  s.transport = null;
  ctx.emit({ type: 'shuttleParked', seat, module: shuttle });
  ctx.then({ type: 'claimShips', seat });
}

export const transportLoad: ReworldQuestion<'transportLoad', Dock | 'stop'> = {
  rule: 'REW-SHUT-04',
  seat: (_s, task) => task.seat,
  options(s, { seat }) {
    const p = player(s, seat);
    const options: (Dock | 'stop')[] = [];
    for (const dock of OFFICERS) {
      if (isBuilder(dockOf(p, dock).at(-1))) options.push(dock); // REW-SHUT-05, REW-SHUT-08
    }
    options.push('stop');
    return options;
  },
  choose(s, { seat }, choice, ctx) {
    const transport = transportOf(s);
    const { left, carried } = transport;
    if (choice === 'stop') s.transport = { ...transport, left: 0 };
    else {
      const unit = unload(player(s, seat), choice);
      // REW-SHUT-06: one after the other
      s.transport = { ...transport, left: left - 1, carried: [...carried, unit] };
      ctx.emit({ type: 'unitLoaded', seat, dock: choice, unit });
    }
    goOn(s, seat, ctx);
  },
  refuse(s, { seat }, choice) {
    const dock = OFFICERS.find((officer) => officer === choice);
    if (dock === undefined) return 'REW-API-01';
    const modules = dockOf(player(s, seat), dock);
    return modules.length === 0 || modules.some(isBuilder) ? 'REW-SHUT-05' : 'REW-SHUT-08';
  },
};

export const transportUnit: ReworldQuestion<'transportUnit', ModuleId> = {
  rule: 'REW-SHUT-11',
  seat: (_s, task) => task.seat,
  options: (s) => transportOf(s).carried,
  choose(s, { seat }, unit, ctx) {
    if (legalCities(player(s, seat), unit).length > 0) {
      return ctx.then({ type: 'transportCity', seat, unit });
    }
    putDown(s, unit);
    s.box = [...s.box, unit]; // REW-UNIT-06
    ctx.emit({ type: 'unitLost', seat, unit });
    goOn(s, seat, ctx);
  },
  refuse: (_s, _task, choice: Json) => (typeof choice === 'string' ? 'REW-API-05' : 'REW-API-01'),
};

export const transportCity: ReworldQuestion<'transportCity', Letter> = {
  rule: 'REW-UNIT-06',
  seat: (_s, task) => task.seat,
  options: (s, { seat, unit }) => legalCities(player(s, seat), unit),
  choose(s, { seat, unit }, city, ctx) {
    putDown(s, unit);
    const points = placeUnit(player(s, seat), unit, city);
    ctx.emit({ type: 'unitPlaced', seat, unit, city, points });
    goOn(s, seat, ctx);
  },
  refuse: (s, { seat, unit }, choice) => whyNotThere(player(s, seat), unit, choice),
};

function putDown(s: Reworld, unit: ModuleId): void {
  const transport = transportOf(s);
  s.transport = { ...transport, carried: transport.carried.filter((other) => other !== unit) };
}
