import type { Seat } from '@orrery/kernel';
import {
  type Box,
  box as boxOf,
  cells,
  Cube,
  Info,
  middle,
  Numeral,
  Panel,
  Put,
  rounded,
  Spot,
  spread,
  Words,
} from '@orrery/kit';
import type { ReactNode } from 'react';
import type { PlayerView } from '../rules/view-types.ts';
import { buildingName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Building } from './building-art.tsx';
import { ahead, type Draw, labelled } from './draw.ts';
import { Change } from './figures.tsx';
import { Scientist, Ship } from './pieces.tsx';
import { at, type Stock } from './places.ts';
import { Sign, type SignName } from './signs.tsx';

export interface PartProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly box: Box;
}

const numberOf = (player: PlayerView | undefined, stock: Stock): number => {
  switch (stock) {
    case 'ship':
      return player?.ships.length ?? 0;
    case 'cube':
      return player?.cubes.length ?? 0;
    default:
      return player?.[stock].length ?? 0;
  }
};

/** A heap of pieces with its name and number. */
function Heap({
  draw,
  seat,
  player,
  box,
  stock,
  sign,
  children,
}: PartProps & {
  readonly stock: Stock;
  readonly sign: SignName;
  readonly children: ReactNode;
}) {
  const { lang } = draw;
  const n = numberOf(player, stock);
  const then = numberOf(ahead(draw).players[seat], stock);
  return (
    <Spot
      draw={draw}
      place={at.stock(seat, stock)}
      label={labelled(lang, say(lang, `ui.stock.${stock}`), n)}
      box={box}
      shape={rounded(8)}
      tell="nothing"
    >
      <Panel box={box} shape={rounded(8)} />
      <Put x={box.x + 13} y={box.y + 13}>
        <Sign name={sign} size={16} />
      </Put>
      <Words
        text={say(lang, `ui.stock.${stock}`)}
        x={box.x + 25}
        y={box.y + 18}
        width={box.width - 45}
        size={13}
        soft
      />
      <Change
        of={[n, then]}
        x={box.x + box.width - 8}
        y={box.y + 13}
        size={15}
        anchor="end"
        room={40}
      />
      {children}
    </Spot>
  );
}

/** Staff stands ready, the reserve waits pale behind. */
export function Crew(props: PartProps) {
  const { player, box, seat } = props;
  const [staff, reserve] = cells(box, 1, 2, 6);
  const figures = (ids: readonly string[], room: Box, size: number) => {
    const xs = spread(ids.length, room.width - 14, size * 0.72, 3);
    return ids.map((id, i) => (
      <Put key={id} x={room.x + 7 + (xs[i] ?? 0)} y={room.y + room.height - size / 2 - 4}>
        <Scientist seat={seat} size={size} piece={id} />
      </Put>
    ));
  };
  const high = (staff ?? box).height;
  const size = Math.min(38, high - 26);
  return (
    <>
      <Heap {...props} box={staff ?? box} stock="staff" sign="scientist">
        {figures(player.staff, staff ?? box, size)}
      </Heap>
      <Heap {...props} box={reserve ?? box} stock="reserve" sign="bed">
        <g opacity="0.55">{figures(player.reserve, reserve ?? box, size * 0.86)}</g>
      </Heap>
    </>
  );
}

export function Resources(props: PartProps) {
  const { player, box, seat, draw } = props;
  const { lang } = draw;
  const [top, middleRow, low] = [
    boxOf(box.x, box.y, box.width, box.height * 0.33 - 3),
    boxOf(box.x, box.y + box.height * 0.33 + 3, box.width, box.height * 0.33 - 5),
    boxOf(box.x, box.y + box.height * 0.67, box.width, box.height * 0.33),
  ];
  const [ships = top, cubes = top] = cells(top, 2, 1, 6);
  const line = (room: Box, width: number, n: number): readonly number[] =>
    spread(n, room.width - 14, width, 3).map((x) => room.x + 7 + x);
  const then = ahead(draw).players[seat];
  return (
    <>
      <Heap {...props} box={ships} stock="ship" sign="vessel">
        {player.ships.map((id, i) => (
          <Put
            key={id}
            x={line(ships, 34, player.ships.length)[i] ?? 0}
            y={ships.y + ships.height - 15}
          >
            <Ship seat={seat} size={34} piece={id} />
          </Put>
        ))}
      </Heap>
      <Heap {...props} box={cubes} stock="cube" sign="cube">
        {player.cubes.map((id, i) => (
          <Put
            key={id}
            x={line(cubes, 18, player.cubes.length)[i] ?? 0}
            y={cubes.y + cubes.height - 14}
          >
            <Cube seat={seat} size={20} piece={id} />
          </Put>
        ))}
      </Heap>
      <Heap {...props} box={middleRow} stock="discarded" sign="crate">
        <g opacity="0.75">
          {player.discarded.map((id, i) => (
            <Put
              key={id}
              x={line(middleRow, 20, player.discarded.length)[i] ?? 0}
              y={middleRow.y + middleRow.height - 13}
              turn={-14}
            >
              {id.startsWith('ship') ? (
                <Ship seat={seat} size={24} piece={id} />
              ) : (
                <Cube seat={seat} size={17} piece={id} />
              )}
            </Put>
          ))}
        </g>
      </Heap>
      {cells(low, player.access.length, 1, 3).map((cell, i) => {
        const access = player.access[i];
        if (!access) return null;
        const { building, zones } = access;
        const after = then?.access[i]?.zones ?? zones;
        const { x, y } = middle(cell);
        const has = after.length > 0;
        const changed = has !== zones.length > 0;
        return (
          <Info
            key={building}
            id={at.access(seat, building)}
            label={labelled(
              lang,
              buildingName(lang, building),
              zones.length > 0
                ? say(lang, 'explain.access.has', { zones: zones.join(', ') })
                : say(lang, 'explain.access.none'),
            )}
          >
            <rect {...cell} fill="transparent" />
            <Put x={x} y={y - 9} opacity={has ? 1 : 0.3}>
              <Building building={building} size={Math.min(27, cell.width - 2)} />
            </Put>
            <Numeral
              n={has ? after.join(' ') : '–'}
              x={x}
              y={y + 15}
              size={after.length > 2 ? 10 : 12}
              fill={changed ? (has ? 'var(--brass)' : 'var(--warn)') : undefined}
            />
          </Info>
        );
      })}
    </>
  );
}
