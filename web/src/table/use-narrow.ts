import { useSyncExternalStore } from 'react';

/** Too narrow or too low for all at once, as in the style of the frame. */
const QUERY =
  '(max-width: 760px), (max-height: 480px), (max-width: 1080px) and (max-height: 640px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether one part of the table is shown at a time, behind tabs. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
