import { loadGame } from '@orrery/catalog';
import type { GameRecord } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useLang } from '../../i18n/index.ts';
import { levelName } from '../../names.ts';
import { useDoor } from '../door.ts';
import styles from '../online.module.css';
import statStyles from '../statistics/statistics.module.css';
import { useRecordWords } from '../text/record.ts';
import { isProvisional, likely } from './rating.ts';
import { useRecord } from './use-record.ts';

/** What a game calls the points that somebody reached alone; null: nothing, or not loaded. */
function useRank(game: string, best: number | null): string | null {
  const lang = useLang();
  const [rank, setRank] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    setRank(null);
    if (best !== null)
      loadGame(game).then(
        ({ text }) =>
          wanted &&
          setRank(text.ranks?.(lang, [best]).find(({ reached }) => reached)?.name ?? null),
        () => {
          // The points stand there without it.
        },
      );
    return () => {
      wanted = false;
    };
  }, [game, best, lang]);
  return rank;
}

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
  const lang = useLang();
  const number = new Intl.NumberFormat(lang);
  const lines = [
    ...record.against.map(({ level, ...count }) => ({
      who: level === null ? words.people : levelName(level, lang),
      ...count,
    })),
    { who: words.all, played: record.played, won: record.won },
  ];
  return (
    <div>
      <table className={statStyles['table']}>
        <caption className="spoken">{words.against}</caption>
        <thead>
          <tr>
            <th scope="col">{words.whom}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.won}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ who, played, won }) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{number.format(played)}</td>
              <td>{number.format(won)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={statStyles['note']}>{words.note}</p>
    </div>
  );
}

/** One's own rating in a game, and what one has played of it to the end. */
export function OwnRecord({ game }: { readonly game: string }) {
  const words = useRecordWords();
  const record = useRecord()?.find((each) => each.game === game);
  const alone = record?.alone ?? null;
  const rank = useRank(game, alone?.best ?? null);
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
