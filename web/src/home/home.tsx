import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { OnlineDoors } from '../online/home/online-doors.tsx';
import { Button } from '../parts/button.tsx';
import { OrreryMark } from '../parts/mark.tsx';
import { LanguageSwitch, Settings } from '../parts/settings.tsx';
import styles from './home.module.css';
import { OpenFile } from './open-file.tsx';
import { Plate } from './plate.tsx';
import { YourGames } from './your-games.tsx';

/** The worlds, and the games one has begun. */
export function Home() {
  const words = useWords();
  const [settings, setSettings] = useState(false);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <OrreryMark size={52} />
        <div className={styles['name']}>
          <h1>{words.home.title}</h1>
          <p>{words.home.motto}</p>
        </div>
        <div className={styles['switches']}>
          <div className={styles['doors']}>
            <OnlineDoors />
          </div>
          <LanguageSwitch hideLabel />
          <Button look="icon" aria-label={words.settings.title} onClick={() => setSettings(true)}>
            <Settings2 size={20} aria-hidden />
          </Button>
        </div>
      </header>
      <main id="content">
        <YourGames />
        <h2 className="spoken">{words.home.worlds}</h2>
        <ul className={styles['worlds']}>
          {GAMES.map((meta) => (
            <Plate key={meta.id} meta={meta} />
          ))}
        </ul>
      </main>
      <footer className={styles['foot']}>
        <OpenFile />
        <span>{words.home.offline}</span>
        <Link href="/credits">{words.home.credits}</Link>
      </footer>
      {settings && <Settings onClose={() => setSettings(false)} />}
    </div>
  );
}
