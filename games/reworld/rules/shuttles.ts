import { type Forbidden, missing, type Seat } from '@orrery/kernel';
import { answers, type LoadAnswer, type LoadChoice } from './answers.ts';
import { dockOf, unload } from './docks.ts';
import type { Context, ReworldQuestion } from './handler-types.ts';
import {
  type Dock,
  type Letter,
  LETTERS,
  type ModuleId,
  OFFICERS,
  type Player,
  player,
  type Reworld,
  type Transport,
} from './state.ts';
import { tile } from './tiles.ts';
import { forbidCity, legalCities, orderMatters, placeUnit } from './units.ts';

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

const { make, read } = answers.transportLoad;

export const transportLoad: ReworldQuestion<'transportLoad', LoadChoice> = {
  rule: 'REW-SHUT-04',
  seat: (_s, task) => task.seat,
  candidates(s, { seat }) {
    const p = player(s, seat);
    return [...OFFICERS.flatMap((dock) => triedAt(p, dock)), 'stop'];
  },
  forbid: (s, { seat }, choice) =>
    forbidLoad(player(s, seat), read(choice) ?? missing('answer', choice)),
  options(s, { seat }) {
    const p = player(s, seat);
    const options: LoadChoice[] = [];
    for (const dock of OFFICERS) if (isBuilder(dockOf(p, dock).at(-1))) options.push(dock);
    options.push('stop');
    return options;
  },
  choose(s, { seat }, choice, ctx) {
    const answer = read(choice) ?? missing('answer', choice);
    const transport = transportOf(s);
    const { left, carried } = transport;
    if (answer.action === 'stop') s.transport = { ...transport, left: 0 };
    else {
      const { dock } = answer;
      const unit = unload(player(s, seat), dock);
      // REW-SHUT-06: one after the other
      s.transport = { ...transport, left: left - 1, carried: [...carried, unit] };
      ctx.emit({ type: 'unitLoaded', seat, dock, unit });
    }
    goOn(s, seat, ctx);
  },
};

/** The outermost place of a dock, and every unit behind it. */
function triedAt(p: Player, dock: Dock): readonly LoadChoice[] {
  const tried: LoadChoice[] = [dock];
  const modules = dockOf(p, dock);
  for (let place = 2; place <= modules.length; place++) {
    if (isBuilder(modules.at(-place))) tried.push(make({ action: 'module', dock, place }));
  }
  return tried;
}

function forbidLoad(p: Player, answer: LoadAnswer): Forbidden | null {
  if (answer.action === 'stop') return null;
  const { dock } = answer;
  const modules = dockOf(p, dock);
  const outer = modules.at(-1);
  if (outer === undefined) return { rule: 'REW-SHUT-05', facts: { how: 'empty', dock } };
  if (answer.action === 'module') {
    const unit = modules.at(-answer.place) ?? missing('unit', dock);
    return { rule: 'REW-SHUT-05', facts: { dock, outer, unit, n: answer.place - 1 } };
  }
  if (isBuilder(outer)) return null; // REW-SHUT-05, REW-SHUT-08
  return modules.some(isBuilder)
    ? { rule: 'REW-SHUT-05', facts: { how: 'covered', dock, outer } }
    : { rule: 'REW-SHUT-08', facts: { dock, outer } };
}

export const transportUnit: ReworldQuestion<'transportUnit', ModuleId> = {
  rule: 'REW-SHUT-11',
  seat: (_s, task) => task.seat,
  candidates(s, { seat }) {
    const { carried } = transportOf(s);
    const [one = '', two] = carried;
    // Where the order changes nothing, both orders are one answer: the unit loaded first.
    return two === undefined || orderMatters(player(s, seat), one, two) ? carried : [one];
  },
  forbid: () => null,
  choose(s, { seat }, unit, ctx) {
    if (legalCities(player(s, seat), unit).length > 0) {
      return ctx.then({ type: 'transportCity', seat, unit });
    }
    putDown(s, unit);
    s.box = [...s.box, unit]; // REW-UNIT-06
    ctx.emit({ type: 'unitLost', seat, unit });
    goOn(s, seat, ctx);
  },
};

export const transportCity: ReworldQuestion<'transportCity', Letter> = {
  rule: 'REW-UNIT-06',
  seat: (_s, task) => task.seat,
  candidates: () => LETTERS,
  forbid: (s, { seat, unit }, letter) => forbidCity(player(s, seat), unit, letter),
  options: (s, { seat, unit }) => legalCities(player(s, seat), unit),
  choose(s, { seat, unit }, city, ctx) {
    putDown(s, unit);
    const points = placeUnit(player(s, seat), unit, city);
    ctx.emit({ type: 'unitPlaced', seat, unit, city, points });
    goOn(s, seat, ctx);
  },
};

function putDown(s: Reworld, unit: ModuleId): void {
  const transport = transportOf(s);
  s.transport = { ...transport, carried: transport.carried.filter((other) => other !== unit) };
}
