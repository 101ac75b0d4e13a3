import { rowPrizes, rowText } from '../text/components.ts';
import { rowName, signed } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { RowForecast } from '../rules/view-types.ts';
import { RegionSign, Shield } from './emblems.tsx';
import { at } from './places.ts';
import { SeatShape } from './seat.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';
import { Panel } from './track.tsx';

interface ColumnProps {
  readonly draw: Draw;
  readonly forecast: RowForecast;
  readonly box: Box;
  readonly line: number;
}

/** One thing the mothership compares: what it pays, how everybody stands. */
function Column({ draw, forecast: { row, values, points }, box, line }: ColumnProps) {
  const { view, lang, name } = draw;
  const prizes = rowPrizes(row, view.players.length);
  const stands = view.chapter === 2;
  const label = [
    say(lang, 'ui.row', { text: rowText(row)[lang], prizes: prizes.join(', ') }),
    ...(stands
      ? values.map((value, seat) =>
          say(lang, 'ui.row.stands', {
            player: name(seat),
            value: value ?? '–',
            points: signed(points[seat] ?? 0),
          }),
        )
      : []),
  ].join(' ');
  const x = box.x + box.width / 2;
  return (
    <Spot draw={draw} place={at.mothership(row)} label={label} box={box} radius={8}>
      <title>{label}</title>
      <g transform={`translate(${x} ${box.y + 19})`} color="var(--rw-violet)">
        {row === 'defense' ? (
          <Shield size={26} />
        ) : (
          <>
            <g opacity="0.4">
              <RegionSign letter={row} size={26} />
            </g>
            <text
              y="8"
              textAnchor="middle"
              fontSize="22"
              fontWeight="750"
              style={{ fontFamily: 'var(--serif, Georgia, serif)' }}
            >
              {row}
            </text>
          </>
        )}
      </g>
      {stands ? (
        values.map((value, seat) => (
          <Standing
            key={seat}
            value={value}
            points={points[seat] ?? 0}
            x={x}
            y={box.y + 36 + line * (seat + 0.5)}
            best={prizes[0] ?? 0}
          />
        ))
      ) : (
        <Prizes prizes={prizes} x={x} y={box.y + 42} />
      )}
      <desc>{rowName(lang, row)}</desc>
    </Spot>
  );
}

function Standing({
  value,
  points,
  x,
  y,
  best,
}: {
  readonly value: number | null;
  readonly points: number;
  readonly x: number;
  readonly y: number;
  readonly best: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <text x="-7" y="5" textAnchor="end" fontSize="14" style={{ fill: 'var(--rw-ink-soft)' }}>
        {value ?? '–'}
      </text>
      <text x="-3" y="5" fontSize="15" fontWeight={points >= best / 2 ? 750 : 500}>
        {signed(points)}
      </text>
    </g>
  );
}

const MEDALS = [17, 15, 15];

function Prizes({
  prizes,
  x,
  y,
}: {
  readonly prizes: readonly number[];
  readonly x: number;
  readonly y: number;
}) {
  return prizes.map((prize, place) => (
    <text
      key={place}
      x={x}
      y={y + 16 + place * 19}
      textAnchor="middle"
      fontSize={MEDALS[place] ?? 15}
      fontWeight={place === 0 ? 750 : 450}
    >
      {prize}
    </text>
  ));
}

/** The mothership: six comparisons at the end of the game, told as if it ended now. */
export function Mothership({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view } = draw;
  const margin = view.chapter === 2 ? 26 : 10;
  const width = (box.width - margin - 6) / view.mothership.length;
  const line = (box.height - 40) / view.players.length;
  const nose = box.x + box.width;
  return (
    <>
      <path
        d={`M${nose - 8} ${box.y + 10}q20 ${box.height / 2 - 10} 0 ${box.height - 20}z`}
        fill="var(--rw-hull)"
        stroke="var(--rw-hull-edge)"
        aria-hidden="true"
      />
      <Panel box={box} radius={16} />
      {view.chapter === 2
        ? view.players.map((_, seat) => (
            <g
              key={seat}
              transform={`translate(${box.x + 17} ${box.y + 36 + line * (seat + 0.5)})`}
            >
              <SeatShape seat={seat} size={14} />
            </g>
          ))
        : null}
      {view.mothership.map((forecast, i) => (
        <Column
          key={forecast.row}
          draw={draw}
          forecast={forecast}
          line={line}
          box={{ x: box.x + margin + i * width, y: box.y + 3, width, height: box.height - 6 }}
        />
      ))}
    </>
  );
}
