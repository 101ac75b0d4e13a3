import type { Viewer } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import type { ReplayClient } from '@orrery/table/client';
import { ArrowLeft, CircleQuestionMark } from 'lucide-react';
import { useLocation } from 'wouter';
import { bot, person } from '../home/seatings.ts';
import { useWords } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';
import { LanguageSwitch } from '../parts/settings.tsx';
import styles from './replay.module.css';

/** Whose eyes one looks through, and the way to play on from here. */
export function ReplayHead({
  client,
  title,
  voice,
  index,
  eyes,
  onEyes,
  onLegend,
}: {
  readonly client: ReplayClient;
  readonly title: string;
  readonly voice: Voice;
  readonly index: number;
  readonly eyes: Viewer;
  readonly onEyes: (eyes: Viewer) => void;
  readonly onLegend: () => void;
}) {
  const { replay, table } = useWords();
  const [, go] = useLocation();
  const playOn = async (): Promise<void> => {
    try {
      // The player takes the place that is looked through; bots take the others.
      const mine = eyes ?? 0;
      const seats = client.seats.map((seat, i) =>
        i === mine ? person() : seat.kind === 'bot' ? seat : bot(),
      );
      go(`/play/${await client.playFrom(index, seats)}`);
    } catch (error) {
      tell(refusalText(error, voice.lang));
    }
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
        <Button disabled={index === client.length} onClick={() => void playOn()}>
          {replay.playOn}
        </Button>
      )}
      <Button look="icon" aria-label={table.legend} aria-keyshortcuts="?" onClick={onLegend}>
        <CircleQuestionMark size={19} aria-hidden />
      </Button>
      <LanguageSwitch hideLabel />
    </header>
  );
}
