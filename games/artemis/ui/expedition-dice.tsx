import { type Box, box as boxOf, facet, Info, Numeral, Put, Spot } from '@orrery/kit';
import type { CampDie } from '../rules/state.ts';
import type { ExpeditionView } from '../rules/view-types.ts';
import { colonistName } from '../text/names.ts';
import { dieName, OwnedDie } from './dice.tsx';
import { ahead, type Draw, hoped } from './draw.ts';
import { Figure } from './figures.tsx';
import { colonistPiece, diePiece } from './pieces.ts';
import { at, one } from './places.ts';
import { picksFrom } from './where.ts';

interface DiceProps {
  readonly draw: Draw;
  readonly index: number;
  readonly expedition: ExpeditionView;
  readonly room: Box;
}

/** So many stand side by side; of more, the number is told. */
const SHOWN = 2;

/** Crew lies at the right of its die: one figure for each, or a number when there are many. */
const crewWidth = (shown: number, die: number): number =>
  shown === 0 ? 0 : (shown * 0.42 + 0.25) * die;

/** Below it nobody could tell whose they are. */
const SMALLEST = 13;

/** Sizes at which all dice with their crews fit the room, in as many lines as needed. */
function arrange(dice: readonly CampDie[], shown: (die: CampDie) => number, room: Box) {
  for (const size of [34, 31, 28, 25, 22, 19, 16, SMALLEST]) {
    const gap = size < 20 ? 4 : 7;
    const places: { x: number; y: number }[] = [];
    let [x, y] = [0, 0];
    for (const die of dice) {
      const width = size + gap + crewWidth(shown(die), size);
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
export function ExpeditionDice({ draw, index, expedition, room }: DiceProps) {
  const view = ahead(draw);
  const { card, dice } = expedition;
  const { focus } = draw.view;
  /** Those who come home are picked one by one. */
  const picked = ({ owner, crew }: CampDie): boolean =>
    focus?.expedition === index && crew !== null && picksFrom(draw.view, owner, 'crew', crew);
  const shown = (die: CampDie): number => (picked(die) ? die.size : Math.min(die.size, SHOWN));
  const { size, places } = arrange(dice, shown, room);
  const fresh = hoped(draw.view.expeditions[index]?.dice ?? [], dice);
  const seen = new Map<string, number>();
  const within = draw.lit.has(at.expedition(index)) ? at.expedition(index) : at.region('basecamp');
  return dice.map((die, i) => {
    const place = places[i];
    if (!place) return null;
    const [x, y] = [room.x + place.x, room.y + place.y + 4];
    const { crew } = die;
    const first = crew === null ? 0 : (seen.get(crew) ?? 0);
    if (crew !== null) seen.set(crew, first + die.size);
    const label =
      crew === null
        ? dieName(draw, die)
        : `${dieName(draw, die)} + ${die.size} × ${colonistName(draw.lang, crew)}`;
    return (
      <Spot
        key={`${i}-${die.owner}`}
        draw={draw}
        place={at.campDie(index, i)}
        within={within}
        label={label}
        box={boxOf(x, y, size, size)}
        shape={facet(7)}
        reach={2}
        inner={
          crew === null
            ? null
            : Array.from({ length: shown(die) }, (_, k) => {
                const [fx, fy] = [x + size + 5 + (k + 0.5) * size * 0.42, y + size / 2 + 3];
                const figure = (
                  <Put x={fx} y={fy}>
                    <Figure
                      colonist={crew}
                      size={size * 0.86}
                      piece={colonistPiece(view, `crew:${card}`, crew, first + k)}
                    />
                  </Put>
                );
                const kind = at.crew(index, crew);
                return picked(die) ? (
                  <Spot
                    key={k}
                    draw={draw}
                    place={one(kind, `${i}.${k}`)}
                    label={colonistName(draw.lang, crew)}
                    box={boxOf(fx - size * 0.21, fy - size * 0.45, size * 0.42, size * 0.9)}
                    shape={facet(3)}
                    quiet
                  >
                    {figure}
                  </Spot>
                ) : (
                  <Info key={k} id={kind} label={colonistName(draw.lang, crew)}>
                    {figure}
                  </Info>
                );
              })
        }
      >
        <Put x={x + size / 2} y={y + size / 2}>
          <OwnedDie
            players={view.players.length}
            die={die}
            size={size}
            piece={diePiece(view, card, dice, i)}
            hoped={fresh[i]}
          />
        </Put>
        {die.size > shown(die) ? (
          <Numeral n={`×${die.size}`} x={x + size * 1.55} y={y} size={17} weight={700} />
        ) : null}
      </Spot>
    );
  });
}
