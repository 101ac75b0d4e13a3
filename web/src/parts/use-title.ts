import { useEffect } from 'react';

const USUAL = 'Orrery';

/** The title of the tab while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = USUAL;
    };
  }, [title]);
}
