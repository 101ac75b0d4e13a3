import { playsByKeys } from './last-input.ts';

/** What is pointed at, and with what. */
export interface Pointed {
  readonly target: Element;
  readonly by: 'mouse' | 'finger' | 'keys';
  /** Where the pointer is; null with keys. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

const HOVER_MS = 150;
const PRESS_MS = 450;
/** A finger that moved less than this stays where it was put. */
const SLOP = 10;
const LONGEST_CLICK_MS = 700;
const ENDS: ReadonlySet<string> = new Set(['Escape', 'Enter', ' ']);

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** The click that the end of a long press makes is meant for nothing. */
function swallowClick(): void {
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), LONGEST_CLICK_MS);
}

/**
 * Follows what matches a selector and is pointed at: by a mouse that rests on it, by the keyboard's
 * focus, or by a long press, which is then no click. It ends with Escape, with a click, when the
 * pointer leaves and when something scrolls. Returns how to stop.
 */
export function followPointed(
  root: HTMLElement,
  selector: string,
  onChange: (pointed: Pointed | null) => void,
): () => void {
  const listening = new AbortController();
  let shown: Pointed | null = null;
  let waiting: { readonly target: Element; readonly timer: ReturnType<typeof setTimeout> } | null =
    null;
  /** A click has ended it: the same is not shown again before the pointer has left it. */
  let spent: Element | null = null;
  let pressedAt: { readonly x: number; readonly y: number } | null = null;

  const stopWaiting = (): void => {
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
  };
  const end = (): void => {
    stopWaiting();
    if (shown === null) return;
    shown = null;
    onChange(null);
  };
  const begin = (pointed: Pointed, after: number): void => {
    stopWaiting();
    const timer = setTimeout(() => {
      waiting = null;
      if (!pointed.target.isConnected) return;
      shown = pointed;
      onChange(pointed);
    }, after);
    waiting = { target: pointed.target, timer };
  };
  const targetOf = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest(selector) : null;
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listen: (event: DocumentEventMap[K]) => void,
    where: Document | HTMLElement = root,
  ): void =>
    where.addEventListener(type, listen as EventListener, {
      signal: listening.signal,
      capture: true,
      passive: true,
    });

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const target = targetOf(event);
    if (target !== spent) spent = null;
    if (target !== null && (target === (shown ?? waiting)?.target || target === spent)) return;
    end();
    const at = { x: event.clientX, y: event.clientY };
    if (target) begin({ target, by: 'mouse', at }, HOVER_MS);
  });
  on('pointerleave', (event) => {
    if (event.target === root && event.pointerType !== 'touch') end();
  });
  on('pointerdown', (event) => {
    end();
    const target = targetOf(event);
    spent = event.pointerType === 'touch' ? null : target;
    if (event.pointerType === 'mouse' || !event.isPrimary || target === null) return;
    pressedAt = { x: event.clientX, y: event.clientY };
    begin({ target, by: 'finger', at: pressedAt }, PRESS_MS);
  });
  on('pointermove', ({ clientX, clientY, pointerType }) => {
    if (pointerType === 'mouse' || pressedAt === null) return;
    if (Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > SLOP) end();
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    on(type, ({ pointerType }) => {
      if (pointerType === 'mouse') return;
      pressedAt = null;
      // It stays for reading after the finger has gone, until the next touch.
      if (shown?.by === 'finger') swallowClick();
      else stopWaiting();
    });
  on('focusin', (event) => {
    const target = targetOf(event);
    if (target && playsByKeys()) begin({ target, by: 'keys', at: null }, HOVER_MS);
  });
  on('focusout', () => {
    if (shown?.by === 'keys' || shown === null) end();
  });
  on(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !root.contains(event.target)) end();
    },
    document,
  );
  on('scroll', end, document);
  on('wheel', end);
  root.addEventListener(
    'contextmenu',
    (event) => {
      // A long press has said what there is to say.
      if (shown?.by === 'finger') event.preventDefault();
    },
    { signal: listening.signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!ENDS.has(event.key) || shown === null) return;
      end();
      // Escape closes this and nothing that lies below.
      if (event.key === 'Escape') event.stopPropagation();
    },
    { signal: listening.signal, capture: true },
  );
  return () => {
    stopWaiting();
    listening.abort();
  };
}
