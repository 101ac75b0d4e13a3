import { USUAL_LEVEL } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import type { Occupant } from '@orrery/protocol';
import type { Voice } from '@orrery/shared';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ensureGuest } from '../core/identity.ts';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';
import { LevelChoice } from '../create/seat-choice.tsx';
import { useDoor } from '../door.ts';
import { NameField } from '../name-field.tsx';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import { useKept } from './use-kept.ts';
import type { Naming } from './use-naming.ts';

/** Why a seat may be given away. */
function reasonOf({ seating, left, late }: Occupant): 'bot' | 'left' | 'late' | 'away' {
  if (seating.kind === 'bot') return 'bot';
  return left ? 'left' : late ? 'late' : 'away';
}

/** An abandoned seat goes to a bot or to somebody who watches, if the table agrees. */
export function Replace({
  table,
  state,
  seat,
  voice,
  naming,
  onClose,
}: {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly seat: Seat;
  readonly voice: Voice;
  readonly naming: Naming;
  readonly onClose: () => void;
}) {
  const { table: words, pace: times } = useOnlineWords();
  const { busy, run } = useAct();
  const me = useDoor((door) => door.me);
  const [level, setLevel] = useState(USUAL_LEVEL);
  const { pace } = state.room;
  const occupant = state.room.seats[seat];
  const kept = useKept(seat, state);
  // What was asked for may be done before this is closed.
  const isKept = !busy && kept !== 0;
  const isSeated = (state.table?.update.viewer ?? null) !== null;
  const propose = async (kind: 'bot' | 'sitIn'): Promise<void> => {
    const done = await run(async () => {
      await ensureGuest(naming.name);
      const proposal = kind === 'bot' ? { kind, seat, level } : { kind, seat };
      await table.ask({ type: 'propose', proposal });
    });
    if (done) onClose();
  };
  return (
    <Dialog title={words.replaceTitle(voice.name(seat))} closeLabel={words.close} onClose={onClose}>
      {occupant && <p>{isKept ? words.replaceNot : words.replaceWhy[reasonOf(occupant)]}</p>}
      {isSeated ? (
        <div className={styles['row']}>
          <label className={styles['field']}>
            <LevelChoice level={level} onLevel={setLevel} />
          </label>
          <Button look="main" disabled={busy || isKept} onClick={() => void propose('bot')}>
            {words.byBot}
          </Button>
        </div>
      ) : (
        <div className={styles['form']}>
          {pace.kind !== 'free' && <p className={styles['soft']}>{times.newcomers[pace.kind]}</p>}
          {me === null && <NameField {...naming} />}
          <Button look="main" disabled={busy || isKept} onClick={() => void propose('sitIn')}>
            {words.byMe}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
