import { useSize } from '@orrery/kit';
import { say } from '../text/say.ts';
import { Owned, Shelters } from './colony.tsx';
import { Directives } from './directives.tsx';
import { Hand, narrowHand } from './hand.tsx';
import { narrowPlan, widePlan } from './own-layout.ts';
import css from './palette.module.css';
import { type Draw, facet } from './spot.tsx';
import { markWidth, PlayerMark, Stores } from './stores.tsx';

const NARROW = 560;
const LOWEST = 138;

/** One's own colony along the bottom of the table. */
export function Own(draw: Draw) {
  const [ref, { width, height }] = useSize({ width: 800, height: 180 });
  const { me, view, lang } = draw;
  const player = me === null ? undefined : view.players[me];
  if (me === null || !player) return null;
  const tiles = player.buildings.length;
  const cards = player.hand?.length ?? 0;
  const mark = markWidth(draw, me);
  const plan =
    width < NARROW
      ? narrowPlan(width, height, mark, narrowHand(draw, me, player), tiles, cards)
      : widePlan(width, Math.max(LOWEST, Math.min(height, 240)), mark, tiles, cards);
  const common = { draw, seat: me, player };
  return (
    <div ref={ref} className={`${css.world} ${css.own}`}>
      <svg
        width={width}
        height={plan.height}
        role="group"
        aria-label={say(lang, 'ui.colony', { player: draw.name(me) })}
      >
        <PlayerMark draw={draw} seat={me} box={plan.mark} />
        <Hand {...common} box={plan.hand} narrow={width < NARROW} />
        <Shelters {...common} box={plan.shelters} />
        {plan.buildings.map((box, i) => {
          const building = player.buildings[i];
          return building ? (
            <Owned key={building.tile} draw={draw} seat={me} building={building} box={box} />
          ) : (
            // Lots without a Building have no name.
            <path
              key={i}
              d={facet(box, 7)}
              fill="none"
              stroke="var(--at-well-edge)"
              strokeDasharray="5 6"
              opacity="0.7"
            />
          );
        })}
        <Stores {...common} box={plan.stores} />
        <Directives draw={draw} player={player} boxes={plan.directives} />
      </svg>
    </div>
  );
}
