import type { ArtemisEvent } from '../../rules/events.ts';
import type { ArtemisView } from '../../rules/view-types.ts';
import type { Carries, Draft } from './draft.ts';
import { PLACING } from './placing.ts';
import { RESOLVING } from './resolving.ts';
import { UPKEEP } from './upkeep.ts';

const CARRIES: Carries = { ...PLACING, ...RESOLVING, ...UPKEEP };

/**
 * The table as it stood after an event. What happens by itself comes with one view for all of it;
 * what lay where in between is told by the events, and nothing else is known here.
 */
export function after(view: ArtemisView, event: ArtemisEvent, goal: ArtemisView): ArtemisView {
  const draft = structuredClone(view) as Draft;
  draft.focus = null;
  draft.placing = null;
  // An event goes to the entry of its own type.
  const carry = CARRIES[event.type] as (
    draft: Draft,
    event: ArtemisEvent,
    goal: ArtemisView,
  ) => void;
  carry(draft, event, goal);
  return draft;
}
