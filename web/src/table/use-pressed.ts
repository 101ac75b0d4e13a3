import { useEffect, useState } from 'react';

/** Whether a button of the mouse or a finger is down. */
function usePressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = (): void => setPressed(true);
    // The click comes after the release, in the same moment.
    const release = (): void => void setTimeout(() => setPressed(false));
    addEventListener('pointerdown', press, { capture: true, signal });
    addEventListener('pointerup', release, { capture: true, signal });
    addEventListener('pointercancel', release, { capture: true, signal });
    return () => listening.abort();
  }, []);
  return isPressed;
}

/**
 * The value as it was when something was pressed, until it is released: where a drawing is replaced
 * between the two, the browser tells of no click.
 */
export function useStillWhilePressed<T>(value: T): T {
  const isPressed = usePressed();
  const [kept, setKept] = useState({ value });
  if (!isPressed && kept.value !== value) setKept({ value });
  return isPressed ? kept.value : value;
}
