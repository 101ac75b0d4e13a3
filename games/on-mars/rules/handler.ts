import type { Ctx, Effect, Json, Question } from '@orrery/kernel';
import type { MarsEvent } from './events.ts';
import type { OnMars } from './state.ts';
import type { MarsTask, TaskOf, TaskType } from './tasks.ts';

export type Context = Ctx<MarsTask, MarsEvent>;
/** A task that runs by itself. */
export type Runs<K extends TaskType> = Effect<OnMars, TaskOf<K>, MarsTask, MarsEvent>;
/** A task that asks. */
export type Asks<K extends TaskType, C extends Json> = Question<
  OnMars,
  TaskOf<K>,
  C,
  MarsTask,
  MarsEvent
>;
