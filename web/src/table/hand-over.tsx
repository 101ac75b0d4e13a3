import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import styles from './hand-over.module.css';

/** Covers the table until the next player has the screen. */
export function HandOver({
  name,
  seat,
  onReady,
}: {
  readonly name: string;
  readonly seat: Seat;
  readonly onReady: () => void;
}) {
  const { handover, table } = useWords();
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector('button')?.focus(), []);
  return (
    <main className={styles['cover']} ref={main}>
      <SeatMark seat={seat} size={72} />
      <h1>{handover.title(name)}</h1>
      <p>{handover.hidden}</p>
      <Button look="main" data-hand-over onClick={onReady}>
        {handover.ready(name)}
      </Button>
      <LinkButton look="quiet" to="/">
        {table.back}
      </LinkButton>
    </main>
  );
}
