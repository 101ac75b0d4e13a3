import { isAsk } from './answers.ts';
import { recruitPrice } from './doorstep.ts';
import { priceOf } from './gantry.ts';
import type { Artemis } from './state.ts';
import type { ArtemisTask, QuestionTask } from './tasks.ts';
import type { Focus } from './view-types.ts';

/** What the question on top is about; all of it is open to everybody. Null while something runs. */
export function focusOf(s: Artemis): Focus | null {
  const task: ArtemisTask | undefined = s.tasks.at(-1);
  if (s.outcome !== null || task === undefined || !isAsk(task.type)) return null;
  const facts = task as QuestionTask & Partial<Focus>;
  return {
    ask: task.type,
    seat: facts.seat,
    colonist: facts.colonist ?? null,
    place: facts.place ?? null,
    tile: facts.tile ?? null,
    expedition: facts.expedition ?? s.placing?.expedition ?? null,
    price: priceAt(s, task),
    left: task.type === 'droneOutbid' ? task.value : (facts.left ?? null),
    splits: facts.splits ?? null,
    use: facts.use ?? null,
  };
}

function priceAt(s: Artemis, task: ArtemisTask): number | null {
  if (task.type === 'recruitColonist') return recruitPrice(s);
  if (task.type !== 'buyBuilding') return null;
  const die = s.gantry.find(({ tile }) => tile === task.tile)?.dice[task.bid];
  return die === undefined ? null : priceOf(s, die);
}
