import type { Forbidden, Seat } from '@orrery/kernel';
import {
  CONTRACT_COST,
  contractCard,
  contractOf,
  deedOf,
  GOODS_COUNT,
  isScientist,
  SCIENTIST_COLONISTS,
  SCIENTIST_UNITS,
} from '../data/tables.ts';
import { answers } from './answers.ts';
import { checkUpgradeContracts, complete } from './contracts.ts';
import { sendToWork } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { contribute } from './missions.ts';
import { canPay, pay, payCrystals } from './payment.ts';
import { type CompanyId, edit, isLacerda, type OnMars, player, wealth } from './state.ts';

const TAKEN = deedOf('scientistTaken');
const NOTHING: readonly number[] = Array<number>(GOODS_COUNT).fill(0);

/** Why a card of the display cannot be taken with so many Colonists and Crystals (MARS-HIRE-02). */
function whyNotSlot(
  s: OnMars,
  seat: Seat,
  card: number,
  free: boolean,
  home: number,
  crystals: number,
): Forbidden | null {
  if (free) return null; // MARS-GOAL-04
  if (!isScientist(card)) {
    if (crystals >= CONTRACT_COST) return null;
    return { rule: 'MARS-HIRE-02', facts: { how: 'contract', crystals } };
  }
  const need = SCIENTIST_COLONISTS[card] as number; // MARS-HIRE-03
  if (home < need) return { rule: 'MARS-HIRE-03', facts: { how: 'colonists', need, home } };
  return canPay(player(s, seat).goods, SCIENTIST_UNITS[card] ?? [])
    ? null
    : { rule: 'MARS-HIRE-03', facts: { scientist: card } };
}

/** Is there a card of the allowed kinds that can be paid? */
export function whyNotCard(
  s: OnMars,
  seat: Seat,
  scientists: boolean,
  contracts: boolean,
  free: boolean,
  home: number,
  crystals: number,
): Forbidden | null {
  let reason: Forbidden = { rule: 'MARS-HIRE-05' };
  for (const card of s.display) {
    if (card < 0 || !(isScientist(card) ? scientists : contracts)) continue;
    const why = whyNotSlot(s, seat, card, free, home, crystals);
    if (why === null) return null;
    reason = { rule: 'MARS-HIRE-02', facts: { how: 'all' } };
  }
  return reason;
}

type SlotChoice = ReturnType<typeof answers.takeCard.make>;
const SLOTS: readonly SlotChoice[] = [0, 1, 2, 3, 4, 5].map(answers.takeCard.make);

export const takeCard: Asks<'takeCard', SlotChoice> = {
  rule: 'MARS-HIRE-02',
  seat: (_s, { seat }) => seat,
  candidates: () => SLOTS,
  forbid(s, { seat, scientists, contracts, free }, choice) {
    const card = s.display[answers.takeCard.read(choice)] as number;
    if (card < 0) return { rule: 'MARS-HIRE-05', facts: { how: 'slot' } };
    if (!(isScientist(card) ? scientists : contracts)) {
      return { rule: 'MARS-HIRE-07', facts: { how: scientists ? 'scientist' : 'contract' } };
    }
    return whyNotSlot(s, seat, card, free, player(s, seat).home, wealth(s, seat));
  },
  choose(s, { seat, by, free }, choice, ctx) {
    const slot = answers.takeCard.read(choice);
    const card = s.display[slot] as number;
    if (!free) payForCard(s, seat, card, by, ctx);
    ctx.then({ type: 'gainCard', seat, by, slot });
  },
};

function payForCard(s: OnMars, seat: Seat, card: number, by: string, ctx: Context): void {
  if (!isScientist(card)) return payCrystals(seat, CONTRACT_COST, by, ctx);
  for (let n = SCIENTIST_COLONISTS[card] as number; n > 0; n--) {
    sendToWork(s, seat, 1);
    ctx.emit({ type: 'colonistSent', seat, by });
  }
  pay(s, seat, SCIENTIST_UNITS[card] ?? [], by, ctx);
}

/** The card leaves the display; its slot is filled when the turn ends (MARS-HIRE-04, MARS-HIRE-05). */
export function gainFromDisplay(s: OnMars, id: CompanyId, slot: number, ctx: Context): void {
  const card = s.display[slot] as number;
  s.display = s.display.with(slot, -1);
  const p = edit(s, id);
  ctx.emit({ type: 'cardTaken', seat: id, card, slot });
  if (isScientist(card)) {
    p.scientists = [...p.scientists, card];
    contribute(s, id, TAKEN, ctx);
    return;
  }
  p.contracts = [...p.contracts, contractOf(card)];
  p.loads = [...p.loads, NOTHING];
  if (isLacerda(s, id)) complete(s, id, contractOf(card), ctx); // MARS-SOLO-15
  else checkUpgradeContracts(s, ctx);
}

export const gainCard: Runs<'gainCard'> = {
  run(s, { seat, slot }, ctx) {
    s.emptied = [...s.emptied, slot];
    gainFromDisplay(s, seat, slot, ctx);
  },
};

/** A Contract of the deck comes to an empty slot; with an empty deck it stays empty. */
export function layContract(
  s: OnMars,
  id: CompanyId,
  slot: number,
  contract: number,
  ctx: Context,
): void {
  s.contractDeck = s.contractDeck.filter((one) => one !== contract);
  s.display = s.display.with(slot, contractCard(contract));
  ctx.emit({ type: 'contractLaid', seat: id, contract, slot });
}

type ContractChoice = ReturnType<typeof answers.refillContract.make>;

export const refillContract: Asks<'refillContract', ContractChoice> = {
  rule: 'MARS-HIRE-05',
  seat: (_s, { seat }) => seat,
  candidates: (s) => s.contractDeck.map(answers.refillContract.make),
  forbid: () => null,
  choose(s, { seat, slot }, choice, ctx) {
    layContract(s, seat, slot, answers.refillContract.read(choice), ctx);
  },
};
