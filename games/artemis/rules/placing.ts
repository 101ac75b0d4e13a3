import { missing } from '@orrery/kernel';
import type { Colonist, Region } from '../data/index.ts';
import { checkpoint, regionIndex } from './dice.ts';
import type { Do } from './handler.ts';
import { type Artemis, type Die, type Placing, player, type TileId } from './state.ts';

export const placing = (s: Artemis): Placing => s.placing ?? missing('die being placed', '');

/** One thing more about the die is decided. */
export function decide(s: Artemis, what: Partial<Placing>): void {
  s.placing = { ...placing(s), ...what };
}

function without(dice: readonly number[], rolled: number): number[] {
  const left: number[] = [];
  let found = false;
  for (const face of dice) {
    if (found || face !== rolled) left.push(face);
    else found = true;
  }
  return left;
}

interface Where {
  readonly region: Region;
  readonly expedition?: string;
  readonly tile?: TileId;
  readonly colonist?: Colonist | null;
  readonly size?: number;
}

/** The die leaves its owner's pool and Toolkits are paid: from here on the placing is certain. */
export function leaveHand(s: Artemis, ctx: Do, where: Where): Die {
  const { seat, relic, rolled, value, fee } = placing(s);
  const { region, expedition = null, tile = null, colonist = null, size = 0 } = where;
  const p = player(s, seat);
  if (relic && s.relic !== null) s.relic = { ...s.relic, rolled: null };
  else p.dice = without(p.dice, rolled);
  const placed = p.deeds.placed.slice();
  const index = regionIndex(region);
  placed[index] = (placed[index] ?? 0) + 1;
  p.deeds = { ...p.deeds, placed };
  p.toolkit -= Math.abs(value - rolled);
  ctx.emit({
    type: 'diePlaced',
    owner: seat,
    relic,
    rolled,
    value,
    region,
    expedition,
    tile,
    colonist,
    size,
    fee,
  });
  return { owner: seat, value, relic };
}

export function finish(s: Artemis, ctx: Do): void {
  const { seat } = placing(s);
  s.placing = null;
  ctx.then(...checkpoint(s), { type: 'nextDie', seat: (seat + 1) % s.players.length });
}
