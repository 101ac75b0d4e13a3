import type { CampDieView, ExpeditionView } from '../rules/view-types.ts';
import { colonistName } from '../text/names.ts';
import { Die } from './dice.tsx';
import { Figure } from './figures.tsx';
import { figureTitle } from './forecast.ts';
import { colonistPiece, diePiece } from './pieces.ts';
import { at } from './places.ts';
import { Ranks } from './ranks.tsx';
import { dieTitle } from './rows.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';

interface DiceProps {
  readonly draw: Draw;
  readonly index: number;
  readonly expedition: ExpeditionView;
  readonly room: Box;
  /** Is there room for the ranking below? */
  readonly ranked: boolean;
}

/** Crew lies at the right of its die: one figure for each, or a number when there are many. */
const crewWidth = ({ size }: CampDieView, die: number): number =>
  size === 0 ? 0 : (Math.min(size, 2) * 0.42 + 0.25) * die;

/** Below it nobody could tell whose they are. */
const SMALLEST = 13;

/** Sizes at which all dice with their crews fit the room, in as many lines as needed. */
function arrange(dice: readonly CampDieView[], room: Box) {
  for (const size of [34, 31, 28, 25, 22, 19, 16, SMALLEST]) {
    const gap = size < 20 ? 4 : 7;
    const places: { x: number; y: number }[] = [];
    let [x, y] = [0, 0];
    for (const die of dice) {
      const width = size + gap + crewWidth(die, size);
      if (x > 0 && x + width > room.width) {
        x = 0;
        y += size + gap;
      }
      places.push({ x, y });
      x += width;
    }
    if (y + size <= room.height || size === SMALLEST) return { size, places };
  }
  return { size: SMALLEST, places: [] };
}

/** Dice in the order of their arrival: of equals, the earlier wins. */
export function ExpeditionDice({ draw, index, expedition, room, ranked }: DiceProps) {
  const { card, dice } = expedition;
  const rankRoom = ranked ? 20 : 0;
  const { size, places } = arrange(dice, { ...room, height: room.height - rankRoom });
  const seen = new Map<string, number>();
  return (
    <>
      {dice.map((die, i) => {
        const place = places[i];
        if (!place) return null;
        const [x, y] = [room.x + place.x, room.y + place.y + 4];
        const crew = die.crew;
        const first = crew === null ? 0 : (seen.get(crew) ?? 0);
        if (crew !== null) seen.set(crew, first + die.size);
        const title =
          crew === null
            ? dieTitle(draw, die)
            : `${dieTitle(draw, die)} + ${die.size} × ${colonistName(draw.lang, crew)}`;
        return (
          <Spot
            key={`${i}-${die.owner}`}
            draw={draw}
            place={at.campDie(index, i)}
            within={
              draw.lit.has(at.expedition(index)) ? at.expedition(index) : at.region('basecamp')
            }
            label={title}
            box={{ x, y, width: size, height: size }}
            cut={7}
            reach={2}
          >
            <g transform={`translate(${x + size / 2} ${y + size / 2})`}>
              <Die
                value={die.value}
                owner={die.owner}
                relic={die.relic}
                drone={die.owner >= draw.view.players.length}
                size={size}
                title={title}
                piece={diePiece(draw.view, card, dice, i)}
              />
            </g>
            {crew === null
              ? null
              : Array.from({ length: Math.min(die.size, 2) }, (_, k) => (
                  <g
                    key={k}
                    transform={`translate(${x + size + 5 + (k + 0.5) * size * 0.42} ${y + size / 2 + 3})`}
                  >
                    <Figure
                      colonist={crew}
                      size={size * 0.86}
                      title={figureTitle(draw, crew)}
                      piece={colonistPiece(draw.view, `crew:${card}`, crew, first + k)}
                    />
                  </g>
                ))}
            {die.size > 2 ? (
              <text
                x={x + size * 1.55}
                y={y + 6}
                fontSize="17"
                fontWeight="700"
                textAnchor="middle"
              >
                ×{die.size}
              </text>
            ) : null}
          </Spot>
        );
      })}
      {ranked ? (
        <Ranks
          draw={draw}
          expedition={expedition}
          x={room.x}
          y={room.y + room.height - 9}
          room={room.width}
        />
      ) : null}
    </>
  );
}
