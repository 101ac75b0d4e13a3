import { SeatMark } from '@orrery/kit';
import type { TableLine } from '@orrery/protocol';
import { gameTitle } from '../../games.ts';
import { useLang } from '../../i18n/index.ts';
import { listedNames } from '../../names.ts';
import { BotFace } from '../../parts/face.tsx';
import { LinkButton } from '../../parts/button.tsx';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { usePaceText } from '../use-pace-text.ts';
import { useVariantText } from '../use-variant-text.ts';

/** One listed table of others: the game, who sits there, how fast it goes. */
export function TableRow({ line }: { readonly line: TableLine }) {
  const { lobby, waiting } = useOnlineWords();
  const lang = useLang();
  const pace = usePaceText(line.pace);
  const variants = useVariantText(line.game, line.options);
  const title = gameTitle(line.game, lang);
  const seatings = line.seats.map(({ seating }) => seating);
  const names = listedNames(seatings, lang, line.game);
  const free = seatings.filter(({ kind }) => kind === 'empty').length;
  const open = line.status === 'open';
  const [act, label] = open
    ? [lobby.join, lobby.joinTable(title)]
    : [lobby.watch, lobby.watchTable(title)];
  return (
    <li className={styles['line']} data-world={line.game}>
      <div className={styles['what']}>
        <strong>{title}</strong>
        <ul className={styles['who']}>
          {seatings.map((seating, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} size={13} />
              <BotFace seating={seating} seat={seat} game={line.game} size={20} />{' '}
              {seating.kind === 'empty' ? waiting.free : names[seat]}
            </li>
          ))}
        </ul>
        <span className={styles['soft']}>
          {[free > 0 ? lobby.free(free) : '', pace, ...variants].filter(Boolean).join(' · ')}
        </span>
      </div>
      <LinkButton look={open ? 'main' : 'plain'} to={`/online/${line.id}`} label={label}>
        {act}
      </LinkButton>
    </li>
  );
}
