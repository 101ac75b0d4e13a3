import type { GameRecord } from '@orrery/protocol';
import { CountsTable } from '../../record/counts.tsx';
import { useDoor } from '../door.ts';
import styles from '../online.module.css';
import statStyles from '../statistics/statistics.module.css';
import { useRecordWords } from '../../record/text.ts';
import { useRanks } from '../../record/use-ranks.ts';
import { isProvisional, likely } from './rating.ts';
import { useRecord } from './use-record.ts';

function RatingLine({ rating }: { readonly rating: GameRecord['rating'] }) {
  const words = useRecordWords();
  const unrated = useDoor((door) => door.me?.unrated === true);
  if (rating === null)
    return <p className={styles['soft']}>{unrated ? words.unwanted : words.none}</p>;
  return (
    <>
      <p>
        {words.rating} <strong>{rating.rating}</strong>
        {isProvisional(rating) && ` (${words.provisional})`}
      </p>
      <p className={styles['soft']}>{words.by(rating.games, ...likely(rating))}</p>
    </>
  );
}

function Games({ record }: { readonly record: GameRecord }) {
  const words = useRecordWords();
  return (
    <div>
      <CountsTable record={record} />
      <p className={statStyles['note']}>{words.note}</p>
    </div>
  );
}

/** One's own rating in a game, and what one has played of it to the end. */
export function OwnRecord({ game }: { readonly game: string }) {
  const words = useRecordWords();
  const record = useRecord()?.find((each) => each.game === game);
  const alone = record?.alone ?? null;
  const [rank = null] = useRanks(game, alone === null ? [] : [alone.best]);
  if (record === undefined) return null;
  return (
    <section className={styles['part']} aria-label={words.you}>
      <h2>{words.you}</h2>
      <div className={statStyles['parts']}>
        <div className={styles['part']}>
          {record.played > 0 && <RatingLine rating={record.rating} />}
          {record.best !== null && <p>{words.best(record.best)}</p>}
          {alone !== null && <p>{words.alone(alone.played, alone.best, rank)}</p>}
        </div>
        {record.played > 0 && <Games record={record} />}
      </div>
    </section>
  );
}
