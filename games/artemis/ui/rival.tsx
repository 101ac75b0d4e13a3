import type { Seat } from '@orrery/kernel';
import { useSize } from '@orrery/kit';
import { COLONISTS } from '../data/index.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { colonistName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Owned } from './colony.tsx';
import { Die } from './dice.tsx';
import { Figure } from './figures.tsx';
import css from './palette.module.css';
import { colonistPiece, diePiece } from './pieces.ts';
import { at } from './places.ts';
import { rivalPlan } from './rival-layout.ts';
import { dieTitle } from './rows.tsx';
import { Sign } from './signs.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';
import { markWidth, PlayerMark, Stores } from './stores.tsx';

interface PartProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly box: Box;
}

function Dice({ draw, seat, player, box }: PartProps) {
  const dice = [
    ...player.dice.map((value) => ({ owner: seat, value, relic: false })),
    ...(player.relicDie === null ? [] : [{ owner: seat, value: player.relicDie, relic: true }]),
  ];
  const pitch = Math.min(23, (box.width - 20) / Math.max(1, dice.length - 1));
  return dice.map((die, i) => (
    <g
      key={`${i}-${die.value}`}
      transform={`translate(${box.x + 10 + i * pitch} ${box.y + box.height / 2})`}
    >
      <Die
        value={die.value}
        owner={seat}
        relic={die.relic}
        size={19}
        title={dieTitle(draw, die)}
        piece={diePiece(draw.view, `hand:${seat}`, dice, i)}
      />
    </g>
  ));
}

/** Who lives in Shelters: one roof over all. */
function Sheltered({ draw, seat, player, box }: PartProps) {
  const people = COLONISTS.flatMap((type) =>
    Array.from({ length: player.shelters[type] }, (_, i) => ({ type, i })),
  );
  const step = Math.min(19, (box.width - 24) / Math.max(1, people.length));
  const label = say(draw.lang, 'ui.shelters', { n: people.length });
  const foot = box.y + box.height;
  return (
    <Spot draw={draw} place={at.shelters(seat)} label={label} box={box} cut={5}>
      <title>{label}</title>
      <path
        d={`M${box.x} ${foot}v-8a12 14 0 0 1 12-14h${box.width - 24}a12 14 0 0 1 12 14v8z`}
        fill="var(--at-well)"
        stroke="var(--at-well-edge)"
      />
      {people.map(({ type, i }, k) => (
        <g
          key={`${type}-${i}`}
          transform={`translate(${box.x + 14 + step * (k + 0.2)} ${foot - 12})`}
        >
          <Figure
            colonist={type}
            size={22}
            title={colonistName(draw.lang, type)}
            piece={colonistPiece(draw.view, `shelters:${seat}`, type, i)}
          />
        </g>
      ))}
    </Spot>
  );
}

/** Another seat's open things at a glance. */
export function Rival({ seat, ...draw }: Draw & { readonly seat: Seat }) {
  const [ref, { width }] = useSize({ width: 216, height: 150 });
  const { view, lang } = draw;
  const player = view.players[seat];
  if (!player) return null;
  const people = COLONISTS.reduce((n, type) => n + player.shelters[type], 0);
  const plan = rivalPlan(width, markWidth(draw, seat), {
    players: view.players.length,
    dice: player.dice.length + (player.relicDie === null ? 0 : 1),
    people,
    cards: player.handSize,
    tiles: player.buildings.length,
    all: view.players.flatMap(({ buildings }, i) => (i === draw.me ? [] : [buildings.length])),
  });
  const common = { draw, seat, player };
  return (
    <div ref={ref} className={css.world}>
      <svg
        width={width}
        height={plan.height}
        role="group"
        aria-label={say(lang, 'ui.colony', { player: draw.name(seat) })}
        style={{ display: 'block' }}
      >
        <Stores {...common} box={plan.stores} />
        <PlayerMark draw={draw} seat={seat} box={plan.mark} />
        <Dice {...common} box={plan.dice} />
        {player.handSize > 0 ? (
          <g transform={`translate(${plan.cards.x + 10} ${plan.cards.y + plan.cards.height / 2})`}>
            <title>{say(lang, 'ui.directives', { n: player.handSize })}</title>
            <Sign name="hand" size={18} />
            <text x="13" y="5" fontSize="14" fontWeight="600">
              {player.handSize}
            </text>
          </g>
        ) : null}
        {people > 0 ? <Sheltered {...common} box={plan.shelters} /> : null}
        {player.buildings.map((building, i) => {
          const box = plan.tiles[i];
          return box ? (
            <Owned key={building.tile} draw={draw} seat={seat} building={building} box={box} />
          ) : null;
        })}
      </svg>
    </div>
  );
}
