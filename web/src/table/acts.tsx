import type { TableClient, TableState } from '@orrery/table/client';
import { Check, Crosshair, FastForward, History, Lightbulb, RotateCcw, Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import type { Extras } from './extras.ts';
import type { NextSeat } from './hand-over.tsx';
import styles from './prompt.module.css';
import { isPerson } from './use-seated.ts';
import type { Since } from './use-since.ts';

/** The next thing to press has the focus, unless somebody writes or reads something else. */
function useFocusHere(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isElsewhere = document.activeElement?.closest('input, textarea, select, dialog');
    if (!isElsewhere) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}

function EndTurn({ onEnd }: { readonly onEnd: () => void }) {
  const { table } = useWords();
  return (
    <Button ref={useFocusHere()} look="main" data-end-turn aria-keyshortcuts="e" onClick={onEnd}>
      <Check size={17} aria-hidden /> {table.endTurn}
    </Button>
  );
}

function TakeScreen({ next }: { readonly next: NextSeat }) {
  const { handover } = useWords();
  return (
    <Button
      ref={useFocusHere()}
      look="main"
      className={styles['take']}
      data-hand-over
      onClick={next.onReady}
    >
      {handover.ready(next.name)}
    </Button>
  );
}

/** What can be done besides answering: undo and its like, and what moves the table on. */
export function Acts({
  client,
  state,
  since,
  telling,
  next,
  onRun,
  onHint,
  extras,
}: {
  readonly client: TableClient;
  readonly state: TableState;
  readonly since: Since;
  readonly telling: boolean;
  readonly next: NextSeat | null;
  readonly onRun: (act: () => Promise<void>) => void;
  /** Null: there is nothing to advise on. */
  readonly onHint: (() => void) | null;
  readonly extras?: Extras | undefined;
}) {
  const { table, advice } = useWords();
  const { asked, held, viewer, undoable, stalled } = state.update;
  const mine = held === viewer && viewer !== null;
  const botMoves = held === null && asked !== null && !isPerson(state, asked.seat);
  return (
    <div className={styles['acts']}>
      {extras?.acts}
      {since.steps.length > 0 && !since.shown && (
        <Button
          look="quiet"
          className={styles['since']}
          aria-label={`${table.since} (${since.steps.length})${since.struck > 0 ? `, ${table.struck(since.struck)}` : ''}`}
          onClick={() => since.go(0)}
        >
          <History size={16} aria-hidden />
          <span className={styles['long']}>{table.since}</span> ({since.steps.length})
          {since.struck > 0 && (
            <span className={styles['struck']} data-tip={table.struck(since.struck)}>
              <Crosshair size={14} aria-hidden /> {since.struck}
            </span>
          )}
        </Button>
      )}
      {telling && (
        // Any click ends it: this one only says so.
        <Button look="quiet">
          <FastForward size={17} aria-hidden /> {table.skip}
        </Button>
      )}
      {!telling && botMoves && stalled === null && viewer !== null && (
        <Button look="quiet" onClick={() => onRun(() => client.skip())}>
          <FastForward size={17} aria-hidden /> {table.skip}
        </Button>
      )}
      {stalled !== null && viewer !== null && (
        <Button look="main" onClick={() => onRun(() => client.nudge())}>
          {table.nudge}
        </Button>
      )}
      {onHint && (
        <Button look="icon" aria-label={advice.title} aria-keyshortcuts="h" onClick={onHint}>
          <Lightbulb size={18} aria-hidden />
        </Button>
      )}
      {undoable > 0 && (
        <Button look="quiet" onClick={() => onRun(() => client.undo())} aria-keyshortcuts="u">
          <Undo2 size={17} aria-hidden /> {table.undo}
        </Button>
      )}
      {undoable > 1 && (
        <Button look="quiet" onClick={() => onRun(() => client.resetTurn())}>
          <RotateCcw size={16} aria-hidden /> {table.resetTurn}
        </Button>
      )}
      {mine && !telling && <EndTurn onEnd={() => onRun(() => client.endTurn())} />}
      {next && <TakeScreen next={next} />}
    </div>
  );
}
