import type { Seat } from '@orrery/kernel';
import type { DrawProps, Place } from '@orrery/kit';
import { SeatMark } from '@orrery/kit';
import { figure } from '@orrery/shared';
import type { TableState } from '@orrery/table/client';
import { ArrowLeft } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { AnyGameUi } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { atStart } from '../names.ts';
import { LinkButton } from '../parts/button.tsx';
import { BotFace, Stars } from '../parts/face.tsx';
import type { Extras } from './extras.ts';
import { GoalsInSight } from './goals-in-sight.tsx';
import { isCrowded } from './seats-at.ts';
import styles from './players.module.css';
import { actorOf } from './use-seated.ts';

/** Drawn again only when what it shows has changed. */
const OpenThings = memo(function OpenThings({
  ui: { Rival },
  draw,
  seat,
}: {
  readonly ui: AnyGameUi;
  readonly draw: DrawProps<unknown>;
  readonly seat: Seat;
}) {
  return <Rival {...draw} seat={seat} />;
});

/** Who plays without a seat, if anybody does: nothing is drawn in a game of people alone. */
const Machine = memo(function Machine({
  ui: { Automaton },
  draw,
}: {
  readonly ui: AnyGameUi;
  readonly draw: DrawProps<unknown>;
}) {
  return Automaton ? (
    <li className={styles['machine']}>
      <Automaton {...draw} />
    </li>
  ) : null;
});

/** A long name is cut where it is too long, never the number that tells it from its like. */
function Name({ name }: { readonly name: string }) {
  const number = / \(\d+\)$/.exec(name)?.[0] ?? '';
  return (
    <strong>
      <span>{name.slice(0, name.length - number.length)}</span>
      {number}
    </strong>
  );
}

/** In the order of play, from the seat that somebody watches from. */
function inOrder(count: number, first: Seat | null): readonly Seat[] {
  return Array.from({ length: count }, (_, i) => (i + (first ?? 0)) % count);
}

/** Everybody at the table: whose turn it is, the points, the others' open things. */
export function Players({
  ui,
  draw,
  state,
  title,
  followed = null,
  about,
  onHover,
  children,
}: {
  readonly ui: AnyGameUi;
  readonly draw: DrawProps<unknown>;
  readonly state: TableState;
  readonly title: string;
  readonly followed?: Seat | null | undefined;
  readonly about?: Extras['about'] | undefined;
  /** Null: no goals are told of. */
  readonly onHover: ((places: ReadonlySet<Place> | null) => void) | null;
  readonly children?: ReactNode;
}) {
  const { table } = useWords();
  const { seats, scores } = state.update;
  const actor = actorOf(state);
  const crowded = isCrowded(state);
  return (
    <aside className={styles['players']} aria-label={table.players} data-part="players">
      <div className={styles['home']}>
        <LinkButton look="icon" to="/" label={table.back}>
          <ArrowLeft size={20} aria-hidden />
        </LinkButton>
        <span className={styles['title']}>{title}</span>
      </div>
      {/* By keyboard too what lies below its edge can be reached. */}
      <ul className={styles['list']} data-crowded={crowded} tabIndex={0}>
        {inOrder(seats.length, followed).map((seat) => {
          const seating = seats[seat];
          if (!seating) return null;
          return (
            <li
              key={seat}
              className={styles['player']}
              data-actor={seat === actor}
              data-followed={seat === followed}
            >
              <div className={styles['name']}>
                <SeatMark seat={seat} size={18} />
                <BotFace seating={seating} seat={seat} game={state.update.game} />
                <div className={styles['called']}>
                  <Name name={atStart(draw.name(seat), draw.lang)} />
                  {seating.kind === 'bot' && <Stars level={seating.level} />}
                </div>
                <b aria-label={table.points(scores[seat]?.total ?? 0)}>
                  {figure(scores[seat]?.total ?? 0)}
                </b>
              </div>
              {(seat === draw.me || seat === actor) && (
                <p className={styles['about']}>
                  {seat === draw.me && <span>{table.you}</span>}
                  {seat === actor && (
                    <span className={styles['turn']}>
                      {seating.kind === 'bot' ? table.thinking : table.toPlay}
                    </span>
                  )}
                </p>
              )}
              {about?.(seat)}
              {onHover &&
                !crowded &&
                seat === (draw.me ?? followed) &&
                state.update.outcome === null && (
                  <GoalsInSight
                    ui={ui}
                    view={draw.view}
                    lang={draw.lang}
                    seat={seat}
                    onHover={onHover}
                  />
                )}
              {seat !== draw.me && seating.kind !== 'empty' && (
                <div className={styles['rival']}>
                  <OpenThings ui={ui} draw={draw} seat={seat} />
                </div>
              )}
            </li>
          );
        })}
        {ui.Automaton && <Machine ui={ui} draw={draw} />}
      </ul>
      {children}
    </aside>
  );
}
