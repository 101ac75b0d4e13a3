import type { Profile } from '@orrery/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { gameTitle } from '../../games.ts';
import { useLang } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../parts/note-store.ts';
import { http } from '../core/http.ts';
import { setMe } from '../door.ts';
import styles from '../online.module.css';
import { isProvisional } from '../record/rating.ts';
import { useRecord } from '../record/use-record.ts';
import { useRecordWords } from '../../record/text.ts';
import { useAct } from '../use-act.ts';
import { Sure } from './sure.tsx';

/** One's ratings, game by game, and whether one wants any. */
export function OwnRatings({ me }: { readonly me: Profile }) {
  const words = useRecordWords();
  const lang = useLang();
  const { busy, run } = useAct();
  const [sure, setSure] = useState(false);
  const ratings = (useRecord() ?? []).flatMap(({ game, rating }) =>
    rating === null ? [] : [{ game, rating }],
  );
  const isRated = me.unrated !== true;
  const change = async (rated: boolean): Promise<void> => {
    setMe(await http.change({ rated }));
    tell(rated ? words.started : words.stopped);
  };
  return (
    <section className={styles['part']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={styles['soft']}>{isRated ? words.about : words.unwanted}</p>
      {ratings.length > 0 && (
        <ul className={styles['links']}>
          {ratings.map(({ game, rating }) => (
            <li key={game}>
              <Link href={`/online/statistics/${game}`}>
                {words.of(gameTitle(game, lang), words.at(rating.rating, isProvisional(rating)))}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['acts']}>
        <Button
          disabled={busy}
          onClick={() => (isRated ? setSure(true) : void run(() => change(true)))}
        >
          {isRated ? words.stop : words.start}
        </Button>
      </div>
      {sure && (
        <Sure
          title={words.stop}
          text={words.stopText}
          sure={words.stop}
          act={() => change(false)}
          onClose={() => setSure(false)}
        />
      )}
    </section>
  );
}
