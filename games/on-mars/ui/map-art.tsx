import {
  type HexPlan,
  hexContour,
  hexMiddle,
  Put,
  seatFill,
  seatLine,
  seatShape,
  EDGE,
} from '@orrery/kit';
import { at as item, data } from '../data/index.ts';
import { isResearch, PLAN_LEVEL, SHELTER, TILE_EFFECTS } from '../data/tables.ts';
import { HEX_AT, letterOf } from './hex-data.ts';
import { lineOf, Sign, TokenLine, typeSign } from './signs.tsx';

/** Hexes are drawn for an edge of 25 and scaled. */
const EDGE_LENGTH = 25;

const hexPath = (r: number): string => {
  const h = r * 0.866;
  return `M${r} 0L${r / 2} ${h}H${-r / 2}L${-r} 0L${-r / 2} ${-h}H${r / 2}z`;
};
const PLATE = hexPath(24.2);
const ROOF = hexPath(20);

interface PlateProps {
  readonly type: number;
  /** Whose Shelter; -1: a common Building. */
  readonly owner: number;
  /** The icon makes room for a piece below it. */
  readonly crowded: boolean;
}

/** A Building: a raised plate of bone, or the round dome of somebody's Shelter. */
function Plate({ type, owner, crowded }: PlateProps) {
  const icon = crowded ? 19 : 29;
  return (
    <>
      {type === SHELTER ? (
        <>
          <circle cy="2.6" r="20.5" fill="var(--om-plate-side)" />
          <circle r="20.5" fill="var(--om-plate)" stroke={seatLine(owner)} strokeWidth="3" />
          <circle r="17.6" fill="none" stroke="var(--om-plate-lit)" strokeWidth="1" />
        </>
      ) : null}
      <Put y={crowded ? -9.5 : -1}>
        <Sign name={typeSign(type)} size={icon} />
      </Put>
      {type === SHELTER ? (
        <path
          d={seatShape(owner)}
          transform={`translate(-12 ${crowded ? -12 : 11}) scale(0.5) translate(-10 -10)`}
          fill={seatFill(owner)}
          stroke="var(--piece-dark)"
          strokeWidth="2"
        />
      ) : null}
    </>
  );
}

/** The marker of an Advanced Building: its owner's shape on a flag with the card's number. */
function RoofSign({ plan, owner }: { readonly plan: number; readonly owner: number }) {
  const { number } = item(data.blueprints, plan);
  const three = PLAN_LEVEL[plan] === 3;
  return (
    <g transform="translate(10.5 -11.5)">
      <path
        d={ROOF}
        transform="translate(-10.5 11.5)"
        fill="none"
        stroke={seatFill(owner)}
        strokeWidth="2.4"
      />
      <path d="M-9-7H9v13L0 9.5L-9 6z" fill={seatFill(owner)} {...EDGE} />
      <path
        d={seatShape(owner)}
        transform="translate(-4.6 -1) scale(0.3) translate(-10 -10)"
        fill="var(--piece-dark)"
      />
      <text
        x="3.6"
        y="2.6"
        textAnchor="middle"
        fontSize="9"
        fontWeight="750"
        style={{ fill: '#1b120e' }}
      >
        {number}
      </text>
      {three ? <path d="M-4 5.6v2M0 6.4v2M4 5.6v2" stroke="#1b120e" strokeWidth="1.6" /> : null}
    </g>
  );
}

export interface HexArtProps {
  readonly size: number;
  readonly type: number;
  readonly owner: number;
  readonly ground: 'crystal' | number | null;
  readonly advanced: {
    readonly plan: number;
    readonly owner: number;
    readonly scientist: number;
  } | null;
  readonly crowded: boolean;
}

/** What lies on a hex, without its pieces. */
export function HexArt({ size, type, owner, ground, advanced, crowded }: HexArtProps) {
  return (
    <g transform={`scale(${size / EDGE_LENGTH})`}>
      {type >= 0 ? <Plate type={type} owner={owner} crowded={crowded} /> : null}
      {advanced ? <RoofSign plan={advanced.plan} owner={advanced.owner} /> : null}
      {advanced && advanced.scientist >= 0 ? (
        <Put x={-13} y={-11}>
          <circle r="7" fill="var(--piece-pale)" {...EDGE} />
          <Sign name="flask" size={11} />
        </Put>
      ) : null}
      {ground === null ? null : (
        <Put y={crowded ? -9 : 0}>
          <GroundArt ground={ground} size={crowded ? 20 : 27} />
        </Put>
      )}
    </g>
  );
}

/** A Crystal, a Research tile or a Discovery tile. */
function GroundArt({
  ground,
  size,
}: {
  readonly ground: 'crystal' | number;
  readonly size: number;
}) {
  if (ground === 'crystal') return <Sign name="crystal" size={size * 0.74} />;
  return <TileArt tile={ground} size={size} />;
}

export function TileArt({ tile, size }: { readonly tile: number; readonly size: number }) {
  const effect = TILE_EFFECTS[tile];
  if (isResearch(tile))
    return (
      <g transform={`scale(${size / 28})`}>
        <circle cy="1.6" r="14" fill="#8a7a6a" />
        <circle r="14" fill="#fdf9f2" {...EDGE} />
        <text y="2" textAnchor="middle" fontSize="14" fontWeight="750" style={{ fill: '#4a2b1b' }}>
          {letterOf(tile)}
        </text>
        <g transform="translate(0 7.4)" color="#4a2b1b">
          {effect ? (
            <TokenLine line={lineOf([effect])} size={9} room={22} align="middle" least={6} />
          ) : null}
        </g>
      </g>
    );
  return (
    <g transform={`scale(${size / 28})`}>
      <path d="M-13-11h26v26h-26z" fill="#5d4a33" />
      <path d="M-13-13h26v26h-26z" fill="#e3c793" {...EDGE} />
      <g color="#3a2613">
        {effect ? (
          <TokenLine line={lineOf([effect])} size={15} room={24} align="middle" least={7} />
        ) : null}
      </g>
    </g>
  );
}

/** The ground plate of Buildings that belong together: walls between them vanish. */
export function Complex({
  group,
  owner,
  plan,
}: {
  readonly group: readonly number[];
  readonly owner: number;
  readonly plan: HexPlan;
}) {
  const hexes = group.flatMap((hex) => HEX_AT[hex] ?? []);
  const contour = hexContour(hexes, plan);
  const k = plan.size / EDGE_LENGTH;
  const shelter = owner >= 0;
  const large = group.length > 1;
  return (
    <g>
      {shelter
        ? null
        : hexes.map((hex) => {
            const { x, y } = hexMiddle(hex, plan);
            return (
              <g key={`${hex.q},${hex.r}`} transform={`translate(${x} ${y}) scale(${k})`}>
                <path d={PLATE} transform="translate(0 3)" fill="var(--om-plate-side)" />
                <path d={large ? hexPath(25.2) : PLATE} fill="var(--om-plate)" />
                <path d={ROOF} fill="var(--om-plate-lit)" opacity="0.5" />
              </g>
            );
          })}
      <path
        d={contour}
        fill="none"
        stroke={shelter ? seatLine(owner) : large ? '#4a2f1e' : 'var(--om-plate-side)'}
        strokeWidth={large ? 3 * k : shelter ? 0 : 1.4 * k}
        strokeLinecap="round"
      />
    </g>
  );
}

/** How large a Complex is: bold from 3, boxed from 4. */
export function SizeFlag({ n, x, y, k }: { n: number; x: number; y: number; k: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path
        d="M-6.5-6.5H6.5V6.5H-6.5z"
        fill={n >= 3 ? '#4a2f1e' : '#fdf7ec'}
        stroke={n >= 4 ? '#ffd98a' : '#4a2f1e'}
        strokeWidth={n >= 4 ? 2 : 1}
      />
      <text
        y="3.6"
        textAnchor="middle"
        fontSize="10"
        fontWeight={n >= 3 ? 800 : 500}
        style={{ fill: n >= 3 ? '#fff' : '#3b2a1e' }}
      >
        {n}
      </text>
    </g>
  );
}
