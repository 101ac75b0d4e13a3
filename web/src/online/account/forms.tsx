import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';

/** One line of text with a button. */
export function TextForm({
  label,
  hint,
  value,
  type = 'text',
  act,
  required = false,
  busy,
  onSave,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly type?: 'text' | 'url';
  /** What its button says, if not that it saves. */
  readonly act?: string;
  readonly required?: boolean;
  readonly busy: boolean;
  /** False: it was refused. */
  readonly onSave: (value: string) => Promise<boolean>;
}) {
  const { account } = useOnlineWords();
  const id = useId();
  // Null: nothing is typed that is not saved.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await onSave(text.trim())) setTyped(null);
  };
  return (
    <form className={styles['row']} onSubmit={(event) => void save(event)}>
      <label className={styles['field']}>
        <span>{label}</span>
        <input
          className={styles['entry']}
          type={type}
          required={required}
          aria-describedby={hint === undefined ? undefined : id}
          maxLength={type === 'url' ? 500 : 40}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit" disabled={busy}>
        {act ?? account.save}
      </Button>
      {hint !== undefined && (
        <p id={id} className={styles['soft']}>
          {hint}
        </p>
      )}
    </form>
  );
}

function PasswordField({
  label,
  hint,
  value,
  isNew,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  /** A password that is chosen, not one that is remembered. */
  readonly isNew: boolean;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <input
        className={styles['entry']}
        type="password"
        name={isNew ? 'new-password' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        minLength={8}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && <span>{hint}</span>}
    </label>
  );
}

/** Login and password, to be set or to sign in with. */
export function PasswordForm({
  act,
  isNew,
  known = null,
  busy,
  onSubmit,
}: {
  readonly act: string;
  /** A password that is chosen, not one that is remembered. */
  readonly isNew: boolean;
  /** The login so far, whose password is asked for before either is changed. */
  readonly known?: string | null;
  readonly busy: boolean;
  readonly onSubmit: (login: string, password: string, current: string) => void;
}) {
  const { account } = useOnlineWords();
  const [login, setLogin] = useState(known ?? '');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(login, password, current);
    setCurrent('');
    setPassword('');
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <label className={styles['field']}>
        <span>{account.login}</span>
        <input
          className={styles['entry']}
          name="username"
          autoComplete="username"
          required
          minLength={3}
          maxLength={80}
          value={login}
          onChange={(event) => setLogin(event.target.value)}
        />
      </label>
      {known !== null && (
        <PasswordField
          label={account.currentPassword}
          value={current}
          isNew={false}
          onChange={setCurrent}
        />
      )}
      <PasswordField
        label={known === null ? account.password : account.newPassword}
        hint={isNew ? account.passwordHint : undefined}
        value={password}
        isNew={isNew}
        onChange={setPassword}
      />
      <Button type="submit" disabled={busy}>
        {act}
      </Button>
    </form>
  );
}
