import { Scenario } from '@orrery/kernel/testing';
import { marsAt, type PlayerSpec, type Spec, tileOf } from '../learn/position.ts';
import { onMars } from '../rules/index.ts';
import type { Play } from './look.ts';

export { tileOf };
export type { PlayerSpec, Spec };

/** A position of which only what matters is named; it is somebody's turn unless that is refused. */
export function mars(spec: Spec = {}): Play {
  const turn = spec.turn ?? 0;
  const s = marsAt(spec);
  if (turn < 0) s.active = -1;
  const play = new Scenario(onMars, s);
  return turn < 0 ? play : play.run({ type: 'turn', seat: turn });
}

export * from './look.ts';
