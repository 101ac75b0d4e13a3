import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { OnlineState } from '../core/online-table.ts';
import { keepHeard, lastHeard } from './heard.ts';

export interface Heard {
  /** Lines of others that nobody has read here. */
  readonly unread: number;
  /** All that was said is before somebody's eyes. */
  readonly onSeen: () => void;
}

export function useHeard(table: string, { chat, me }: OnlineState): Heard {
  const [last, setLast] = useState(() => lastHeard(table));
  const newest = chat.at(-1)?.n ?? 0;
  const onSeen = useCallback(() => {
    if (newest <= last) return;
    keepHeard(table, newest);
    setLast(newest);
  }, [table, newest, last]);
  const unread = chat.filter(({ n, user }) => n > last && user !== me?.id).length;
  return { unread, onSeen };
}

/** Whether an element can be seen: not folded, not behind a tab, and the page is looked at. */
export function useIsShown(of: RefObject<HTMLElement | null>, folded: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (element === null || folded) return setShown(false);
    let isInView = false;
    const look = (): void => setShown(isInView && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((seen) => {
      isInView = seen.at(-1)?.isIntersecting === true;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [of, folded]);
  return isShown;
}
