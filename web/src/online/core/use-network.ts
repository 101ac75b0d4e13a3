import { useSyncExternalStore } from 'react';
import { useOnlineWords } from '../text/index.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether this device has a network at all, as far as the browser knows. */
export const useNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Why nothing arrives, and what to do about it. */
export function useAwayText(): string {
  const { gate } = useOnlineWords();
  return useNetwork() ? gate.lost : gate.lostOffline;
}
