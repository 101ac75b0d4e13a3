import type { ReactNode } from 'react';
import type { Plan } from './layout.ts';
import type { Box, Draw } from './spot.tsx';

/** On a phone, where something small is asked about: it is drawn larger, above all the rest. */
export interface Lens {
  readonly what: 'doorstep' | 'academy' | 'relief' | 'gantry' | 'expedition';
  /** Index in the row of Expeditions. */
  readonly expedition: number | null;
  /** What it is drawn in, before it is enlarged. */
  readonly box: Box;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const MARGIN = 4;
/** A row of hanging tiles with all their words, how many hang in one, and the beam above. */
const HANGING = 158;
const IN_ROW = 4;
const HEAD = 43;
/** So many dice lie side by side on an enlarged Expedition. */
const DICE_IN_LINE = 6;

export function lensOf(plan: Plan, { lit, view }: Draw): Lens | null {
  const full = plan.width - 2 * MARGIN;
  const at = (what: Lens['what'], width: number, height: number, y: number): Lens => {
    const scale = full / width;
    return { what, expedition: null, box: { x: 0, y: 0, width, height }, scale, x: MARGIN, y };
  };
  for (const place of lit) {
    const [kind, index] = place.split(':');
    if (kind === 'doorstep') return at('doorstep', 316, 124, MARGIN);
    if (kind === 'academy') return at('academy', 300, 118, MARGIN);
    if (kind === 'relief') return at('relief', full, 176, plan.height - 176 - MARGIN);
    if (kind === 'tile') {
      const height = HEAD + HANGING * (view.gantry.length > IN_ROW ? 2 : 1);
      const lens = at('gantry', 400, height, 0);
      return { ...lens, y: Math.max(MARGIN, (plan.height - height * lens.scale) / 2) };
    }
    if (kind !== 'reward' && kind !== 'campDie') continue;
    const dice = view.expeditions[Number(index)]?.dice.length ?? 0;
    const height = 142 + 41 * Math.max(1, Math.ceil(dice / DICE_IN_LINE));
    const lens = at('expedition', 280, height, 0);
    const y = Math.max(MARGIN, (plan.height - height * lens.scale) / 2);
    return { ...lens, expedition: Number(index), y };
  }
  return null;
}

/** The rest steps back. */
export function Magnified({
  plan,
  lens,
  children,
}: {
  readonly plan: Plan;
  readonly lens: Lens;
  readonly children: ReactNode;
}) {
  return (
    <g>
      <rect
        width={plan.width}
        height={plan.height}
        fill="var(--at-abyss)"
        opacity="0.62"
        pointerEvents="none"
      />
      <g transform={`translate(${lens.x} ${lens.y}) scale(${lens.scale})`}>{children}</g>
    </g>
  );
}
