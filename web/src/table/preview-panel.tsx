import type { Voice } from '@orrery/shared';
import type { Preview } from '@orrery/table/client';
import type { AnyText } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { Final } from './final.tsx';
import styles from './prompt.module.css';

/** What the answer under the pointer would bring, line by line. */
export function PreviewPanel({
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
    <div className={styles['preview']}>
      <span>{table.wouldBring}</span>
      <ul>
        {preview.events.map((event) => (
          <li key={JSON.stringify(event)}>{text.event(voice, event)}</li>
        ))}
      </ul>
      {preview.final && <Final />}
    </div>
  );
}
