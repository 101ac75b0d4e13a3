import { at, data } from '../data/index.ts';
import { TASK_BUILDINGS, TASK_DEED, TASK_EFFECTS } from '../data/tables.ts';
import { answers } from './answers.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { type CompanyId, isLacerda, type OnMars, player } from './state.ts';

const DRAWN = 2;

/**
 * The A card is shown when one of its types is built (MARS-FC-04). Nobody may tell from an undo that
 * it is not: so every Building ends what can be undone, as long as the card is in hand.
 */
export function shownByBuilding(s: OnMars, id: CompanyId, kind: number, ctx: Context): void {
  if (isLacerda(s, id)) return;
  const p = player(s, id);
  const card = p.taskA;
  if (card < 0) return;
  ctx.reveal();
  if (!TASK_BUILDINGS[card]?.includes(kind)) {
    p.raised |= 1 << kind;
    return;
  }
  p.taskA = -1;
  p.raised = 0;
  p.deeds = 0;
  s.tasksShown = [...s.tasksShown, card];
  const cards = s.taskDeck.slice(-DRAWN);
  s.taskDeck = s.taskDeck.slice(0, -DRAWN);
  p.tasksB = cards;
  ctx.emit({ type: 'tasksDrawn', seat: id, card, cards });
}

/** Was the task of this card done since it was drawn, in this turn or Shuttle phase? */
export const isTaskDone = (s: OnMars, seat: number, card: number): boolean =>
  (player(s, seat).deeds & (1 << (TASK_DEED[card] as number))) !== 0;

/** Shows the card and gains its reward; one a turn (MARS-FC-05). */
export function showTask(s: OnMars, seat: number, card: number, ctx: Context): void {
  const p = player(s, seat);
  p.tasksB = p.tasksB.filter((one) => one !== card);
  p.taskShown = true;
  s.tasksShown = [...s.tasksShown, card];
  ctx.emit({ type: 'taskShown', seat, card });
  const effect = TASK_EFFECTS[card];
  if (effect) {
    ctx.then({ type: 'perform', seat, by: at(data.firstColonistCards, card).id, must: true });
  }
}

/** After a journey or a reward, when no turn is left to show a card in: asked of whoever holds some, fit or not. */
export const askTask: Runs<'askTask'> = {
  run(s, { seat }, ctx) {
    const { tasksB, deeds, taskShown } = player(s, seat);
    if (tasksB.length === 0 || deeds === 0 || taskShown) return;
    ctx.then({ type: 'firstColonistTask', seat });
  },
};

type TaskChoice = ReturnType<typeof answers.firstColonistTask.make>;

export const firstColonistTask: Asks<'firstColonistTask', TaskChoice> = {
  rule: 'MARS-FC-05',
  // Whether a card fits is for its owner to know.
  privateOptions: true,
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => [
    ...player(s, seat).tasksB.map(answers.firstColonistTask.make),
    'keep',
  ],
  forbid(s, { seat }, choice) {
    const card = answers.firstColonistTask.read(choice);
    if (card === null || isTaskDone(s, seat, card)) return null;
    return { rule: 'MARS-FC-05', facts: { card } };
  },
  choose(s, { seat }, choice, ctx) {
    const card = answers.firstColonistTask.read(choice);
    if (card !== null) showTask(s, seat, card, ctx);
  },
};
