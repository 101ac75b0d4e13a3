import { missing } from '@orrery/kernel';
import { data, REGIONS, type Region } from '../data/index.ts';
import { changeDrone, checkpoint, joinRow, roll } from './dice.ts';
import { type Do, type Effect, no, type Question, seat } from './handler.ts';
import { putOnTile, tooLow, topBid } from './placement.ts';
import { academySpaces } from './prepared.ts';
import {
  type Artemis,
  changeExpedition,
  type Die,
  type Drone,
  expeditionAt,
  type GantryTile,
  isSolo,
  type Owner,
  type TileId,
} from './state.ts';
import type { ArtemisTask } from './tasks.ts';

/** The drones know the regions by their numbers, 1 to 6; the Outfitter has none (ART-SOLO-03). */
const NUMBERED = data.regions.filter(({ number }) => number !== null).length;

/** In solo the drones place before and after you (ART-SOLO-02); else all roll and place in turns. */
export const startPlacement: Effect<'startPlacement'> = {
  run(s, _task, ctx) {
    s.phase = 'placement';
    const players: ArtemisTask[] = [{ type: 'rollDice' }, { type: 'nextDie', seat: s.first }];
    for (const who of isSolo(s) ? data.solo.placementOrder : ['player']) {
      const drone = data.solo.drones.findIndex(({ id }) => id === who);
      if (drone < 0) ctx.then(...players);
      else ctx.then({ type: 'droneTurn', drone });
    }
    ctx.then({ type: 'resolve', step: 0 });
  },
};

const droneAt = (s: Artemis, drone: number): Drone => s.drones[drone] ?? missing('drone', drone);
const ownerOf = (s: Artemis, drone: number): Owner => s.players.length + drone;

export const droneTurn: Effect<'droneTurn'> = {
  run(s, { drone }, ctx) {
    const planning = ctx.random(NUMBERED) + 1;
    s.planning = planning;
    const dice = roll(droneAt(s, drone).resting, ctx);
    changeDrone(s, drone, { dice, resting: 0 });
    ctx.emit({ type: 'diceRolled', owner: ownerOf(s, drone), dice, relic: null, planning });
    ctx.then({ type: 'droneDie', drone, region: planning - 1 });
  },
};

/** The lowest die left goes to this region, the next one to the next (ART-SOLO-03, ART-SOLO-04). */
export const droneDie: Effect<'droneDie'> = {
  run(s, { drone, region: index }, ctx) {
    const value = droneAt(s, drone).dice[0];
    if (value === undefined) return;
    const step = data.solo.drones[drone]?.direction === 'clockwise' ? 1 : NUMBERED - 1;
    const next = { type: 'droneDie', drone, region: (index + step) % NUMBERED } as const;
    const region = REGIONS[index] ?? missing('region', index);
    // A full Academy is skipped, and the die goes on (ART-SOLO-05).
    const skips = region === 'academy' && s.academyDice.length >= academySpaces(s);
    if (skips) ctx.then(next);
    else {
      place(s, drone, region, value, ctx);
      ctx.then(...checkpoint(s), next);
    }
  },
};

function place(s: Artemis, drone: number, region: Region, value: number, ctx: Do): void {
  const die: Die = { owner: ownerOf(s, drone), value, relic: false };
  if (region === 'gantry') return bid(s, drone, die, ctx);
  spend(s, drone);
  if (region === 'basecamp') {
    const { dice } = expeditionAt(s, 0);
    changeExpedition(s, 0, { dice: [...dice, { ...die, crew: null, size: 0 }] });
  } else if (region === 'academy') {
    s.academyDice = [...s.academyDice, { ...die, trainee: null }];
  } else if (region === 'outfitter') missing('number of the region', region);
  else joinRow(s, region, die);
  tell(s, die, region, null, ctx);
}

/** The lowest die of a drone leaves its pool. */
function spend(s: Artemis, drone: number): void {
  changeDrone(s, drone, { dice: droneAt(s, drone).dice.slice(1) });
}

function tell(
  s: Artemis,
  { owner, value }: Die,
  region: Region,
  tile: TileId | null,
  ctx: Do,
): void {
  const expedition = region === 'basecamp' ? expeditionAt(s, 0).card : null;
  const nobody = { relic: false, colonist: null, size: 0, fee: null };
  const facts = { owner, rolled: value, value, region, expedition, tile };
  ctx.emit({ type: 'diePlaced', ...facts, ...nobody });
}

const isYours = (s: Artemis, { dice }: GantryTile): boolean =>
  (dice.at(-1)?.owner ?? Infinity) < s.players.length;

/** Drone 1 takes the closest tile, drone 2 the closest empty one, else it outbids (ART-SOLO-07 to ART-SOLO-11). */
function bid(s: Artemis, drone: number, die: Die, ctx: Do): void {
  const { value } = die;
  const open = s.gantry.filter((slot) => topBid(slot) < value);
  const empty = s.gantry.find(({ dice }) => dice.length === 0);
  if (drone === 0) putOn(s, die, open[0]?.tile, ctx);
  else if (empty !== undefined) putOn(s, die, empty.tile, ctx);
  else if (open.some((slot) => isYours(s, slot))) {
    ctx.then({ type: 'droneOutbid', seat: 0, drone, value });
  } else putOn(s, die, open[0]?.tile, ctx);
}

/** With no tile to take, the die is set aside for this round (ART-SOLO-11). */
function putOn(s: Artemis, die: Die, tile: TileId | undefined, ctx: Do): void {
  const drone = die.owner - s.players.length;
  spend(s, drone);
  if (tile === undefined) {
    changeDrone(s, drone, { aside: droneAt(s, drone).aside + 1 });
    ctx.emit({ type: 'dieSetAside', owner: die.owner, value: die.value });
    return;
  }
  putOnTile(s, tile, die);
  tell(s, die, 'gantry', tile, ctx);
}

export const droneOutbid: Question<'droneOutbid'> = {
  rule: 'ART-SOLO-10',
  seat,
  candidates: (s) => s.gantry.map(({ tile }) => tile),
  forbid(s, { value }, tile) {
    const slot = s.gantry.find((one) => one.tile === tile) ?? missing('tile', tile);
    const low = tooLow(slot, value, 'drone');
    if (low !== null || isYours(s, slot)) return low;
    const top = slot.dice.at(-1);
    return no('ART-SOLO-09', { building: tile, top: top?.value ?? 0, owner: top?.owner ?? 0 });
  },
  choose(s, { drone, value }, tile, ctx) {
    putOn(s, { owner: ownerOf(s, drone), value, relic: false }, tile, ctx);
  },
};
