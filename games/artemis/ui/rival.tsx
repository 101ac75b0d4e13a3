import type { Seat } from '@orrery/kernel';
import { useSize } from '@orrery/kit';
import { COLONISTS } from '../data/index.ts';
import { colonistName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Owned } from './colony.tsx';
import { Die } from './dice.tsx';
import { Figure } from './figures.tsx';
import { cells } from './layout.ts';
import css from './palette.module.css';
import { colonistPiece, diePiece } from './pieces.ts';
import { at } from './places.ts';
import { dieTitle } from './rows.tsx';
import { Sign } from './signs.tsx';
import { type Draw, Spot } from './spot.tsx';
import { markWidth, PlayerMark, Stores } from './stores.tsx';

const COLUMNS = 4;

/** Another seat's open things at a glance. */
export function Rival({ seat, ...draw }: Draw & { readonly seat: Seat }) {
  const [ref, { width }] = useSize({ width: 216, height: 150 });
  const { view, lang } = draw;
  const player = view.players[seat];
  if (!player) return null;
  const dice = [
    ...player.dice.map((value) => ({ owner: seat, value, relic: false })),
    ...(player.relicDie === null ? [] : [{ owner: seat, value: player.relicDie, relic: true }]),
  ];
  const living = COLONISTS.filter((type) => player.shelters[type] > 0);
  const total = living.reduce((n, type) => n + player.shelters[type], 0);
  // Empty Shelters take no room.
  const top = total > 0 ? 88 : 60;
  const tile = (width - 4 * (COLUMNS - 1)) / COLUMNS;
  const rows = Math.ceil(player.buildings.length / COLUMNS);
  const all = cells(
    { x: 0, y: top, width, height: rows * (tile * 0.94 + 4) - 4 },
    COLUMNS,
    Math.max(1, rows),
    4,
  );
  const mark = markWidth(draw, seat);
  const pitch = Math.min(
    23,
    (width - mark - (player.handSize > 0 ? 58 : 24)) / Math.max(1, dice.length - 1),
  );
  const step = Math.min(19, (width * 0.5) / Math.max(1, total));
  let x = 4;
  return (
    <div ref={ref} className={css.world}>
      <svg
        width={width}
        height={top + rows * (tile * 0.94 + 4)}
        role="group"
        aria-label={say(lang, 'ui.colony', { player: draw.name(seat) })}
      >
        <Stores draw={draw} seat={seat} player={player} box={{ x: 0, y: 2, width, height: 27 }} />
        <PlayerMark draw={draw} seat={seat} box={{ x: 0, y: 31, width: mark, height: 24 }} />
        <g transform={`translate(${mark} 42)`}>
          {dice.map((die, i) => (
            <g key={`${i}-${die.value}`} transform={`translate(${14 + i * pitch} 2)`}>
              <Die
                value={die.value}
                owner={seat}
                relic={die.relic}
                size={19}
                title={dieTitle(draw, die)}
                piece={diePiece(view, `hand:${seat}`, dice, i)}
              />
            </g>
          ))}
          {player.handSize > 0 ? (
            <g transform={`translate(${width - mark - 32} 2)`}>
              <title>{say(lang, 'ui.directives', { n: player.handSize })}</title>
              <Sign name="hand" size={18} />
              <text x="13" y="5" fontSize="14" fontWeight="600">
                {player.handSize}
              </text>
            </g>
          ) : null}
        </g>
        {total === 0 ? null : (
          <Spot
            draw={draw}
            place={at.shelters(seat)}
            label={say(lang, 'ui.shelters', { n: total })}
            box={{ x: 0, y: 56, width, height: 28 }}
            cut={5}
          >
            <title>{say(lang, 'ui.shelters', { n: total })}</title>
            <path
              d={`M2 84v-8a12 14 0 0 1 12-14h${width - 28}a12 14 0 0 1 12 14v8z`}
              fill="var(--at-well)"
              stroke="var(--at-well-edge)"
            />
            {living.flatMap((type) =>
              Array.from({ length: player.shelters[type] }, (_, i) => {
                x += step;
                return (
                  <g key={`${type}-${i}`} transform={`translate(${x} 72)`}>
                    <Figure
                      colonist={type}
                      size={22}
                      title={colonistName(lang, type)}
                      piece={colonistPiece(view, `shelters:${seat}`, type, i)}
                    />
                  </g>
                );
              }),
            )}
          </Spot>
        )}
        {player.buildings.map((building, i) => {
          const box = all[i];
          return box ? (
            <Owned key={building.tile} draw={draw} seat={seat} building={building} box={box} />
          ) : null;
        })}
      </svg>
    </div>
  );
}
