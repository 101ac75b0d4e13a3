import type { Explanation, Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { MarsView } from '../../rules/view-types.ts';

export function explain(_voice: Voice, _view: MarsView, _place: Place): Explanation | null {
  return null;
}
