import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '../parts/button.tsx';
import { LanguageSwitch } from '../parts/settings.tsx';
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
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone with the page before: reading and tabbing go on from the new title.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <LinkButton look="icon" to={back} label={backLabel}>
          <ArrowLeft size={20} aria-hidden />
        </LinkButton>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <LanguageSwitch hideLabel />
        {acts}
      </header>
      <main id="content" className={styles['part']}>
        {children}
      </main>
    </div>
  );
}
