import { fill, type Params } from '@orrery/shared';
import { stepAt } from '@orrery/table/lesson';
import { ArrowLeft, ArrowRight, Hand, Lightbulb, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLang } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import styles from './learn.module.css';
import type { LessonNow, LessonRun } from './lesson-run.ts';
import { useLearnWords } from './text/index.ts';

/** So often one may try something else before the way is offered loudly. */
const PATIENCE = 2;

function Steps({ n, of }: { readonly n: number; readonly of: number }) {
  const { step } = useLearnWords();
  return (
    <div className={styles['steps']} role="img" aria-label={step(Math.min(n, of), of)}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-done={i < n} />
      ))}
    </div>
  );
}

function Next({ run }: { readonly run: LessonRun }) {
  const { next } = useLearnWords();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const isElsewhere = document.activeElement?.closest('[popover], dialog');
    if (!isElsewhere) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={button} look="main" data-learn="next" onClick={run.next}>
      {next} <ArrowRight size={17} aria-hidden />
    </Button>
  );
}

/** What the coach says: of the step, of something else that was tried, of the puzzle. */
function useSaid(now: LessonNow, params: Params): ReactNode {
  const lang = useLang();
  const words = useLearnWords();
  const { at, attempt, missed } = now;
  const { puzzle, seat } = at.lesson;
  const say = (text: Readonly<Record<typeof lang, string>>): string =>
    fill(text[lang], params, lang);
  if (!attempt) {
    const step = stepAt(at);
    if (step === null) return null;
    const instead = missed > 0 ? (step.instead ? say(step.instead) : words.allowed) : null;
    return (
      <>
        <p>{say(step.words)}</p>
        {instead !== null && <p className={styles['aside']}>{instead}</p>}
      </>
    );
  }
  const { result, helped, models } = attempt;
  const model = models.at(-1);
  const totals = model ? model.game.scores(model.state).map(({ total }) => total) : [];
  const rival = totals.find((_, i) => i !== seat) ?? 0;
  const nudge = puzzle.nudges[Math.min(helped, puzzle.nudges.length) - 1];
  return (
    <>
      <p>
        <b>{result === 'solved' ? words.solved : words.puzzle}</b>{' '}
        {result === 'solved' ? say(puzzle.because) : say(puzzle.task)}
      </p>
      {result === 'missed' && (
        <p className={styles['aside']}>{words.missed(totals[seat] ?? 0, rival)}</p>
      )}
      {result === null && nudge && <p className={styles['aside']}>{say(nudge)}</p>}
    </>
  );
}

/** The bubble above the question: what to do, and the way back, on and out. */
export function CoachBar({
  run,
  now,
  rival,
  onDone,
}: {
  readonly run: LessonRun;
  readonly now: LessonNow;
  /** What the opponent is called. */
  readonly rival: string;
  readonly onDone: () => void;
}) {
  const words = useLearnWords();
  const said = useSaid(now, { rival });
  const { at, attempt, missed, moving, waits } = now;
  const { steps, puzzle } = at.lesson;
  const isSolved = attempt?.result === 'solved';
  const helped = attempt?.helped ?? 0;
  const helpText = !attempt
    ? words.show
    : helped < puzzle.nudges.length
      ? words.nudge
      : helped === puzzle.nudges.length
        ? words.firstMove
        : words.solution;
  const canHelp = !moving && !waits && !isSolved;
  const canBack = attempt !== null || at.done.length > 1 || (at.done[0]?.length ?? 0) > 0;
  return (
    <section className={styles['coach']} data-learn="coach" data-attempt={attempt !== null}>
      <div className={styles['words']}>
        <Steps n={attempt ? steps.length + 1 : at.done.length} of={steps.length + 1} />
        <div aria-live="polite">{said}</div>
      </div>
      <div className={styles['acts']}>
        {canBack && (
          <Button look="quiet" data-learn="back" onClick={run.back}>
            <ArrowLeft size={17} aria-hidden /> {words.back}
          </Button>
        )}
        {attempt && !isSolved && attempt.models.length > 1 && (
          <Button
            look={attempt.result === 'missed' ? 'main' : 'quiet'}
            data-learn="again"
            onClick={run.again}
          >
            <RotateCcw size={16} aria-hidden /> {words.again}
          </Button>
        )}
        {canHelp && (
          <Button look={missed >= PATIENCE ? 'main' : 'quiet'} data-learn="help" onClick={run.help}>
            {attempt ? <Lightbulb size={17} aria-hidden /> : <Hand size={17} aria-hidden />}{' '}
            {helpText}
          </Button>
        )}
        {waits && <Next run={run} />}
        {isSolved && (
          <Button look="main" data-learn="done" onClick={onDone}>
            {words.next} <ArrowRight size={17} aria-hidden />
          </Button>
        )}
        <LinkButton look="icon" to="/" label={words.leaveLong}>
          <X size={19} aria-hidden />
        </LinkButton>
      </div>
    </section>
  );
}
