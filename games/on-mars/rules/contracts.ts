import {
  CONTRACT_NEEDS,
  CONTRACT_SIZE,
  CONTRACT_TYPE,
  CRYSTAL,
  deedOf,
  GOODS_COUNT,
  SHELTER,
} from '../data/tables.ts';
import { answers, type DeliverChoice, type RouteChoice } from './answers.ts';
import { gain, hasRoom, lacking, store } from './goods.ts';
import type { Asks, Context } from './handler.ts';
import { contribute } from './missions.ts';
import { type Company, company, type CompanyId, edit, type OnMars, player } from './state.ts';
import { familyAt, familyOf, sizeAt } from './terrain.ts';

const CONTRACT_COMPLETED = deedOf('contractCompleted');

/** One piece onto the i-th own Contract; it never comes back (MARS-CONTR-01). */
function load(s: OnMars, id: CompanyId, i: number, good: number, ctx: Context): void {
  const p = edit(s, id);
  const before = p.loads[i] as readonly number[];
  p.loads = p.loads.with(i, before.with(good, (before[good] as number) + 1));
  const contract = p.contracts[i] as number;
  ctx.emit({ type: 'delivered', seat: id, contract, good });
  const needs = CONTRACT_NEEDS[contract] ?? [];
  if (needs.every((wanted, other) => wanted <= (p.loads[i]?.[other] ?? 0))) {
    complete(s, id, contract, ctx); // MARS-CONTR-03
  }
}

/** MARS-CONTR-05 */
export function complete(s: OnMars, id: CompanyId, contract: number, ctx: Context): void {
  const p = edit(s, id);
  p.done |= 1 << contract;
  ctx.emit({ type: 'contractCompleted', seat: id, contract });
  contribute(s, id, CONTRACT_COMPLETED, ctx);
}

export const contractRoute: Asks<'contractRoute', RouteChoice> = {
  rule: 'MARS-GOODS-03',
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => answers.contractRoute.among(player(s, seat).contracts),
  forbid(s, { seat, good, fit }, choice) {
    const contract = answers.contractRoute.read(choice);
    const p = player(s, seat);
    if (contract === null) {
      const isFull = fit && !hasRoom(p, good);
      return isFull ? { rule: 'MARS-SUP-02', facts: { good } } : null;
    }
    const i = p.contracts.indexOf(contract);
    return lacking(p, i, good) > 0 ? null : { rule: 'MARS-CONTR-02', facts: { good } };
  },
  choose(s, { seat, good, left, by, fit }, choice, ctx) {
    const contract = answers.contractRoute.read(choice);
    if (contract === null) store(s, seat, good, 1, by, ctx);
    else load(s, seat, player(s, seat).contracts.indexOf(contract), good, ctx);
    gain(s, seat, good, left - 1, by, ctx, fit);
  },
};

/** Is there an own marker on a Building of the type, in a Complex that is large enough? (MARS-CONTR-04) */
export function isUpgradeMet(s: OnMars, id: CompanyId, contract: number): boolean {
  const type = CONTRACT_TYPE[contract] as number;
  const family = familyOf(type, type === SHELTER ? id : 0); // MARS-R-48, MARS-R-57
  return company(s, id).plans.some((plan) => {
    const hex = s.built[plan] as number;
    return hex >= 0 && familyAt(s, hex) === family && sizeAt(s, hex) >= CONTRACT_SIZE;
  });
}

/** Upgrade Contracts whose condition is met for the first time, in anybody's turn (MARS-CONTR-05). */
export function checkUpgradeContracts(s: OnMars, ctx: Context): void {
  for (let id = 0; id < s.players.length; id++) {
    const { contracts, done } = player(s, id);
    for (const contract of contracts) {
      if (done & (1 << contract) || CONTRACT_NEEDS[contract] !== null) continue;
      if (isUpgradeMet(s, id, contract)) complete(s, id, contract, ctx);
    }
  }
}

/** What the player has of a good to be delivered; pending Crystals are not there yet. */
const held = (p: Readonly<Company>, good: number): number =>
  good === CRYSTAL ? p.crystals : (p.goods[good] as number);

/** Is there anything to deliver? */
export function canDeliver(p: Readonly<Company>): boolean {
  for (let i = 0; i < p.contracts.length; i++) {
    for (let good = 0; good < GOODS_COUNT; good++) {
      if (lacking(p, i, good) > 0 && held(p, good) > 0) return true;
    }
  }
  return false;
}

export const deliverItem: Asks<'deliverItem', DeliverChoice> = {
  rule: 'MARS-CONTR-01',
  seat: (_s, { seat }) => seat,
  candidates(s, { seat }) {
    const found: DeliverChoice[] = [];
    for (const contract of player(s, seat).contracts) {
      (CONTRACT_NEEDS[contract] ?? []).forEach((wanted, good) => {
        if (wanted > 0) found.push(answers.deliverItem.make({ contract, good }));
      });
    }
    return [...found, 'stop'];
  },
  forbid(s, { seat, final, first }, choice) {
    const answer = answers.deliverItem.read(choice);
    if (answer === null) {
      return first && !final ? { rule: 'MARS-CONTR-01', facts: { how: 'first' } } : null;
    }
    const { contract, good } = answer;
    const p = player(s, seat);
    if (lacking(p, p.contracts.indexOf(contract), good) <= 0) {
      return { rule: 'MARS-CONTR-02', facts: { good } };
    }
    return held(p, good) > 0 ? null : { rule: 'MARS-CONTR-01', facts: { how: 'none', good } };
  },
  choose(s, { seat, final }, choice, ctx) {
    const answer = answers.deliverItem.read(choice);
    if (answer === null) return;
    const { contract, good } = answer;
    const p = player(s, seat);
    if (good === CRYSTAL) p.crystals--;
    else p.goods = p.goods.with(good, (p.goods[good] as number) - 1);
    load(s, seat, p.contracts.indexOf(contract), good, ctx);
    if (canDeliver(p)) ctx.then({ type: 'deliverItem', seat, final, first: false });
  },
};
