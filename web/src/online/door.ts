import type { Profile } from '@orrery/protocol';
import { create } from 'zustand';
import { usePreferences } from '../preferences.ts';

interface Door {
  /** Static hosting has no server: then nothing online is shown. */
  readonly server: 'unknown' | 'absent' | 'there';
  /** Null: nobody yet; a name is enough to become somebody. */
  readonly me: Profile | null;
  /** Somebody was signed in here until another device ended that, or the account itself. */
  readonly isSignedOut: boolean;
}

type Found = Omit<Door, 'isSignedOut'>;

const ABSENT: Found = { server: 'absent', me: null };

export const useDoor = create<Door>(() => ({ server: 'unknown', me: null, isSignedOut: false }));

export const setMe = (me: Profile | null): void => useDoor.setState({ me, isSignedOut: false });

async function look(): Promise<Found> {
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

/** The server seems to know us no more: then the page asks no longer in our name, and says so. */
export async function checkSession(): Promise<void> {
  const before = useDoor.getState().me;
  if (before === null) return;
  const { server, me } = await look();
  // Meanwhile somebody may have signed in here.
  const isSame = useDoor.getState().me?.id === before.id;
  if (server === 'there' && me === null && isSame) useDoor.setState({ me, isSignedOut: true });
}

let looked: Promise<void> | null = null;

export function lookAgain(): Promise<void> {
  looked = look().then((door) => useDoor.setState(door));
  return looked;
}

/** Asks once whether there is a server, and who we are to it. */
export const lookForServer = (): Promise<void> => looked ?? lookAgain();
