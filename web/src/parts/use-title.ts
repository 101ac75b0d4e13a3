import { useEffect } from 'react';
import { create } from 'zustand';

/** What the page that is shown is called; null: it has no name of its own. */
export const usePageTitle = create<string | null>(() => null);

/** The title of the tab while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    usePageTitle.setState(title, true);
    return () => usePageTitle.setState(null, true);
  }, [title]);
}
