import { below, type Box, box as boxOf, facet, Info, Numeral, Put, Spot } from '@orrery/kit';
import { COLONISTS, data } from '../data/index.ts';
import { colonistName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { dieName, OwnedDie } from './dice.tsx';
import { ahead, type Draw, hoped } from './draw.ts';
import { Figure } from './figures.tsx';
import { colonistPiece, diePiece } from './pieces.ts';
import { about, at } from './places.ts';
import { inRegion, RegionPanel, type RegionProps } from './region.tsx';
import { Sign } from './signs.tsx';

export const range = (values: readonly number[]): string =>
  values.length > 1 ? `${values[0]}–${values.at(-1)}` : `${values[0] ?? ''}`;

/** Which faces train whom. */
export const LESSONS = COLONISTS.map((colonist) => ({
  colonist,
  faces: range(data.academyTable.filter((row) => row.colonist === colonist).map(({ die }) => die)),
})).filter(({ faces }) => faces !== '');

interface DeskProps {
  readonly draw: Draw;
  readonly index: number;
  readonly box: Box;
}

/** A desk: the die and the colonist that came with it, or room for them. */
function Desk({ draw, index, box }: DeskProps) {
  const view = ahead(draw);
  const { dice } = view.academy;
  const die = dice[index];
  const y = box.y + box.height / 2;
  const before = dice.slice(0, index).filter(({ trainee }) => trainee === die?.trainee).length;
  return (
    <Info
      id={about.space(index)}
      label={die ? dieName(draw, die) : say(draw.lang, 'explain.space.free')}
    >
      <path
        d={`M${box.x} ${box.y + 6}q0-6 6-6h${box.width - 12}q6 0 6 6v${box.height - 6}h${-box.width}z`}
        fill="var(--board-well)"
        stroke="var(--board-well-edge)"
        strokeDasharray={die ? undefined : '4 4'}
      />
      {die ? (
        <>
          <Put x={box.x + 19} y={y}>
            <OwnedDie
              players={view.players.length}
              die={die}
              size={27}
              piece={diePiece(view, 'academy', dice, index)}
              hoped={hoped(draw.view.academy.dice, dice)[index]}
            />
          </Put>
          {die.trainee ? (
            <>
              <Put x={box.x + 45} y={y}>
                <Figure
                  colonist={die.trainee}
                  size={27}
                  piece={colonistPiece(view, 'trainee', die.trainee, before)}
                />
              </Put>
              <Put x={box.x + 64} y={y}>
                <Sign name="arrow" size={14} />
              </Put>
              <Put x={box.x + 82} y={y} opacity={0.6}>
                <Figure colonist={die.target} size={24} />
              </Put>
            </>
          ) : null}
        </>
      ) : (
        <Put x={box.x + box.width / 2} y={y} opacity={0.5}>
          <Sign name="die" size={20} />
        </Put>
      )}
    </Info>
  );
}

/** The Academy: whom it can still train, and who has come. */
export function Academy({ draw, box }: RegionProps) {
  const { view, lang } = draw;
  const { supply, spaces } = view.academy;
  const room = below(box);
  const column = room.width / LESSONS.length;
  const desk = Math.min(106, (room.width - 8 * (spaces - 1)) / spaces);
  const deskTop = room.y + 50;
  const left = room.x + (room.width - spaces * desk - (spaces - 1) * 8) / 2;
  return (
    <RegionPanel draw={draw} region="academy" box={box} aside={<Hat />}>
      {LESSONS.map(({ colonist, faces }, i) => {
        const x = room.x + i * column;
        const n = supply[colonist];
        return (
          <Spot
            key={colonist}
            draw={inRegion(draw, 'academy')}
            place={at.academy(colonist)}
            within={at.region('academy')}
            label={say(lang, 'ui.academy.supply', { name: colonistName(lang, colonist), n, faces })}
            box={boxOf(x + 1, room.y + 2, column - 4, 43)}
            shape={facet(5)}
            tell="nothing"
          >
            <Numeral n={faces} x={x + 13} y={room.y + 24} size={17} weight={500} />
            <Put x={x + 42} y={room.y + 24} opacity={n > 0 ? 1 : 0.35}>
              <Figure
                colonist={colonist}
                size={30}
                piece={colonistPiece(view, 'academy', colonist, 0)}
              />
            </Put>
            <Numeral n={n} x={x + 61} y={room.y + 24} size={18} />
          </Spot>
        );
      })}
      {Array.from({ length: spaces }, (_, i) => (
        <Desk
          key={i}
          draw={draw}
          index={i}
          box={boxOf(left + i * (desk + 8), deskTop, desk, room.y + room.height - deskTop)}
        />
      ))}
    </RegionPanel>
  );
}

const Hat = () => (
  <Put x={-10}>
    <Sign name="academy" size={22} explain />
  </Put>
);
