import { SeatShape } from '@orrery/kit';
import type { RowForecast } from '../rules/view-types.ts';
import { rowPrizes, rowText } from '../text/components.ts';
import { signed } from '../text/names.ts';
import { say } from '../text/say.ts';
import { RegionSign, Shield } from './emblems.tsx';
import { at } from './places.ts';
import { type Box, type Draw, Spot } from './spot.tsx';
import { Panel } from './track.tsx';

function rowLabel({ view, lang, name }: Draw, { row, values, points }: RowForecast): string {
  const prizes = rowPrizes(row, view.players.length).join(', ');
  const label = say(lang, 'ui.row', { text: rowText(row)[lang], prizes });
  if (view.chapter === 1) return label;
  const stands = values.map((value, seat) =>
    say(lang, 'ui.row.stands', {
      player: name(seat),
      value: value ?? '–',
      points: signed(points[seat] ?? 0),
    }),
  );
  return [label, ...stands].join(' ');
}

/** A shield, or a city's letter with its land beside it where there is room. */
function RowSign({ row, roomy }: { readonly row: RowForecast['row']; readonly roomy: boolean }) {
  if (row === 'defense') return <Shield size={26} />;
  return (
    <>
      {roomy ? (
        <g transform="translate(13 0)" opacity="0.75">
          <RegionSign letter={row} size={19} />
        </g>
      ) : null}
      <text
        x={roomy ? -9 : 0}
        y="8"
        textAnchor="middle"
        fontSize="23"
        fontWeight="750"
        style={{ fontFamily: 'var(--serif, Georgia, serif)' }}
      >
        {row}
      </text>
    </>
  );
}

interface ColumnProps {
  readonly draw: Draw;
  readonly forecast: RowForecast;
  readonly box: Box;
  readonly odd: boolean;
}

/** One thing the mothership compares: what it pays, how everybody stands. */
function Column({ draw, forecast, box, odd }: ColumnProps) {
  const { view } = draw;
  const { row, values, points } = forecast;
  const prizes = rowPrizes(row, view.players.length);
  const label = rowLabel(draw, forecast);
  const x = box.x + box.width / 2;
  const body = box.y + 36;
  const lines = view.chapter === 2 ? values.length : prizes.length;
  const line = (box.height - 38) / lines;
  return (
    <Spot draw={draw} place={at.mothership(row)} label={label} box={box} radius={8}>
      <title>{label}</title>
      {odd ? <rect {...box} rx="6" fill="var(--rw-slot)" fillOpacity="0.55" /> : null}
      <g transform={`translate(${x} ${box.y + 19})`} color="var(--rw-violet)">
        <RowSign row={row} roomy={box.width > 55} />
      </g>
      {view.chapter === 2
        ? values.map((value, seat) => (
            <g key={seat} transform={`translate(${x} ${body + line * (seat + 0.5)})`}>
              <text
                x="-9"
                y="5"
                textAnchor="end"
                fontSize="13.5"
                style={{ fill: 'var(--rw-ink-soft)' }}
              >
                {value ?? '–'}
              </text>
              <text x="-6" y="5" fontSize="14.5" fontWeight={(points[seat] ?? 0) > 0 ? 750 : 450}>
                {signed(points[seat] ?? 0)}
              </text>
            </g>
          ))
        : prizes.map((prize, place) => (
            <text
              key={place}
              x={x}
              y={body + line * (place + 0.5) + 6}
              textAnchor="middle"
              fontSize={prizes.length === 1 ? 26 : place === 0 ? 21 : 17}
              fontWeight={place === 0 ? 750 : 450}
            >
              {prize}
            </text>
          ))}
    </Spot>
  );
}

/** The mothership: six comparisons at the end of the game, told as if it ended now. */
export function Mothership({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang } = draw;
  const margin = 30;
  const width = (box.width - margin - 8) / view.mothership.length;
  const body = box.y + 39;
  const places = rowPrizes('defense', view.players.length);
  const lines = view.chapter === 2 ? view.players.length : places.length;
  const line = (box.height - 44) / lines;
  return (
    <>
      <path
        d={`M${box.x + 8} ${box.y + 8}q-26 ${box.height / 2 - 8} 0 ${box.height - 16}z`}
        fill="var(--rw-hull)"
        stroke="var(--rw-hull-edge)"
        aria-hidden="true"
      />
      <Panel box={box} radius={16} />
      <g transform={`translate(${box.x + 18} ${box.y + 21})`} color="var(--rw-ink-soft)">
        <title>{say(lang, 'ui.mothership')}</title>
        <path
          d="M-11 3c0-4 5-6 11-6s11 2 11 6c-5 3-17 3-22 0zM-6-3c1-6 11-6 12 0M-6 8v2M0 9v3M6 8v2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      {Array.from({ length: lines }, (_, i) => (
        <g key={i} transform={`translate(${box.x + 18} ${body + line * (i + 0.5)})`}>
          {view.chapter === 2 ? (
            <SeatShape seat={i} size={14} />
          ) : (
            <text
              y="5.5"
              textAnchor="middle"
              fontSize="15.5"
              style={{ fill: 'var(--rw-ink-soft)' }}
            >
              {i + 1}.
            </text>
          )}
        </g>
      ))}
      {view.mothership.map((forecast, i) => (
        <Column
          key={forecast.row}
          draw={draw}
          forecast={forecast}
          odd={i % 2 === 1}
          box={{ x: box.x + margin + i * width, y: box.y + 3, width, height: box.height - 6 }}
        />
      ))}
    </>
  );
}
