import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { beside, type Rect } from './beside.ts';
import styles from './floating.module.css';
import type { Pointed } from './pointed.ts';

/** What lies under the pointer, where the target is too large to stand beside it. */
const REACH = { mouse: 18, finger: 40, keys: 0 };

/** Where it must not stand: its target, or of a large one the part that is pointed at. */
function spotOf({ target, by, at }: Pointed): Rect {
  const box = target.getBoundingClientRect();
  const isLarge = box.width > innerWidth / 2 && box.height > innerHeight / 3;
  if (!isLarge || at === null) return box;
  const reach = REACH[by];
  return { x: at.x - reach, y: at.y - reach, width: 2 * reach, height: 2 * reach };
}

/**
 * A small card beside what is pointed at, above everything; it takes no clicks and no focus. It is
 * for the eyes: what it says is the name of its target, or is said aloud elsewhere.
 */
export function Floating({
  pointed,
  inSight,
  look = 'card',
  children,
}: {
  readonly pointed: Pointed;
  /** What it should not cover. */
  readonly inSight?: (() => readonly Rect[]) | undefined;
  readonly look?: 'card' | 'tip';
  readonly children: ReactNode;
}) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => card.current?.showPopover(), []);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const screen = { width: innerWidth, height: innerHeight };
    const finger = pointed.by === 'finger';
    const at = beside(spotOf(pointed), { width, height }, screen, inSight?.() ?? [], finger);
    element.style.left = `${at.x}px`;
    element.style.top = `${at.y}px`;
  });
  return (
    <div ref={card} popover="manual" aria-hidden="true" data-floating className={styles[look]}>
      {children}
    </div>
  );
}
