import type { RuleId } from '@orrery/kernel';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { useRules } from './load.ts';
import { type Chapter, searchRules } from './parse.ts';
import { Inline, RuleText } from './rule-text.tsx';
import styles from './rules.module.css';

/** The rules of a game, searchable, opened at a rule. */
export function RuleBook({ game, at }: { readonly game: string; readonly at: RuleId | null }) {
  const { rules: words } = useWords();
  const chapters = useRules(game);
  const [sought, setSought] = useState('');
  const [target, setTarget] = useState(at);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!target || !chapters) return;
    const element = body.current?.querySelector<HTMLElement>(`[data-rule="${target}"]`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [target, chapters, sought]);

  const go = (id: RuleId): void => {
    setSought('');
    setTarget(id);
  };

  if (chapters === undefined) return <p className={styles['quiet']}>{words.loading}</p>;
  if (chapters === null) return <p className={styles['quiet']}>{words.unwritten}</p>;
  const found = searchRules(chapters, sought);
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return (
    <div className={styles['book']}>
      <div className={styles['search']}>
        <Search size={18} aria-hidden />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <span role="status">{sought && (count > 0 ? words.found(count) : words.none)}</span>
      </div>
      {/* A part that scrolls must be reachable by keyboard. */}
      <div
        className={styles['body']}
        ref={body}
        tabIndex={0}
        role="region"
        aria-label={words.inGame}
      >
        {found.map((chapter) => (
          <ChapterText key={chapter.title} chapter={chapter} target={target} onRule={go} />
        ))}
      </div>
    </div>
  );
}

function ChapterText({
  chapter,
  target,
  onRule,
}: {
  readonly chapter: Chapter;
  readonly target: RuleId | null;
  readonly onRule: (id: RuleId) => void;
}) {
  return (
    <section>
      <h3 data-depth={chapter.depth}>{chapter.title}</h3>
      {chapter.intro.map((line) => (
        <p key={line} className={styles['intro']}>
          <Inline text={line} onRule={onRule} />
        </p>
      ))}
      {chapter.rules.map((rule) => (
        <article
          key={rule.id}
          data-rule={rule.id}
          tabIndex={-1}
          className={styles['rule']}
          data-target={rule.id === target}
        >
          <RuleText rule={rule} onRule={onRule} />
        </article>
      ))}
    </section>
  );
}
