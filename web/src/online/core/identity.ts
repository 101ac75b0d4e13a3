import type { Occupant, Profile } from '@orrery/protocol';
import { prefer, usePreferences } from '../../preferences.ts';
import { setMe, useDoor } from '../door.ts';
import { http } from './http.ts';
import { renewLine } from './line.ts';

/** From now on the page is this person, or nobody. */
export function become(me: Profile | null): void {
  setMe(me);
  if (me !== null) prefer({ name: me.name.slice(0, 24) });
  renewLine();
}

/** Whoever has no name here yet becomes a guest with this one. */
export async function ensureGuest(name: string): Promise<void> {
  if (useDoor.getState().me !== null) return;
  become(await http.becomeGuest(name));
}

/** Bright stars, for those who do not care to think of a name. */
const STARS = ['Vega', 'Rigel', 'Capella', 'Altaïr', 'Mira', 'Spica', 'Deneb', 'Castor', 'Electra'];

/** One's own name, or a star that nobody at the table is called by. */
export function suggestedName(table: readonly Occupant[] = []): string {
  const { name } = usePreferences.getState();
  const taken = table.map(({ seating }) => (seating.kind === 'human' ? seating.name : ''));
  const free = STARS.filter((star) => !taken.includes(star));
  return name || (free[Math.floor(Math.random() * free.length)] ?? 'Vega');
}
