import type { Region } from '../data/index.ts';
import type { DieView, RowDieView } from '../rules/view-types.ts';
import { ownerName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Die } from './dice.tsx';
import { diePiece } from './pieces.ts';
import { Sign, type SignName } from './signs.tsx';
import type { Box, Draw } from './spot.tsx';

/** What a die is called when the pointer rests on it. */
export const dieTitle = (draw: Draw, { owner, value, relic }: DieView): string =>
  say(draw.lang, relic ? 'ui.die.relic' : 'ui.die', { player: ownerName(draw, owner), value });

interface DiceProps {
  readonly draw: Draw;
  /** Whose pieces they are counted among. */
  readonly place: string;
  readonly dice: readonly DieView[];
  readonly room: Box;
  readonly size: number;
}

/** How far apart so many dice lie in a room. */
const spread = (n: number, width: number, size: number): number =>
  Math.min(size + 8, (width - size) / Math.max(1, n - 1));

/** Dice side by side, from the left. */
export function DiceLine({ draw, place, dice, room, size }: DiceProps) {
  const step = spread(dice.length, room.width, size);
  return dice.map((die, i) => (
    <g
      // Equal dice are interchangeable.
      key={`${i}-${die.owner}-${die.value}`}
      transform={`translate(${room.x + size / 2 + i * step} ${room.y + room.height / 2})`}
    >
      <Die
        value={die.value}
        owner={die.owner}
        relic={die.relic}
        drone={die.owner >= draw.view.players.length}
        size={size}
        title={dieTitle(draw, die)}
        piece={diePiece(draw.view, place, dice, i)}
      />
    </g>
  ));
}

interface RowProps extends Omit<DiceProps, 'dice' | 'place'> {
  readonly region: Extract<Region, 'vents' | 'quarry' | 'doorstep'>;
  readonly dice: readonly RowDieView[];
  readonly sign: SignName | null;
}

/** An exposure row: low dice first, and below each what it would get. */
export function ExposureRow({ draw, region, dice, room, size, sign }: RowProps) {
  const step = spread(dice.length, room.width, size);
  const line = { ...room, height: room.height - 22 };
  return (
    <>
      <path
        d={`M${room.x - 4} ${room.y + line.height / 2 + size / 2 + 4}h${room.width + 8}`}
        stroke="var(--at-well-edge)"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <DiceLine draw={draw} place={region} dice={dice} room={line} size={size} />
      {dice.map(({ gets, owner }, i) => (
        <g
          key={`${i}-${owner}`}
          transform={`translate(${room.x + size / 2 + i * step} ${room.y + room.height - 9})`}
        >
          {gets > 0 ? (
            <>
              <text x={sign ? -4 : 0} y="6" textAnchor="middle" fontSize="18" fontWeight="650">
                {gets}
              </text>
              {sign ? (
                <g transform="translate(10 0)">
                  <Sign name={sign} size={15} />
                </g>
              ) : null}
            </>
          ) : (
            <Sign name="relief" size={16} title={say(draw.lang, 'ui.fore.exposed')} />
          )}
        </g>
      ))}
    </>
  );
}
