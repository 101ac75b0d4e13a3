import { GraduationCap, BookOpen } from 'lucide-react';
import { GAMES, worldOf } from '../../games.ts';
import { useLang, useWords } from '../../i18n/index.ts';
import { LESSONS } from '../../learn/lessons.ts';
import { LinkButton } from '../../parts/button.tsx';
import styles from './about-game.module.css';

/** What the game is, how long it takes, and the ways to get to know it, for whoever was invited. */
export function AboutGame({ game }: { readonly game: string }) {
  const { home, weight, labelled, aboutGame } = useWords();
  const lang = useLang();
  const meta = GAMES.find(({ id }) => id === game);
  const World = worldOf(game);
  if (!meta) return null;
  const title = meta.title[lang];
  return (
    <section className={styles['about']} data-world={game} aria-label={aboutGame(title)}>
      <div className={styles['drawing']} aria-hidden>
        {World && <World />}
      </div>
      <div className={styles['words']}>
        <p>{meta.sentence[lang]}</p>
        <p className={styles['facts']}>
          {labelled(home.takes, home.minutes(...meta.minutes))} ·{' '}
          {home.players(meta.seats.min, meta.seats.max)} · {weight[meta.weight]}
        </p>
        <div className={styles['doors']}>
          {LESSONS.has(game) && (
            <LinkButton to={`/learn/${game}`} label={home.learnWorld(title)}>
              <GraduationCap size={16} aria-hidden /> {home.learn}
            </LinkButton>
          )}
          <LinkButton to={`/rules/${game}`} label={home.rulesWorld(title)}>
            <BookOpen size={16} aria-hidden /> {home.rules}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
