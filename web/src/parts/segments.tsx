import { useId } from 'react';
import styles from './segments.module.css';

/** A choice among few, as radio buttons that look like one instrument switch. */
export function Segments<T extends string>({
  label,
  value,
  among,
  onChange,
  hideLabel = false,
  hint,
}: {
  readonly label: string;
  readonly value: T;
  readonly among: readonly (readonly [value: T, name: string])[];
  readonly onChange: (value: T) => void;
  readonly hideLabel?: boolean;
  /** What the choice means, in one sentence. */
  readonly hint?: string | undefined;
}) {
  const name = useId();
  return (
    <fieldset
      className={styles['field']}
      aria-describedby={hint === undefined ? undefined : `${name}-hint`}
    >
      <legend className={hideLabel ? 'spoken' : styles['legend']}>{label}</legend>
      <div className={styles['switch']}>
        {among.map(([key, text]) => (
          <label key={key} className={styles['segment']}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
