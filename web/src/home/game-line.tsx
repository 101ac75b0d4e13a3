import { SeatMark } from '@orrery/kit';
import type { SavedTable } from '@orrery/table/client';
import { Trash2 } from 'lucide-react';
import { useLang, useWords } from '../i18n/index.ts';
import { joinNames, listedNames, seatNames } from '../names.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { BotFace } from '../parts/face.tsx';
import { useRank } from './use-rank.ts';
import styles from './your-games.module.css';

type Table = Extract<SavedTable, { kind: 'table' }>;

function useStanding(game: Table): string {
  const { yours, end } = useWords();
  const lang = useLang();
  const rank = useRank(game);
  const names = seatNames(game.seats, lang, game.game);
  const name = (seat: number): string => names[seat] ?? '';
  if (game.outcome) {
    const won = joinNames(game.outcome.winners.map(name), lang);
    // Alone against the game there is a rank instead, and it can be that nobody wins.
    return rank ?? (won ? yours.won(won) : end.nobodyWins);
  }
  if (game.asked === null) return '';
  const alone = game.seats.filter((seat) => seat.kind === 'human').length === 1;
  const mine = alone && game.seats[game.asked]?.kind === 'human';
  return mine ? yours.yourTurn : yours.turnOf(name(game.asked));
}

/** One saved game: who plays, how it stands, and what can be done with it. */
export function GameLine({
  game,
  title,
  onRemove,
}: {
  readonly game: SavedTable;
  readonly title: string;
  readonly onRemove: () => void;
}) {
  const { labelled, yours } = useWords();
  const remove = (
    <Button
      look="icon"
      aria-label={labelled(yours.remove, title)}
      data-tip={yours.remove}
      onClick={onRemove}
    >
      <Trash2 size={18} aria-hidden />
    </Button>
  );
  if (game.kind === 'damaged')
    return (
      <li className={styles['game']}>
        <div className={styles['what']}>
          <strong>{title}</strong>
          <span className={styles['warn']}>{yours.damagedWhy}</span>
        </div>
        {remove}
      </li>
    );
  return (
    <li className={styles['game']} data-world={game.game}>
      <Whole game={game} title={title} />
      {game.outcome === null ? (
        <LinkButton look="main" to={`/play/${game.id}`}>
          {yours.continueGame}
        </LinkButton>
      ) : (
        <LinkButton to={`/play/${game.id}`}>{yours.result}</LinkButton>
      )}
      <LinkButton to={`/replay/${game.id}`}>{yours.replay}</LinkButton>
      {remove}
    </li>
  );
}

function Whole({ game, title }: { readonly game: Table; readonly title: string }) {
  const { yours } = useWords();
  const lang = useLang();
  const text = useStanding(game);
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={styles['what']}>
      <strong>{title}</strong>
      <ul className={styles['who']}>
        {listedNames(game.seats, lang, game.game).map((name, seat) => (
          <li key={name}>
            <SeatMark seat={seat} size={13} />
            {game.seats[seat] && (
              <BotFace seating={game.seats[seat]} seat={seat} game={game.game} size={20} />
            )}{' '}
            {name}
            {game.totals && <b>{game.totals[seat]}</b>}
          </li>
        ))}
      </ul>
      <span className={styles['standing']}>
        {[text, yours.choices(game.seq), day.format(game.updated)].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
