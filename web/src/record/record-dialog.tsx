import { gameTitle } from '../games.ts';
import { useLang } from '../i18n/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { CountsTable } from './counts.tsx';
import styles from './record.module.css';
import type { DeviceRecord } from './results.ts';
import { useRecordWords } from './text.ts';
import { useRanks } from './use-ranks.ts';

function Alone({ game, best }: { readonly game: string; readonly best: readonly number[] }) {
  const words = useRecordWords();
  const ranks = useRanks(game, best);
  return (
    <div className={styles['alone']}>
      <p>{words.aloneHere}</p>
      <ol>
        {best.map((points, i) => (
          <li key={i}>
            <b>{words.points(points)}</b> {ranks[i] ?? ''}
          </li>
        ))}
      </ol>
    </div>
  );
}

function OneGame({ record }: { readonly record: DeviceRecord }) {
  const words = useRecordWords();
  const lang = useLang();
  const { game, played, best, alone } = record;
  return (
    <section className={styles['game']} data-world={game} aria-label={gameTitle(game, lang)}>
      <h3>{gameTitle(game, lang)}</h3>
      {played > 0 && <CountsTable record={record} />}
      {best !== null && <p className={styles['best']}>{words.best(best)}</p>}
      {alone !== null && <Alone game={game} best={alone.best} />}
    </section>
  );
}

/** What was played on this device, game by game: how often, against whom, with what success. */
export function RecordDialog({
  records,
  onClose,
}: {
  readonly records: readonly DeviceRecord[];
  readonly onClose: () => void;
}) {
  const words = useRecordWords();
  return (
    <Dialog title={words.here} closeLabel={words.close} onClose={onClose}>
      <div className={styles['games']}>
        {records.map((record) => (
          <OneGame key={record.game} record={record} />
        ))}
      </div>
      <p className={styles['note']}>{words.noteHere}</p>
    </Dialog>
  );
}
