import type { Viewer } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import type { ReplayClient } from '@orrery/table/client';
import { ArrowLeft, CircleQuestionMark, Link2 } from 'lucide-react';
import { useWords } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { copy } from '../parts/copy.ts';
import { LanguageSwitch } from '../parts/settings.tsx';
import styles from './replay.module.css';
import { searchOf } from './start.ts';
import { usePlayOn } from './use-play-on.ts';

/** Whose eyes one looks through, a link to what is seen, and the way to play on from here. */
export function ReplayHead({
  client,
  title,
  voice,
  index,
  eyes,
  address,
  onEyes,
  onLegend,
}: {
  readonly client: ReplayClient;
  readonly title: string;
  readonly voice: Voice;
  readonly index: number;
  readonly eyes: Viewer;
  /** Where others find this game; null: it is on this device alone. */
  readonly address: string | null;
  readonly onEyes: (eyes: Viewer) => void;
  readonly onLegend: () => void;
}) {
  const { replay, table } = useWords();
  const playOn = usePlayOn(client);
  const copyLink = (): void => {
    const link = `${location.origin}${address}${searchOf({ index, eyes })}`;
    void copy(link, replay.linkCopied, replay.linkNotCopied(link));
  };
  return (
    <header className={styles['head']}>
      <LinkButton look="icon" to="/" label={table.back}>
        <ArrowLeft size={20} aria-hidden />
      </LinkButton>
      <h1>{title}</h1>
      {client.finished ? (
        <label className={styles['eyes']}>
          {replay.eyes}
          <select
            value={String(eyes)}
            onChange={({ target }) => onEyes(target.value === 'null' ? null : Number(target.value))}
          >
            {client.seats.map((_, seat) => (
              <option key={seat} value={seat}>
                {voice.name(seat)}
              </option>
            ))}
            <option value="null">{replay.everybody}</option>
          </select>
        </label>
      ) : (
        <p className={styles['quiet']}>{replay.running}</p>
      )}
      {client.finished && (
        <Button disabled={index === client.length} onClick={() => void playOn(index, eyes ?? 0)}>
          {replay.playOn}
        </Button>
      )}
      {address !== null && (
        <Button look="icon" aria-label={replay.copyLink} onClick={copyLink}>
          <Link2 size={19} aria-hidden />
        </Button>
      )}
      <Button look="icon" aria-label={table.legend} aria-keyshortcuts="?" onClick={onLegend}>
        <CircleQuestionMark size={19} aria-hidden />
      </Button>
      <LanguageSwitch hideLabel />
    </header>
  );
}
