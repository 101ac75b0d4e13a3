import { useSyncExternalStore } from 'react';
import { useOnlineWords } from '../text/index.ts';
import { onNetwork } from './network.ts';

/** Whether this device has a network at all, as far as the browser knows. */
export const useNetwork = (): boolean => useSyncExternalStore(onNetwork, () => navigator.onLine);

/** Why nothing arrives, and what to do about it. */
export function useAwayText(): string {
  const { gate } = useOnlineWords();
  return useNetwork() ? gate.lost : gate.lostOffline;
}
