import { ArrowLeft } from 'lucide-react';
import { GAMES, PLAYABLE } from '../games.ts';
import { useGame } from '../home/variants.tsx';
import { useLang, useWords } from '../i18n/index.ts';
import { joinNames } from '../names.ts';
import { LinkButton } from '../parts/button.tsx';
import { LanguageSwitch } from '../parts/settings.tsx';
import { useTitle } from '../parts/use-title.ts';
import { useRules } from '../rules/load.ts';
import { RuleText } from '../rules/rule-text.tsx';
import styles from './credits.module.css';

/** Whose games these are, whose work is used, and what is our own invention. */
export default function CreditsPage() {
  const { credits, table } = useWords();
  const lang = useLang();
  useTitle(`${credits.title} – Orrery`);
  return (
    <main className={styles['page']}>
      <div className={styles['head']}>
        <LinkButton look="icon" to="/" label={table.back}>
          <ArrowLeft size={20} aria-hidden />
        </LinkButton>
        <h1>{credits.title}</h1>
        <LanguageSwitch hideLabel />
      </div>
      <p className={styles['notice']}>{credits.unofficial}</p>
      <h2>{credits.games}</h2>
      <ul className={styles['games']}>
        {GAMES.map(({ id, title, authors, publisher, year }) => (
          <li key={id}>
            <strong>{title[lang]}</strong> {credits.by(joinNames(authors, lang))}; {publisher},{' '}
            {year}
          </li>
        ))}
      </ul>
      <h2>{credits.drawings}</h2>
      <p>{credits.drawingsText}</p>
      <h2>{credits.icons}</h2>
      <p>{credits.iconsText}</p>
      <h2>{credits.fonts}</h2>
      <p>{credits.fontsText}</p>
      <h2>{credits.house}</h2>
      <p>{credits.houseText}</p>
      {PLAYABLE.map((meta) => (
        <HouseRules key={meta.id} game={meta.id} title={meta.title[lang]} />
      ))}
      <p className={styles['quiet']}>{credits.licence}</p>
    </main>
  );
}

function HouseRules({ game, title }: { readonly game: string; readonly title: string }) {
  const { credits } = useWords();
  const lang = useLang();
  const module = useGame(game);
  const chapters = useRules(game)?.chapters ?? [];
  const rules = chapters.flatMap((chapter) =>
    chapter.rules.filter((rule) => rule.marks.includes('HOUSE')),
  );
  return (
    <section>
      <h3>{title}</h3>
      <h4>{credits.houseComponents}</h4>
      <ul className={styles['components']}>
        {module?.houseMade.map(({ text }) => (
          <li key={text.en}>{text[lang]}</li>
        ))}
      </ul>
      <h4>{credits.houseRules}</h4>
      {rules.map((rule) => (
        <div key={rule.id} className={styles['rule']}>
          <RuleText
            rule={rule}
            onRule={(id) => {
              location.assign(`/rules/${game}#${id}`);
            }}
          />
        </div>
      ))}
    </section>
  );
}
