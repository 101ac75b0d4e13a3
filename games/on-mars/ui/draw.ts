import type { DrawProps } from '@orrery/kit';
import type { MarsView } from '../rules/view-types.ts';

export type Draw = DrawProps<MarsView>;

/** The table with the answer that is pointed at; what lies beyond this turn is told elsewhere. */
export function ahead({ view, preview }: Draw): MarsView {
  const near = preview !== null && preview.round === view.round && preview.phase === view.phase;
  return near ? preview : view;
}

/** Who is asked or acts now: what they would pay and gain is what is told. */
export const actorOf = ({ focus, active }: MarsView): number =>
  focus !== null && 'seat' in focus ? focus.seat : Math.max(0, active);

export const hasBit = (mask: number, bit: number): boolean => (mask & (1 << bit)) !== 0;

export const times = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
