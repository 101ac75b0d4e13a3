import type { RuleId } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';
import { Marked } from './marked.tsx';
import type { Mark, Rule } from './parse.ts';
import styles from './rules.module.css';

const TOKEN = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b[A-Z]{3,4}-[A-Z0-9]+-\d+\b)/;
const RULE_ID = /^[A-Z]{3,4}-[A-Z0-9]+-\d+$/;

/** Light Markdown; ids of other rules are doors to them. */
function inline(text: string, onRule: (id: RuleId) => void): ReactNode[] {
  return text.split(TOKEN).map((part, index) => {
    const key = `${index}:${part}`;
    if (RULE_ID.test(part))
      return (
        <button key={key} type="button" className={styles['link']} onClick={() => onRule(part)}>
          {part}
        </button>
      );
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**'))
      return (
        <strong key={key}>
          <Marked text={part.slice(2, -2)} />
        </strong>
      );
    if (part.startsWith('*') && part.length > 2)
      return (
        <em key={key}>
          <Marked text={part.slice(1, -1)} />
        </em>
      );
    return <Marked key={key} text={part} />;
  });
}

function Badge({ mark }: { readonly mark: Mark }) {
  const { rules } = useWords();
  const [name, why] = {
    HOUSE: [rules.house, rules.houseWhy],
    INF: [rules.inferred, rules.inferredWhy],
    REF: [rules.reference, rules.referenceWhy],
  }[mark] as [string, string];
  return (
    <span className={styles['badge']} data-tip={why} data-mark={mark}>
      {name}
      <span className="spoken">. {why}</span>
    </span>
  );
}

export function Inline({
  text,
  onRule,
}: {
  readonly text: string;
  readonly onRule: (id: RuleId) => void;
}) {
  return <>{inline(text, onRule)}</>;
}

export function RuleText({
  rule,
  onRule,
}: {
  readonly rule: Rule;
  readonly onRule: (id: RuleId) => void;
}) {
  return (
    <>
      <p className={styles['id']}>
        {rule.id}
        {rule.marks.map((mark) => (
          <Badge key={mark} mark={mark} />
        ))}
      </p>
      <p>{inline(rule.text, onRule)}</p>
      {rule.points.length > 0 && (
        <ul className={styles['points']}>
          {rule.points.map((point) => (
            <li key={point}>{inline(point, onRule)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
