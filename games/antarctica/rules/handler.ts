import type { Ctx, Effect, Question } from '@orrery/kernel';
import type { AntarcticaEvent } from './events.ts';
import type { Antarctica, AntarcticaTask, TaskOf } from './state.ts';

type Type = AntarcticaTask['type'];
export type Context = Ctx<AntarcticaTask, AntarcticaEvent>;
/** A task that runs by itself. */
export type Runs<K extends Type> = Effect<Antarctica, TaskOf<K>, AntarcticaTask, AntarcticaEvent>;
/** A task that asks. */
export type Asks<K extends Type, C extends string | number> = Question<
  Antarctica,
  TaskOf<K>,
  C,
  AntarcticaTask,
  AntarcticaEvent
>;
