import type { Seat } from '@orrery/kernel';
import { SeatShape } from '@orrery/kit';
import type { ArtemisView, PlayerView } from '../rules/view-types.ts';
import { goods } from '../text/names.ts';
import { say } from '../text/say.ts';
import { at } from './places.ts';
import { Sign } from './signs.tsx';
import { type Box, type Draw, Spot } from './spot.tsx';

const KEPT = ['energy', 'mineral', 'toolkit', 'badge'] as const;

interface StoresProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly box: Box;
}

/** Energy, Minerals, Toolkits and Badges, each an icon with its number. */
export function Stores({ draw, seat, player, box }: StoresProps) {
  const step = box.width / KEPT.length;
  const size = Math.min(24, box.height - 8, step * 0.46);
  return KEPT.map((what, i) => {
    const label = goods(draw.lang, what, player[what]);
    return (
      <Spot
        key={what}
        draw={draw}
        place={at.store(seat, what)}
        label={label}
        box={{ x: box.x + i * step + 1, y: box.y, width: step - 4, height: box.height }}
        cut={5}
        tell="number"
      >
        <title>{label}</title>
        <g transform={`translate(${box.x + i * step + size / 2 + 4} ${box.y + box.height / 2})`}>
          <Sign name={what} size={size} />
          <text x={size / 2 + 4} y={size * 0.24} fontSize={size * 0.7} fontWeight="650">
            {player[what]}
          </text>
        </g>
      </Spot>
    );
  });
}

const SIGN = 20;

/** How wide a player's mark is with all it bears. */
export function markWidth({ view }: Draw, seat: Seat): number {
  const vp = view.players[seat]?.vp ?? 0;
  const signs = [isFirst(view, seat), view.relic?.holder === seat].filter(Boolean).length;
  return (vp > 9 || vp < 0 ? 68 : 58) + signs * SIGN;
}

const isFirst = (view: ArtemisView, seat: Seat): boolean => view.first === seat && !view.solo;

/** Whose things these are; who is first player wears the crown. */
export function PlayerMark({ draw, seat, box }: Omit<StoresProps, 'player'>) {
  const { view, lang } = draw;
  const vp = view.players[seat]?.vp ?? 0;
  const signs = [
    ...(isFirst(view, seat) ? [{ name: 'crown', title: say(lang, 'ui.first') } as const] : []),
    ...(view.relic?.holder === seat
      ? [{ name: 'relic', title: say(lang, 'ui.relic.holder') } as const]
      : []),
  ];
  const label = [
    draw.name(seat),
    say(lang, 'good.vp', { n: vp }),
    ...signs.map(({ title }) => title),
  ].join(', ');
  const star = vp > 9 || vp < 0 ? 44 : 34;
  return (
    <Spot draw={draw} place={at.player(seat)} label={label} box={box} cut={5}>
      <title>{label}</title>
      <g transform={`translate(${box.x + 13} ${box.y + box.height / 2})`}>
        <SeatShape seat={seat} size={18} />
        <text x="15" y="6" fontSize="17" fontWeight="650">
          {vp}
        </text>
        <g transform={`translate(${star} 0)`}>
          <Sign name="vp" size={17} />
        </g>
        {signs.map(({ name, title }, i) => (
          <g key={name} transform={`translate(${star + SIGN * (i + 1)} 0)`}>
            <Sign name={name} size={16} title={title} />
          </g>
        ))}
      </g>
    </Spot>
  );
}
