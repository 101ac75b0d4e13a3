import styles from './online.module.css';
import { useOnlineWords } from './text/index.ts';

/** A name is all that a guest needs. */
export function NameField({
  name,
  onName,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  const { name: words } = useOnlineWords();
  return (
    <label className={styles['field']}>
      <span>{words.label}</span>
      <input
        className={styles['entry']}
        name="name"
        autoComplete="nickname"
        required
        maxLength={40}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
      <span>{words.hint}</span>
    </label>
  );
}
