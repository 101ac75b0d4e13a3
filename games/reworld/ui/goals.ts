import type { Seat } from '@orrery/kernel';
import type { Goal } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { Condition } from '../data/index.ts';
import type { PlayerView, ReworldView, RowForecast, ShipProgress } from '../rules/view-types.ts';
import { moduleOf, rowPrizes, shipSide } from '../text/components.ts';
import { say } from '../text/say.ts';
import { at } from './places.ts';

/** Ships that nobody has claimed; docks are counted once nobody loads them any more (REW-POP-06). */
function ship(
  lang: Lang,
  { chapter, players }: ReworldView,
  seat: Seat,
  of: ShipProgress,
): readonly Goal[] {
  const { condition } = shipSide(of.ship, players.length);
  const ofDocks = condition.op === 'dockEmpty' || condition.op === 'allDocksEmpty';
  if (of.owner !== null || (ofDocks && chapter === 1)) return [];
  const goal = { points: of.points, place: at.ship(of.ship) };
  if (condition.op === 'dockEmpty') {
    const { dock } = condition;
    const left = players[seat]?.docks[dock - 1]?.length ?? 0;
    return [{ ...goal, text: say(lang, 'goal.dockEmpty', { n: dock }), have: 0, want: left }];
  }
  const text = say(lang, `goal.${condition.op}`, { n: of.needed });
  const player = players[seat];
  const loaded = chapter === 1 && player ? aboard(player, condition) : null;
  if (loaded !== null) {
    const label = say(lang, 'goal.aboard', { goal: text });
    return [{ ...goal, text: label, have: loaded, want: of.needed }];
  }
  return [{ ...goal, text, have: of.reached[seat] ?? 0, want: of.needed }];
}

/** What is aboard of it already: in Chapter One nothing is unloaded, and all is seen. */
function aboard({ docks }: PlayerView, condition: Condition): number | null {
  const modules = docks.flat().map(moduleOf);
  const units = modules.flatMap((module) => (module.kind === 'builder' ? [module.company] : []));
  switch (condition.op) {
    case 'shuttleRowAtLeast':
      return modules.filter(({ kind }) => kind === 'shuttle').length;
    case 'satelliteRowAtLeast':
      return modules.filter(({ kind }) => kind === 'satellite').length;
    case 'unitsOfCompanyAtLeast':
      return units.filter((company) => company === condition.company).length;
    case 'distinctCompaniesAtLeast':
      return new Set(units).size;
    default:
      return null;
  }
}

/** One more than whoever is ahead in a row of the mothership (REW-SCORE-05). */
function first(
  lang: Lang,
  seat: Seat,
  seats: number,
  { row, values, points }: RowForecast,
): readonly Goal[] {
  const mine = values[seat] ?? 0;
  const best = Math.max(0, ...values.map((value, other) => (other === seat ? 0 : (value ?? 0))));
  if (mine > best || best === 0) return [];
  const named =
    row === 'defense' ? say(lang, 'goal.defense') : say(lang, 'goal.city', { letter: row });
  const more = (rowPrizes(row, seats)[0] ?? 0) - (points[seat] ?? 0);
  const text = say(lang, 'goal.first', { row: named });
  return [{ text, have: mine, want: best + 1, points: more, place: at.mothership(row) }];
}

/** Population ships and rows of the mothership that a seat is on its way to. */
export function goals(lang: Lang, view: ReworldView, seat: Seat): readonly Goal[] {
  return [
    ...view.ships.flatMap((one) => ship(lang, view, seat, one)),
    ...view.mothership.flatMap((one) => first(lang, seat, view.players.length, one)),
  ].filter(({ have, want }) => have < want);
}
