import { seatFill, seatShape, EDGE } from '@orrery/kit';

interface ArtProps {
  readonly fill: string;
}

/** A head with an antenna on a round foot. */
export const BotArt = ({ fill }: ArtProps) => (
  <>
    <ellipse cy="9.2" rx="8" ry="2.6" fill={fill} {...EDGE} />
    <path d="M-2.4 4h4.8v5h-4.8z" fill={fill} {...EDGE} />
    <path d="M0-8v-3.4" {...EDGE} strokeWidth="1.8" />
    <circle cy="-11" r="1.7" fill={fill} {...EDGE} />
    <path
      d="M-8-5.5q0-2.5 2.5-2.5h11q2.5 0 2.5 2.5v7.5q0 2.5-2.5 2.5h-11q-2.5 0-2.5-2.5z"
      fill={fill}
      {...EDGE}
    />
    <path d="M-5.4-4.4h10.8v5.2h-10.8z" fill="var(--piece-dark)" />
    <path d="M-3-1.8h.01M3-1.8h.01" stroke="#9ff2e2" strokeWidth="2.6" strokeLinecap="round" />
  </>
);

/** Wide, on six wheels. */
export const RoverArt = ({ fill }: ArtProps) => (
  <>
    <path d="M-11 3l2-5.5h12.5L6.5-7.5h3.5l-1.5 5L11 3z" fill={fill} {...EDGE} />
    <path d="M-7.5-2.5v-4h6v4" fill="#bfe6ff" {...EDGE} />
    <path d="M6-7.5V-11" {...EDGE} strokeWidth="1.5" />
    <g fill="var(--piece-dark)">
      <circle cx="-8" cy="5.5" r="3.6" />
      <circle cx="0" cy="5.5" r="3.6" />
      <circle cx="8" cy="5.5" r="3.6" />
    </g>
    <path
      d="M-8 5.5h.01M0 5.5h.01M8 5.5h.01"
      stroke={fill}
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  </>
);

/** A helmet over broad shoulders. */
export const ColonistArt = ({ fill }: ArtProps) => (
  <>
    <path d="M-9.5 11V6.5q0-5.5 5.5-6.5h8q5.5 1 5.5 6.5V11z" fill={fill} {...EDGE} />
    <circle cy="-5" r="6.6" fill={fill} {...EDGE} />
    <path d="M-4.4-6.6h8.8v2.4a4.4 3.4 0 0 1-8.8 0z" fill="var(--piece-dark)" />
    <path d="M-3-5.6h2.2" stroke="#fff" strokeWidth="1.3" strokeLinecap="round" />
  </>
);

/** A rocket, standing. */
export const ShipArt = ({ fill }: ArtProps) => (
  <>
    <path d="M-4 4L-9 8.5V11l5-1.5M4 4l5 4.5V11L4 9.5" fill={fill} {...EDGE} />
    <path d="M0-11.5c4.6 4 5.4 10 4.2 20.5h-8.4C-5.4-1.5-4.6-7.5 0-11.5z" fill={fill} {...EDGE} />
    <circle cy="-3" r="2.1" fill="#bfe6ff" {...EDGE} />
    <path d="M-2 9.5L0 12l2-2.5z" fill="#ff9c4a" />
  </>
);

/** Winged, seen from above. */
export const ShuttleArt = () => (
  <>
    <path
      d="M0-3l11 8.5v2.8L3 6.6v2l2.6 2.2h-11.2L-3 8.6v-2l-8 1.7V5.5z"
      fill="#e8edf3"
      {...EDGE}
    />
    <path
      d="M0-11.6c2.6 3 3.4 7.4 3.2 14l-1 6.4h-4.4l-1-6.4C-3.4-4.2-2.6-8.6 0-11.6z"
      fill="#fbf3e8"
      {...EDGE}
    />
    <path d="M-1.8-5.4Q0-7.4 1.8-5.4V-3h-3.6z" fill="#25506e" />
  </>
);

const ARTS = { bot: BotArt, rover: RoverArt, colonist: ColonistArt, ship: ShipArt } as const;

interface PieceProps {
  readonly kind: keyof typeof ARTS;
  readonly company: number;
  readonly size: number;
  /** Its number among its like. */
  readonly n?: number;
}

const SHAPE_AT = {
  colonist: 'translate(0 6.4) scale(0.32)',
  ship: 'translate(0 3.4) scale(0.24)',
} as const;

/** A piece in its owner's colour, with the owner's shape upon it. */
export function Piece({ kind, company, size, n }: PieceProps) {
  const Art = ARTS[kind];
  return (
    <g transform={`scale(${size / 24})`}>
      <ellipse cy="11" rx="9" ry="2.2" fill="#000" opacity="0.35" />
      <Art fill={seatFill(company)} />
      {kind === 'bot' || kind === 'rover' ? (
        <Pennant company={company} x={kind === 'bot' ? 8 : 9} />
      ) : (
        <path
          d={seatShape(company)}
          transform={`${SHAPE_AT[kind]} translate(-10 -10)`}
          fill="var(--piece-dark)"
        />
      )}
      {n === undefined ? null : (
        <>
          <path d="M-5.4-4.4h10.8v5.2h-10.8z" fill="var(--piece-dark)" />
          <text y="1" textAnchor="middle" fontSize="7.4" fontWeight="750" style={{ fill: '#fff' }}>
            {n}
          </text>
        </>
      )}
    </g>
  );
}

/** The owner's shape on a small dark disc, so that it is seen beside the colour. */
function Pennant({ company, x }: { readonly company: number; readonly x: number }) {
  return (
    <g transform={`translate(${x} -7.5)`}>
      <circle r="5.6" fill="var(--piece-dark)" />
      <path
        d={seatShape(company)}
        transform="scale(0.4) translate(-10 -10)"
        fill={seatFill(company)}
      />
    </g>
  );
}
