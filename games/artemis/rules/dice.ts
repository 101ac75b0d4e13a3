import { missing } from '@orrery/kernel';
import { REGIONS, type Exposure, type Region } from '../data/index.ts';
import type { Do } from './handler.ts';
import { type Artemis, type Die, type Drone, playerOf } from './state.ts';
import type { ArtemisTask } from './tasks.ts';

export const regionIndex = (region: Region): number => REGIONS.indexOf(region);

/** So many dice, in ascending order. */
export function roll(n: number, ctx: Do): number[] {
  const dice: number[] = [];
  for (let i = 0; i < n; i++) dice.push(ctx.random(6) + 1);
  return dice.sort((a, b) => a - b);
}

export function setRow(s: Artemis, region: Exposure, row: readonly Die[]): void {
  const { vents, quarry, doorstep } = s.rows;
  s.rows = {
    vents: region === 'vents' ? row : vents,
    quarry: region === 'quarry' ? row : quarry,
    doorstep: region === 'doorstep' ? row : doorstep,
  };
}

/** Right of every lower or equal die, left of every higher one (ART-EXPO-01). */
export function joinRow(s: Artemis, region: Exposure, die: Die): void {
  const row: Die[] = [];
  let waits = true;
  for (const other of s.rows[region]) {
    if (waits && other.value > die.value) {
      row.push(die);
      waits = false;
    }
    row.push(other);
  }
  if (waits) row.push(die);
  setRow(s, region, row);
}

export function changeDrone(s: Artemis, drone: number, change: Partial<Drone>): void {
  const one = s.drones[drone] ?? missing('drone', drone);
  s.drones = s.drones.with(drone, { ...one, ...change });
}

/** A die goes back to its owner; the Relic die only leaves the board, its holder may be another by now. */
export function takeBack(s: Artemis, { owner, relic }: Die): void {
  if (relic) return;
  const p = playerOf(s, owner);
  if (p !== null) p.resting++;
  else {
    const drone = owner - s.players.length;
    changeDrone(s, drone, { resting: (s.drones[drone]?.resting ?? 0) + 1 });
  }
}

/** A die that finds nothing goes back and its owner gains 1 Relief (ART-HARV-02); drones gain none (ART-SOLO-17). */
export function exposeDie(s: Artemis, die: Die, region: Exposure, ctx: Do): void {
  takeBack(s, die);
  ctx.emit({ type: 'dieExposed', owner: die.owner, region, value: die.value });
  const p = playerOf(s, die.owner);
  if (p === null) return;
  p.deeds = { ...p.deeds, exposed: p.deeds.exposed | (1 << regionIndex(region)) };
  ctx.then({ type: 'relief', seat: die.owner });
}

const CHECKPOINT: readonly ArtemisTask[] = [{ type: 'checkpoint', from: 0 }];

/** A moment at which Directives may be played, where the game has them (ART-DIR-07). */
export const checkpoint = (s: Artemis): readonly ArtemisTask[] =>
  s.directives === null ? [] : CHECKPOINT;
