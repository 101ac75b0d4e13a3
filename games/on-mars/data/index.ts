import { missing } from '@orrery/kernel';
import { checkConsistency } from './consistency.ts';
import file from './on-mars.json' with { type: 'json' };
import { onMarsFile, type OnMarsData } from './schema.ts';

export type { Condition, Cost, Effect, EffectOf, SimpleCondition } from './effects.ts';
export type { OnMarsData } from './schema.ts';
export * from './vocabulary.ts';

/** Reads a whole data file: every field is checked, and the first that is wrong is named. */
export function parseOnMarsData(json: unknown): OnMarsData {
  const parsed = onMarsFile(json, '');
  checkConsistency(parsed);
  return parsed;
}

/** Everything in the box, with the marks of where each record comes from. */
export const data = parseOnMarsData(file);

/** The place of an id in its list: rules know components by these numbers. */
export const indexOfId = (list: readonly { readonly id: string }[], id: string): number => {
  const index = list.findIndex((one) => one.id === id);
  return index < 0 ? missing('component', id) : index;
};

/** A record by its number. */
export const at = <T>(list: readonly T[], index: number): T =>
  list[index] ?? missing('component', index);
