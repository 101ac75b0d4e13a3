import { useEffect, useState } from 'react';
import type { Region } from '../data/index.ts';
import type { Near } from './region.tsx';

/** The region that is looked at; after a finger it stays so until the next touch. */
export function useNear(): Near {
  const [looked, setLooked] = useState<{ region: Region; touched: boolean } | null>(null);
  const touched = looked?.touched ?? false;
  useEffect(() => {
    if (!touched) return;
    const elsewhere = (event: PointerEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('[data-near]')) setLooked(null);
    };
    addEventListener('pointerdown', elsewhere);
    return () => removeEventListener('pointerdown', elsewhere);
  }, [touched]);
  return {
    region: looked?.region ?? null,
    enter: (region, touched) => setLooked({ region, touched }),
    leave: (touched) => {
      if (!touched) setLooked(null);
    },
    answered: () => setLooked((now) => (now?.touched ? null : now)),
  };
}
