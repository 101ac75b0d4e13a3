import { ArrowLeft } from 'lucide-react';
import { gameTitle } from '../games.ts';
import { useLang, useWords } from '../i18n/index.ts';
import { LinkButton } from '../parts/button.tsx';
import { LanguageSwitch } from '../parts/settings.tsx';
import { useTitle } from '../parts/use-title.ts';
import { RuleBook } from './rule-book.tsx';
import styles from './rules.module.css';

export default function RulesPage({ game }: { readonly game: string }) {
  const words = useWords();
  const lang = useLang();
  const title = gameTitle(game, lang);
  useTitle(`${words.rules.title(title)} – Orrery`);
  return (
    <main className={styles['page']}>
      <div className={styles['pageHead']}>
        <LinkButton look="icon" to="/" label={words.table.back}>
          <ArrowLeft size={20} aria-hidden />
        </LinkButton>
        <h1>{words.rules.title(title)}</h1>
        <LanguageSwitch hideLabel />
      </div>
      <h2 className="spoken">{words.rules.contents}</h2>
      <RuleBook game={game} at={location.hash.slice(1) || null} />
    </main>
  );
}
