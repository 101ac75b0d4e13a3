import {
  type Box,
  facet,
  fitHexes,
  hexagon,
  hexBox,
  hexContour,
  HexMap,
  hexMiddle,
  type HexPlan,
  type MapHex,
  Put,
  seatFill,
  seatLine,
} from '@orrery/kit';
import { SHELTER } from '../data/tables.ts';
import type { MarsView } from '../rules/view-types.ts';
import { actorOf, ahead, type Draw } from './draw.ts';
import {
  advancedAt,
  buildingAt,
  groundAt,
  groupsOf,
  HEX_AT,
  type PieceOn,
  piecesOn,
  zonesOf,
} from './hex-data.ts';
import { hexSaid } from './hex-words.ts';
import { Complex, HexArt, SizeFlag } from './map-art.tsx';
import { Piece } from './piece-art.tsx';
import { at } from './places.ts';

/** While one builds, upgrades or moves, the zones of the Bots matter. */
const ZONED: ReadonlySet<string> = new Set([
  'constructType',
  'constructHex',
  'upgradeBlueprint',
  'upgradeHex',
  'move',
  'placeBot',
]);

const pieceId = ({ kind, company, n }: PieceOn): string => `${kind}:${company}:${n}`;

/** Side by side in the lower half of their hex; alone and on bare ground a little larger. */
function Pieces({
  on,
  size,
  bare,
  moving,
}: {
  readonly on: readonly PieceOn[];
  readonly size: number;
  readonly bare: boolean;
  readonly moving: boolean;
}) {
  const k = size / 25;
  const step = Math.min(17, 30 / Math.max(1, on.length)) * k;
  const large = bare && on.length === 1 ? 26 : on.length > 2 ? 15 : 18;
  return on.map((piece, i) => (
    <Put
      key={pieceId(piece)}
      x={(i - (on.length - 1) / 2) * step}
      y={(bare && on.length === 1 ? 0 : 9.5) * k}
      piece={moving ? pieceId(piece) : undefined}
    >
      <Piece
        kind={piece.kind}
        company={piece.company}
        size={large * k}
        {...(piece.kind === 'bot' ? { n: piece.n + 1 } : {})}
      />
    </Put>
  ));
}

interface MapProps {
  readonly draw: Draw;
  readonly box: Box;
  /** Only these hexes are shown, larger; otherwise all. */
  readonly only?: readonly number[] | undefined;
}

/** Mars: 91 hexes with what was built and what moves on them. */
export function MarsMap({ draw, box, only }: MapProps) {
  const view = ahead(draw);
  const on = piecesOn(view);
  const shown = only ?? HEX_AT.map((_, hex) => hex);
  const hexes = shown.map((hex): MapHex => {
    const { type, owner } = buildingAt(view, hex);
    const ground = groundAt(view, hex);
    const pieces = on.get(hex) ?? [];
    const advanced = advancedAt(view, hex);
    const { q, r } = HEX_AT[hex] ?? { q: 0, r: 0 };
    return {
      q,
      r,
      place: at.hex(hex),
      label: hexSaid(draw, hex),
      fill: 'var(--om-hex)',
      edge: 'var(--om-hex-edge)',
      drawing:
        type < 0 && ground === null && pieces.length === 0
          ? undefined
          : (size) => (
              <>
                <HexArt
                  size={size}
                  type={type}
                  owner={owner}
                  ground={ground}
                  advanced={advanced}
                  crowded={pieces.length > 0}
                />
                <Pieces on={pieces} size={size} bare={type < 0 && ground === null} moving />
              </>
            ),
    };
  });
  const kept = new Set(shown);
  return (
    <HexMap
      draw={draw}
      hexes={hexes}
      box={box}
      gap={1}
      under={(plan) => (
        <>
          <Craters plan={plan} shown={kept} />
          <Groups view={view} plan={plan} shown={kept} />
          <Zones draw={draw} plan={plan} shown={kept} />
        </>
      )}
      over={(plan) => <Notes draw={draw} view={view} plan={plan} shown={kept} />}
    />
  );
}

interface LayerProps {
  readonly plan: HexPlan;
  readonly shown: ReadonlySet<number>;
}

/** Only decoration: so faint that nobody takes it for something. */
function Craters({ plan, shown }: LayerProps) {
  return (
    <g fill="none" stroke="var(--om-crater)" strokeWidth="2" pointerEvents="none">
      {HEX_AT.map((hex, i) => {
        if (!shown.has(i) || (i * 7) % 4 !== 0) return null;
        const { x, y } = hexMiddle(hex, plan);
        const r = plan.size * (0.22 + ((i * 13) % 5) * 0.06);
        return (
          <ellipse
            key={i}
            cx={x + ((i * 5) % 7) - 3}
            cy={y + ((i * 3) % 5) - 2}
            rx={r}
            ry={r * 0.8}
          />
        );
      })}
    </g>
  );
}

function Groups({ view, plan, shown }: LayerProps & { readonly view: MarsView }) {
  return groupsOf(view).map((whole) => {
    const group = whole.filter((hex) => shown.has(hex));
    const [first] = group;
    if (first === undefined) return null;
    const { owner } = buildingAt(view, first);
    return <Complex key={first} group={group} owner={owner} plan={plan} />;
  });
}

/** Where the Bots of whoever is asked may build: a hatching in their colour. */
function Zones({ draw, plan, shown }: LayerProps & { readonly draw: Draw }) {
  const { view } = draw;
  const company = actorOf(view);
  if (draw.asked === null || !ZONED.has(draw.asked.ask)) return null;
  const zone = zonesOf(ahead(draw), company).filter((hex) => shown.has(hex));
  const hexes = zone.flatMap((hex) => HEX_AT[hex] ?? []);
  return (
    <g pointerEvents="none">
      {hexes.map((hex) => (
        <path
          key={`${hex.q},${hex.r}`}
          d={hexagon('flat')(hexBox(hex, plan), -1)}
          fill={seatFill(company)}
          opacity="0.13"
        />
      ))}
      <path
        d={hexContour(hexes, plan)}
        fill="none"
        stroke={seatLine(company)}
        strokeWidth="2"
        strokeDasharray="6 4"
        opacity="0.8"
      />
    </g>
  );
}

/** Sizes of Complexes, and what a site would need. */
function Notes({
  draw,
  view,
  plan,
  shown,
}: LayerProps & { readonly draw: Draw; readonly view: MarsView }) {
  const k = plan.size / 25;
  return (
    <g pointerEvents="none" aria-hidden="true">
      {groupsOf(view).map((group) => {
        const first = group.find((hex) => shown.has(hex));
        if (group.length < 2 || first === undefined) return null;
        const { x, y } = hexMiddle(HEX_AT[first] ?? { q: 0, r: 0 }, plan);
        return <SizeFlag key={first} n={group.length} x={x - 14 * k} y={y + 13 * k} k={k} />;
      })}
      {draw.view.sites === null
        ? null
        : [...shown].map((hex) => {
            const joins = draw.view.sites?.[hex] ?? -1;
            if (joins < 0 || !draw.lit.has(at.hex(hex))) return null;
            const here = HEX_AT[hex] ?? { q: 0, r: 0 };
            const { x, y } = hexMiddle(here, plan);
            return (
              <g key={hex} transform={`translate(${x} ${y}) scale(${k})`}>
                {joins === 0 ? (
                  <circle
                    r="7"
                    fill="none"
                    stroke="var(--brass)"
                    strokeWidth="2"
                    strokeDasharray="3 2.5"
                  />
                ) : (
                  <>
                    <path
                      d={facet(3)({ x: -9, y: -8, width: 18, height: 16 })}
                      fill="#24423c"
                      stroke="#7fd0b6"
                    />
                    <text
                      y="4.4"
                      textAnchor="middle"
                      fontSize="12"
                      fontWeight="750"
                      style={{ fill: '#fff' }}
                    >
                      {joins}
                    </text>
                  </>
                )}
              </g>
            );
          })}
    </g>
  );
}

const MINI: readonly string[] = [
  'var(--om-mine)',
  'var(--om-generator)',
  'var(--om-water)',
  'var(--om-green)',
  'var(--om-air)',
];

/** The whole map as a small picture, for the window of the other side. */
export function MiniMap({ draw, box }: MapProps) {
  const { view } = draw;
  const plan = fitHexes(HEX_AT, box);
  const on = piecesOn(view);
  return HEX_AT.map((hex, i) => {
    const { type, owner } = buildingAt(view, i);
    const { x, y } = hexMiddle(hex, plan);
    const [piece] = on.get(i) ?? [];
    const fill =
      type < 0 ? 'var(--om-hex)' : type === SHELTER ? seatFill(owner) : (MINI[type] ?? '');
    return (
      <g key={i}>
        <path d={hexagon('flat')(hexBox(hex, plan), -0.4)} fill={fill} />
        {groundAt(view, i) === null ? null : (
          <circle cx={x} cy={y} r={plan.size * 0.3} fill="#fdf7ec" opacity="0.8" />
        )}
        {piece ? (
          <circle
            cx={x}
            cy={y}
            r={plan.size * 0.42}
            fill={seatFill(piece.company)}
            stroke="var(--piece-dark)"
            strokeWidth="0.8"
          />
        ) : null}
      </g>
    );
  });
}
