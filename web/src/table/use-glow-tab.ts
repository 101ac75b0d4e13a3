import type { Place } from '@orrery/kit';
import { type RefObject, useEffect } from 'react';
import type { Tab } from './tabs.tsx';

const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 0;
const isTab = (part: string | null | undefined): part is Tab =>
  part === 'own' || part === 'players' || part === 'log';

/** What is waited for is never behind another tab. */
export function useGlowTab(
  page: RefObject<HTMLElement | null>,
  glow: ReadonlySet<Place> | undefined,
  onTab: (tab: Tab) => void,
): void {
  useEffect(() => {
    if (glow === undefined) return;
    onTab('board');
    // Once the board is shown, it tells whether what is waited for is on it.
    const frame = requestAnimationFrame(() => {
      const there = [...glow].flatMap((place) => [
        ...(page.current?.querySelectorAll(`[data-place="${CSS.escape(place)}"]`) ?? []),
      ]);
      const hidden = there.some(isShown) ? undefined : there[0];
      const part = hidden?.closest('[data-part]')?.getAttribute('data-part');
      if (isTab(part)) onTab(part);
    });
    return () => cancelAnimationFrame(frame);
  }, [page, glow, onTab]);
}
