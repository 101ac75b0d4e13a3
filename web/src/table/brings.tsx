import type { Voice } from '@orrery/shared';
import type { Preview } from '@orrery/table/client';
import { useWords } from '../i18n/index.ts';
import type { AnyText } from '../games.ts';
import styles from './prompt.module.css';

/** What the answer under the pointer would bring, line by line. */
export function Brings({
  preview,
  text,
  voice,
}: {
  readonly preview: Preview | undefined;
  readonly text: AnyText;
  readonly voice: Voice;
}) {
  const { table } = useWords();
  if (!preview || (preview.events.length === 0 && !preview.final)) return null;
  return (
    <div className={styles['brings']}>
      <span>{table.foretold}</span>
      <ul>
        {preview.events.map((event) => (
          <li key={JSON.stringify(event)}>{text.event(voice, event)}</li>
        ))}
        {preview.final && <li className={styles['final']}>{table.final}</li>}
      </ul>
    </div>
  );
}
