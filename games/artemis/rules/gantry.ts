import { missing, type Seat } from '@orrery/kernel';
import { modifier } from './amounts.ts';
import { takeBackAll } from './dice.ts';
import type { Do, Effect, Question } from './handler.ts';
import { gainBuilding } from './perform.ts';
import {
  type Artemis,
  type Die,
  type GantryTile,
  player,
  playerOf,
  type TileId,
  turnOrder,
} from './state.ts';

/** Tiles with dice one by one, closest to the stack first (ART-BUY-01). */
export const resolveGantry: Effect<'resolveGantry'> = {
  run(s, task, ctx) {
    const slot = s.gantry.find(({ dice }) => dice.length > 0);
    if (slot === undefined) return;
    ctx.then({ type: 'offerTile', tile: slot.tile, bid: slot.dice.length - 1 }, task);
  },
};

const slotOf = (s: Artemis, tile: TileId): GantryTile =>
  s.gantry.find((slot) => slot.tile === tile) ?? missing('tile at the Gantry', tile);
const bidAt = ({ dice }: GantryTile, bid: number): Die => dice[bid] ?? missing('bid', bid);

/** An Event changes the price, never the ranking of bids (ART-RUL-36). */
export function priceOf(s: Artemis, { value }: Die): number {
  const change = modifier(s, 'gantryCost');
  return change === null ? value : Math.max(change.min ?? 0, value + change.value);
}

/** From this bid downwards, whoever has the option: one for each player and tile (ART-BUY-03). */
export const offerTile: Effect<'offerTile'> = {
  run(s, { tile, bid: from }, ctx) {
    const slot = slotOf(s, tile);
    for (let bid = from; bid >= 0; bid--) {
      const die = bidAt(slot, bid);
      const isHighest = slot.dice.findLastIndex(({ owner }) => owner === die.owner) === bid;
      if (!isHighest) continue;
      const p = playerOf(s, die.owner);
      if (p === null) return sell(s, slot, bid, ctx); // a drone always pays (ART-SOLO-14)
      if (p.mineral >= priceOf(s, die)) {
        ctx.then({ type: 'buyBuilding', seat: die.owner, tile, bid });
        return;
      }
      ctx.emit({ type: 'purchaseMissed', seat: die.owner, tile });
    }
    takeBackAll(s, slot.dice); // nobody buys: the tile stays (ART-BUY-07)
  },
};

export const buyBuilding: Question<'buyBuilding'> = {
  rule: 'ART-BUY-02',
  seat: (_s, { seat }) => seat,
  options: () => ['buy', 'decline'],
  choose(s, { seat, tile, bid }, choice, ctx) {
    if (choice === 'buy') return sell(s, slotOf(s, tile), bid, ctx);
    ctx.emit({ type: 'purchaseDeclined', seat, tile });
    ctx.then({ type: 'offerTile', tile, bid: bid - 1 });
  },
};

function sell(s: Artemis, slot: GantryTile, bid: number, ctx: Do): void {
  const { tile } = slot;
  const die = bidAt(slot, bid);
  const { owner, value } = die;
  const price = priceOf(s, die);
  const losers = outbid(s, slot, bid);
  s.gantry.splice(s.gantry.indexOf(slot), 1);
  takeBackAll(s, slot.dice);
  ctx.emit({ type: 'buildingBought', owner, tile, value, price });
  const p = playerOf(s, owner);
  if (p === null) s.boxed.push(tile);
  else {
    p.mineral -= price;
    p.deeds.bought |= 1 << value;
    gainBuilding(s, owner, tile, ctx);
  }
  // After the buyer has staffed the Building (ART-BUY-05).
  for (const seat of losers) {
    player(s, seat).deeds.outbid = true;
    ctx.then({ type: 'relief', seat });
  }
}

/** Players other than the buyer whose highest bid is lower than the buyer's die (ART-BUY-05, ART-BUY-06). */
function outbid(s: Artemis, { dice }: GantryTile, bid: number): Seat[] {
  const buyer = dice[bid]?.owner;
  return turnOrder(s).filter((seat) => {
    const highest = dice.findLastIndex(({ owner }) => owner === seat);
    return seat !== buyer && highest >= 0 && highest < bid;
  });
}
