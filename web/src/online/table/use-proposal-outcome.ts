import type { PendingProposal } from '@orrery/protocol';
import type { Voice } from '@orrery/shared';
import { useEffect, useRef } from 'react';
import { tell } from '../../parts/note-store.ts';
import type { OnlineState } from '../core/online-table.ts';
import { useOnlineWords } from '../text/index.ts';

/** What would be different if the table had agreed. */
function mark({ room, table }: OnlineState, { proposal }: PendingProposal): string {
  if (proposal.kind === 'takeBack') return String(table?.log.takeBacks.length);
  const { seating, user } = room.seats[proposal.seat] ?? {};
  return `${seating?.kind} ${user}`;
}

/** Tells how a request ended: by the consent of all, or not. */
export function useProposalOutcome(state: OnlineState, voice: Voice): void {
  const { proposal: words } = useOnlineWords();
  const { proposal } = state.room;
  const asked = useRef<{ readonly pending: PendingProposal; readonly mark: string } | null>(null);
  useEffect(() => {
    const before = asked.current;
    if (before !== null && proposal?.number !== before.pending.number) {
      const done = before.pending.proposal;
      if (mark(state, before.pending) === before.mark) tell(words.refused);
      else
        tell(done.kind === 'takeBack' ? words.takenBack : words.handedOver(voice.name(done.seat)));
      asked.current = null;
    }
    if (proposal !== null) asked.current ??= { pending: proposal, mark: mark(state, proposal) };
  }, [proposal, state, words, voice]);
}
