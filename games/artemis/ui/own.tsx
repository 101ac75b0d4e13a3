import { PartFrame } from '@orrery/kit';
import { say } from '../text/say.ts';
import { TILE } from './building.tsx';
import { Owned, Shelters } from './colony.tsx';
import { Directives } from './directives.tsx';
import type { Draw } from './draw.ts';
import { Hand, narrowHand } from './hand.tsx';
import { narrowPlan, widePlan } from './own-layout.ts';
import css from './palette.module.css';
import { markWidth, PlayerMark, Stores } from './stores.tsx';

const NARROW = 560;
const LOWEST = 138;

/** One's own colony along the bottom of the table. */
export function Own(draw: Draw) {
  const { me, view, lang } = draw;
  const player = me === null ? undefined : view.players[me];
  if (me === null || !player) return null;
  const has = {
    mark: markWidth(draw, me),
    tiles: player.buildings.length,
    cards: view.own?.hand.length ?? 0,
  };
  const common = { draw, seat: me };
  return (
    <PartFrame
      label={say(lang, 'ui.colony', { player: draw.name(me) })}
      className={`${css.world} ${css.own}`}
      first={{ width: 800, height: 180 }}
      plan={(width, height) =>
        width < NARROW
          ? narrowPlan(width, height, { ...has, hand: narrowHand(draw, me) })
          : widePlan(width, Math.max(LOWEST, Math.min(height, 240)), has)
      }
    >
      {(plan, width) => (
        <>
          <PlayerMark {...common} box={plan.mark} />
          <Hand {...common} box={plan.hand} narrow={width < NARROW} />
          <Shelters {...common} player={player} box={plan.shelters} />
          {plan.buildings.map((box, i) => {
            const building = player.buildings[i];
            return building ? (
              <Owned key={building.tile} {...common} building={building} box={box} />
            ) : (
              // Lots without a Building have no name.
              <path
                key={i}
                d={TILE(box)}
                fill="none"
                stroke="var(--board-well-edge)"
                strokeDasharray="5 6"
                opacity="0.7"
              />
            );
          })}
          <Stores {...common} box={plan.stores} />
          <Directives draw={draw} boxes={plan.directives} />
        </>
      )}
    </PartFrame>
  );
}
