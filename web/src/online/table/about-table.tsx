import { LogOut, RotateCcw } from 'lucide-react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';
import { NoticeSwitch } from '../notice-switch.tsx';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import { usePaceText } from '../use-pace-text.ts';
import { useVariantText } from '../use-variant-text.ts';
import { Proof } from './proof.tsx';
import { Share } from './share.tsx';
import { takeBackTo } from './take-back.ts';
import { othersWatching } from './watching.ts';

/** The table itself: its link, its pace, its fairness, and how to ask back or get up. */
export function AboutTable({
  table,
  state,
  onClose,
}: {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly onClose: () => void;
}) {
  const { table: words, proposal } = useOnlineWords();
  const { busy, run } = useAct();
  const { room } = state;
  const pace = usePaceText(room.pace);
  const viewer = state.table?.update.viewer ?? null;
  const variants = useVariantText(
    state.table?.update.game ?? '',
    state.table?.update.options ?? {},
  );
  const back = state.table && room.proposal === null ? takeBackTo(state.table) : null;
  const act = async (request: Parameters<OnlineTable['ask']>[0]): Promise<void> => {
    if (await run(() => table.ask(request))) onClose();
  };
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <p className={styles['soft']}>
        {pace} · {words.spectators(othersWatching(room, viewer !== null), viewer === null)}
        {variants.length > 0 && ` ${words.variants(variants.join(', '))}`}
      </p>
      {room.retaken === true && <p className={styles['soft']}>{words.retaken}</p>}
      <Share id={table.id} />
      {viewer !== null && room.status === 'running' && (
        <div className={styles['part']}>
          <NoticeSwitch />
          {back !== null && (
            <>
              <Button
                disabled={busy}
                onClick={() =>
                  void act({ type: 'propose', proposal: { kind: 'takeBack', seq: back } })
                }
              >
                <RotateCcw size={17} aria-hidden /> {proposal.askTakeBack}
              </Button>
              <p className={styles['soft']}>{proposal.takeBackText}</p>
            </>
          )}
          {room.seats[viewer]?.left !== true && (
            <>
              <Button
                disabled={busy}
                onClick={() => void act({ type: 'seat', seat: viewer, action: 'leave' })}
              >
                <LogOut size={17} aria-hidden /> {words.leave}
              </Button>
              <p className={styles['soft']}>{words.leaveText}</p>
            </>
          )}
        </div>
      )}
      <Proof id={table.id} room={room} seen={state.table?.update ?? null} />
    </Dialog>
  );
}
