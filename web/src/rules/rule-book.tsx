import type { RuleId } from '@orrery/kernel';
import { List, Search } from 'lucide-react';
import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLang, useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Example } from './example.tsx';
import { type Examples, useExamples } from './examples.ts';
import { useRules } from './load.ts';
import { Looking, Marked } from './marked.tsx';
import type { Chapter } from './parse.ts';
import { Inline, RuleText } from './rule-text.tsx';
import styles from './rules.module.css';
import { searchRules, soughtIn } from './search.ts';
import { Seen } from './seen.tsx';

/** Chapters have the same names in no two places: what one is found by. */
const CHAPTER = 'data-chapter';

/** The rules of a game: summary, table of contents, and all of them; searchable, opened at a rule. */
export function RuleBook({ game, at }: { readonly game: string; readonly at: RuleId | null }) {
  const { rules: words } = useWords();
  const lang = useLang();
  const book = useRules(game);
  const examples = useExamples(game);
  const [typed, setTyped] = useState('');
  const [target, setTarget] = useState(at);
  const body = useRef<HTMLDivElement>(null);
  const asked = useDeferredValue(typed);
  const sought = useMemo(
    () => (book ? soughtIn(asked, book.glossary, lang) : []),
    [book, asked, lang],
  );
  const found = useMemo(() => (book ? searchRules(book.chapters, sought) : []), [book, sought]);

  useEffect(() => {
    if (!target || !book || sought.length > 0) return;
    const element = body.current?.querySelector<HTMLElement>(`[data-rule="${target}"]`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [target, book, sought]);
  // The first hit: a chapter may have it far down in its first rule.
  useEffect(() => {
    if (sought.length === 0) return;
    body.current?.scrollTo({ top: 0 });
    body.current?.querySelector('p mark, li mark')?.scrollIntoView({ block: 'center' });
  }, [sought, found]);

  const go = (id: RuleId): void => {
    setTyped('');
    setTarget(id);
  };
  const toChapter = (title: string): void => {
    const sections = [...(body.current?.querySelectorAll(`[${CHAPTER}]`) ?? [])];
    const section = sections.find((one) => one.getAttribute(CHAPTER) === title);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('h3')?.focus({ preventScroll: true });
  };
  const toContents = (): void => {
    setTyped('');
    setTarget(null);
    const contents = body.current?.querySelector('nav');
    if (contents) contents.scrollIntoView({ block: 'start' });
    else body.current?.scrollTo({ top: 0 });
  };

  if (book === undefined) return <p className={styles['quiet']}>{words.loading}</p>;
  if (book === null) return <p className={styles['quiet']}>{words.unwritten}</p>;
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return (
    <div className={styles['book']}>
      <div className={styles['tools']}>
        <div className={styles['search']}>
          <Search size={18} aria-hidden />
          <input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <span role="status">{typed && (count > 0 ? words.found(count) : words.none)}</span>
        </div>
        <Button look="icon" aria-label={words.toContents} onClick={toContents}>
          <List size={20} aria-hidden />
        </Button>
      </div>
      {/* A part that scrolls must be reachable by keyboard. */}
      <div
        className={styles['body']}
        ref={body}
        tabIndex={0}
        role="region"
        aria-label={words.inGame}
      >
        <Looking value={sought}>
          {found.map((chapter, i) => (
            <Fragment key={chapter.title}>
              <ChapterText
                game={game}
                examples={examples}
                chapter={chapter}
                target={target}
                onRule={go}
              />
              {i === 0 && sought.length === 0 && (
                <Contents chapters={found.slice(1)} onChapter={toChapter} />
              )}
            </Fragment>
          ))}
        </Looking>
      </div>
    </div>
  );
}

/** The chapters by their names; their parts stand in them. */
function Contents({
  chapters,
  onChapter,
}: {
  readonly chapters: readonly Chapter[];
  readonly onChapter: (title: string) => void;
}) {
  const { rules: words } = useWords();
  return (
    <nav className={styles['contents']} aria-label={words.contents}>
      <h3>{words.contents}</h3>
      <ul>
        {chapters
          .filter(({ depth }) => depth === 1)
          .map(({ title }) => (
            <li key={title}>
              <button type="button" className={styles['link']} onClick={() => onChapter(title)}>
                {title}
              </button>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function ChapterText({
  game,
  examples,
  chapter,
  target,
  onRule,
}: {
  readonly game: string;
  readonly examples: Examples | null;
  readonly chapter: Chapter;
  readonly target: RuleId | null;
  readonly onRule: (id: RuleId) => void;
}) {
  return (
    <section data-chapter={chapter.title}>
      <h3 data-depth={chapter.depth} tabIndex={-1}>
        <Marked text={chapter.title} />
      </h3>
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
          {examples?.all
            .filter((example) => example.rule === rule.id)
            .map((example) => (
              <Seen key={rule.id}>
                <Example example={example} game={examples.game} world={game} />
              </Seen>
            ))}
        </article>
      ))}
    </section>
  );
}
