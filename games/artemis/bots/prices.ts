import { data, eventCard, type Modifier, region } from '../data/index.ts';
import type { Artemis } from '../rules/state.ts';

const { energyPerColonist = 0 } = region('doorstep');

interface Change {
  readonly value: number;
  readonly min: number | null;
}

const changes = new Map<string, Change>();
for (const { id } of data.events) {
  for (const effect of eventCard(id).effects) {
    if (effect.op === 'roundModifier') changes.set(`${id} ${effect.modifier}`, effect);
  }
}

/** What the Event of the round changes, whether its letter has been reached or not: all can read it. */
const changed = (s: Artemis, name: Modifier): Change | undefined =>
  s.event === null ? undefined : changes.get(`${s.event} ${name}`);

export function bidPrice(s: Artemis, value: number): number {
  const change = changed(s, 'gantryCost');
  return change === undefined ? value : Math.max(change.min ?? 0, value + change.value);
}

export const colonistPrice = (s: Artemis): number =>
  changed(s, 'doorstepCost')?.value ?? energyPerColonist;
