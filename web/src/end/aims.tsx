import { figure } from '@orrery/shared';
import type { Aim } from '@orrery/shared';
import { Check, X } from 'lucide-react';
import { useWords } from '../i18n/index.ts';
import styles from './end.module.css';

/** What the game asked for besides points: each aim with its parts, those that were met ticked. */
export function Aims({ aims }: { readonly aims: readonly Aim[] }) {
  const { end } = useWords();
  if (aims.length === 0) return null;
  return (
    <ul className={styles['aims']} aria-label={end.aims}>
      {aims.map(({ name, parts }) => (
        <li key={name} data-met={parts.every(({ have, want }) => have >= want)}>
          <b>{name}</b>
          <ul>
            {parts.map(({ text, have, want }) => (
              <li key={text} data-met={have >= want}>
                {have >= want ? (
                  <Check size={13} aria-label={end.aimMet} />
                ) : (
                  <X size={13} aria-label={end.aimMissed} />
                )}{' '}
                {text}
                {have < want && want > 1 && <span> ({end.aimOf(figure(have), want)})</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
