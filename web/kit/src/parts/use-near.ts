import { type PointerEvent, useEffect, useState } from 'react';

const byTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

/** What a group is given so that it is known when somebody looks at it. */
interface Watched {
  readonly 'data-near': string;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClickCapture: () => void;
}

export interface Near<T extends string> {
  /** The part that pointer, finger or focus is at. */
  readonly near: T | null;
  /** Spread over the group of a part: `<g {...watch('quarry', answers)}>`. A tap that answers is no look. */
  readonly watch: (part: T, answers?: boolean) => Watched;
}

/** The part that is looked at; after a finger it stays so until the next touch elsewhere. */
export function useNear<T extends string>(): Near<T> {
  const [looked, setLooked] = useState<{ part: T; touched: boolean } | null>(null);
  const touched = looked?.touched ?? false;
  useEffect(() => {
    if (!touched) return;
    const elsewhere = (event: globalThis.PointerEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('[data-near]')) setLooked(null);
    };
    addEventListener('pointerdown', elsewhere);
    return () => removeEventListener('pointerdown', elsewhere);
  }, [touched]);
  return {
    near: looked?.part ?? null,
    watch: (part, answers = false) => ({
      'data-near': part,
      onPointerEnter: (event) => setLooked({ part, touched: byTouch(event) }),
      onPointerLeave: (event) => {
        if (!byTouch(event)) setLooked(null);
      },
      onFocus: () => setLooked({ part, touched: false }),
      onBlur: () => setLooked(null),
      onClickCapture: () => {
        if (answers) setLooked((now) => (now?.touched ? null : now));
      },
    }),
  };
}
