import type { Seat } from '@orrery/kernel';
import type { TableState } from '@orrery/table/client';
import { actorOf, isPerson } from './use-seated.ts';

/**
 * What the screen does when somebody else at it is waited for: it is covered where the one who
 * leaves or the one who comes has secrets, else it simply goes on.
 */
export type HandOn =
  | { readonly kind: 'stay' }
  | { readonly kind: 'cover' | 'go'; readonly to: Seat };

export function handOn(state: TableState): HandOn {
  const { viewer, seats, outcome, secretive } = state.update;
  const people = seats.filter((seat) => seat.kind === 'human').length;
  const actor = actorOf(state);
  if (people < 2 || outcome !== null || actor === null || actor === viewer) return { kind: 'stay' };
  if (!isPerson(state, actor)) return { kind: 'stay' };
  const hides = secretive.includes(actor) || (viewer !== null && secretive.includes(viewer));
  return { kind: hides ? 'cover' : 'go', to: actor };
}

/**
 * What everybody may see, of what one seat does: shown from the first moment of the cover, until
 * the host tells the same. Lines of the log may name secrets, so they wait for the host.
 */
export function openState(state: TableState): TableState {
  const { update } = state;
  if (update.viewer === null) return state;
  const view =
    typeof update.view === 'object' ? { ...update.view, viewer: null, own: null } : update.view;
  const asked = update.asked && { ...update.asked, options: null };
  return {
    ...state,
    update: { ...update, viewer: null, view, asked, undoable: 0 },
    log: { steps: [], takeBacks: [] },
    fresh: [],
  };
}
