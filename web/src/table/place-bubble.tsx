import type { RuleId } from '@orrery/kernel';
import { Explain } from '@orrery/kit';
import { useLang, useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { useRules } from '../rules/load.ts';
import { findRule } from '../rules/parse.ts';
import { RuleText } from '../rules/rule-text.tsx';
import { Bubble } from './bubble.tsx';
import styles from './bubble.module.css';
import type { Reason } from './reasons.ts';
import type { PlaceTold } from './use-place-bubble.ts';

/** Why an answer is impossible here and now, and the rule behind it, in the player's language. */
function Impossible({
  game,
  what,
  reasons,
  onRule,
}: {
  readonly game: string;
  /** What stands there, by its name. */
  readonly what: string | undefined;
  readonly reasons: readonly Reason[];
  readonly onRule: (id: RuleId) => void;
}) {
  const { table } = useWords();
  const rules = useRules(game);
  const id = reasons[0]?.rule ?? '';
  const rule = rules ? findRule(rules.chapters, id) : null;
  return (
    <>
      <h2>{table.impossible}</h2>
      {what !== undefined && <p className={styles['what']}>{what}</p>}
      {reasons.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {rule && <RuleText rule={rule} onRule={onRule} />}
      <InTheRules rule={id} onRule={onRule} />
    </>
  );
}

interface DoorProps {
  readonly rule: RuleId;
  readonly onRule: (id: RuleId) => void;
}

function InTheRules({ rule, onRule }: DoorProps) {
  const { table } = useWords();
  return (
    <Button look="quiet" onClick={() => onRule(rule)}>
      {table.inTheRules}
    </Button>
  );
}

/** What a place is; and where one tried to answer there, why that is impossible. */
export function PlaceBubble({
  game,
  told: { at, explanation, names, reasons, now },
  onRename,
  onRule,
  onClose,
}: {
  readonly game: string;
  readonly told: PlaceTold;
  readonly onRename?: (from: string, to: string) => void;
  readonly onRule: (id: RuleId) => void;
  readonly onClose: () => void;
}) {
  const { table } = useWords();
  const lang = useLang();
  const open = (target: RuleId): void => {
    onClose();
    onRule(target);
  };
  const isImpossible = reasons.length > 0;
  const label = isImpossible ? table.impossible : (explanation?.title ?? table.whyNothing);
  return (
    <Bubble at={at} label={label} onClose={onClose}>
      {isImpossible ? (
        <Impossible game={game} what={explanation?.title} reasons={reasons} onRule={open} />
      ) : explanation ? (
        <>
          <Explain explanation={explanation} lang={lang} />
          {explanation.rule !== undefined && <InTheRules rule={explanation.rule} onRule={open} />}
        </>
      ) : (
        <p>{table.whyNothing}</p>
      )}
      {names && onRename && (
        <div className={styles['names']}>
          {table.callIt}
          {names.others.map(({ id, text }) => (
            <Button
              key={id}
              onClick={() => {
                onClose();
                onRename(names.now, id);
              }}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
      {now !== null && <p className={styles['now']}>{now}</p>}
    </Bubble>
  );
}
