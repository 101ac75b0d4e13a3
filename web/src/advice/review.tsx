import { isLoss, lossOf, turningPoints } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { ReplayClient, ReplayPosition, Reviewed } from '@orrery/table/client';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { AnyText } from '../games.ts';
import { useLang, useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';
import styles from './advice.module.css';
import { percent } from './differing.ts';
import { Why, Worth } from './why.tsx';

/** Every decision of a finished game compared with the best answer; counted in the worker when asked for. */
export function useReview(client: ReplayClient) {
  const lang = useLang();
  const [review, setReview] = useState<readonly Reviewed[] | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const compute = async (): Promise<void> => {
    setProgress({ done: 0, of: client.length });
    try {
      setReview(await client.review((done, of) => setProgress({ done, of })));
    } catch (error) {
      tell(refusalText(error, lang));
    }
    setProgress(null);
  };
  return { review, progress, compute };
}

type Reviewing = ReturnType<typeof useReview>;

interface Props {
  readonly client: ReplayClient;
  readonly reviewing: Reviewing;
  readonly voice: Voice;
  /** To a decision, seen through the eyes of who made it. */
  readonly onDecision: (index: number, seat: Seat) => void;
}

function Lost({ one, alone }: { readonly one: Reviewed; readonly alone: boolean }) {
  const { advice } = useWords();
  const loss = lossOf(one, alone);
  return (
    <b className={styles['worth']}>
      {alone ? advice.lostPoints(Math.round(loss)) : advice.lost(percent(loss))}
    </b>
  );
}

/** The turning points of each seat: what cost it most. */
export function TurningPoints({ client, reviewing, voice, onDecision }: Props) {
  const { advice } = useWords();
  const { review, progress, compute } = reviewing;
  const alone = client.seats.length === 1;
  if (progress)
    return (
      <label className={styles['thinking']}>
        {advice.reviewing(progress.done, progress.of)}
        <progress value={progress.done} max={progress.of} />
      </label>
    );
  if (!review)
    return (
      <Button look="quiet" onClick={() => void compute()}>
        <Scale size={17} aria-hidden /> {advice.review}
      </Button>
    );
  return (
    <section className={styles['review']} aria-label={advice.reviewed}>
      <h2>{advice.reviewed}</h2>
      {client.seats.map((_, seat) => {
        const found = turningPoints(review, seat, alone);
        return (
          <div key={seat}>
            <h3>
              <SeatMark seat={seat} size={13} /> {voice.name(seat)}
            </h3>
            {found.length === 0 && <p className={styles['note']}>{advice.faultless}</p>}
            <ul>
              {found.map((one) => (
                <li key={one.index}>
                  <Button look="quiet" onClick={() => onDecision(one.index, seat)}>
                    {advice.decision(one.index + 1)} <Lost one={one} alone={alone} />
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** What would have been better here. */
export function Better({
  one,
  position: { view, asked },
  alone,
  text,
  voice,
}: {
  readonly one: Reviewed;
  readonly position: ReplayPosition;
  readonly alone: boolean;
  readonly text: AnyText;
  readonly voice: Voice;
}) {
  const { advice } = useWords();
  if (!asked || !isLoss(one, alone)) return null;
  return (
    <div className={styles['better']}>
      <p>
        {advice.played} <Worth advice={one.played} alone={alone} />
      </p>
      <p>
        {advice.better} <Worth advice={one.best} alone={alone} />
      </p>
      <p>→ {text.option(voice, view, asked.ask, one.best.choice)}</p>
      <Why one={one.best} other={one.played} text={text} voice={voice} />
    </div>
  );
}
