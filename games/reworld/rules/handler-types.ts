import type { Ctx, Effect, Json, Question } from '@orrery/kernel';
import type { ReworldEvent } from './events.ts';
import type { Reworld, ReworldTask } from './state.ts';

type TaskOf<K extends ReworldTask['type']> = Extract<ReworldTask, { readonly type: K }>;

export type Context = Ctx<ReworldTask, ReworldEvent>;
export type ReworldEffect<K extends ReworldTask['type']> = Effect<
  Reworld,
  TaskOf<K>,
  ReworldTask,
  ReworldEvent
>;
export type ReworldQuestion<K extends ReworldTask['type'], C extends Json> = Question<
  Reworld,
  TaskOf<K>,
  C,
  ReworldTask,
  ReworldEvent
>;
