import type { Json } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { TableClient, TableState } from '@orrery/table/client';
import type { AnyText } from '../games.ts';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';
import { atStart } from '../names.ts';
import { Acts } from './acts.tsx';
import type { Extras } from './extras.ts';
import type { NextSeat } from './hand-over.tsx';
import { OptionList } from './option-list.tsx';
import styles from './prompt.module.css';
import { SinceBar } from './since-bar.tsx';
import type { Beat } from './telling.ts';
import type { Choosing } from './use-choosing.ts';
import { useFitting } from './use-fitting.ts';
import { actorOf } from './use-seated.ts';
import type { Since } from './use-since.ts';

/** One plain sentence: who must decide what, and why now; or who is waited for. */
function usePrompt(state: TableState, voice: Voice, text: AnyText): string {
  const { table } = useWords();
  const { asked, held, viewer, view, stalled } = state.update;
  if (stalled !== null) return table.stalled(voice.name(stalled));
  if (held !== null) return held === viewer ? table.heldPrompt : table.heldOther(voice.name(held));
  if (asked === null) return table.whyOver;
  return text.prompt(voice, view, asked);
}

const NONE: readonly Json[] = [];

export function PromptBar({
  client,
  state,
  voice,
  text,
  choosing,
  label,
  since,
  telling,
  next,
  onPoint,
  onHint,
  extras,
  notice,
}: {
  readonly client: TableClient;
  readonly state: TableState;
  readonly voice: Voice;
  readonly text: AnyText;
  readonly choosing: Choosing;
  readonly label: (choice: Json) => string;
  readonly since: Since;
  /** What happened by itself and is being told: the next question comes after it. */
  readonly telling: Beat | null;
  /** Who is to have the screen first. */
  readonly next: NextSeat | null;
  readonly onPoint: (choice: Json | null) => void;
  readonly onHint: (() => void) | null;
  readonly extras?: Extras | undefined;
  /** Above the question. */
  readonly notice?: ReactNode;
}) {
  const { table, handover } = useWords();
  const { asked, held, viewer, scores } = state.update;
  const question = usePrompt(state, voice, text);
  const told = telling?.events.map((event) => text.event(voice, event)).join(' ') || null;
  const prompt = next ? handover.title(next.name) : (told ?? question);
  const heading = useFitting<HTMLHeadingElement>();
  const mine = held === viewer && viewer !== null;
  const followed = extras?.followed ?? null;
  const isFollowed = followed !== null && followed === actorOf(state);
  const then = since.shown && extras?.voiceAt(since.shown.step.seq - 1);
  const options = choosing.busy || telling ? NONE : choosing.options;

  return (
    <main className={styles['bar']}>
      {notice}
      <div className={styles['line']}>
        <h1
          ref={heading}
          className={styles['prompt']}
          // What is told is announced as a whole already.
          aria-live={telling === null ? 'polite' : 'off'}
          data-telling={telling === null ? undefined : true}
          data-waiting={
            !next && !isFollowed && (telling !== null || (options.length === 0 && !mine))
          }
        >
          {next && <SeatMark seat={next.seat} size={24} />}
          {atStart(prompt, voice.lang)}
        </h1>
        <Acts
          client={client}
          state={state}
          since={since}
          telling={telling !== null}
          next={next}
          onRun={(act) => void choosing.run(act)}
          onHint={onHint}
          extras={extras}
        />
      </div>
      {since.shown ? (
        <SinceBar since={since} text={text} voice={then ?? voice} viewer={viewer} />
      ) : (
        <OptionList
          key={asked?.ask}
          options={options}
          whole={choosing.whole}
          label={label}
          previews={choosing.previews}
          me={viewer}
          now={viewer === null ? 0 : (scores[viewer]?.total ?? 0)}
          onAnswer={(choice) => void choosing.choose(choice)}
          onPoint={onPoint}
          onClear={choosing.clear}
        />
      )}
      <p className="spoken" aria-live="polite">
        {options.length > 0 && table.answers(options.length)}
      </p>
    </main>
  );
}
