import { LEVELS } from '@orrery/bots';
import type { PendingProposal } from '@orrery/protocol';
import type { Voice } from '@orrery/shared';
import { joinNames, personName } from '../../names.ts';
import { Button } from '../../parts/button.tsx';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import styles from './table.module.css';

function useSentence(pending: PendingProposal, isMine: boolean, seq: number, voice: Voice): string {
  const { proposal: words } = useOnlineWords();
  const { proposal } = pending;
  const name = isMine ? null : personName(pending.name, voice.lang);
  switch (proposal.kind) {
    case 'takeBack':
      return words.takeBack(name, seq - proposal.seq);
    case 'bot': {
      const level = LEVELS.find(({ id }) => id === proposal.level)?.name[voice.lang];
      return words.bot(name, voice.name(proposal.seat), level ?? proposal.level);
    }
    default:
      return words.sitIn(name, voice.name(proposal.seat));
  }
}

/** What the table is asked to agree to, above the question. */
export function ProposalNotice({
  table,
  state,
  pending,
  voice,
  look,
}: {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly pending: PendingProposal;
  readonly voice: Voice;
  /** Of the answer yes: plain where something else is what should be done first. */
  readonly look: 'main' | 'plain';
}) {
  const { proposal: words } = useOnlineWords();
  const { busy, run } = useAct();
  const update = state.table?.update;
  const viewer = update?.viewer ?? null;
  const isMine = pending.user === state.me?.id;
  const sentence = useSentence(pending, isMine, update?.seq ?? 0, voice);
  const missing = pending.needs.filter((seat) => !pending.agreed.includes(seat));
  const isAsked = viewer !== null && missing.includes(viewer);
  const answer = (yes: boolean): void =>
    void run(() => table.ask({ type: 'consent', proposal: pending.number, yes }));
  return (
    <div className={styles['notice']} role="alert">
      <p>
        {sentence}
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
