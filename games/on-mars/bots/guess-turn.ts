import type { Seat } from '@orrery/kernel';
import { ACTIONS, at, data, type Effect } from '../data/index.ts';
import { DEPOT_COST, DEPOT_EFFECTS, LEVEL, PLAN_EFFECTS } from '../data/tables.ts';
import type { BuildingAnswer, TurnAnswer } from '../rules/answers.ts';
import { type OnMars, player } from '../rules/index.ts';
import { whyNotItem } from '../rules/warehouse.ts';
import { cardGuess, planGuess, upgradeGuess } from './guess-cards.ts';
import { roundsLeft } from './length.ts';
import { bestBuild } from './worth.ts';

const CRYSTAL = 0.8;
const MAIN_EFFECTS: readonly Effect[] = data.mainActions.map(({ effects }) => at(effects, 0));

const best = (values: readonly number[]): number => Math.max(-3, ...values);

function bestUpgrade(s: OnMars, seat: Seat): number {
  const { plans } = player(s, seat);
  return best(
    plans.map((plan) => ((s.built[plan] as number) < 0 ? upgradeGuess(s, seat, plan) : -3)),
  );
}

const bestPlan = (s: OnMars, seat: Seat): number =>
  best(s.planRow.map((plan) => (plan < 0 ? -3 : planGuess(s, seat, plan))));

/** What an effect brings, about, if it can be used at all. */
function effectGuess(s: OnMars, seat: Seat, effect: Effect): number {
  const p = player(s, seat);
  switch (effect.op) {
    case 'construct':
      return bestBuild(s, seat, p, true);
    case 'upgrade':
      return bestUpgrade(s, seat);
    case 'takeBlueprints':
      return bestPlan(s, seat);
    case 'welcomeShip':
      return 3 + 1.5 + (p.bots.length < 3 ? 0.5 : 0);
    case 'takeCard':
      return best(
        s.display.map((card) => (card < 0 ? -3 : cardGuess(s, seat, card, !effect.payCost))),
      );
    case 'develop': {
      const top = p.tech.some((space) => (LEVEL[space] ?? 0) === 5) ? 2.5 : 0;
      return (effect.payCost ? 0.6 : 2) * effect.n * 0.6 + top;
    }
    case 'takeTech':
      return 1.2 - 0.02 * roundsLeft(s);
    case 'takeWarehouse':
      return whyNotItem(s, seat, true) === null ? 0.9 : 0;
    case 'gainCrystals':
      return 0.8 * effect.n;
    case 'gainResource':
      return 1.1 * effect.n;
    case 'produce':
      return p.miners.length + 0.8 * p.plans.length;
    case 'scoreOP':
      return effect.n;
    case 'moveRover':
    case 'moveBots':
      return 0.9;
    default:
      return 1.2;
  }
}

export function turnGuess(s: OnMars, seat: Seat, answer: TurnAnswer): number {
  switch (answer.do) {
    case 'main': {
      const action = at(ACTIONS, answer.action);
      if (action === 'landingPod') return -0.5;
      if (action === 'controlCenter') return 1.2;
      const guess = effectGuess(s, seat, MAIN_EFFECTS[answer.action] as Effect);
      return action === 'learnTechnology' ? guess + 0.4 : guess;
    }
    case 'executive': {
      const cost = CRYSTAL * (DEPOT_COST[answer.space] as number);
      const effect = DEPOT_EFFECTS[answer.space] as Effect;
      if (effect.op === 'useAdvancedBuilding') return 0.4;
      return effectGuess(s, seat, effect) - cost - 0.2;
    }
    case 'goal':
      return answer.reward === 0 ? 2.6 : 2;
    case 'task':
      return 1.5;
    case 'deliver':
      return 1.5;
    case 'end':
      return 0;
  }
}

export function buildingGuess(s: OnMars, seat: Seat, { way, plan }: BuildingAnswer): number {
  const gain = effectGuess(s, seat, PLAN_EFFECTS[plan] as Effect);
  return gain - (way === 'pay' ? 1.6 : 0);
}
