import { type Box, cells, Numeral, Panel, Put, rounded, Spot } from '@orrery/kit';
import { type Action, COMPLETE, data, type Kind, kindOf } from '../data/index.ts';
import { say } from '../text/say.ts';
import { type Draw, playerAt, previewed } from './draw.ts';
import { kindName } from './kinds.ts';
import { at } from './places.ts';
import { ACTION_SIGNS, Sign } from './signs.tsx';

const OPERATIONAL = ['minePlanets', 'earnRevenue', 'launchOffensive'] as const satisfies Action[];

const nameOf = (action: Action, lang: Draw['lang']): string =>
  data.actions.find((one) => one.action === action)?.name[lang] ?? action;

interface KeysProps {
  readonly draw: Draw;
  readonly kind: Kind;
  readonly box: Box;
  /** The most that can be paid on a card of the row. */
  readonly reach?: number;
}

/** The Actions of a row: complete, prepare, the Operational Action, take tokens off. */
export function Keys({ draw, kind, box, reach = 0 }: KeysProps) {
  const { lang, me } = draw;
  const player = playerAt(previewed(draw), me);
  if (!player) return null;
  const operational = OPERATIONAL[kind];
  const sets = player.empire.filter(
    ({ card, side, tokens }) =>
      kindOf(card) === kind &&
      side === 1 &&
      (tokens === 0 || player.unlocked.includes(card)) &&
      (kind !== 2 || player.ships.some(({ ship, ready }) => ship === card && ready)),
  ).length;
  const tokens = player.empire.reduce(
    (sum, built) => sum + (kindOf(built.card) === kind ? built.tokens : 0),
    0,
  );
  const keys = [
    { action: COMPLETE[kind], place: at.act(COMPLETE[kind]), n: reach },
    {
      action: 'prepare' as const,
      place: at.act('prepare', kind),
      n: player.prepareLimits[kind] ?? 2,
    },
    { action: operational, place: at.act(operational), n: sets },
    { action: 'removeBlockade' as const, place: at.act('removeBlockade', kind), n: tokens },
  ];
  const grid = cells(box, 2, 2, 5);
  return keys.map(({ action, place, n }, i) => {
    const cell = grid[i];
    if (!cell) return null;
    const lit = draw.lit.has(place);
    const label = say(lang, 'ui.key', {
      action: nameOf(action, lang),
      row: say(lang, `kinds.${kindName(kind)}`),
    });
    return (
      <Spot
        key={place}
        draw={draw}
        place={place}
        label={label}
        box={cell}
        shape={rounded(8)}
        quiet
        tagSize={12}
      >
        <Panel
          box={cell}
          shape={rounded(8)}
          fill={lit ? 'var(--board-well)' : 'transparent'}
          edge={lit ? 'var(--aa-old-gold)' : 'var(--board-panel-edge)'}
        />
        <g opacity={lit ? 1 : 0.6}>
          <Put x={cell.x + 18} y={cell.y + cell.height / 2}>
            <Sign name={ACTION_SIGNS[action]} size={22} />
          </Put>
          <Numeral n={n} x={cell.x + cell.width - 13} y={cell.y + cell.height / 2} size={14} />
        </g>
      </Spot>
    );
  });
}
