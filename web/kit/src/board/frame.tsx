import type { ReactNode } from 'react';
import { useSize } from '../use-size.ts';
import css from './frame.module.css';
import { type Scale, ScaleContext } from './scale.ts';

interface Plan {
  readonly width: number;
  readonly height: number;
}

/** Narrower than this, a drawing is on a phone. */
const PHONE = 560;

const classes = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(' ');

interface BoardFrameProps<P extends Plan> {
  /** What a screen reader calls the board. */
  readonly label: string;
  /** The world's own class, with its colours. */
  readonly className?: string | undefined;
  /** Where everything is: once for a wide box, once for a tall one. */
  readonly plan: (tall: boolean) => P;
  /** A box is tall when its width is less than its height times this. */
  readonly turn?: number;
  /** Narrower than this, in pixels, a box is tall whatever its height. */
  readonly tallUnder?: number;
  /** Taken until the box is measured. */
  readonly first?: Plan;
  readonly children: (plan: P, scale: Scale, tall: boolean) => ReactNode;
}

/** A board that fills the box it is given: it measures it, chooses a plan and scales that. */
export function BoardFrame<P extends Plan>(props: BoardFrameProps<P>) {
  const { label, className, turn = 1.2, first = { width: 1150, height: 640 } } = props;
  const { tallUnder = 0 } = props;
  const [ref, size] = useSize(first);
  const tall = size.width < tallUnder || size.width < size.height * turn;
  const plan = props.plan(tall);
  const scale: Scale = {
    px: Math.min(size.width / plan.width, size.height / plan.height),
    phone: size.width < PHONE,
    width: plan.width,
    height: plan.height,
  };
  return (
    <div ref={ref} className={classes(css.world, css.board, className)}>
      <ScaleContext value={scale}>
        <svg
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          width="100%"
          height="100%"
          preserveAspectRatio="xMidYMid meet"
          role="group"
          aria-label={label}
        >
          {props.children(plan, scale, tall)}
        </svg>
      </ScaleContext>
    </div>
  );
}

interface PartFrameProps<P extends { readonly height: number }> {
  readonly label: string;
  readonly className?: string | undefined;
  /** What is drawn where in so much width, and how high that is. */
  readonly plan: (width: number, height: number) => P;
  readonly first?: Plan;
  readonly children: (plan: P, width: number) => ReactNode;
}

/** A drawing as wide as its box and as high as it needs, one unit to a pixel: Own, Rival, Supply, Strip. */
export function PartFrame<P extends { readonly height: number }>(props: PartFrameProps<P>) {
  const { label, className, first = { width: 260, height: 180 } } = props;
  const [ref, { width, height }] = useSize(first);
  const plan = props.plan(width, height);
  const scale: Scale = { px: 1, phone: width < PHONE && width > 300, width, height: plan.height };
  // What is higher than its room can be scrolled by keys too.
  const reached = plan.height > Math.ceil(height) ? { tabIndex: 0 } : {};
  return (
    <div ref={ref} className={classes(css.world, css.part, className)} {...reached}>
      <ScaleContext value={scale}>
        <svg width={width} height={plan.height} role="group" aria-label={label}>
          {props.children(plan, width)}
        </svg>
      </ScaleContext>
    </div>
  );
}
