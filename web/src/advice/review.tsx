import { isLoss, lossOf, turningPoints } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { ReplayClient, ReplayPosition, Reviewed } from '@orrery/table/client';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyText } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { usePosition } from '../replay/use-position.ts';
import styles from './advice.module.css';
import { percent } from './differing.ts';
import type { Reviewing } from './use-review.ts';
import { Why, Worth } from './why.tsx';

/** What a decision cost; nothing is gained by one that seems better than the best. */
function Lost({ one, alone }: { readonly one: Reviewed; readonly alone: boolean }) {
  const { advice } = useWords();
  const loss = Math.max(0, lossOf(one, alone));
  return (
    <b className={styles['worth']}>
      {alone ? advice.lostPoints(Math.round(loss)) : advice.lost(percent(loss))}
    </b>
  );
}

/** What would have been better, in the words of who was asked. */
function BetterAnswer({
  one,
  client,
  text,
  voice,
}: {
  readonly one: Reviewed;
  readonly client: ReplayClient;
  readonly text: AnyText;
  readonly voice: Voice;
}) {
  const { advice, labelled } = useWords();
  const position = usePosition(client, one.index, one.seat);
  if (!position?.asked) return null;
  const answer = text.option(voice, position.view, position.asked.ask, one.best.choice);
  return <p className={styles['answered']}>{labelled(advice.better, answer)}</p>;
}

/** The way to a decision of a game that is over, seen through the eyes of who made it. */
export type WayTo = (one: Reviewed, label: ReactNode) => ReactNode;

interface Props {
  /** Null until the game is played again. */
  readonly client: ReplayClient | null;
  readonly seats: number;
  readonly reviewing: Reviewing;
  readonly text: AnyText;
  readonly voice: Voice;
  readonly way: WayTo;
}

/** The turning points of each seat: what cost it most, and what would have been better. */
export function TurningPoints({ client, seats, reviewing, text, voice, way }: Props) {
  const { advice } = useWords();
  const { review, progress, compute } = reviewing;
  const alone = seats === 1;
  if (progress)
    return (
      <label className={styles['thinking']}>
        {progress.of === 0 ? advice.thinking : advice.reviewing(progress.done, progress.of)}
        {progress.of === 0 ? <progress /> : <progress value={progress.done} max={progress.of} />}
      </label>
    );
  if (!review)
    return (
      <Button look="quiet" className={styles['ask']} onClick={compute}>
        <Scale size={17} aria-hidden /> {advice.review}
      </Button>
    );
  return (
    <section className={styles['review']} aria-label={advice.reviewed}>
      <h2>{advice.reviewed}</h2>
      {Array.from({ length: seats }, (_, seat: Seat) => {
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
                  {way(
                    one,
                    <>
                      {advice.decision(one.index + 1)} <Lost one={one} alone={alone} />
                    </>,
                  )}
                  {client && <BetterAnswer one={one} client={client} text={text} voice={voice} />}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** What each decision cost, in the order of the game. */
export function AllDecisions({
  review,
  alone,
  voice,
  onDecision,
}: {
  readonly review: readonly Reviewed[];
  readonly alone: boolean;
  readonly voice: Voice;
  readonly onDecision: (one: Reviewed) => void;
}) {
  const { advice } = useWords();
  return (
    <details className={styles['all']}>
      <summary>{advice.all(review.length)}</summary>
      <ul>
        {review.map((one) => (
          <li key={one.index} data-loss={isLoss(one, alone)}>
            <Button look="quiet" onClick={() => onDecision(one)}>
              <SeatMark seat={one.seat} size={12} />
              <span className="spoken">{voice.name(one.seat)}</span> {one.index + 1}{' '}
              <Lost one={one} alone={alone} />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How good the answer was that was given here, what would have been better, and the way to try it. */
export function Better({
  one,
  position: { view, asked },
  alone,
  text,
  voice,
  children,
}: {
  readonly one: Reviewed;
  readonly position: ReplayPosition;
  readonly alone: boolean;
  readonly text: AnyText;
  readonly voice: Voice;
  /** What can be done from here. */
  readonly children: ReactNode;
}) {
  const { advice } = useWords();
  if (!asked) return null;
  if (!isLoss(one, alone))
    return (
      <p className={styles['note']}>
        {advice.played} <Worth advice={one.played} alone={alone} /> · {advice.faultless}
      </p>
    );
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
      {children}
    </div>
  );
}
