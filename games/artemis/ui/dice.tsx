import { type Box, Die as KitDie, Info, Numeral, Put, spread, useLeast } from '@orrery/kit';
import type { Die } from '../rules/state.ts';
import type { RowDieView } from '../rules/view-types.ts';
import { ownerName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw, hoped } from './draw.ts';
import { diePiece } from './pieces.ts';
import { about, diceIn } from './places.ts';
import { Sign, type SignName } from './signs.tsx';

const RELIC = { fill: 'var(--at-relic)', ink: 'var(--at-relic-glow)' };

export const dieName = (draw: Draw, { owner, value, relic }: Die): string =>
  say(draw.lang, relic ? 'ui.die.relic' : 'ui.die', { player: ownerName(draw, owner), value });

interface DieProps {
  /** How many people play: dice of others are the drones'. */
  readonly players: number;
  readonly die: Die;
  readonly size: number;
  readonly piece?: string | undefined;
  /** Only there with the answer that is pointed at. */
  readonly hoped?: boolean | undefined;
}

/** A die of somebody; machines cut theirs straight. */
export function OwnedDie({ players, die, size, piece, hoped: ghost }: DieProps) {
  const { owner, value, relic } = die;
  return (
    <>
      <KitDie
        value={value}
        seat={owner}
        size={size}
        cut={owner >= players}
        look={relic ? RELIC : undefined}
        piece={ghost ? undefined : piece}
      />
      {ghost ? (
        <circle
          r={size * 0.78}
          fill="none"
          stroke="var(--brass)"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      ) : null}
    </>
  );
}

interface DiceProps {
  readonly draw: Draw;
  /** The region, tile, card or hand they lie at. */
  readonly place: string;
  readonly room: Box;
  readonly size: number;
}

/** Dice side by side from the left; each can be asked about. */
export function DiceLine({ draw, place, room, size }: DiceProps) {
  const view = ahead(draw);
  const dice = diceIn(view, place);
  const fresh = hoped(diceIn(draw.view, place), dice);
  const at = spread(dice.length, room.width, size, 8);
  return dice.map((die, i) => (
    // Equal dice are interchangeable.
    <Info
      key={`${i}-${die.owner}-${die.value}`}
      id={about.die(place, i)}
      label={dieName(draw, die)}
    >
      <Put x={room.x + (at[i] ?? 0)} y={room.y + room.height / 2}>
        <OwnedDie
          players={view.players.length}
          die={die}
          size={size}
          piece={diePiece(view, place, dice, i)}
          hoped={fresh[i]}
        />
      </Put>
    </Info>
  ));
}

interface RowProps extends Omit<DiceProps, 'place'> {
  readonly region: 'vents' | 'quarry' | 'doorstep';
  readonly sign: SignName;
}

/** Dice so small have small figures below them. */
const SMALL = 20;

/** An exposure row: low dice first, and below each what it would get. */
export function ExposureRow({ draw, region, room, size, sign }: RowProps) {
  const dice: readonly RowDieView[] = ahead(draw)[region].dice;
  const readable = useLeast().figures;
  const figure = size < SMALL ? readable : Math.max(17, readable);
  const line = { ...room, height: room.height - figure - 4 };
  const at = spread(dice.length, room.width, size, 8);
  return (
    <>
      <path
        d={`M${room.x - 4} ${room.y + line.height / 2 + size / 2 + 4}h${room.width + 8}`}
        stroke="var(--board-well-edge)"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <DiceLine draw={draw} place={region} room={line} size={size} />
      {dice.map(({ gets, owner }, i) => (
        <Put
          key={`${i}-${owner}`}
          x={room.x + (at[i] ?? 0)}
          y={room.y + room.height - figure / 2 - 1}
        >
          {gets > 0 ? (
            <>
              <Numeral n={gets} x={-figure * 0.28} size={figure} />
              <Put x={figure * 0.5}>
                <Sign name={sign} size={figure * 0.85} />
              </Put>
            </>
          ) : (
            <Sign name="relief" size={figure} explain />
          )}
        </Put>
      ))}
    </>
  );
}
