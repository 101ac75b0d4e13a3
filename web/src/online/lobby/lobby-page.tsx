import type { MyTable, TableLine } from '@orrery/protocol';
import { Plus, UserRound } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PLAYABLE } from '../../games.ts';
import homeStyles from '../../home/your-games.module.css';
import { useLang, useWords } from '../../i18n/index.ts';
import { Button, LinkButton } from '../../parts/button.tsx';
import { refusalText } from '../../parts/refusal.ts';
import { http } from '../core/http.ts';
import { useDoor } from '../door.ts';
import { OnlineLine } from '../home/online-line.tsx';
import { useMyTables } from '../home/use-my-tables.ts';
import styles from '../online.module.css';
import { Page } from '../page.tsx';
import { useOnlineWords } from '../text/index.ts';
import { TableRow } from './table-row.tsx';

const EVERY_MS = 10_000;

function useLobby() {
  const [tables, setTables] = useState<readonly TableLine[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const load = useCallback(
    () =>
      http.lobby().then(
        (found) => {
          setTables(found);
          setFailed(null);
        },
        (error: unknown) => setFailed(error),
      ),
    [],
  );
  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), EVERY_MS);
    return () => clearInterval(timer);
  }, [load]);
  return { tables, failed, load };
}

/** One's own tables that are not over, listed or not, as on the home page. */
function Mine({ tables }: { readonly tables: readonly MyTable[] }) {
  const { yours } = useWords();
  const going = tables.filter(({ status }) => status !== 'finished');
  if (going.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={yours.title}>
      <h2>{yours.title}</h2>
      <ul className={homeStyles['games']}>
        {going.map((table) => (
          <OnlineLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** One's own tables, then those that are listed: waiting for players, and being played. */
export function LobbyPage() {
  const { lobby } = useOnlineWords();
  const lang = useLang();
  const me = useDoor((door) => door.me);
  const { tables, failed, load } = useLobby();
  const mine = useMyTables();
  const isMine = new Set(mine.map(({ id }) => id));
  const byStatus = (status: TableLine['status']): readonly TableLine[] =>
    (tables ?? []).filter((line) => line.status === status && !isMine.has(line.id));
  const sections = [
    [lobby.open, byStatus('open')],
    [lobby.running, byStatus('running')],
  ] as const;
  const isEmpty = tables !== null && sections.every(([, lines]) => lines.length === 0);
  return (
    <Page
      title={lobby.title}
      back="/"
      backLabel={lobby.back}
      acts={
        <>
          <LinkButton look="quiet" to="/online/account">
            <UserRound size={17} aria-hidden /> {me?.name ?? lobby.account}
          </LinkButton>
          <LinkButton look="main" to="/online/new">
            <Plus size={17} aria-hidden /> {lobby.create}
          </LinkButton>
        </>
      }
    >
      {failed !== null && (
        <p role="alert" className={styles['warn']}>
          {refusalText(failed, lang)} <Button onClick={() => void load()}>{lobby.again}</Button>
        </p>
      )}
      <Mine tables={mine} />
      {failed === null && isEmpty && <p className={styles['soft']}>{lobby.none}</p>}
      {sections.map(
        ([title, lines]) =>
          lines.length > 0 && (
            <section key={title} className={styles['part']} aria-label={title}>
              <h2>{title}</h2>
              <ul className={styles['lines']}>
                {lines.map((line) => (
                  <TableRow key={line.id} line={line} />
                ))}
              </ul>
            </section>
          ),
      )}
      <section className={styles['part']} aria-label={lobby.statistics}>
        <h2>{lobby.statistics}</h2>
        <ul className={styles['links']}>
          {PLAYABLE.map(({ id, title }) => (
            <li key={id}>
              <Link href={`/online/statistics/${id}`}>{lobby.statisticsOf(title[lang])}</Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
