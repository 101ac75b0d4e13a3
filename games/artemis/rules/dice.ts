import { REGIONS, type Exposure, type Region } from '../data/index.ts';
import type { Do } from './handler.ts';
import { type Artemis, type Die, playerOf } from './state.ts';
import type { ArtemisTask } from './tasks.ts';

export const regionIndex = (region: Region): number => REGIONS.indexOf(region);

/** So many dice, in ascending order. */
export function roll(n: number, ctx: Do): number[] {
  const dice: number[] = [];
  for (let i = 0; i < n; i++) dice.push(ctx.random(6) + 1);
  return dice.sort((a, b) => a - b);
}

/** Right of every lower or equal die, left of every higher one (ART-EXPO-01). */
export function insertInRow(row: Die[], die: Die): void {
  let at = row.length;
  while (at > 0 && (row[at - 1]?.value ?? 0) > die.value) at--;
  row.splice(at, 0, die);
}

/** A die goes back to its owner; the Relic die only leaves the board, its holder may be another by now. */
export function takeBack(s: Artemis, { owner, relic }: Die): void {
  if (relic) return;
  const p = playerOf(s, owner) ?? s.drones[owner - s.players.length];
  if (p !== undefined) p.resting++;
}

export function takeBackAll(s: Artemis, dice: Die[]): void {
  for (const die of dice) takeBack(s, die);
  dice.length = 0;
}

/** A die that finds nothing goes back and its owner gains 1 Relief (ART-HARV-02); drones gain none (ART-SOLO-17). */
export function exposeDie(s: Artemis, die: Die, region: Exposure, ctx: Do): void {
  takeBack(s, die);
  ctx.emit({ type: 'dieExposed', owner: die.owner, region, value: die.value });
  const p = playerOf(s, die.owner);
  if (p === null) return;
  p.deeds.exposed |= 1 << regionIndex(region);
  ctx.then({ type: 'relief', seat: die.owner });
}

const CHECKPOINT: readonly ArtemisTask[] = [{ type: 'checkpoint', from: 0 }];

/** A moment at which Directives may be played, where the game has them (ART-DIR-07). */
export const checkpoint = (s: Artemis): readonly ArtemisTask[] =>
  s.directives === null ? [] : CHECKPOINT;
