import { type RefObject, useEffect, useRef } from 'react';

interface Keys {
  readonly undo: () => void;
  readonly endTurn: () => void;
  readonly rules: () => void;
  readonly log: () => void;
  readonly settings: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=radio], [type=checkbox], [type=range]), select, textarea') ||
    target.isContentEditable);

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
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const { undo, endTurn, rules, log, settings } = current.current;
      const command = event.ctrlKey || event.metaKey;
      const act = (run: () => void): void => {
        event.preventDefault();
        run();
      };
      if (command && event.key.toLowerCase() === 'z') return act(undo);
      if (command || event.altKey) return;
      if (/^[1-9]$/.test(event.key)) {
        if (press(page.current, Number(event.key))) event.preventDefault();
        return;
      }
      const letter: Readonly<Record<string, () => void>> = {
        u: undo,
        e: endTurn,
        r: rules,
        l: log,
        '?': settings,
      };
      const run = letter[event.key.toLowerCase()];
      if (run) act(run);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [page]);
}
