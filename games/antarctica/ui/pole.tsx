import { type Box, Info, Put, SeatShape, Words } from '@orrery/kit';
import type { AntarcticaView } from '../rules/view-types.ts';
import { symbolName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw } from './draw.ts';
import { Change } from './figures.tsx';
import { Scientist, Ship } from './pieces.tsx';
import { at } from './places.ts';
import { Medal, Sign, type SignName } from './signs.tsx';
import { Tally } from './tally.tsx';

interface PoleProps {
  readonly draw: Draw;
  readonly box: Box;
}

const SHOWN = 5;

/** Whose ship each is. */
export function ownersOf({ zones }: AntarcticaView): ReadonlyMap<string, number> {
  return new Map(zones.flatMap(({ ships }) => ships.map(({ id, seat }) => [id, seat] as const)));
}

/** Ships in the order in which the sun frees them. */
function Freed({
  draw,
  x,
  y,
  width,
}: {
  readonly draw: Draw;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  const { view, lang, name } = draw;
  const owners = ownersOf(view);
  const step = width / SHOWN;
  return (
    <>
      <Words text={say(lang, 'ui.freed')} x={x} y={y + 10} width={width} size={11} soft />
      {view.freed.slice(0, SHOWN).map((ship, i) => {
        const seat = owners.get(ship) ?? 0;
        const mine = seat === draw.me;
        return (
          <Put key={ship} x={x + step * (i + 0.5)} y={y + 29}>
            <Info id={at.freed(i)} label={`${i + 1}. ${name(seat)}`}>
              <rect x={-step / 2} y="-14" width={step} height="28" fill="transparent" />
              {mine ? (
                <path
                  d="M-12 13.5h24"
                  stroke="var(--board-ink)"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              ) : null}
              <Ship seat={seat} size={28} />
            </Info>
          </Put>
        );
      })}
    </>
  );
}

export const STEPS: readonly (readonly ['move' | 'act' | 'end', SignName])[] = [
  ['move', 'vessel'],
  ['act', 'tool'],
  ['end', 'check'],
];
export const WINDOWS = { beforeMove: 0, afterMove: 1, afterAction: 2 } as const;

/** Where the turn stands: sail, act, end; and whether card and sacrifice are still to be had. */
function Turn({
  draw,
  x,
  y,
  width,
}: {
  readonly draw: Draw;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  const { view, lang } = draw;
  const { turn } = view;
  if (turn === null) return null;
  const now = turn.window === null ? (turn.target === null ? 0 : 1) : WINDOWS[turn.window];
  const played = view.players[turn.seat]?.played ?? false;
  const pips = [
    ['card', 'card', played],
    ['sacrifice', 'crate', turn.gaveUp],
  ] as const;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Put x={8}>
        <SeatShape seat={turn.seat} size={15} />
      </Put>
      {STEPS.map(([step, sign], i) => (
        <Put key={step} x={34 + i * 25} opacity={i === now ? 1 : 0.4}>
          <Info id={at.turn(step)} label={say(lang, `ui.turn.${step}`)}>
            {i === now ? (
              <circle r="11.5" fill="none" stroke="var(--an-sun)" strokeWidth="1.8" />
            ) : (
              <circle r="11" fill="transparent" />
            )}
            <Sign name={sign} size={15} />
          </Info>
        </Put>
      ))}
      {pips.map(([pip, sign, spent], i) => (
        <Put key={pip} x={width - 38 + i * 26} opacity={spent ? 0.35 : 1}>
          <Info
            id={at.turn(pip)}
            label={say(lang, spent ? `ui.turn.${pip}.used` : `ui.turn.${pip}`)}
          >
            <circle r="11" fill="transparent" />
            <Sign name={sign} size={16} struck={spent} />
          </Info>
        </Put>
      ))}
    </g>
  );
}

/** Whose start ship is placed, and who follows. */
export function Placement({
  draw,
  x,
  y,
  width,
}: {
  readonly draw: Draw;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  const { placement } = draw.view;
  if (placement === null) return null;
  const step = Math.min(20, width / placement.order.length);
  return (
    <g transform={`translate(${x + step / 2} ${y})`}>
      {placement.order.map((seat, i) => (
        // The order is fixed.
        <g key={i} transform={`translate(${i * step} 0)`} opacity={i < placement.next ? 0.3 : 1}>
          {i === placement.next ? (
            <circle r="9.5" fill="none" stroke="var(--an-sun)" strokeWidth="2" />
          ) : null}
          <SeatShape seat={seat} size={12} />
        </g>
      ))}
    </g>
  );
}

/** Symbols that wait for their effects. */
export function Waiting({
  draw,
  x,
  y,
  width,
}: {
  readonly draw: Draw;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  const { waiting } = draw.view;
  const step = Math.min(28, width / Math.max(1, waiting.length));
  return waiting.map(({ symbol, seat }, i) => (
    // Symbols wait in a line.
    <Put key={i} x={x + step * (i + 0.5)} y={y}>
      <Info id={at.waiting(i)} label={symbolName(draw.lang, symbol)}>
        <Medal symbol={symbol} size={22} />
        <Put x={9} y={8}>
          <SeatShape seat={seat} size={9} />
        </Put>
      </Info>
    </Put>
  ));
}

/** How near the end is: cards in the decks, scientists that each player can still place. */
function End({
  draw,
  x,
  y,
  width,
}: {
  readonly draw: Draw;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  const { view, lang } = draw;
  const then = ahead(draw);
  const left = (of: AntarcticaView): number => of.decks.reduce((n, deck) => n + deck.left, 0);
  const off = (of: AntarcticaView, seat: number): number =>
    (of.players[seat]?.staff.length ?? 0) + (of.players[seat]?.reserve.length ?? 0);
  const step = (width - 44) / view.players.length;
  const idle = view.end.idleSteps * 2 >= view.end.idleLimit || view.end.onlyFarms;
  return (
    <Info id={at.end} label={say(lang, 'ui.end.cards', { n: left(view) })}>
      <rect x={x} y={y - 14} width={width} height="28" fill="transparent" />
      <Put x={x + 9} y={y}>
        <Sign name="deck" size={17} />
      </Put>
      <Change of={[left(view), left(then)]} x={x + 19} y={y} size={14} anchor="start" room={28} />
      {view.players.map((_, seat) => (
        // Seats keep their order.
        <g key={seat} transform={`translate(${x + 44 + step * seat} ${y})`}>
          <Put x={7}>
            <Scientist seat={seat} size={20} />
          </Put>
          <Change
            of={[off(view, seat), off(then, seat)]}
            x={16}
            size={13}
            anchor="start"
            room={20}
          />
        </g>
      ))}
      {idle ? (
        <Put x={x + width - 5} y={y - 16}>
          <Sign name="hourglass" size={13} />
        </Put>
      ) : null}
    </Info>
  );
}

/** The pole: what comes next, where the turn stands, how near the end is. */
export function Pole({ draw, box }: PoleProps) {
  const { view } = draw;
  const [x, width] = [box.x + 8, box.width - 16];
  const symbols = view.waiting.length > 0;
  if (view.counted > 0) return <Tally draw={draw} box={box} />;
  return (
    <g>
      <Freed draw={draw} x={x} y={box.y + 4} width={width} />
      <path
        d={`M${x} ${box.y + 54}h${width}M${x} ${box.y + 112}h${width}`}
        stroke="var(--an-crack)"
        strokeWidth="1.2"
      />
      {symbols ? <Waiting draw={draw} x={x} y={box.y + 70} width={width} /> : null}
      {view.placement ? (
        <Placement draw={draw} x={x} y={box.y + 83} width={width} />
      ) : (
        <Turn draw={draw} x={x} y={box.y + (symbols ? 98 : 83)} width={width} />
      )}
      <End draw={draw} x={x} y={box.y + 130} width={width} />
    </g>
  );
}
