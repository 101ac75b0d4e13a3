import type { Seat } from '@orrery/kernel';
import { type DrawProps, EXPLAIN, type Place } from '@orrery/kit';
import { figure } from '@orrery/shared';
import { type CSSProperties, memo, useMemo } from 'react';
import type { AnyGameUi } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { nearest } from './goals.ts';
import styles from './goals.module.css';

/** What a seat lacks little of, by the counting of the rules; pointed at, it shines on the board. */
export const GoalsInSight = memo(function GoalsInSight({
  ui,
  view,
  lang,
  seat,
  onHover,
}: Pick<DrawProps<unknown>, 'view' | 'lang'> & {
  readonly ui: AnyGameUi;
  readonly seat: Seat;
  readonly onHover: (places: ReadonlySet<Place> | null) => void;
}) {
  const { table } = useWords();
  const goals = useMemo(() => nearest(ui.goals?.(lang, view, seat) ?? []), [ui, lang, view, seat]);
  if (goals.length === 0) return null;
  return (
    <section className={styles['goals']} aria-label={table.goals}>
      <h2>{table.goals}</h2>
      <ul>
        {goals.map(({ text, have, want, points, place }) => (
          <li
            key={`${place} ${text}`}
            {...{ [EXPLAIN]: place }}
            onPointerEnter={() => onHover(new Set([place]))}
            onPointerLeave={() => onHover(null)}
          >
            <span className={styles['what']}>{text}</span>
            <span className={styles['count']}>
              <span aria-hidden>
                {figure(have)}/{want}
              </span>
              <span className="spoken">{table.goalOf(have, want)}</span>
            </span>
            {points !== undefined && points > 0 && (
              <b className={styles['points']}>
                <span aria-hidden>+{points}</span>
                <span className="spoken">{table.points(points)}</span>
              </b>
            )}
            <i
              className={styles['bar']}
              aria-hidden
              style={{ '--part': Math.max(0, have) / want } as CSSProperties}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});
