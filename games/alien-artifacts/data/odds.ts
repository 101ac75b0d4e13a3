import type { SimpleEffect } from './ops.ts';
import { rowKey } from './tables.ts';
import type { Table } from './schema.ts';

/** How many cards that a viewer has not seen bear the numbers 1 to 4. */
export type Numbers = readonly [number, number, number, number];

/** How a Ship attacks one target: what adds to its number, and how many cards it may choose from. */
export interface Attacker {
  readonly bonus: number;
  readonly draws: number;
  /** Its own armour, and that of the fleet (ALI-ATK-26). */
  readonly armour: boolean;
  readonly armourFleet: boolean;
}

/** The chance of each number to be the highest of the cards revealed. */
export function numberChances(unseen: Numbers, draws: number): number[] {
  const total = unseen.reduce((sum, n) => sum + n, 0);
  if (total === 0) return unseen.map(() => 0);
  const drawn = Math.min(draws, total);
  /** All cards revealed are at most so high. */
  const atMost = (top: number): number => {
    const few = unseen.slice(0, top).reduce((sum, n) => sum + n, 0);
    let chance = 1;
    for (let i = 0; i < drawn; i++) chance *= Math.max(0, few - i) / (total - i);
    return chance;
  };
  return unseen.map((_, i) => atMost(i + 1) - atMost(i));
}

/** The chance of each row of a table, by its key; the highest of the numbers is taken. */
export function rowChances(
  table: Table,
  unseen: Numbers,
  { bonus, draws }: Attacker,
): Readonly<Record<string, number>> {
  const chances: Record<string, number> = {};
  numberChances(unseen, draws).forEach((chance, i) => {
    const key = rowKey(table, i + 1 + bonus);
    chances[key] = (chances[key] ?? 0) + chance;
  });
  return chances;
}

export type Fate = 'safe' | 'damaged' | 'destroyed';

/** What becomes of the Ship by a row, its armour counted (ALI-ATK-26). */
export function fateBy(
  effects: readonly SimpleEffect[],
  { armour, armourFleet }: Pick<Attacker, 'armour' | 'armourFleet'>,
): Fate {
  let steps = 0;
  for (const { op } of effects) {
    if (op === 'shipDestroyed') steps = 2;
    if (op === 'shipDamaged') steps = 1;
  }
  if (steps === 2 && armourFleet) steps = 1;
  if (steps > 0 && armour) steps--;
  return steps === 2 ? 'destroyed' : steps === 1 ? 'damaged' : 'safe';
}

/** The chance that the Ship leaves the Empire. */
export function lossChance(table: Table, unseen: Numbers, attacker: Attacker): number {
  return Object.entries(rowChances(table, unseen, attacker)).reduce((sum, [key, chance]) => {
    const effects = table.table[key]?.effects ?? [];
    return sum + (fateBy(effects, attacker) === 'safe' ? 0 : chance);
  }, 0);
}
