import type { Line } from '@orrery/kit';
import { cardInfo } from '../data/index.ts';
import { metricLine, technologyLine } from './lines.ts';
import { seeded } from './seeded.ts';
import { type SignName, TokenLine } from './signs.tsx';

/** Traces of a circuit that run from the edge to the middle and end in a pad. */
function traces(
  card: number,
): readonly { readonly d: string; readonly x: number; readonly y: number }[] {
  const next = seeded(card * 13 + 1);
  return Array.from({ length: 9 }, (_, i) => {
    const left = i % 2 === 0;
    const y = -22 + Math.floor(i / 2) * 11 + next(5);
    const x = (left ? -1 : 1) * (8 + next(12));
    const bend = next(2) === 0 ? 5 : -5;
    const edge = left ? -34 : 34;
    return { d: `M${edge} ${y + bend}H${(edge + x) / 2}L${x + (left ? -2 : 2)} ${y}H${x}`, x, y };
  });
}

/** What a Technology does, on its circuit: its text in signs, or what its goals count. */
export function TechnologyArt({
  card,
  side,
  room = 60,
}: {
  readonly card: number;
  readonly side: number;
  readonly room?: number;
}) {
  const { goals, logistics } = cardInfo(card);
  const line: Line<SignName> =
    side === 1 && goals !== null ? metricLine(goals.metric) : technologyLine(logistics);
  const ink = side === 1 ? '#8a5a86' : '#b98cd8';
  return (
    <g>
      {traces(card).map(({ d, x, y }) => (
        <g key={`${x} ${y}`} opacity="0.5">
          <path d={d} fill="none" stroke={ink} strokeWidth="1.100" />
          <circle cx={x} cy={y} r="1.700" fill={ink} />
        </g>
      ))}
      <ellipse rx={room / 2} ry="14" fill={side === 1 ? '#fff8ea' : '#1b0f27'} opacity="0.8" />
      <TokenLine
        line={line}
        size={line.length > 4 ? 15 : 20}
        room={room}
        align="middle"
        least={0}
      />
    </g>
  );
}
