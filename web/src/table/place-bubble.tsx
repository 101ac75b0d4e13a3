import type { RuleId } from '@orrery/kernel';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { useRules } from '../rules/load.ts';
import { findRule } from '../rules/parse.ts';
import { RuleText } from '../rules/rule-text.tsx';
import { Bubble } from './bubble.tsx';
import styles from './bubble.module.css';
import { Explained } from './explained.tsx';
import type { PlaceTold } from './use-place-bubble.ts';

/** What a place is; and where one tried to answer there, why that is impossible here and now. */
export function PlaceBubble({
  game,
  told: { at, explanation, reasons, now },
  onRule,
  onClose,
}: {
  readonly game: string;
  readonly told: PlaceTold;
  readonly onRule: (id: RuleId) => void;
  readonly onClose: () => void;
}) {
  const { table } = useWords();
  const chapters = useRules(game);
  const impossible = reasons.length > 0;
  const id = reasons[0]?.rule ?? explanation?.rule ?? null;
  const rule = impossible && id !== null && chapters ? findRule(chapters, id) : null;
  const open = (target: RuleId): void => {
    onClose();
    onRule(target);
  };
  const label = impossible ? table.impossible : (explanation?.title ?? table.whyNothing);
  return (
    <Bubble at={at} label={label} onClose={onClose}>
      {impossible ? (
        <>
          <h2>{table.impossible}</h2>
          {explanation && <p className={styles['what']}>{explanation.title}</p>}
          {reasons.map((reason) => (
            <p key={reason.text}>{reason.text}</p>
          ))}
          {rule && <RuleText rule={rule} onRule={open} />}
        </>
      ) : explanation ? (
        <Explained explanation={explanation} />
      ) : (
        <p>{table.whyNothing}</p>
      )}
      {now !== null && <p className={styles['now']}>{now}</p>}
      {id !== null && (
        <Button look="quiet" onClick={() => open(id)}>
          {table.inTheRules}
        </Button>
      )}
    </Bubble>
  );
}
