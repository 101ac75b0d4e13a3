import type { Place } from '@orrery/kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Keys {
  readonly undo?: () => void;
  readonly endTurn?: () => void;
  readonly hint?: (() => void) | undefined;
  readonly rules?: () => void;
  readonly log?: () => void;
  readonly talk?: (() => void) | undefined;
  readonly settings?: () => void;
  readonly legend?: () => void;
  /** Gives the answer that is picked, unless Enter is meant for the place; false: it was not given. */
  readonly confirm?: (place: Place | null) => boolean;
  /** Lays back what is picked. */
  readonly clear?: (() => void) | undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=radio], [type=checkbox], [type=range]), select, textarea') ||
    target.isContentEditable);

/** Enter does there what it always does. */
const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !target.closest('[data-place]') &&
  target.closest('button, a, input, [role="button"]') !== null;

const placeOf = (target: EventTarget | null): Place | null =>
  target instanceof Element
    ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null)
    : null;

/** Something lies above the page, which Enter and Escape are meant for. */
const isCovered = (): boolean => document.querySelector('[popover="auto"]:popover-open') !== null;

/** The number keys press the first nine answers. */
function press(page: HTMLElement | null, digit: number): boolean {
  const buttons = page?.querySelectorAll<HTMLButtonElement>('[data-option]');
  const button = buttons?.[digit - 1];
  button?.click();
  return button !== undefined;
}

/** Keys of the whole table; nothing happens while somebody types or a dialog is open. */
export function useKeys(page: RefObject<HTMLElement | null>, keys: Keys): void {
  const current = useRef(keys);
  // Before the page is seen: a key may come as soon as that, and means what is shown.
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    const isElsewhere = ({ target }: KeyboardEvent): boolean =>
      isTyping(target) || document.querySelector('dialog[open]') !== null;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return;
      const { undo, endTurn, hint, rules, log, talk, settings, legend, clear } = current.current;
      const act = (run: () => void): void => {
        event.preventDefault();
        run();
      };
      const command = event.ctrlKey || event.metaKey;
      if (command && event.key.toLowerCase() === 'z') return undo && act(undo);
      if (command || event.altKey) return;
      if (/^[1-9]$/.test(event.key)) {
        if (press(page.current, Number(event.key))) event.preventDefault();
        return;
      }
      const letter: Readonly<Record<string, (() => void) | undefined>> = {
        u: undo,
        e: endTurn,
        h: hint,
        r: rules,
        l: log,
        c: talk,
        s: settings,
        '?': legend,
        escape: isCovered() ? undefined : clear,
      };
      const run = letter[event.key.toLowerCase()];
      if (run) act(run);
    };
    // Before the piece that has the focus takes it for itself.
    const onEnter = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || isElsewhere(event) || isCovered()) return;
      if (takesEnter(event.target) || !current.current.confirm?.(placeOf(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onEnter, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onEnter, { capture: true });
    };
  }, [page]);
}
