import {
  type Attacker,
  BASIC,
  lossChance,
  type Numbers,
  planTable,
  rowChances,
  rowsOf,
  systemTable,
  type Table,
} from '../data/index.ts';
import type { AlienView, ShipView } from '../rules/view-types.ts';

/** The attack that is being made; one that is over tells nothing of the next. */
export const underWay = ({ attack }: AlienView): AlienView['attack'] =>
  attack === null || attack.over ? null : attack;

/** A card without any bonus. */
const BARE: Attacker = { bonus: 0, draws: 1, armour: false, armourFleet: false };

/** The Ship whose odds are shown: the one that attacks or is asked about, else the first that could. */
export function shipShown(view: AlienView): ShipView | null {
  const { task } = view;
  const attack = underWay(view);
  const seat = attack?.seat ?? view.viewer ?? view.turn;
  const ships = view.players[seat]?.ships ?? [];
  const wanted =
    task?.type === 'attackOrSkip' || task?.type === 'chooseTarget'
      ? task.ship
      : (attack?.ship ?? null);
  return ships.find(({ ship }) => ship === wanted) ?? ships.find(({ ready }) => ready) ?? null;
}

export const unseenOf = (view: AlienView) => view.own?.unseen ?? view.unseen;

export interface Cell {
  /** The key of the row of the table. */
  readonly key: string;
  /** The values it holds for, as people read them. */
  readonly values: string;
  readonly chance: number;
}

/** `4+` where nothing is above it, `4–5` before a row of 6 and more. */
function valuesOf(table: Table, key: string): string {
  if (key !== '4') return key;
  if (table.table['5+'] !== undefined) return key;
  return table.table['6+'] === undefined ? '4+' : '4–5';
}

/** What an attack may come to, cell by cell, for the Ship that is shown. */
export function cellsOf(table: Table, numbers: Numbers, attacker: Attacker | null): Cell[] {
  const chances = rowChances(table, numbers, attacker ?? BARE);
  return rowsOf(table).map(([key]) => ({
    key,
    values: valuesOf(table, key),
    chance: chances[key] ?? 0,
  }));
}

export const lossOf = (table: Table, numbers: Numbers, attacker: Attacker): number =>
  lossChance(table, numbers, attacker);

/** The two tables an attack could meet: the available System, and the basic Plan or what is shown for it. */
export function tablesOf(view: AlienView): { readonly system: Table; readonly plan: Table } {
  const attack = underWay(view);
  const shown = attack !== null && attack.target >= 0 ? attack.plan : BASIC;
  return { system: systemTable(view.system), plan: planTable(shown) };
}
