import type { Profile } from '@orrery/protocol';
import { create } from 'zustand';

interface Door {
  /** Static hosting has no server: then nothing online is shown. */
  readonly server: 'unknown' | 'absent' | 'there';
  /** Null: nobody yet; a name is enough to become somebody. */
  readonly me: Profile | null;
}

export const useDoor = create<Door>(() => ({ server: 'unknown', me: null }));

export const setMe = (me: Profile | null): void => useDoor.setState({ me });

async function look(): Promise<Door> {
  // Offline there is none; asking would only fill the console.
  if (!navigator.onLine) return { server: 'absent', me: null };
  try {
    const response = await fetch('/api/me');
    const isOurs = response.headers.get('content-type')?.startsWith('application/json') === true;
    if (!isOurs) return { server: 'absent', me: null };
    const answer = (await response.json()) as { readonly me?: Profile | null };
    if (answer.me === undefined) return { server: response.ok ? 'absent' : 'there', me: null };
    return { server: 'there', me: answer.me };
  } catch {
    return { server: 'absent', me: null };
  }
}

let looked: Promise<void> | null = null;

/** Asks once whether there is a server, and who we are to it; again when the network comes back. */
export function lookForServer(): Promise<void> {
  looked ??= look().then((door) => {
    useDoor.setState(door);
    if (door.server === 'absent')
      addEventListener('online', () => ((looked = null), void lookForServer()), { once: true });
  });
  return looked;
}
