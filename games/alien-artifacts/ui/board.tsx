import type { Seat } from '@orrery/kernel';
import { BoardFrame, useOpened } from '@orrery/kit';
import { EVERY_KIND } from '../data/index.ts';
import { say } from '../text/say.ts';
import { Backdrop } from './backdrop.tsx';
import { type Draw, seatInFocus } from './draw.ts';
import { useFolding } from './folding.ts';
import { Lane } from './lane.tsx';
import { type BoardPlan, boardPlan } from './layout.ts';
import css from './palette.module.css';
import { payment, PayPanel } from './paying.tsx';
import { AttackScale, SmallScale } from './scale.tsx';
import { Piles, Resources, Seats } from './top.tsx';
import { hasTray, Tray } from './tray.tsx';

/** What is shared above, the lanes of one Empire below. */
function Whole({ draw, plan }: { readonly draw: Draw; readonly plan: BoardPlan }) {
  const { view, me } = draw;
  const focus = seatInFocus(view);
  // Turned by hand until the next turn, or until tokens are to be placed.
  const turned = useOpened<Seat>(`${view.turn} ${focus}`);
  const seat = turned.opened ?? focus;
  const paying = payment(draw);
  return (
    <>
      <Backdrop width={plan.width} height={plan.height} />
      <Resources draw={draw} box={plan.resources} />
      {paying !== null && paying.seat === me ? (
        <PayPanel draw={draw} box={plan.scale} />
      ) : plan.tall ? (
        <SmallScale draw={draw} box={plan.scale} />
      ) : (
        <AttackScale draw={draw} box={plan.scale} />
      )}
      <Piles draw={draw} box={plan.piles} />
      {plan.tall ? null : <Seats draw={draw} box={plan.seats} shown={seat} show={turned.open} />}
      {hasTray(draw, plan.tall) ? (
        <Tray draw={draw} box={plan.tray} />
      ) : (
        EVERY_KIND.map((kind) => {
          const lane = plan.lanes[kind];
          return lane ? <Lane key={kind} draw={draw} kind={kind} plan={lane} seat={seat} /> : null;
        })
      )}
    </>
  );
}

export function Board(draw: Draw) {
  const folded = useFolding(draw);
  return (
    <BoardFrame
      label={say(draw.lang, 'ui.board')}
      className={css.world}
      plan={boardPlan}
      turn={1.6}
      tallUnder={560}
      first={{ width: 818, height: 455 }}
    >
      {(plan) => <Whole draw={folded} plan={plan} />}
    </BoardFrame>
  );
}
