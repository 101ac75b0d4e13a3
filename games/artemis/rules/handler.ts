import type {
  Ctx,
  Effect as KernelEffect,
  Facts,
  Forbidden,
  Question as KernelQuestion,
  RuleId,
  Seat,
} from '@orrery/kernel';
import type { Ask, Choices } from './answers.ts';
import type { ArtemisEvent } from './events.ts';
import type { Artemis } from './state.ts';
import type { ArtemisTask, EffectTask, TaskOf } from './tasks.ts';

export type Do = Ctx<ArtemisTask, ArtemisEvent>;
export type Effect<K extends EffectTask['type']> = KernelEffect<
  Artemis,
  TaskOf<K>,
  ArtemisTask,
  ArtemisEvent
>;
export type Question<K extends Ask> = KernelQuestion<
  Artemis,
  TaskOf<K>,
  Choices[K],
  ArtemisTask,
  ArtemisEvent
>;

/** Who is asked: the seat that the task names. */
export const seat = (_s: Artemis, task: { readonly seat: Seat }): Seat => task.seat;

/** Why not; `how` tells the cases of one rule apart, the other facts fill its sentence. */
export const no = (rule: RuleId, facts: Facts = {}): Forbidden => ({ rule, facts });
export const allowed = (): null => null;
