import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './bubble.module.css';
import type { Point } from './use-point.ts';

const MARGIN = 10;

const isShown = (element: Element): boolean => element.matches(':popover-open');

/** A small box beside a point, above everything; a click elsewhere or Escape closes it. */
export function Bubble({
  at,
  label,
  onClose,
  children,
}: {
  readonly at: Point;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const back = useRef<Element | null>(null);
  const [place, setPlace] = useState<Point>(at);
  const id = useId();

  useLayoutEffect(() => {
    back.current = document.activeElement;
    return () => {
      if (back.current instanceof HTMLElement || back.current instanceof SVGElement)
        back.current.focus({ preventScroll: true });
    };
  }, []);

  // The click that asks about the next thing closes it before this page hears that it is closed.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isShown(element)) return;
    element.showPopover();
    // What it says is read once, when the focus comes.
    (element.querySelector<HTMLElement>('button, a') ?? element).focus();
  }, [at]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const right = at.x + 14 + width + MARGIN <= innerWidth;
    const x = right ? at.x + 14 : at.x - 14 - width;
    const clamp = (value: number, most: number): number =>
      Math.max(MARGIN, Math.min(value, most - MARGIN));
    setPlace({ x: clamp(x, innerWidth - width), y: clamp(at.y - 24, innerHeight - height) });
  }, [at, children]);

  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={id}
      className={styles['bubble']}
      style={{ left: place.x, top: place.y }}
      onToggle={({ currentTarget }) => {
        if (!isShown(currentTarget)) onClose();
      }}
    >
      <div id={id}>{children}</div>
    </div>
  );
}
