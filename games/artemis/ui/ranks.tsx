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
  const size = room / ranking.length < 26 ? 15 : 17;
  // Two figures need more than one; where all would not fit, marks are smaller.
  const needs = ranking.map(({ strength }) => `${strength}`.length * size * 0.57 + 17);
  const total = needs.reduce((sum, wide) => sum + wide, 0);
  const mark = total > room ? 10 : 13;
  const stretch = Math.min(1.5, room / total);
  const starts = needs.map((_, i) => needs.slice(0, i).reduce((sum, wide) => sum + wide, 0));
  return (
    <g>
      {ranking.map(({ owner, strength }, i) => (
        <g
          key={owner}
          transform={`translate(${x + (starts[i] ?? 0) * stretch + mark / 2 + 1} ${y})`}
          opacity={i < 2 ? 1 : 0.65}
        >
          <title>
            {say(draw.lang, 'ui.rank', { n: i + 1, player: ownerName(draw, owner), strength })}
          </title>
          <SeatShape seat={owner} size={mark} />
          <text x={mark / 2 + 1.5} y="6" fontSize={size} fontWeight={i < 2 ? 700 : 500}>
            {strength}
          </text>
        </g>
      ))}
    </g>
  );
}
