import type { RuleId } from '@orrery/kernel';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { useRules } from '../rules/load.ts';
import { findRule } from '../rules/parse.ts';
import { RuleText } from '../rules/rule-text.tsx';
import { Bubble } from './bubble.tsx';
import styles from './bubble.module.css';
import type { Why } from './use-why.ts';

/** Why not? The reason here and now, and the rule that forbids it, in the player's language. */
export function WhyBubble({
  game,
  why,
  onRule,
  onClose,
}: {
  readonly game: string;
  readonly why: Why;
  readonly onRule: (id: RuleId) => void;
  readonly onClose: () => void;
}) {
  const { table } = useWords();
  const chapters = useRules(game);
  const { rule: id } = why;
  const rule = id && chapters ? findRule(chapters, id) : null;
  const open = (target: RuleId): void => {
    onClose();
    onRule(target);
  };
  return (
    <Bubble at={why.at} label={table.whyNot} onClose={onClose}>
      <div className={styles['why']} role="status">
        {why.what !== null && <p className={styles['what']}>{why.what}</p>}
        <h2>{table.whyNot}</h2>
        <p>{why.text}</p>
        {rule && <RuleText rule={rule} onRule={open} />}
        {id && (
          <Button look="quiet" onClick={() => open(id)}>
            {table.inTheRules}
          </Button>
        )}
      </div>
    </Bubble>
  );
}
