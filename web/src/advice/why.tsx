import type { Voice } from '@orrery/shared';
import type { Advice } from '@orrery/table/client';
import type { AnyText } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import styles from './advice.module.css';
import { about, differing, isTold, percent } from './differing.ts';

/** Why one answer is better, or worse, than another. */
export function Why({
  one,
  other,
  text,
  voice,
}: {
  readonly one: Advice;
  readonly other: Advice;
  readonly text: AnyText;
  readonly voice: Voice;
}) {
  const { advice } = useWords();
  const found = differing(one, other);
  const named: Readonly<Record<string, string>> = advice.parts;
  if (!isTold(one, other)) return <p className={styles['why']}>{advice.untold}</p>;
  if (found.length === 0) return <p className={styles['why']}>{advice.alike}</p>;
  return (
    <ul className={styles['why']}>
      {found.map(({ part, points }) => (
        <li key={part} data-good={points > 0}>
          <b>{about(points, voice.lang)}</b> {named[part] ?? text.category(voice.lang, part)}
        </li>
      ))}
    </ul>
  );
}

/** How good an answer is: the chance to win with it, or alone the points to be expected. */
export function Worth({ advice, alone }: { readonly advice: Advice; readonly alone: boolean }) {
  const words = useWords().advice;
  return (
    <b className={styles['worth']}>
      {alone ? words.points(Math.round(advice.points)) : words.chance(percent(advice.chance))}
    </b>
  );
}
