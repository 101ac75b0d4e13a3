import { seatFill, seatLine, seatShape } from '@orrery/kit';
import type { Owner } from '../rules/state.ts';

/** Where pips lie on each face, in thirds of the die. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const ROUND = 'M-10-18h20a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-20a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z';
/** Machines cut their dice straight. */
const CUT = 'M-10-18h20l8 8v20l-8 8h-20l-8-8v-20z';

interface DieProps {
  readonly value: number;
  /** Null: the planning die, which is nobody's. */
  readonly owner: Owner | null;
  readonly size: number;
  readonly title: string;
  readonly drone?: boolean;
  readonly relic?: boolean;
  readonly piece?: string | undefined;
  readonly faded?: boolean;
}

/** A die with its pips, in its owner's colour and with the owner's shape at its corner. */
export function Die({ value, owner, size, title, drone, relic, piece, faded }: DieProps) {
  const body = drone ? CUT : ROUND;
  const fill = relic ? 'var(--at-relic)' : owner === null ? 'var(--at-pale)' : seatFill(owner);
  return (
    <g data-piece={piece} opacity={faded ? 0.45 : 1}>
      <g transform={`scale(${size / 36})`}>
        <title>{title}</title>
        <path d={body} transform="translate(0 2.5)" fill="#000" opacity="0.3" />
        <path
          d={body}
          fill={fill}
          stroke={relic ? 'var(--at-relic-glow)' : 'var(--at-dark)'}
          strokeWidth="1.6"
        />
        <path
          d="M-13-12q2-3 6-3h14q4 0 6 3"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.55"
          strokeWidth="2"
        />
        {relic ? (
          <path
            d="M0-14l12 14l-12 14l-12-14z"
            fill="none"
            stroke="var(--at-relic-glow)"
            strokeOpacity="0.5"
          />
        ) : null}
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle
            key={`${x}${y}`}
            cx={x * 9}
            cy={y * 9}
            r="3.5"
            fill={relic ? 'var(--at-relic-glow)' : 'var(--at-dark)'}
          />
        ))}
        {owner === null ? null : (
          <g transform="translate(17 -17)">
            <circle r="8" fill="var(--at-dark)" />
            <path
              d={seatShape(owner)}
              transform="scale(0.56) translate(-10 -10)"
              fill={relic ? seatFill(owner) : '#fff'}
              stroke={seatLine(owner)}
              strokeWidth="1"
            />
          </g>
        )}
      </g>
    </g>
  );
}
