import type { Forbidden, Seat } from '@orrery/kernel';
import { BASIC, type Card, cardId, planTable, SHIP, systemTable } from '../data/index.ts';
import { answers, meant, STOP } from './answers.ts';
import { completeOne } from './build.ts';
import { costOf } from './costs.ts';
import { forbidIdle, ownOfKind } from './faces.ts';
import { type AlienEffect, type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { readyShips } from './ready.ts';
import { ALIEN, type Alien, attackOf, plansHeld, player } from './state.ts';
import { triggered } from './triggers.ts';

/** A Ship has just come to show its operational face (ALI-BUILD-04). */
export const attackOrSkip: AlienQuestion<'attackOrSkip', string> = {
  rule: 'ALI-BUILD-04',
  seat: seatOf,
  candidates: () => ['attack', 'skip'],
  forbid: () => null,
  choose(_s, { seat, ship }, choice, ctx) {
    if (choice === 'attack') ctx.then({ type: 'chooseTarget', seat, ship });
    else ctx.emit({ type: 'attackSkipped', seat, ship: cardId(ship) });
  },
};

/** All other players (ALI-ATK-22) from the left on: no seat is everybody's first choice. */
const othersOf = ({ players: { length } }: Alien, seat: Seat): Seat[] =>
  Array.from({ length: length - 1 }, (_, i) => (seat + 1 + i) % length);

/** One target for all Ships of the attack (ALI-ATK-01, ALI-ATK-11). */
export const chooseTarget: AlienQuestion<'chooseTarget', Seat | 'alien'> = {
  rule: 'ALI-ATK-01',
  seat: seatOf,
  candidates: (s, { seat }) => ['alien', ...othersOf(s, seat)],
  forbid: () => null,
  choose(s, { seat, ship }, choice, ctx) {
    const at = meant(answers.chooseTarget, choice);
    s.attack = {
      seat,
      target: at ?? ALIEN,
      plan: BASIC,
      boost: s.boost, // ALI-EFF-14
      all: ship === null,
      over: false,
      ship: null,
      revealed: [],
      value: 0,
      damaged: [],
    };
    s.boost = 0;
    const system = at === null ? systemTable(s.systems[0] ?? 0).id : null;
    ctx.emit({ type: 'attackDeclared', seat, target: at, system });
    // ALI-ATK-25
    ctx.then(...triggered(s, seat, 'attackDeclared', { target: at === null ? 'alien' : 'player' }));
    if (at !== null) defend(s, at, ctx);
    if (ship === null) sail(s, seat, true, ctx);
    else ctx.then({ type: 'strike', seat, ship });
    ctx.then({ type: 'endAttack', seat });
  },
};

/** Who holds no Plan has the basic tile without being asked (ALI-ATK-23). */
function defend(s: Alien, seat: Seat, ctx: Context): void {
  if (plansHeld(player(s, seat)) > 0) ctx.then({ type: 'chooseDefencePlan', seat });
  else ctx.emit({ type: 'planChosen', seat, plan: planTable(BASIC).id });
}

/** Before any card is revealed (ALI-ATK-02). */
export const chooseDefencePlan: AlienQuestion<'chooseDefencePlan', string> = {
  rule: 'ALI-ATK-02',
  seat: seatOf,
  candidates(s, { seat }) {
    const { plans, shownPlans } = player(s, seat);
    return [BASIC, ...shownPlans, ...plans].map((plan) => answers.chooseDefencePlan.make(plan));
  },
  forbid: () => null,
  choose(s, { seat }, choice, ctx) {
    const plan = meant(answers.chooseDefencePlan, choice);
    s.attack = { ...attackOf(s), plan };
    const p = player(s, seat);
    if (p.plans.includes(plan)) {
      // ALI-INFO-08: it stays known to all.
      ctx.reveal();
      p.plans = p.plans.filter((other) => other !== plan);
      p.shownPlans = [...p.shownPlans, plan];
    }
    ctx.emit({ type: 'planChosen', seat, plan: choice });
  },
};

function forbidShip(s: Alien, seat: Seat, ship: Card): Forbidden | null {
  const idle = forbidIdle(player(s, seat), ship);
  if (idle !== null) return idle;
  const hasAttacked = s.attacked.includes(ship);
  return hasAttacked ? { rule: 'ALI-ATK-12', facts: { card: cardId(ship) } } : null;
}

/** The next Ship joins; the first must, so a single one is not asked about (ALI-OPER-05). */
export function sail(s: Alien, seat: Seat, isFirst: boolean, ctx: Context): void {
  const [ship, ...others] = readyShips(s, player(s, seat));
  if (ship === undefined) return;
  if (isFirst && others.length === 0) ctx.then({ type: 'strike', seat, ship });
  else ctx.then({ type: 'nextShip', seat, isFirst });
}

export const nextShip: AlienQuestion<'nextShip', string> = {
  rule: 'ALI-OPER-05',
  seat: seatOf,
  candidates: (s, { seat }) => [...ownOfKind(player(s, seat), SHIP), STOP],
  forbid(s, { seat, isFirst }, choice) {
    const ship = meant(answers.nextShip, choice);
    if (ship === null) return isFirst ? { rule: 'ALI-OPER-05' } : null;
    return forbidShip(s, seat, ship);
  },
  choose(_s, { seat }, choice, ctx) {
    const ship = meant(answers.nextShip, choice);
    if (ship !== null) ctx.then({ type: 'strike', seat, ship });
  },
};

/** One Ship attacks: it is chosen before its target (ALI-EFF-23). */
export const chooseShip: AlienQuestion<'chooseShip', string> = {
  rule: 'ALI-EFF-23',
  seat: seatOf,
  candidates: (s, { seat }) => ownOfKind(player(s, seat), SHIP),
  forbid: (s, { seat }, choice) => forbidShip(s, seat, meant(answers.chooseShip, choice)),
  choose(_s, { seat }, choice, ctx) {
    ctx.then({ type: 'chooseTarget', seat, ship: meant(answers.chooseShip, choice) });
  },
};

/** The system changes once (ALI-ATK-08, ALI-ATK-09), then damaged Ships that cost nothing return. */
export const endAttack: AlienEffect<'endAttack'> = {
  run(s, { seat }, ctx) {
    const attack = attackOf(s);
    const { target, damaged } = attack;
    s.attack = { ...attack, over: true };
    if (target === ALIEN) {
      const [over, ...below] = s.systems;
      ctx.reveal();
      s.systems = over === undefined ? below : [...below, over];
      s.systemsKnown = Math.min(s.systemsKnown + 1, s.systems.length - 1);
      ctx.emit({ type: 'systemChanged', seat, system: systemTable(s.systems[0] ?? 0).id });
    }
    const p = player(s, seat);
    const isWaiting = (ship: Card): boolean => p.waiting.some(({ card }) => card === ship);
    // ALI-ATK-16
    if (costOf(p, SHIP) === 0) completeOne(seat, damaged.filter(isWaiting), ctx);
  },
};
