import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../parts/button.tsx';
import { useTitle } from '../parts/use-title.ts';
import styles from './online.module.css';

/** A page of the online side: the way back, a title, what can be done. */
export function Page({
  title,
  back,
  backLabel,
  acts,
  children,
}: {
  readonly title: string;
  readonly back: string;
  readonly backLabel: string;
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}) {
  useTitle(`${title} – Orrery`);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <LinkButton look="icon" to={back} label={backLabel}>
          <ArrowLeft size={20} aria-hidden />
        </LinkButton>
        <h1>{title}</h1>
        {acts}
      </header>
      <main id="content" className={styles['part']}>
        {children}
      </main>
    </div>
  );
}
