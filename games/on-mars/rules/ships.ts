import type { Forbidden, Seat } from '@orrery/kernel';
import { FARTHEST, HEX_COUNT, HEXES, ring } from '../data/map.ts';
import { COLONIST_TECH, deedOf, SHELTER, SHIP_COST, SHIPS } from '../data/tables.ts';
import { answers, type ShipChoice } from './answers.ts';
import { canRecruit, recruitUpTo } from './goods.ts';
import type { Asks, Runs } from './handler.ts';
import { isInPlay } from './loans.ts';
import { contribute } from './missions.ts';
import { canPay, pay } from './payment.ts';
import { beds, bitCount, type Company, type OnMars, player } from './state.ts';
import type { ShipSteps } from './tasks.ts';
import { buildingOf, familyOf, isEmpty, piecesOnMap } from './terrain.ts';

const BOT_PLACED = deedOf('botPlaced');

/** Ships that have left the Depot in the whole game (MARS-SHIP-03). */
export const shipsWelcomed = (p: Readonly<Company>): number => SHIPS - bitCount(p.ships);

export function whyNotShip(s: OnMars, seat: Seat, pays: boolean): Forbidden | null {
  const p = player(s, seat);
  if (p.ships === 0) return { rule: 'MARS-SHIP-01', facts: { how: 'none' } };
  if (shipsWelcomed(p) >= s.level) return { rule: 'MARS-SHIP-03', facts: { level: s.level } };
  if (pays && !canPay(p.goods, SHIP_COST)) return { rule: 'MARS-SHIP-01' };
  return null;
}

export const welcomeShips: Runs<'welcomeShips'> = {
  run(s, task, ctx) {
    const { seat, left, pays, boosters, by } = task;
    if (whyNotShip(s, seat, pays) !== null) return;
    if (left > 0) ctx.then({ ...task, type: 'ship' });
    else if (boosters > 0 && player(s, seat).home > 0) {
      // MARS-SHIP-04
      const next = { ...task, left: 1, must: true, boosters: boosters - 1 };
      ctx.then({ type: 'boost', seat, by, next });
    }
  },
};

/** Without Bots left both rewards may bring the same Colonists: then only the first is offered. */
function rewardsOf(p: Readonly<Company>, crews: readonly number[]): readonly number[] {
  const room = Math.min(p.supply, beds(p) - p.home);
  const isSame = p.botsLeft === 0 && room <= (crews[0] as number);
  return isSame ? [0] : [0, 1];
}

export const ship: Asks<'ship', ShipChoice> = {
  rule: 'MARS-SHIP-01',
  seat: (_s, { seat }) => seat,
  candidates(s, { seat, crews }: ShipSteps) {
    const p = player(s, seat);
    const rewards = rewardsOf(p, crews);
    const found: ShipChoice[] = [];
    for (let depot = 0; depot < SHIPS; depot++) {
      if (!(p.ships & (1 << depot))) continue;
      for (const reward of rewards) found.push(answers.ship.make({ depot, reward }));
    }
    return found;
  },
  forbid: () => null,
  choose(s, task, choice, ctx) {
    const { depot, reward } = answers.ship.read(choice);
    const { seat, by, pays, crews, left } = task;
    if (pays) pay(s, seat, SHIP_COST, by, ctx);
    ctx.then(
      { type: 'landShip', seat, by, depot, crew: crews[reward] as number, bot: reward === 0 },
      { ...task, type: 'welcomeShips', left: left - 1, must: false },
    );
  },
};

/** The Ship goes to the Hangar; its Depot space is free now (MARS-SHIP-01, MARS-SHIP-02). */
export const landShip: Runs<'landShip'> = {
  run(s, { seat, by, depot, crew, bot }, ctx) {
    const p = player(s, seat);
    p.ships &= ~(1 << depot);
    p.hangar++;
    ctx.emit({ type: 'shipWelcomed', seat, depot });
    const n = recruitUpTo(s, seat, crew);
    ctx.emit({ type: 'crewArrived', seat, n, lost: crew - n });
    if (bot && p.botsLeft > 0) ctx.then({ type: 'placeBot', seat });
    if (isInPlay(s, COLONIST_TECH) && canRecruit(s, seat)) {
      const next = { type: 'welcomeCrew', seat, by, n: 0 } as const;
      ctx.then({ type: 'useTech', seat, by, kind: COLONIST_TECH, next });
    }
  },
};

/** Colonist Tech brings more of them (MARS-SHIP-05, MARS-R-07). */
export const welcomeCrew: Runs<'welcomeCrew'> = {
  run(s, { seat, n: wanted }, ctx) {
    if (wanted === 0) return;
    const n = recruitUpTo(s, seat, wanted);
    ctx.emit({ type: 'crewArrived', seat, n, lost: wanted - n });
  },
};

/** Own Shelters without a piece; if there is none, the empty hexes nearest to one (MARS-SHIP-06). */
function landings(s: OnMars, seat: Seat): number[] {
  const on = piecesOnMap(s);
  const own = buildingOf(familyOf(SHELTER, seat));
  const shelters: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) if (s.buildings[hex] === own) shelters.push(hex);
  const free = shelters.filter((hex) => on[hex] === 0);
  if (free.length > 0) return free;
  for (let steps = 1; steps <= FARTHEST; steps++) {
    const near = new Set(shelters.flatMap((shelter) => ring(shelter, steps)));
    const found = [...near].filter((hex) => isEmpty(s, on, hex));
    if (found.length > 0) return found.sort((a, b) => a - b);
  }
  return [];
}

export const placeBot: Asks<'placeBot', string> = {
  rule: 'MARS-SHIP-06',
  seat: (_s, { seat }) => seat,
  candidates: () => HEXES,
  forbid(s, { seat }, choice) {
    const hex = answers.placeBot.read(choice);
    const hexes = landings(s, seat);
    if (hexes.includes(hex)) return null;
    const isShelter = s.buildings[hexes[0] as number] !== 0;
    if (isShelter) return { rule: 'MARS-SHIP-06', facts: { hex } };
    return { rule: 'MARS-SHIP-06', facts: { how: 'near', hex } };
  },
  options: (s, { seat }) => landings(s, seat).map(answers.placeBot.make),
  choose(s, { seat }, choice, ctx) {
    const hex = answers.placeBot.read(choice);
    const p = player(s, seat);
    p.bots = [...p.bots, hex];
    p.botsLeft--;
    ctx.emit({ type: 'botPlaced', seat, hex });
    contribute(s, seat, BOT_PLACED, ctx);
  },
};
