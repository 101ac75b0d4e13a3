import { useLang } from '../i18n/index.ts';
import { levelName } from '../names.ts';
import { useRecordWords } from './text.ts';
import styles from '../online/statistics/statistics.module.css';

interface Counts {
  readonly played: number;
  readonly won: number;
  readonly against: readonly {
    /** Null: people. */
    readonly level: string | null;
    readonly played: number;
    readonly won: number;
  }[];
}

/** Games played and won, by whom one played with. */
export function CountsTable({ record }: { readonly record: Counts }) {
  const words = useRecordWords();
  const lang = useLang();
  const number = new Intl.NumberFormat(lang);
  const lines = [
    ...record.against.map(({ level, ...count }) => ({
      who: level === null ? words.people : levelName(level, lang),
      ...count,
    })),
    { who: words.all, played: record.played, won: record.won },
  ];
  return (
    <table className={styles['table']}>
      <caption className="spoken">{words.against}</caption>
      <thead>
        <tr>
          <th scope="col">{words.whom}</th>
          <th scope="col">{words.played}</th>
          <th scope="col">{words.won}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ who, played, won }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>{number.format(played)}</td>
            <td>{number.format(won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
