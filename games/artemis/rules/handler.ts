import type { Ctx, Effect as KernelEffect, Question as KernelQuestion } from '@orrery/kernel';
import type { ArtemisEvent } from './events.ts';
import type { Artemis } from './state.ts';
import type { ArtemisTask, Ask, Choices, EffectTask } from './tasks.ts';

export type Do = Ctx<ArtemisTask, ArtemisEvent>;
export type TaskOf<K extends ArtemisTask['type']> = Extract<ArtemisTask, { readonly type: K }>;
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
