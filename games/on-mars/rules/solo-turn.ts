import { type RuleId, shuffle } from '@orrery/kernel';
import { ACTIONS, at, data } from '../data/index.ts';
import { distance } from '../data/map.ts';
import { ORDER_BONUS, SIDE_SPACES } from '../data/tables.ts';
import type { Runs } from './handler.ts';
import { advanceMission } from './missions.ts';
import { clearSlots, extraCost, HIRE, onSlots, placeOnSlot, RED_INDEX } from './placement.ts';
import { turnUpAll } from './round.ts';
import {
  bestOf,
  drawOne,
  HUMAN,
  LACERDA,
  upgradable,
  wantedCards,
  wantedDevelopment,
  wantedPlan,
  wantedTech,
  wantedType,
} from './solo-choice.ts';
import { company, edit, type OnMars, sideOf } from './state.ts';
import type { MarsTask } from './tasks.ts';
import {
  discoveryHexes,
  hasDiscovery,
  holderOf,
  putDiscovery,
  refill,
  roverHex,
} from './travel.ts';

const { orbit, colony } = data.soloActions;
/** The Main action of each number, by side (MARS-SOLO-05). */
const NUMBERED = [orbit, colony].map((side) =>
  ([1, 2, 3] as const).map((n) => ACTIONS.indexOf(side[`${n}`])),
);

/** A card is revealed; the discards become the next deck when it is empty (MARS-SOLO-03). */
export const soloTurn: Runs<'soloTurn'> = {
  run(s, _task, ctx) {
    if (s.solo === null) return;
    let { deck, discard, decks } = s.solo;
    if (deck.length === 0) {
      deck = shuffle([...discard], (n) => ctx.random(n));
      discard = [];
      decks++;
      ctx.emit({ type: 'soloShuffled', decks });
    }
    const card = deck.at(-1) as number;
    ctx.reveal();
    s.solo = { ...s.solo, deck: deck.slice(0, -1), discard: [...discard, card], decks };
    ctx.emit({ type: 'soloCard', card });
    const { action } = at(data.soloCards, card);
    const side = sideOf(company(s, LACERDA));
    if (decks > 1) ctx.then({ type: 'soloMission', card }); // MARS-SOLO-04
    ctx.then({ type: 'soloAction', action: at(at(NUMBERED, side), action - 1) });
  },
};

export const soloMission: Runs<'soloMission'> = {
  run(s, { card }, ctx) {
    advanceMission(s, LACERDA, 'ABC'.indexOf(at(data.soloCards, card).mission), ctx);
  },
};

/** Why he cannot take an action, by its rule (MARS-SOLO-08); null: he can. */
function whyNotSolo(s: OnMars, action: number): RuleId | null {
  const red = RED_INDEX[action] as number;
  if (red === HIRE && onSlots(s, red, LACERDA) > 0) return 'MARS-SOLO-27';
  switch (at(ACTIONS, action)) {
    case 'obtainBlueprint':
      if (wantedPlan(s) < 0) return 'MARS-SOLO-10';
      break;
    case 'learnTechnology':
      if (wantedTech(s) === null) return 'MARS-SOLO-11';
      break;
    case 'researchDevelopment':
      if (wantedDevelopment(s, true) < 0) return 'MARS-SOLO-12';
      break;
    case 'constructBuilding':
      if (wantedType(s) < 0) return 'MARS-SOLO-13';
      break;
    case 'upgradeBuilding':
      if (upgradable(s).length === 0) return 'MARS-SOLO-14';
      break;
    case 'hireScientist':
      if (wantedCards(s).length === 0) return 'MARS-SOLO-15';
      break;
    default:
  }
  const due = red < 0 ? 0 : extraCost(s, LACERDA, red);
  return due > company(s, LACERDA).crystals ? 'MARS-SOLO-08' : null;
}

/** What an action consists of. */
function stepsOf(action: number): MarsTask[] {
  const by = at(ACTIONS, action);
  switch (by) {
    case 'obtainBlueprint':
      return [{ type: 'soloBlueprint', by }];
    case 'learnTechnology':
      return [{ type: 'soloLearn', by }];
    case 'researchDevelopment':
      return [
        { type: 'soloDevelop', by, most: true },
        { type: 'soloDevelop', by, most: false },
      ];
    case 'constructBuilding':
      return [{ type: 'soloBuild', by, kind: -1, bot: true }];
    case 'upgradeBuilding':
      return [{ type: 'soloUpgrade', by, left: 1, tech: true }];
    case 'hireScientist':
      return [{ type: 'soloHire', by }];
    default:
      return [];
  }
}

/** The action, or his Rover instead. Extra cost is paid in Crystals only (MARS-SOLO-08). */
export const soloAction: Runs<'soloAction'> = {
  run(s, { action }, ctx) {
    const rule = whyNotSolo(s, action);
    if (rule !== null) {
      ctx.emit({ type: 'soloCannot', action, rule });
      ctx.then({ type: 'soloRover', by: at(ACTIONS, action) });
      return;
    }
    ctx.emit({ type: 'actionTaken', seat: LACERDA, action });
    const red = RED_INDEX[action] as number;
    if (red >= 0) {
      clearSlots(s, red, ctx);
      const due = extraCost(s, LACERDA, red);
      if (due > 0) {
        edit(s, LACERDA).crystals -= due;
        ctx.emit({ type: 'crystalsPaid', seat: LACERDA, n: due, by: at(ACTIONS, action) });
      }
      placeOnSlot(s, LACERDA, red, ctx);
    }
    ctx.then(...stepsOf(action));
  },
};

/** He rides unless his last card has the X; never by Ship (MARS-SOLO-18). */
export const soloRide: Runs<'soloRide'> = {
  run(s, _task, ctx) {
    const last = s.solo?.discard.at(-1);
    const rides = last !== undefined && at(data.soloCards, last).travels;
    if (!rides) return ctx.emit({ type: 'stayed', seat: LACERDA });
    ctx.then({ type: 'soloTravel', to: 1 - sideOf(company(s, LACERDA)) });
  },
};

/** A tile as far as possible from the player's Rover (MARS-SOLO-19). */
function placeTile(s: OnMars, ctx: Parameters<typeof putDiscovery>[4]): void {
  const hexes = discoveryHexes(s, LACERDA);
  if (!hasDiscovery(s) || hexes.length === 0) return;
  const place = (s.exploration[0] as number) >= 0 ? 0 : 1;
  const other = roverHex(s, HUMAN);
  putDiscovery(
    s,
    LACERDA,
    place,
    drawOne(
      bestOf(hexes, (hex) => distance(hex, other)),
      ctx,
    ),
    ctx,
  );
}

/** What a Turn Order space gives him (MARS-SOLO-20). */
function bonusOf(space: number): MarsTask[] {
  const by = at(data.turnOrderSpaces, space).id;
  switch (ORDER_BONUS[space]?.op) {
    case 'takeWarehouse':
      return [{ type: 'soloWarehouse', by }];
    case 'takeTech':
      return [{ type: 'soloLearn', by }];
    case 'recruit':
      return [{ type: 'soloRover', by }];
    case 'moveBots':
      return [{ type: 'soloBot', steps: 1 }];
    case 'takeBlueprints':
      return [{ type: 'soloBlueprint', by }];
    default:
      return [];
  }
}

export const soloTravel: Runs<'soloTravel'> = {
  run(s, { to }, ctx) {
    ctx.emit({ type: 'travelled', seat: LACERDA, to, how: 'shuttle' });
    if (to === 1) {
      placeTile(s, ctx);
      refill(s, ctx);
    }
    const first = to * SIDE_SPACES;
    const free = [0, 1, 2, 3].map((i) => first + i).filter((space) => holderOf(s, space) < 0);
    const space = free[ctx.random(free.length)] as number;
    edit(s, LACERDA).space = space;
    ctx.emit({ type: 'markerPlaced', seat: LACERDA, space });
    ctx.then(...bonusOf(space));
    // No Colonist on a slot, no extra cost: MARS-R-55.
    if (to === 1) ctx.then({ type: 'soloBuild', by: 'travel', kind: -1, bot: true });
    ctx.then(
      { type: 'settleLoans' },
      { type: 'colonyStatus' }, // MARS-R-27
      { type: 'soloArrived' },
    );
  },
};

export const soloArrived: Runs<'soloArrived'> = {
  run(s, _task, ctx) {
    turnUpAll(s, ctx);
  },
};
