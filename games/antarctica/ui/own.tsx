import { type Box, box as boxOf, PartFrame } from '@orrery/kit';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { Built, Hand } from './own-cards.tsx';
import { Crew, Resources } from './own-stock.tsx';
import css from './palette.module.css';

interface OwnPlan {
  readonly height: number;
  readonly crew: Box;
  readonly resources: Box;
  readonly hand: Box;
  readonly built: Box;
}

function planOf(width: number, height: number): OwnPlan {
  if (width < 560)
    return {
      height: 612,
      hand: boxOf(0, 0, width, 124),
      crew: boxOf(0, 130, width, 150),
      resources: boxOf(0, 286, width, 186),
      built: boxOf(0, 478, width, 130),
    };
  const high = Math.max(150, Math.min(height, 220));
  const share = (width - 24) / 806;
  const [crew, resources, hand] = [214 * share, 202 * share, 268 * share];
  return {
    height: high,
    crew: boxOf(0, 0, crew, high),
    resources: boxOf(crew + 8, 0, resources, high),
    hand: boxOf(crew + resources + 16, 0, hand, high),
    built: boxOf(crew + resources + hand + 24, 0, width - crew - resources - hand - 24, high),
  };
}

/** One's own crew, resources, cards and what they built. */
export function Own(draw: Draw) {
  const { me, view, lang } = draw;
  const player = me === null ? undefined : view.players[me];
  if (me === null || !player) return null;
  const common = { draw, seat: me, player };
  return (
    <PartFrame
      label={say(lang, 'ui.own')}
      className={`${css.world} ${css.own}`}
      first={{ width: 830, height: 190 }}
      plan={planOf}
    >
      {(plan) => (
        <>
          <Crew {...common} box={plan.crew} />
          <Resources {...common} box={plan.resources} />
          <Hand {...common} box={plan.hand} />
          <Built {...common} box={plan.built} />
        </>
      )}
    </PartFrame>
  );
}
