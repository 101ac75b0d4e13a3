let keys = false;

/** Follows whether the page is used by keys or by pointer; called once. */
export function followInput(): void {
  addEventListener('keydown', () => (keys = true), true);
  addEventListener('pointerdown', () => (keys = false), true);
}

export const playsByKeys = (): boolean => keys;
