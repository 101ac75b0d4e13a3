import { SeatShape } from '@orrery/kit';
import type { ExpeditionView } from '../rules/view-types.ts';
import { ownerName } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './spot.tsx';

/** Who leads, in one line. */
export function Ranks({
  draw,
  expedition,
  x,
  y,
  room,
}: {
  readonly draw: Draw;
  readonly expedition: ExpeditionView;
  readonly x: number;
  readonly y: number;
  readonly room: number;
}) {
  const { ranking } = expedition;
  if (room <= 0 || ranking.length === 0) return null;
  const step = Math.min(40, room / ranking.length);
  const size = step < 26 ? 15 : 17;
  return (
    <g>
      {ranking.map(({ owner, strength }, i) => (
        <g key={owner} transform={`translate(${x + i * step + 8} ${y})`} opacity={i < 2 ? 1 : 0.65}>
          <title>
            {say(draw.lang, 'ui.rank', { n: i + 1, player: ownerName(draw, owner), strength })}
          </title>
          <SeatShape seat={owner} size={13} />
          <text x="8" y="6" fontSize={size} fontWeight={i < 2 ? 700 : 500}>
            {strength}
          </text>
        </g>
      ))}
    </g>
  );
}
