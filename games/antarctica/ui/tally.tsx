import { type Box, Info, Numeral, Put, SeatShape, seatFill, Words } from '@orrery/kit';
import { countName } from '../text/event.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import css from './palette.module.css';
import { at } from './places.ts';

/** The final scoring, count by count: what each gets now, and what it adds up to. */
export function Tally({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang } = draw;
  const { counted, counts, players } = view;
  const current = counts[counted - 1];
  const done = counted >= counts.length;
  const totals = players.map((_, seat) =>
    counts.slice(0, counted).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
  const best = Math.max(1, ...players.map(({ score }) => score));
  const [x, width] = [box.x + 7, box.width - 14];
  const high = (box.height - 28) / players.length;
  const small = box.width < 150;
  const title = done || !current ? say(lang, 'ui.tally.done') : countName(lang, current.count);
  return (
    <Info id={at.end} label={title}>
      <rect {...box} fill="transparent" />
      <Words
        text={title}
        x={x}
        y={box.y + 18}
        width={width}
        size={small ? 14 : 13}
        weight={600}
        serif
      />
      {players.map((_, seat) => {
        const gained = done ? 0 : (current?.points[seat] ?? 0);
        const total = totals[seat] ?? 0;
        const y = box.y + 26 + high * (seat + 0.5);
        const room = width - (small ? 64 : 78);
        return (
          // Seats keep their order.
          <g key={seat} transform={`translate(${x} ${y})`}>
            <Put x={7}>
              <SeatShape seat={seat} size={13} />
            </Put>
            <rect x="18" y="-6" width={room} height="12" rx="6" fill="var(--board-well)" />
            <rect
              className={css.grows}
              x="18"
              y="-6"
              width={(room * total) / best}
              height="12"
              rx="6"
              fill={seatFill(seat)}
            />
            <Numeral n={total} x={room + 24} size={14} anchor="start" />
            {gained > 0 ? (
              <g key={counted} className={css.pops}>
                <Numeral
                  n={`+${gained}`}
                  x={width - 1}
                  size={13}
                  anchor="end"
                  fill="var(--brass)"
                />
              </g>
            ) : null}
          </g>
        );
      })}
    </Info>
  );
}

/** In the zone that is being counted: what each seat gets there. */
export function Gained({
  draw,
  zone,
  seat,
  x,
  y,
}: {
  readonly draw: Draw;
  readonly zone: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}) {
  const { counted, counts } = draw.view;
  const current = counts[counted - 1];
  if (counted >= counts.length || current?.count.kind !== 'zone' || current.count.zone !== zone)
    return null;
  const points = current.points[seat] ?? 0;
  if (points === 0) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g key={counted} className={css.pops}>
        <rect x="-15" y="-10" width="30" height="20" rx="10" fill="var(--brass)" />
        <Numeral n={`+${points}`} size={14} fill="var(--brass-ink)" />
      </g>
    </g>
  );
}
