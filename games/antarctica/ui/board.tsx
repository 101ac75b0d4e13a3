import { box as boxOf, BoardFrame, inset } from '@orrery/kit';
import { say } from '../text/say.ts';
import { Backdrop } from './backdrop.tsx';
import { Deck } from './decks.tsx';
import type { Draw } from './draw.ts';
import { type TallPlan, TALL, WIDE, type WidePlan } from './layout.ts';
import css from './palette.module.css';
import { Pole } from './pole.tsx';
import { Revealed, Shipyard } from './shipyard.tsx';
import { Sun } from './sun.tsx';
import { TallBoard } from './tall.tsx';
import { Tracks } from './tracks.tsx';
import { Zone } from './zone.tsx';

const isTall = (plan: WidePlan | TallPlan): plan is TallPlan => 'pages' in plan;

const WIDE_STOPS = WIDE.zones.map(({ sun }) => sun);

/** The ring of zones round the pole, the decks, the tracks and the shipyard. */
function WideBoard({ draw, plan }: { readonly draw: Draw; readonly plan: WidePlan }) {
  const { view } = draw;
  const closed = view.zones.flatMap(({ open }, zone) => (open ? [] : [zone])).join('');
  return (
    <>
      <Backdrop ring={plan.ring} pole={plan.pole} zones={plan.zones} closed={closed} />
      {plan.zones.map((zone, i) => (
        // Zones are numbered.
        <Zone key={i} draw={draw} zone={i} plan={zone} />
      ))}
      <Sun draw={draw} stops={WIDE_STOPS} size={32} />
      <Pole draw={draw} box={plan.pole} />
      {view.decks.map((deck, i) => (
        <Deck key={deck.deck} draw={draw} deck={deck} box={plan.decks[i] ?? plan.tracks} />
      ))}
      <Tracks draw={draw} box={plan.tracks} />
      <Shipyard draw={draw} box={plan.shipyard} />
      {view.revealed.length > 0 ? (
        <Revealed
          draw={draw}
          box={inset(boxOf(plan.pole.x, plan.pole.y, plan.pole.width, plan.pole.height), 2)}
        />
      ) : null}
    </>
  );
}

export function Board(draw: Draw) {
  return (
    <BoardFrame
      label={say(draw.lang, 'ui.board')}
      className={css.world}
      plan={(tall): WidePlan | TallPlan => (tall ? TALL : WIDE)}
      first={WIDE}
    >
      {(plan) =>
        isTall(plan) ? <TallBoard draw={draw} plan={plan} /> : <WideBoard draw={draw} plan={plan} />
      }
    </BoardFrame>
  );
}
