import { SeatMark } from '@orrery/kit';
import type { GameStatistics } from '@orrery/protocol';
import { useLang } from '../../i18n/index.ts';
import { useOnlineWords } from '../text/index.ts';
import styles from './statistics.module.css';

type Player = GameStatistics['players'][number];
type Row = GameStatistics['bySeats'][number];

/** A line for people and for each level of bots. */
export function Players({
  players,
  nameOf,
}: {
  readonly players: readonly Player[];
  readonly nameOf: (player: Player) => string;
}) {
  const { statistics: words } = useOnlineWords();
  const lang = useLang();
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return (
    <div>
      <table className={styles['table']}>
        <caption>{words.players}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{words.whose}</span>
            </th>
            <th scope="col">{words.seated}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.average}</th>
            <th scope="col">{words.best}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.level}>
              <th scope="row">{nameOf(player)}</th>
              <td>{number.format(player.played)}</td>
              <td>{percent.format(player.won / player.played)}</td>
              <td>{number.format(player.average)}</td>
              <td>{number.format(player.best)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>{words.playersNote}</p>
    </div>
  );
}

function Wins({ of: { equal, wins } }: { readonly of: Row }) {
  const lang = useLang();
  const number = new Intl.NumberFormat(lang);
  return (
    <td>
      {equal === 0 ? (
        '–'
      ) : (
        <span className={styles['wins']}>
          {wins.map((count, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={13} /> {number.format(count)}
            </span>
          ))}
        </span>
      )}
    </td>
  );
}

/** A column for each number of players: as narrow as a phone. */
export function Averages({ of }: { readonly of: GameStatistics }) {
  const { statistics: words } = useOnlineWords();
  const lang = useLang();
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const lines: readonly (readonly [string, (row: Row) => number])[] = [
    [words.games, (row) => row.played],
    [words.answers, (row) => row.averageAnswers],
    [words.minutes, (row) => row.averageMinutes],
  ];
  const areEqualsThere = of.bySeats.some(({ equal }) => equal > 0);
  return (
    <div>
      <table className={styles['table']}>
        <caption>{words.averages}</caption>
        <thead>
          <tr>
            <th scope="col">{words.seats}</th>
            {of.bySeats.map(({ seats }) => (
              <th key={seats} scope="col">
                {seats}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([head, value]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {of.bySeats.map((row) => (
                <td key={row.seats}>{number.format(value(row))}</td>
              ))}
            </tr>
          ))}
          {areEqualsThere && (
            <tr>
              <th scope="row">{words.wins}</th>
              {of.bySeats.map((row) => (
                <Wins key={row.seats} of={row} />
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {areEqualsThere && <p className={styles['note']}>{words.winsNote}</p>}
    </div>
  );
}
