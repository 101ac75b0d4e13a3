import type { Json } from '@orrery/kernel';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Bubble } from './bubble.tsx';
import styles from './bubble.module.css';
import type { Point } from './use-point.ts';

/** Several answers at one place: which one is meant? Or one that cannot be undone: is it meant? */
export function PlaceMenu({
  at,
  choices,
  sure,
  label,
  onPoint,
  onChoose,
  onClose,
}: {
  readonly at: Point;
  readonly choices: readonly Json[];
  readonly sure: boolean;
  readonly label: (choice: Json) => string;
  readonly onPoint: (choice: Json | null) => void;
  readonly onChoose: (choice: Json) => void;
  readonly onClose: () => void;
}) {
  const { table } = useWords();
  const title = sure ? table.sure : table.chooseHere;
  return (
    <Bubble at={at} label={title} onClose={onClose}>
      <h2>{title}</h2>
      <div className={styles['menu']}>
        {choices.map((choice) => (
          <Button
            key={JSON.stringify(choice)}
            onPointerEnter={() => onPoint(choice)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(choice)}
            onBlur={() => onPoint(null)}
            onClick={() => {
              onClose();
              onChoose(choice);
            }}
          >
            {label(choice)}
          </Button>
        ))}
        {sure && (
          <Button look="quiet" onClick={onClose}>
            {table.notNow}
          </Button>
        )}
      </div>
    </Bubble>
  );
}
