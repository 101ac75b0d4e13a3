import type { Profile } from '@orrery/protocol';
import { create } from 'zustand';
import { usePreferences } from '../preferences.ts';

interface Door {
  /** Static hosting has no server: then nothing online is shown. */
  readonly server: 'unknown' | 'absent' | 'there';
  /** Null: nobody yet; a name is enough to become somebody. */
  readonly me: Profile | null;
}

const ABSENT: Door = { server: 'absent', me: null };

export const useDoor = create<Door>(() => ({ server: 'unknown', me: null }));

export const setMe = (me: Profile | null): void => useDoor.setState({ me });

async function look(): Promise<Door> {
  // Without a network there is none; asking would only fill the console.
  if (!navigator.onLine) return ABSENT;
  try {
    const response = await fetch('/api/me');
    const isOurs = response.headers.get('content-type')?.startsWith('application/json') === true;
    if (!isOurs || !response.ok) return ABSENT;
    const { me } = (await response.json()) as { readonly me?: Profile | null };
    return me === undefined ? ABSENT : { server: 'there', me };
  } catch {
    return ABSENT;
  }
}

/** Notices with no page open, and those to other services, are in the language of the page. */
async function keepLanguage(): Promise<void> {
  const { me } = useDoor.getState();
  const { lang } = usePreferences.getState();
  if (me === null || me.lang === lang) return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ lang });
  const response = await fetch('/api/me', { method: 'PATCH', headers, body }).catch(() => null);
  if (response?.ok === true && useDoor.getState().me?.id === me.id) setMe({ ...me, lang });
}

useDoor.subscribe(() => void keepLanguage());
usePreferences.subscribe(() => void keepLanguage());

let looked: Promise<void> | null = null;

export function lookAgain(): Promise<void> {
  looked = look().then((door) => useDoor.setState(door));
  return looked;
}

/** Asks once whether there is a server, and who we are to it. */
export const lookForServer = (): Promise<void> => looked ?? lookAgain();
