import { LEVELS } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import type { PendingProposal } from '@orrery/protocol';
import type { Voice } from '@orrery/shared';
import { atStart, joinNames, personName } from '../../names.ts';
import { Button } from '../../parts/button.tsx';
import type { AnyText } from '../../games.ts';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import styles from './table.module.css';

function useSentence(
  pending: PendingProposal,
  state: OnlineState,
  text: AnyText,
  voice: Voice,
): string {
  const { proposal: words } = useOnlineWords();
  const { proposal } = pending;
  const nameOf = (seat: Seat): string | null =>
    seat === state.table?.update.viewer ? null : voice.name(seat);
  const name = pending.user === state.me?.id ? null : personName(pending.name, voice.lang);
  switch (proposal.kind) {
    case 'takeBack': {
      // As the log tells them: most answers on the way to a turn's end have no line there.
      const steps = state.table?.log.steps.filter(({ seq }) => seq > proposal.seq) ?? [];
      const lines = steps.flatMap(({ events }) => events);
      const first = lines[0] && text.event(voice, lines[0]).replace(/\.$/, '');
      return words.takeBack(name, lines.length, first ?? null);
    }
    case 'bot': {
      const level = LEVELS.find(({ id }) => id === proposal.level)?.name[voice.lang];
      return words.bot(name, nameOf(proposal.seat), level ?? proposal.level);
    }
    default:
      return words.sitIn(name, nameOf(proposal.seat));
  }
}

/** What the table is asked to agree to, above the question. */
export function ProposalNotice({
  table,
  state,
  pending,
  text,
  voice,
  look,
}: {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly pending: PendingProposal;
  readonly text: AnyText;
  readonly voice: Voice;
  /** Of the answer yes: plain where something else is what should be done first. */
  readonly look: 'main' | 'plain';
}) {
  const { proposal: words } = useOnlineWords();
  const { busy, run } = useAct();
  const viewer = state.table?.update.viewer ?? null;
  const isMine = pending.user === state.me?.id;
  const sentence = useSentence(pending, state, text, voice);
  const missing = pending.needs.filter((seat) => !pending.agreed.includes(seat));
  const isAsked = viewer !== null && missing.includes(viewer);
  const answer = (yes: boolean): void =>
    void run(() => table.ask({ type: 'consent', proposal: pending.number, yes }));
  return (
    <div className={styles['notice']} role="alert">
      <p>
        {atStart(sentence, voice.lang)}
        {!isAsked && ` ${words.waitsFor(joinNames(missing.map(voice.name), voice.lang))}`}
      </p>
      {isAsked && (
        <div className={styles['choices']}>
          <Button look={look} disabled={busy} onClick={() => answer(true)}>
            {words.agree}
          </Button>
          <Button disabled={busy} onClick={() => answer(false)}>
            {words.refuse}
          </Button>
        </div>
      )}
      {isMine && !isAsked && (
        <Button disabled={busy} onClick={() => answer(false)}>
          {words.withdraw}
        </Button>
      )}
    </div>
  );
}
