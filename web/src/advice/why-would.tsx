import { type Bilingual, fill } from '@orrery/shared';
import { useEffect, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { LESSONS, loadLesson } from '../learn/lessons.ts';
import { useLearnWords } from '../learn/text/index.ts';
import styles from './advice.module.css';

const NONE: readonly Bilingual[] = [];

/** "Why would I …?": what a lesson tells at its end stands behind the hint as well. */
export function WhyWould({ game }: { readonly game: string }) {
  const words = useLearnWords();
  const lang = useLang();
  const [hints, setHints] = useState(NONE);
  useEffect(() => {
    if (!LESSONS.has(game)) return;
    let wanted = true;
    loadLesson(game).then(
      (lesson) => wanted && setHints(lesson.hints),
      // Without the network the hint says what it can.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  if (hints.length === 0) return null;
  return (
    <details className={styles['would']}>
      <summary>{words.whyTitle}</summary>
      <ul>
        {hints.map((hint) => (
          <li key={hint.en}>{fill(hint[lang], {}, lang)}</li>
        ))}
      </ul>
    </details>
  );
}
