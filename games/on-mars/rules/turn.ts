import type { Forbidden, Seat } from '@orrery/kernel';
import { at, data, type Effect } from '../data/index.ts';
import {
  ACTIONS_PER_SIDE,
  CONTRACT_NEEDS,
  DEPOT_SPACES,
  GOAL_REWARDS,
  goalReward,
} from '../data/tables.ts';
import { answers, type TurnAnswer, type TurnChoice } from './answers.ts';
import { canDeliver } from './contracts.ts';
import { met } from './counters.ts';
import { takeExecutive, whyNotExecutive } from './executive.ts';
import { isTaskDone, showTask } from './first-colonists.ts';
import type { Asks, Context } from './handler.ts';
import { takeMain, whyNotMain } from './main-action.ts';
import { whyNotNow } from './possible.ts';
import { type OnMars, player, sideOf } from './state.ts';

const { mains: MAINS, executives: EXECUTIVES, goals: GOALS, tasks: TASKS } = answers.turn;

/** Why a Goal cannot be completed with this reward (MARS-GOAL-01, MARS-GOAL-02). */
function whyNotGoal(s: OnMars, seat: Seat, goal: number, reward: number): Forbidden | null {
  if (player(s, seat).goalDone >= 0) return { rule: 'MARS-GOAL-02' };
  const { have, want } = met(s, seat, at(data.privateGoals, goal).condition);
  if (have < want) return { rule: 'MARS-GOAL-01', facts: { goal, have, want } };
  return whyNotNow(s, seat, GOAL_REWARDS[goal]?.[reward] as Effect);
}

function whyNotTask(s: OnMars, seat: Seat, card: number): Forbidden | null {
  if (player(s, seat).taskShown) return { rule: 'MARS-FC-05', facts: { how: 'shown' } };
  return isTaskDone(s, seat, card) ? null : { rule: 'MARS-FC-05', facts: { card } };
}

function whyNotAnswer(s: OnMars, seat: Seat, answer: TurnAnswer): Forbidden | null {
  switch (answer.do) {
    case 'main':
      return whyNotMain(s, seat, answer.action);
    case 'executive':
      return whyNotExecutive(s, seat, answer.space);
    case 'goal':
      return whyNotGoal(s, seat, answer.goal, answer.reward);
    case 'task':
      return whyNotTask(s, seat, answer.card);
    case 'deliver':
      return canDeliver(player(s, seat)) ? null : { rule: 'MARS-CONTR-01' };
    case 'end':
      return s.mainDone ? null : { rule: 'MARS-ROUND-03' };
  }
}

const hasDelivery = (s: OnMars, seat: Seat): boolean =>
  player(s, seat).contracts.some((contract) => CONTRACT_NEEDS[contract] !== null);

/** What depends on the cards in hand: Goals, First Colonist tasks, deliveries. */
function cardChoices(s: OnMars, seat: Seat): TurnChoice[] {
  const { goals, tasksB } = player(s, seat);
  const found: TurnChoice[] = [];
  for (const goal of goals) found.push(GOALS[2 * goal] ?? '', GOALS[2 * goal + 1] ?? '');
  for (const card of tasksB) found.push(TASKS[card] ?? '');
  if (hasDelivery(s, seat)) found.push('deliver');
  return found;
}

/** Main and Executive action, Goals, tasks and deliveries, in the order one likes (MARS-ROUND-09). */
export const turn: Asks<'turn', TurnChoice> = {
  rule: 'MARS-ROUND-03',
  // Whether a Goal or a task can be shown is for its owner to know.
  privateOptions: true,
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => [...MAINS, ...EXECUTIVES, ...cardChoices(s, seat), 'end'],
  forbid: (s, { seat }, choice) => whyNotAnswer(s, seat, answers.turn.read(choice)),
  options(s, { seat }) {
    const found: TurnChoice[] = [];
    if (!s.mainDone) {
      const first = sideOf(player(s, seat)) * ACTIONS_PER_SIDE;
      for (let action = first; action < first + ACTIONS_PER_SIDE; action++) {
        if (whyNotMain(s, seat, action) === null) found.push(MAINS[action] as TurnChoice);
      }
    }
    if (!s.executiveDone) {
      for (let space = 0; space < DEPOT_SPACES; space++) {
        if (whyNotExecutive(s, seat, space) === null) found.push(EXECUTIVES[space] as TurnChoice);
      }
    }
    for (const choice of cardChoices(s, seat)) {
      if (whyNotAnswer(s, seat, answers.turn.read(choice)) === null) found.push(choice);
    }
    if (s.mainDone) found.push('end');
    return found;
  },
  choose(s, task, choice, ctx) {
    const answer = answers.turn.read(choice);
    const { seat } = task;
    if (answer.do === 'end') return ctx.then({ type: 'endTurn', seat });
    takeAnswer(s, seat, answer, ctx);
    ctx.then(task);
  },
};

function takeAnswer(s: OnMars, seat: Seat, answer: TurnAnswer, ctx: Context): void {
  switch (answer.do) {
    case 'main':
      return takeMain(s, seat, answer.action, ctx);
    case 'executive':
      return takeExecutive(s, seat, answer.space, ctx);
    case 'goal':
      return completeGoal(s, seat, answer.goal, answer.reward, ctx);
    case 'task':
      return showTask(s, seat, answer.card, ctx);
    case 'deliver':
      return ctx.then({ type: 'deliverItem', seat, final: false, first: true });
    case 'end':
  }
}

function completeGoal(s: OnMars, seat: Seat, goal: number, reward: number, ctx: Context): void {
  const p = player(s, seat);
  p.goals = p.goals.filter((one) => one !== goal);
  p.goalDone = goal;
  ctx.emit({ type: 'goalCompleted', seat, goal, reward });
  const by = goalReward(at(data.privateGoals, goal).id, reward);
  ctx.then({ type: 'perform', seat, by, must: true });
}
