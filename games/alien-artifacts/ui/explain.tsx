import type { Explanation, Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { AlienView } from '../rules/view-types.ts';

/** What stands at a place, told from the view of whoever asks: so it tells nothing that is hidden. */
export function explain(_voice: Voice, _view: AlienView, _place: Place): Explanation | null {
  return null;
}
