import { ZoomOut } from 'lucide-react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import styles from './zoom-box.module.css';

interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MOST = 4;
export const DOUBLE_TAP_MS = 300;
/** A finger that moved less than this has tapped. */
const SLOP = 10;

/** The picture always fills its box. */
function within(view: View, box: DOMRect): View {
  const scale = Math.min(Math.max(view.scale, 1), MOST);
  const keep = (offset: number, size: number): number =>
    Math.min(0, Math.max(offset, size * (1 - scale)));
  return scale === 1 ? WHOLE : { scale, x: keep(view.x, box.width), y: keep(view.y, box.height) };
}

/** Scales about a point of the box, which stays where it is. */
function zoomAt(view: View, at: Finger, factor: number): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), MOST);
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Pinch and double-tap for fingers; a mouse sees the whole board. */
export function ZoomBox({ children }: { readonly children: ReactNode }) {
  const { table } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  const tap = useRef({ time: 0, x: 0, y: 0 });
  const dragged = useRef(false);
  const [view, setView] = useState(WHOLE);

  const local = (event: PointerEvent): Finger => {
    const { left, top } = box.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const change = (next: (view: View) => View): void => {
    const bounds = box.current?.getBoundingClientRect();
    if (bounds) setView((old) => within(next(old), bounds));
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return;
    const finger = local(event);
    fingers.current.set(event.pointerId, finger);
    if (fingers.current.size > 1) return;
    dragged.current = false;
    const { time, x, y } = tap.current;
    const again =
      event.timeStamp - time < DOUBLE_TAP_MS && Math.hypot(finger.x - x, finger.y - y) < 30;
    tap.current = { time: again ? 0 : event.timeStamp, ...finger };
    if (again) change((old) => (old.scale > 1 ? WHOLE : zoomAt(old, finger, 2.2)));
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (Math.hypot(now.x - tap.current.x, now.y - tap.current.y) > SLOP) dragged.current = true;
    if (other) {
      const spread = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      change((old) => zoomAt(old, middle, spread(now) / Math.max(spread(before), 1)));
    } else change((old) => ({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }));
  };
  const onPointerEnd = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };

  return (
    <div
      ref={box}
      className={styles['box']}
      data-zoomed={view.scale > 1}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClickCapture={(event) => {
        // The end of a drag is no click.
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
      }}
    >
      <div
        className={styles['picture']}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        {children}
      </div>
      {view.scale > 1 && (
        <Button
          look="icon"
          className={styles['out']}
          aria-label={table.zoomed}
          onClick={() => setView(WHOLE)}
        >
          <ZoomOut size={22} aria-hidden />
        </Button>
      )}
    </div>
  );
}
