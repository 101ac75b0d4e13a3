import { missing, type Seat } from '@orrery/kernel';
import { modifier } from './amounts.ts';
import { takeBack } from './dice.ts';
import { type Do, type Effect, no, type Question, seat } from './handler.ts';
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
import type { TaskOf } from './tasks.ts';

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
export function priceOf(s: Artemis, { value }: { readonly value: number }): number {
  const change = modifier(s, 'gantryCost');
  return change === undefined ? value : Math.max(change.min ?? 0, value + change.value);
}

/** The highest bid of its owner: each player has one option for each tile (ART-BUY-03). */
export const isHighest = ({ dice }: GantryTile, bid: number): boolean =>
  dice.findLastIndex(({ owner }) => owner === dice[bid]?.owner) === bid;

/** From this bid downwards, whoever has the option. */
export const offerTile: Effect<'offerTile'> = {
  run(s, { tile, bid: from }, ctx) {
    const slot = slotOf(s, tile);
    for (let bid = from; bid >= 0; bid--) {
      if (!isHighest(slot, bid)) continue;
      const { owner } = bidAt(slot, bid);
      // A drone always pays (ART-SOLO-14).
      if (playerOf(s, owner) === null) sell(s, slot, bid, ctx);
      else ctx.then({ type: 'buyBuilding', seat: owner, tile, bid });
      return;
    }
    for (const die of slot.dice) takeBack(s, die); // nobody buys: the tile stays (ART-BUY-07)
    s.gantry = s.gantry.with(s.gantry.indexOf(slot), { tile, dice: [] });
  },
};

const BOTH = ['buy', 'decline'];
const DECLINE = ['decline'];
const canBuy = (s: Artemis, { seat, tile, bid }: TaskOf<'buyBuilding'>): boolean =>
  player(s, seat).mineral >= priceOf(s, bidAt(slotOf(s, tile), bid));

export const buyBuilding: Question<'buyBuilding'> = {
  rule: 'ART-BUY-02',
  seat,
  candidates(s, { tile: offered }) {
    const others = s.gantry.flatMap(({ tile }) => (tile === offered ? [] : [tile]));
    return ['buy', 'decline', ...others];
  },
  forbid(s, { seat, tile, bid }, choice) {
    if (choice === 'decline') return null;
    if (choice !== 'buy') return no('ART-BUY-01', { building: tile });
    const price = priceOf(s, bidAt(slotOf(s, tile), bid));
    const have = player(s, seat).mineral;
    return have >= price ? null : no('ART-BUY-02', { price, have });
  },
  options: (s, task) => (canBuy(s, task) ? BOTH : DECLINE),
  choose(s, task, choice, ctx) {
    const { seat, tile, bid } = task;
    if (choice === 'buy') return sell(s, slotOf(s, tile), bid, ctx);
    const able = canBuy(s, task);
    ctx.emit({ type: able ? 'purchaseDeclined' : 'purchaseMissed', seat, tile });
    ctx.then({ type: 'offerTile', tile, bid: bid - 1 });
  },
};

function sell(s: Artemis, slot: GantryTile, bid: number, ctx: Do): void {
  const { tile } = slot;
  const die = bidAt(slot, bid);
  const { owner, value } = die;
  const price = priceOf(s, die);
  s.gantry = s.gantry.filter((one) => one !== slot);
  for (const one of slot.dice) takeBack(s, one);
  ctx.emit({ type: 'buildingBought', owner, tile, value, price });
  const p = playerOf(s, owner);
  if (p === null) s.boxed = [...s.boxed, tile];
  else {
    p.mineral -= price;
    p.deeds = { ...p.deeds, bought: p.deeds.bought | (1 << value) };
    gainBuilding(s, owner, tile, ctx);
  }
  // After the buyer has staffed the Building (ART-BUY-05).
  for (const seat of outbid(s, slot, bid)) {
    const loser = player(s, seat);
    loser.deeds = { ...loser.deeds, outbid: true };
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
