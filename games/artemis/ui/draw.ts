import type { DrawProps } from '@orrery/kit';
import type { Die } from '../rules/state.ts';
import type { ArtemisView } from '../rules/view-types.ts';

export type Draw = DrawProps<ArtemisView>;

/** The table with the answer that is pointed at; what lies beyond this phase is told elsewhere. */
export function ahead({ view, preview }: Draw): ArtemisView {
  const near = preview?.round === view.round && preview.phase === view.phase;
  return near ? preview : view;
}

const alike = (one: Die, other: Die): boolean =>
  one.owner === other.owner && one.value === other.value && one.relic === other.relic;

/** Which dice are only there with the answer that is pointed at: of equals, the last. */
export function hoped(now: readonly Die[], then: readonly Die[]): readonly boolean[] {
  return then.map((die, i) => {
    const upTo = then.slice(0, i + 1).filter((one) => alike(one, die)).length;
    return upTo > now.filter((one) => alike(one, die)).length;
  });
}
