import { type Box, cells, Numeral, Panel, Put, rounded, SeatShape, Spot } from '@orrery/kit';
import type { RowForecast } from '../rules/view-types.ts';
import { rowPrizes } from '../text/components.ts';
import { rowName, signed } from '../text/names.ts';
import { Carved } from './art.tsx';
import { type Draw, previewed } from './draw.ts';
import { Forecast } from './forecast.tsx';
import { at } from './places.ts';
import { Sign } from './signs.tsx';

const HEAD = 36;
const SOFT = 'var(--board-soft)';

/** A shield, or a city's letter with its land beside it where there is room. */
function RowSign({ row, roomy }: { readonly row: RowForecast['row']; readonly roomy: boolean }) {
  if (row === 'defense') return <Sign name="shield" size={31} />;
  return (
    <>
      {roomy ? (
        <Put x={13} opacity={0.75}>
          <Sign name={row} size={19} />
        </Put>
      ) : null}
      <Carved text={row} size={23} x={roomy ? -9 : 0} fill="var(--rw-violet)" />
    </>
  );
}

interface ColumnProps {
  readonly draw: Draw;
  readonly now: RowForecast;
  /** With the answer that is pointed at. */
  readonly then: RowForecast;
  readonly box: Box;
  /** How high the line of a seat or of a prize is. */
  readonly line: number;
}

/** One thing that is compared: what its places pay, and later how everybody stands. */
function Column({ draw, now, then, box, line }: ColumnProps) {
  const { view } = draw;
  const x = box.x + box.width / 2;
  const level = (i: number): number => box.y + HEAD + line * (i + 0.5);
  return (
    <Spot
      draw={draw}
      place={at.mothership(now.row)}
      label={rowName(draw.lang, now.row)}
      box={box}
      shape={rounded(8)}
    >
      <g transform={`translate(${x} ${box.y + 18})`} color="var(--rw-violet)">
        <RowSign row={now.row} roomy={box.width > 55} />
      </g>
      {view.chapter === 1
        ? rowPrizes(now.row, view.players.length).map((prize, i, { length }) => (
            <Numeral
              key={i}
              n={prize}
              x={x}
              y={level(i)}
              size={length === 1 ? 26 : i === 0 ? 21 : 17}
              weight={i === 0 ? 750 : 450}
            />
          ))
        : view.players.map((_, seat) => (
            <g key={seat}>
              <Forecast
                of={[now.points[seat] ?? 0, then.points[seat] ?? 0]}
                at={[x, level(seat) - 8]}
                write={(n) => signed(n ?? 0)}
                size={17}
                room={box.width}
                weight={(now.points[seat] ?? 0) > 0 ? 750 : 450}
              />
              <Forecast
                of={[now.values[seat] ?? null, then.values[seat] ?? null]}
                at={[x, level(seat) + 9]}
                size={13}
                room={box.width}
                weight={450}
                fill={SOFT}
              />
            </g>
          ))}
    </Spot>
  );
}

/** The mothership: six comparisons at the end of the game, told as if it ended now. */
export function Mothership({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view } = draw;
  const two = view.chapter === 2;
  const then = previewed(draw).mothership;
  const lines = two ? view.players.length : rowPrizes('defense', view.players.length).length;
  const room = { x: box.x + 28, y: box.y + 3, width: box.width - 34, height: box.height - 6 };
  const line = (room.height - HEAD - 2) / lines;
  return (
    <>
      <path
        d={`M${box.x + 8} ${box.y + 8}q-26 ${box.height / 2 - 8} 0 ${box.height - 16}z`}
        fill="var(--rw-hull)"
        stroke="var(--rw-hull-edge)"
        aria-hidden="true"
      />
      <Panel box={box} shape={rounded(16)} />
      <g transform={`translate(${box.x + 17} ${box.y + 20})`} color={SOFT}>
        <Sign name="mothership" size={23} />
      </g>
      {Array.from({ length: lines }, (_, i) => (
        <Put key={i} x={box.x + 17} y={room.y + HEAD + line * (i + 0.5)}>
          {two ? (
            <SeatShape seat={i} size={14} />
          ) : (
            <Numeral n={`${i + 1}.`} size={15} fill={SOFT} />
          )}
        </Put>
      ))}
      {cells(room, view.mothership.length, 1, 0).map((cell, i) => {
        const now = view.mothership[i];
        return now === undefined ? null : (
          <g key={now.row}>
            {i % 2 === 1 ? (
              <path d={rounded(6)(cell)} fill="var(--rw-slot)" fillOpacity="0.55" />
            ) : null}
            <Column draw={draw} now={now} then={then[i] ?? now} box={cell} line={line} />
          </g>
        );
      })}
    </>
  );
}
