import { useEffect, useState } from 'react';
import { type LoadedGame, loadTable } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Message } from '../parts/message.tsx';
import { usePreferences } from '../preferences.ts';
import { prefersStill } from '../table/use-travel.ts';
import { createRun, type LessonRun } from './lesson-run.ts';
import { LessonScreen } from './lesson-screen.tsx';
import { loadLesson } from './lessons.ts';
import { doneOf, keepProgress, progressOf } from './progress.ts';

const PAUSE_MS = 900;
const pause = (): number =>
  usePreferences.getState().pace === 'instant' || prefersStill() ? 0 : PAUSE_MS;

type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly run: LessonRun; readonly game: LoadedGame };

/** A game's lesson, where this device left it. */
async function open(id: string): Promise<Opened> {
  const [game, lesson] = await Promise.all([loadTable(id), loadLesson(id)]);
  const { version } = lesson;
  const done = doneOf(progressOf(id), lesson);
  const run = createRun({
    game,
    lesson,
    done,
    pause,
    keep: (now, solved) => keepProgress(id, { version, done: now, solved }),
  });
  return { kind: 'open', run, game };
}

export default function LearnPage({ game: id }: { readonly game: string }) {
  const words = useWords();
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    open(id).then(
      (now) => {
        if (!left) setOpened(now);
      },
      () => {
        if (!left) setOpened({ kind: 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [id]);
  if (opened.kind === 'loading') return <Message title={words.table.loading} />;
  if (opened.kind === 'failed')
    return (
      <Message title={words.broken.title}>
        <Button onClick={() => location.reload()}>{words.broken.reload}</Button>
        <LinkButton to="/">{words.notFound.home}</LinkButton>
      </Message>
    );
  return <LessonScreen run={opened.run} game={opened.game} />;
}
