import type { ReactNode } from 'react';
import { OrreryMark } from './mark.tsx';
import styles from './message.module.css';

/** A page that says one thing: waiting, empty or broken. */
export function Message({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}) {
  return (
    <main className={styles['page']}>
      <OrreryMark size={72} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </main>
  );
}
