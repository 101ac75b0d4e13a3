import type { Seat } from '@orrery/kernel';
import { type Box, facet, Info, PartFrame, Put, Spot } from '@orrery/kit';
import { COLONISTS } from '../data/index.ts';
import { SHELTERS } from '../rules/answers.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { colonistName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Owned } from './colony.tsx';
import { DiceLine } from './dice.tsx';
import type { Draw } from './draw.ts';
import { Figure } from './figures.tsx';
import css from './palette.module.css';
import { colonistPiece } from './pieces.ts';
import { about, at, handOf } from './places.ts';
import { rivalPlan } from './rival-layout.ts';
import { Amount } from './signs.tsx';
import { markWidth, PlayerMark, Stores } from './stores.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly box: Box;
}

/** Who lives in Shelters: one roof over all. */
function Sheltered({ draw, seat, player, box }: PartProps) {
  const people = COLONISTS.flatMap((type) =>
    Array.from({ length: player.shelters[type] }, (_, i) => ({ type, i })),
  );
  const step = Math.min(19, (box.width - 24) / Math.max(1, people.length));
  const foot = box.y + box.height;
  return (
    <Spot
      draw={draw}
      place={at.shelters(seat)}
      label={say(draw.lang, 'ui.shelters', { n: people.length })}
      box={box}
      shape={facet(5)}
      inner={people.map(({ type, i }, k) => (
        <Info
          key={`${type}-${i}`}
          id={at.colonist(seat, SHELTERS, type)}
          label={colonistName(draw.lang, type)}
        >
          <Put x={box.x + 14 + step * (k + 0.2)} y={foot - 12}>
            <Figure
              colonist={type}
              size={22}
              piece={colonistPiece(draw.view, `shelters:${seat}`, type, i)}
            />
          </Put>
        </Info>
      ))}
    >
      <path
        d={`M${box.x} ${foot}v-8a12 14 0 0 1 12-14h${box.width - 24}a12 14 0 0 1 12 14v8z`}
        fill="var(--board-well)"
        stroke="var(--board-well-edge)"
      />
    </Spot>
  );
}

/** Another seat's open things at a glance. */
export function Rival({ seat, ...draw }: Draw & { readonly seat: Seat }) {
  const { view, lang } = draw;
  const player = view.players[seat];
  if (!player) return null;
  const people = COLONISTS.reduce((n, type) => n + player.shelters[type], 0);
  const has = {
    players: view.players.length,
    dice: handOf(view, seat).length,
    people,
    cards: player.handSize,
    tiles: player.buildings.length,
    all: view.players.flatMap(({ buildings }, i) => (i === draw.me ? [] : [buildings.length])),
  };
  const common = { draw, seat, player };
  return (
    <PartFrame
      label={say(lang, 'ui.colony', { player: draw.name(seat) })}
      className={css.world}
      first={{ width: 216, height: 150 }}
      plan={(width) => rivalPlan(width, markWidth(draw, seat), has)}
    >
      {(plan) => (
        <>
          <Stores draw={draw} seat={seat} box={plan.stores} />
          <PlayerMark draw={draw} seat={seat} box={plan.mark} />
          <DiceLine draw={draw} place={`hand:${seat}`} room={plan.dice} size={19} />
          {player.handSize > 0 ? (
            <Put x={plan.cards.x} y={plan.cards.y + plan.cards.height / 2}>
              <Info
                id={about.hand(seat)}
                label={say(lang, 'ui.directives', { n: player.handSize })}
              >
                <Amount sign="hand" n={player.handSize} size={18} />
              </Info>
            </Put>
          ) : null}
          {people > 0 ? <Sheltered {...common} box={plan.shelters} /> : null}
          {player.buildings.map((building, i) => {
            const box = plan.tiles[i];
            return box ? (
              <Owned key={building.tile} draw={draw} seat={seat} building={building} box={box} />
            ) : null;
          })}
        </>
      )}
    </PartFrame>
  );
}
