import { type Box, Info, Numeral, Put, SeatShape } from '@orrery/kit';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { Scientist, Ship } from './pieces.tsx';
import { at } from './places.ts';
import { ownersOf, Placement, STEPS, Waiting, WINDOWS } from './pole.tsx';
import { Sign } from './signs.tsx';
import { Tally } from './tally.tsx';

const SHOWN = 4;

/** Where the turn stands, and whether card and sacrifice are still to be had. */
function SmallTurn({
  draw,
  x,
  y,
}: {
  readonly draw: Draw;
  readonly x: number;
  readonly y: number;
}) {
  const { view, lang } = draw;
  const { turn } = view;
  if (turn === null) return null;
  const now = turn.window === null ? (turn.target === null ? 0 : 1) : WINDOWS[turn.window];
  const [step, sign] = STEPS[now] ?? (['end', 'check'] as const);
  const played = view.players[turn.seat]?.played ?? false;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Put x={7}>
        <SeatShape seat={turn.seat} size={13} />
      </Put>
      <Put x={27}>
        <Info id={at.turn(step)} label={say(lang, `ui.turn.${step}`)}>
          <circle r="10" fill="transparent" stroke="var(--an-sun)" strokeWidth="1.6" />
          <Sign name={sign} size={13} />
        </Info>
      </Put>
      <Put x={48} opacity={played ? 0.35 : 1}>
        <Info id={at.turn('card')} label={say(lang, played ? 'ui.turn.card.used' : 'ui.turn.card')}>
          <Sign name="card" size={14} struck={played} />
        </Info>
      </Put>
      <Put x={66} opacity={turn.gaveUp ? 0.35 : 1}>
        <Info
          id={at.turn('sacrifice')}
          label={say(lang, turn.gaveUp ? 'ui.turn.sacrifice.used' : 'ui.turn.sacrifice')}
        >
          <Sign name="crate" size={14} struck={turn.gaveUp} />
        </Info>
      </Put>
    </g>
  );
}

/** The pole of a phone: the next ships freed, the turn, how near the end is. */
export function SmallPole({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang, name } = draw;
  if (view.counted > 0) return <Tally draw={draw} box={box} />;
  const owners = ownersOf(view);
  const [x, width] = [box.x + 5, box.width - 10];
  const step = width / SHOWN;
  const left = view.decks.reduce((n, deck) => n + deck.left, 0);
  const pitch = width / view.players.length;
  return (
    <g>
      {view.freed.slice(0, SHOWN).map((ship, i) => {
        const seat = owners.get(ship) ?? 0;
        return (
          <Put key={ship} x={x + step * (i + 0.5)} y={box.y + 17}>
            <Info id={at.freed(i)} label={`${i + 1}. ${name(seat)}`}>
              <Ship seat={seat} size={25} />
            </Info>
          </Put>
        );
      })}
      {view.waiting.length > 0 ? (
        <Waiting draw={draw} x={x} y={box.y + 48} width={width} />
      ) : view.placement ? (
        <Placement draw={draw} x={x} y={box.y + 48} width={width} />
      ) : (
        <SmallTurn draw={draw} x={x} y={box.y + 48} />
      )}
      <Info id={at.end} label={say(lang, 'ui.end.cards', { n: left })}>
        {view.placement || view.waiting.length > 0 ? null : (
          <>
            <Put x={x + width - 30} y={box.y + 48}>
              <Sign name="deck" size={14} />
            </Put>
            <Numeral n={left} x={x + width - 11} y={box.y + 48} size={13} />
          </>
        )}
        {view.players.map(({ staff, reserve }, seat) => (
          // Seats keep their order.
          <g key={seat} transform={`translate(${x + pitch * seat} ${box.y + 79})`}>
            <Put x={6}>
              <Scientist seat={seat} size={17} />
            </Put>
            <Numeral n={staff.length + reserve.length} x={13} size={13} anchor="start" />
          </g>
        ))}
      </Info>
    </g>
  );
}
