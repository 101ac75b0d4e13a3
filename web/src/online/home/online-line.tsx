import { SeatMark } from '@orrery/kit';
import type { MyTable } from '@orrery/protocol';
import { gameTitle } from '../../games.ts';
import { useLang, useWords } from '../../i18n/index.ts';
import styles from '../../home/your-games.module.css';
import { joinNames, listedNames, seatNames } from '../../names.ts';
import { BotFace } from '../../parts/face.tsx';
import { LinkButton } from '../../parts/button.tsx';
import { useDoorWords } from '../text/door.ts';
import { useRematchWords } from '../text/rematch.ts';

function useStanding(table: MyTable, names: readonly string[]): string {
  const words = useDoorWords();
  const { end } = useWords();
  const lang = useLang();
  if (table.status === 'open') return words.waits;
  if (table.winners) {
    const won = joinNames(
      table.winners.map((seat) => names[seat] ?? ''),
      lang,
    );
    // Alone against the game it can be that nobody wins.
    return won ? words.won(won) : end.nobodyWins;
  }
  if (table.yours) return words.yourTurn;
  const [waited] = table.waiting;
  return waited === undefined ? '' : words.turnOf(names[waited] ?? '');
}

/** One online game among one's own: who plays, how it stands, and the way in. */
export function OnlineLine({ table }: { readonly table: MyTable }) {
  const words = useDoorWords();
  const again = useRematchWords();
  const lang = useLang();
  const seatings = table.seats.map(({ seating }) => seating);
  const names = listedNames(seatings, lang, table.game);
  const standing = useStanding(table, seatNames(seatings, lang, table.game));
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const title = gameTitle(table.game, lang);
  const over = table.status === 'finished';
  return (
    <li className={styles['game']} data-world={table.game} data-online={table.id}>
      <div className={styles['what']}>
        <strong>{title}</strong>
        <ul className={styles['who']}>
          {seatings.map((seating, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} size={13} />
              <BotFace seating={seating} seat={seat} game={table.game} size={20} />{' '}
              {seating.kind === 'empty' ? words.free : names[seat]}
              {table.totals && <b>{table.totals[seat]}</b>}
            </li>
          ))}
        </ul>
        <span className={styles['standing']}>
          {[words.online, table.rematch && again.standing, standing, day.format(table.updated)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {table.rematch !== undefined && (
        <LinkButton look="main" to={`/online/${table.rematch}`}>
          {again.join}
        </LinkButton>
      )}
      <LinkButton look={table.yours ? 'main' : 'plain'} to={`/online/${table.id}`}>
        {over ? words.result : table.yours ? words.play : words.look}
      </LinkButton>
      {over && <LinkButton to={`/online/${table.id}/replay`}>{words.replay}</LinkButton>}
    </li>
  );
}
