import { missing } from '@orrery/kernel';
import { data, REGIONS } from '../data/index.ts';
import { checkpoint, insertInRow, roll } from './dice.ts';
import type { Do, Effect, Question } from './handler.ts';
import { openTiles } from './placement.ts';
import { academySpaces } from './prepared.ts';
import { type Artemis, type Die, type Drone, type Owner, type TileId } from './state.ts';
import type { ArtemisTask } from './tasks.ts';

/** The drones know the regions by their numbers, 1 to 6; the Outfitter has none (ART-SOLO-03). */
const NUMBERED = data.regions.filter(({ number }) => number !== null).length;

/** In solo the drones place before and after you (ART-SOLO-02); else all roll and place in turns. */
export const startPlacement: Effect<'startPlacement'> = {
  run(s, _task, ctx) {
    s.phase = 'placement';
    const players: ArtemisTask[] = [{ type: 'rollDice' }, { type: 'nextDie', seat: s.first }];
    if (s.drones.length === 0) ctx.then(...players);
    else {
      for (const who of data.solo.placementOrder) {
        const drone = data.solo.drones.findIndex(({ id }) => id === who);
        if (drone < 0) ctx.then(...players);
        else ctx.then({ type: 'droneTurn', drone });
      }
    }
    ctx.then({ type: 'resolve', step: 0 });
  },
};

const droneAt = (s: Artemis, drone: number): Drone => s.drones[drone] ?? missing('drone', drone);
const ownerOf = (s: Artemis, drone: number): Owner => s.players.length + drone;

export const droneTurn: Effect<'droneTurn'> = {
  run(s, { drone }, ctx) {
    const record = droneAt(s, drone);
    const planning = ctx.random(NUMBERED) + 1;
    s.planning = planning;
    record.dice = roll(record.resting, ctx);
    record.resting = 0;
    const owner = ownerOf(s, drone);
    ctx.emit({ type: 'diceRolled', owner, dice: [...record.dice], relic: null, planning });
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
    if (region === 'academy' && s.academyDice.length >= academySpaces(s)) {
      ctx.then(next); // skipped, and the die goes on (ART-SOLO-05)
      return;
    }
    const die: Die = { owner: ownerOf(s, drone), value, relic: false };
    if (region !== 'gantry') droneAt(s, drone).dice.shift();
    switch (region) {
      case 'basecamp':
        s.expeditions[0]?.dice.push({ ...die, crew: null, size: 0 });
        tell(s, die, region, null, ctx);
        break;
      case 'gantry':
        bid(s, drone, die, ctx);
        break;
      case 'academy':
        s.academyDice.push({ ...die, trainee: null });
        tell(s, die, region, null, ctx);
        break;
      case 'vents':
      case 'quarry':
      case 'doorstep':
        insertInRow(s.rows[region], die);
        tell(s, die, region, null, ctx);
        break;
      case 'outfitter':
        missing('number of the region', region);
    }
    ctx.then(...checkpoint(s), next);
  },
};

function tell(
  s: Artemis,
  { owner, value }: Die,
  region: (typeof REGIONS)[number],
  tile: TileId | null,
  ctx: Do,
): void {
  const expedition = region === 'basecamp' ? (s.expeditions[0]?.card ?? null) : null;
  const nobody = { relic: false, colonist: null, size: 0, fee: null };
  const facts = { owner, rolled: value, value, region, expedition, tile };
  ctx.emit({ type: 'diePlaced', ...facts, ...nobody });
}

/** Drone 1 takes the closest tile, drone 2 the closest empty one, else it outbids (ART-SOLO-07 to ART-SOLO-11). */
function bid(s: Artemis, drone: number, die: Die, ctx: Do): void {
  const open = openTiles(s, die.value);
  const empty = s.gantry.find(({ dice }) => dice.length === 0)?.tile;
  if (drone > 0 && empty === undefined) {
    const yours = open.filter((tile) => topOwner(s, tile) < s.players.length);
    if (yours.length > 1) {
      ctx.then({ type: 'droneOutbid', drone, value: die.value });
      return;
    }
    putOn(s, die, yours[0] ?? open[0], ctx);
  } else putOn(s, die, drone > 0 ? empty : open[0], ctx);
}

const topOwner = (s: Artemis, tile: TileId): Owner =>
  s.gantry.find((slot) => slot.tile === tile)?.dice.at(-1)?.owner ?? missing('bid on', tile);

/** With no tile to take, the die is set aside for this round (ART-SOLO-11). */
function putOn(s: Artemis, die: Die, tile: TileId | undefined, ctx: Do): void {
  const slot = s.gantry.find((one) => one.tile === tile);
  const drone = droneAt(s, die.owner - s.players.length);
  drone.dice.shift();
  if (slot === undefined) {
    drone.aside++;
    ctx.emit({ type: 'dieSetAside', owner: die.owner, value: die.value });
    return;
  }
  slot.dice.push(die);
  tell(s, die, 'gantry', slot.tile, ctx);
}

export const droneOutbid: Question<'droneOutbid'> = {
  rule: 'ART-SOLO-10',
  seat: () => 0,
  options: (s, { value }) =>
    openTiles(s, value).filter((tile) => topOwner(s, tile) < s.players.length),
  choose(s, { drone, value }, tile, ctx) {
    putOn(s, { owner: ownerOf(s, drone), value, relic: false }, tile, ctx);
  },
  refuse: (s, { value }, choice) =>
    openTiles(s, value).some((tile) => tile === choice) ? 'ART-SOLO-09' : 'ART-GANT-01',
};
