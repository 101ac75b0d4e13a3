import type { Json } from '@orrery/kernel';
import type { GameText, Voice } from '@orrery/shared';
import type { TableClient, TableState } from '@orrery/table/client';
import { Check, FastForward, History, RotateCcw, Undo2 } from 'lucide-react';
import { useWords } from '../i18n/index.ts';
import { atStart } from '../names.ts';
import { Button } from '../parts/button.tsx';
import type { Extras } from './extras.ts';
import { OptionList } from './option-list.tsx';
import styles from './prompt.module.css';
import { SinceBar } from './since-bar.tsx';
import { useFitting } from './use-fitting.ts';
import type { Previews } from './use-foretold.ts';
import { isPerson } from './use-seated.ts';
import type { Since } from './use-since.ts';

// oxlint-disable-next-line no-explicit-any
export type AnyText = GameText<any, any>;

/** One plain sentence: who must decide what, and why now; or who is waited for. */
function usePrompt(state: TableState, voice: Voice, text: AnyText): string {
  const { table } = useWords();
  const { asked, held, viewer, view, stalled } = state.update;
  if (stalled !== null) return table.stalled(voice.name(stalled));
  if (held !== null) return held === viewer ? table.heldPrompt : table.heldOther(voice.name(held));
  if (asked === null) return table.whyOver;
  return text.prompt(voice, view, asked);
}

export function PromptBar({
  client,
  state,
  voice,
  text,
  options,
  previews,
  since,
  telling,
  onAnswer,
  onRun,
  onNear,
  extras,
}: {
  readonly client: TableClient;
  readonly state: TableState;
  readonly voice: Voice;
  readonly text: AnyText;
  readonly options: readonly Json[];
  readonly previews: Previews;
  readonly since: Since;
  /** What happened by itself and is being told: the next question comes after it. */
  readonly telling: string | null;
  readonly onAnswer: (choice: Json) => void;
  readonly onRun: (act: () => Promise<void>) => void;
  readonly onNear: (choice: Json | null) => void;
  readonly extras?: Extras | undefined;
}) {
  const { table } = useWords();
  const { asked, held, viewer, undoable, stalled, view, scores } = state.update;
  const question = usePrompt(state, voice, text);
  const prompt = telling ?? question;
  const heading = useFitting<HTMLHeadingElement>();
  const mine = held === viewer && viewer !== null;
  const then = since.shown && extras?.voiceAt(since.shown.step.seq - 1);
  const botMoves = held === null && asked !== null && !isPerson(state, asked.seat);

  return (
    <main className={styles['bar']}>
      {extras?.notice}
      <div className={styles['line']}>
        <h1
          ref={heading}
          className={styles['prompt']}
          // What is told is announced as a whole already.
          aria-live={telling === null ? 'polite' : 'off'}
          data-telling={telling === null ? undefined : true}
          data-waiting={telling !== null || (options.length === 0 && !mine)}
        >
          {atStart(prompt, voice.lang)}
        </h1>
        <div className={styles['acts']}>
          {extras?.acts}
          {since.steps.length > 0 && !since.shown && (
            <Button
              look="quiet"
              className={styles['since']}
              aria-label={`${table.since} (${since.steps.length})`}
              onClick={() => since.go(0)}
            >
              <History size={16} aria-hidden />
              <span className={styles['long']}>{table.since}</span> ({since.steps.length})
            </Button>
          )}
          {telling !== null && (
            // Any click ends it: this one only says so.
            <Button look="quiet">
              <FastForward size={17} aria-hidden /> {table.skip}
            </Button>
          )}
          {telling === null && botMoves && stalled === null && viewer !== null && (
            <Button look="quiet" onClick={() => onRun(() => client.skip())}>
              <FastForward size={17} aria-hidden /> {table.skip}
            </Button>
          )}
          {stalled !== null && viewer !== null && (
            <Button look="main" onClick={() => onRun(() => client.nudge())}>
              {table.nudge}
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
          {mine && (
            <Button
              look="main"
              data-end-turn
              aria-keyshortcuts="e"
              onClick={() => onRun(() => client.endTurn())}
            >
              <Check size={17} aria-hidden /> {table.endTurn}
            </Button>
          )}
        </div>
      </div>
      {since.shown ? (
        <SinceBar since={since} text={text} voice={then ?? voice} />
      ) : (
        <OptionList
          key={asked?.ask}
          options={options}
          label={(choice) => text.option(voice, view, asked?.ask ?? '', choice)}
          previews={previews}
          me={viewer}
          now={viewer === null ? 0 : (scores[viewer]?.total ?? 0)}
          onAnswer={onAnswer}
          onNear={onNear}
        />
      )}
    </main>
  );
}
