import { COLONISTS, data } from '../data/index.ts';
import { colonistName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Die } from './dice.tsx';
import { Figure } from './figures.tsx';
import { figureTitle } from './forecast.ts';
import { below } from './layout.ts';
import css from './palette.module.css';
import { colonistPiece, diePiece } from './pieces.ts';
import { at } from './places.ts';
import { type Near, RegionPanel } from './region.tsx';
import { dieTitle } from './rows.tsx';
import { Sign } from './signs.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';

interface Props {
  readonly draw: Draw;
  readonly near: Near;
  readonly box: Box;
}

/** Which faces train whom. */
const LESSONS = COLONISTS.map((colonist) => ({
  colonist,
  faces: data.academyTable.filter((row) => row.colonist === colonist).map((row) => row.die),
})).filter(({ faces }) => faces.length > 0);

const range = (values: readonly number[]): string =>
  values.length > 1 ? `${values[0]}–${values.at(-1)}` : `${values[0] ?? ''}`;

/** A desk: the die and the colonist that came with it, or room for them. */
function Desk({
  draw,
  index,
  box,
}: {
  readonly draw: Draw;
  readonly index: number;
  readonly box: Box;
}) {
  const { dice } = draw.view.academy;
  const die = dice[index];
  const y = box.y + box.height / 2;
  const before = dice.slice(0, index).filter(({ trainee }) => trainee === die?.trainee).length;
  return (
    <g>
      <path
        d={`M${box.x} ${box.y + 6}q0-6 6-6h${box.width - 12}q6 0 6 6v${box.height - 6}h${-box.width}z`}
        fill="var(--at-well)"
        stroke="var(--at-well-edge)"
        strokeDasharray={die ? undefined : '4 4'}
      />
      {die ? (
        <>
          <g transform={`translate(${box.x + 19} ${y})`}>
            <Die
              value={die.value}
              owner={die.owner}
              relic={die.relic}
              drone={die.owner >= draw.view.players.length}
              size={27}
              title={dieTitle(draw, die)}
              piece={diePiece(draw.view, 'academy', dice, index)}
            />
          </g>
          {die.trainee ? (
            <>
              <g transform={`translate(${box.x + 45} ${y})`}>
                <Figure
                  colonist={die.trainee}
                  size={27}
                  title={figureTitle(draw, die.trainee)}
                  piece={colonistPiece(draw.view, 'trainee', die.trainee, before)}
                />
              </g>
              <g transform={`translate(${box.x + 64} ${y})`}>
                <Sign name="arrow" size={14} />
              </g>
              <g transform={`translate(${box.x + 82} ${y})`} opacity="0.6">
                <Figure colonist={die.target} size={24} title={figureTitle(draw, die.target)} />
              </g>
            </>
          ) : null}
        </>
      ) : (
        <g transform={`translate(${box.x + box.width / 2} ${y})`} opacity="0.5">
          <Sign name="die" size={20} />
        </g>
      )}
    </g>
  );
}

/** The Academy: whom it can still train, and who has come. */
export function Academy({ draw, near, box }: Props) {
  const { view, lang } = draw;
  const { supply, spaces } = view.academy;
  const room = below(box);
  const column = room.width / LESSONS.length;
  const desk = Math.min(106, (room.width - 8 * (spaces - 1)) / spaces);
  const deskTop = room.y + 50;
  return (
    <RegionPanel
      draw={draw}
      near={near}
      region="academy"
      box={box}
      aside={
        <g transform="translate(-10 0)">
          <Sign name="academy" size={22} />
        </g>
      }
    >
      {LESSONS.map(({ colonist, faces }, i) => (
        <Spot
          key={colonist}
          draw={draw}
          place={at.academy(colonist)}
          within={at.region('academy')}
          label={say(lang, 'ui.academy.supply', {
            name: colonistName(lang, colonist),
            n: supply[colonist],
            faces: range(faces),
          })}
          box={{ x: room.x + i * column + 1, y: room.y + 2, width: column - 4, height: 43 }}
          cut={5}
        >
          <text
            x={room.x + i * column + 13}
            y={room.y + 30}
            fontSize="17"
            textAnchor="middle"
            className={css.soft}
          >
            {range(faces)}
          </text>
          <g
            transform={`translate(${room.x + i * column + 42} ${room.y + 24})`}
            opacity={supply[colonist] > 0 ? 1 : 0.35}
          >
            <Figure
              colonist={colonist}
              size={30}
              title={figureTitle(draw, colonist)}
              piece={colonistPiece(view, 'academy', colonist, 0)}
            />
          </g>
          <text
            x={room.x + i * column + 60}
            y={room.y + 30}
            fontSize="18"
            fontWeight="650"
            textAnchor="middle"
          >
            {supply[colonist]}
          </text>
        </Spot>
      ))}
      {Array.from({ length: spaces }, (_, i) => (
        <Desk
          key={i}
          draw={draw}
          index={i}
          box={{
            x: room.x + (room.width - spaces * desk - (spaces - 1) * 8) / 2 + i * (desk + 8),
            y: deskTop,
            width: desk,
            height: room.y + room.height - deskTop,
          }}
        />
      ))}
    </RegionPanel>
  );
}

const SHELVES = [...new Set(data.outfitterTable.map(({ section }) => section))].map((section) => {
  const rows = data.outfitterTable.filter((row) => row.section === section);
  return { section, faces: rows.map((row) => row.die), toolkits: rows[0]?.toolkits ?? 0 };
});

/** The Outfitter: shelves of Toolkits, paid at once. */
export function Outfitter({ draw, near, box }: Props) {
  const { view } = draw;
  const room = below(box);
  const shelf = (room.height - 2) / SHELVES.length;
  return (
    <RegionPanel draw={draw} near={near} region="outfitter" box={box}>
      {SHELVES.map(({ section, faces, toolkits }, i) => {
        const y = room.y + i * shelf + shelf / 2;
        const dice = view.outfitter.filter(({ value }) => faces.includes(value));
        const from = room.x + 66;
        const step = Math.min(27, (room.width - 66 - 22) / Math.max(1, dice.length - 1));
        return (
          <g key={section}>
            <path
              d={`M${room.x} ${y + shelf / 2 - 3}h${room.width}`}
              stroke="var(--at-well-edge)"
              strokeWidth="2.5"
            />
            <text x={room.x + 12} y={y + 6} fontSize="17" textAnchor="middle" className={css.soft}>
              {range(faces)}
            </text>
            {Array.from({ length: toolkits }, (_, n) => (
              <g key={n} transform={`translate(${room.x + 40 + n * 11} ${y + n * 3})`}>
                <Sign name="toolkit" size={22} />
              </g>
            ))}
            {dice.map((die, n) => (
              <g key={`${n}-${die.owner}`} transform={`translate(${from + 11 + n * step} ${y})`}>
                <Die
                  value={die.value}
                  owner={die.owner}
                  relic={die.relic}
                  drone={die.owner >= view.players.length}
                  size={23}
                  title={dieTitle(draw, die)}
                  piece={diePiece(view, 'outfitter', view.outfitter, view.outfitter.indexOf(die))}
                />
              </g>
            ))}
          </g>
        );
      })}
    </RegionPanel>
  );
}
