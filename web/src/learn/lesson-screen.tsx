import type { Json } from '@orrery/kernel';
import { fill } from '@orrery/shared';
import { acceptedAt, placesWanted, stepAt } from '@orrery/table/lesson';
import { Play } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LoadedGame } from '../games.ts';
import { useBegin } from '../home/use-begin.ts';
import { useLang } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Coach } from '../table/coach.ts';
import { Frame } from '../table/frame.tsx';
import { useTableState, useVoice } from '../table/use-seated.ts';
import { useTelling } from '../table/use-telling.ts';
import { CoachBar } from './coach.tsx';
import styles from './learn.module.css';
import type { LessonRun } from './lesson-run.ts';
import { GENTLE_LEVEL, say, useNewcomer } from './newcomer.ts';
import { PhaseCard } from './phase-card.tsx';
import { useLearnWords } from './text/index.ts';
import { useCard } from './use-card.ts';
import { Veil } from './veil.tsx';

const NONE: readonly Json[] = [];

/** All is learnt: the questions one may still have, and a first game. */
function Learnt({
  run,
  title,
  onClose,
}: {
  readonly run: LessonRun;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const words = useLearnWords();
  const lang = useLang();
  const { begin, busy } = useBegin();
  const { lesson, game } = run.now().at;
  const play = (): void => {
    // Who has just learnt it need not be asked how well they know it.
    if (useNewcomer.getState().knows[game.id] === undefined) say(game.id, 'new');
    void begin({
      game: game.id,
      seats: [
        { kind: 'human', name: '', confirmTurns: true },
        { kind: 'bot', level: GENTLE_LEVEL },
      ],
    });
  };
  return (
    <Dialog
      title={words.whyTitle}
      closeLabel={words.back}
      onClose={onClose}
      acts={
        <>
          <LinkButton to="/">{words.leave}</LinkButton>
          <Button look="main" disabled={busy} onClick={play}>
            <Play size={16} aria-hidden fill="currentColor" /> {words.play}
          </Button>
        </>
      }
    >
      <ul className={styles['hints']} aria-label={title}>
        {lesson.hints.map((hint) => (
          <li key={hint.en}>{fill(hint[lang], {}, lang)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A lesson at its table. */
export function LessonScreen({
  run,
  game,
}: {
  readonly run: LessonRun;
  readonly game: LoadedGame;
}) {
  const words = useLearnWords();
  const { client } = run;
  const now = useSyncExternalStore(run.subscribe, run.now);
  const state = useTableState(client);
  const voice = useVoice(state.update.seats, client.game);
  const telling = useTelling(client, state);
  const [learnt, setLearnt] = useState(false);
  const title = words.title(game.module.text.title[voice.lang]);
  useTitle(`${title} – Orrery`);
  useEffect(() => () => run.stop(), [run]);

  const { at, attempt, moving, waits } = now;
  const step = attempt ? null : stepAt(at);
  // Between two steps, never before the first thing to do.
  const isBetween = step !== null && !moving && !waits && at.done.at(-1)?.length === 0;
  const phase = useCard(game.module.game.id, state.update.view, { off: !isBetween, late: true });
  const rivalSeat = at.lesson.seat === 0 ? 1 : 0;
  const glow = useMemo(
    () => new Set(attempt || moving || waits || phase.due ? [] : placesWanted(at)),
    [at, attempt, moving, waits, phase.due],
  );
  const waited = useMemo(() => {
    if (moving || waits || attempt?.result || phase.due) return NONE;
    return attempt ? null : acceptedAt(at);
  }, [at, attempt, moving, waits, phase.due]);
  const lit = useMemo(() => new Set([...(step?.lit ?? []), ...glow]), [step, glow]);
  const finish = useCallback(() => setLearnt(true), []);
  const coach: Coach = useMemo(
    () => ({
      notice: phase.due ? (
        <PhaseCard
          game={client.game}
          due={phase.due}
          voice={voice}
          look="lesson"
          onClose={phase.close}
        />
      ) : (
        <CoachBar run={run} now={now} rival={voice.name(rivalSeat)} onDone={finish} />
      ),
      waited,
      glow,
      touched: phase.due ? () => true : run.touched,
    }),
    [run, now, voice, rivalSeat, finish, waited, glow, client, phase],
  );
  return (
    <>
      <Frame
        client={client}
        game={game}
        state={state}
        voice={voice}
        telling={telling}
        coach={coach}
      />
      {step?.lit && !moving && !waits && telling === null && <Veil lit={lit} />}
      {learnt && <Learnt run={run} title={title} onClose={() => setLearnt(false)} />}
    </>
  );
}
