import type { Voice } from '@orrery/shared';
import type { ReplayPosition } from '@orrery/table/client';
import type { AnyText } from '../games.ts';
import type { Aside } from '../table/extras.ts';
import type { Beat } from '../table/telling.ts';
import styles from './replay.module.css';

/** What led to this position, what is asked there and what was answered; or what is being told. */
export function Said({
  position,
  told,
  text,
  voice,
  voiceBefore,
  asides,
}: {
  readonly position: ReplayPosition;
  readonly told: Beat | null;
  readonly text: AnyText;
  readonly voice: Voice;
  /** With the names of those who sat there when it happened. */
  readonly voiceBefore: Voice;
  readonly asides: readonly Aside[];
}) {
  const { index, step, view, asked, chosen } = position;
  return (
    <div className={styles['said']} aria-live="polite">
      {(told ?? step).events.map((event) => (
        <p key={JSON.stringify(event)}>{text.event(voiceBefore, event)}</p>
      ))}
      {told === null && (
        <>
          {asides.map((aside, i) => aside.seq === index && <p key={`aside ${i}`}>{aside.text}</p>)}
          {asked && <p className={styles['asked']}>{text.prompt(voice, view, asked)}</p>}
          {asked && chosen !== null && (
            <p className={styles['chosen']}>→ {text.option(voice, view, asked.ask, chosen)}</p>
          )}
        </>
      )}
    </div>
  );
}
