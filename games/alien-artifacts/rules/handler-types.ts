import type { Ctx, Effect, Json, Question } from '@orrery/kernel';
import type { AlienEvent } from './events.ts';
import type { Alien, AlienTask, TaskOf } from './state.ts';

export type Context = Ctx<AlienTask, AlienEvent>;
export type AlienEffect<K extends AlienTask['type']> = Effect<
  Alien,
  TaskOf<K>,
  AlienTask,
  AlienEvent
>;
export type AlienQuestion<K extends AlienTask['type'], C extends Json> = Question<
  Alien,
  TaskOf<K>,
  C,
  AlienTask,
  AlienEvent
>;

/** The seat of every question is in its task. */
export const seatOf = (_s: Alien, { seat }: { readonly seat: number }): number => seat;
