import type { Explanation } from '@orrery/kit';
import { useWords } from '../i18n/index.ts';
import styles from './explain.module.css';

/** What a piece, card, tile, icon or space is: its name, what it does, what it costs, how it stands. */
export function Explained({ explanation }: { readonly explanation: Explanation }) {
  const { table, rules } = useWords();
  const { title, text, cost, state, house, drawing } = explanation;
  return (
    <div className={styles['explained']}>
      {drawing !== undefined && (
        <div className={styles['drawing']} aria-hidden="true">
          {drawing}
        </div>
      )}
      <div className={styles['words']}>
        <h2>{title}</h2>
        {text !== undefined && <p>{text}</p>}
        {cost !== undefined && (
          <p>
            <b>{table.cost}</b> {cost}
          </p>
        )}
        {state !== undefined && (
          <p>
            <b>{table.standsNow}</b> {state}
          </p>
        )}
        {house && <p className={styles['house']}>{rules.houseWhy}</p>}
      </div>
    </div>
  );
}
