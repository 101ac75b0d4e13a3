import { around, CARD_RATIO, facet, PIECE, rounded, type Shape, useScale } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { cardInfo, kindOf, OPERATIONAL, type Side, TECHNOLOGY } from '../data/index.ts';
import { LargeFace } from './card-large.tsx';
import { Art, GoalFoot, NameFoot, Spine } from './card-parts.tsx';
import { KIND_FILLS } from './kinds.ts';
import css from './palette.module.css';
import { KIND_SIGNS, Sign, TYPE_SIGNS } from './signs.tsx';

export { CARD_RATIO };

/** What an operational Technology counts, what its next goal asks for, what it scores now. */
export interface Goal {
  readonly count: number;
  readonly next: number | null;
  readonly points: number;
}

/** How a card stands in an Empire or Under Construction, as far as its drawing shows it. */
export interface CardState {
  readonly tokens?: number;
  /** Its tokens are paid for until the turn ends. */
  readonly unlocked?: boolean;
  /** Used, or has attacked this turn. */
  readonly spent?: boolean;
  readonly goal?: Goal | undefined;
}

interface FaceProps extends CardState {
  readonly card: number;
  readonly side: Side;
  readonly width: number;
  readonly lang: Lang;
  /** What travels: the card itself, wherever it is drawn. */
  readonly piece?: boolean;
}

/** Logistics faces are round, operational ones cut: told apart without colour. */
export const faceShape = (side: Side, width: number): Shape =>
  side === OPERATIONAL ? facet(width * 0.13) : rounded(width * 0.09);

const GROUNDS = ['var(--aa-logistics)', 'var(--aa-operational)'] as const;
const INKS = ['var(--aa-logistics-ink)', 'var(--aa-operational-ink)'] as const;
const EDGES = ['#7d5c94', '#b59a63'] as const;

/** Narrower than this, in pixels, a card bears no words; wider than that all of them. */
const MINI = 58;
const LARGE = 124;

/** A Planet, Technology or Ship around its middle, showing one of its faces. */
export function FaceCard(props: FaceProps) {
  const { card, side, width, piece, tokens = 0, unlocked = false } = props;
  const { px } = useScale();
  const pixels = width * px;
  const box = around(0, 0, width, width * CARD_RATIO);
  const shape = faceShape(side, width);
  const kind = kindOf(card);
  const size = pixels < MINI ? 'mini' : pixels < LARGE ? 'normal' : 'large';
  return (
    <g color={INKS[side]} {...(piece ? { [PIECE]: `card:${cardInfo(card).id}` } : {})}>
      <path d={shape({ ...box, y: box.y + width * 0.03 })} fill="#000" opacity="0.28" />
      <path d={shape(box)} fill={GROUNDS[side]} stroke={EDGES[side]} strokeWidth={width * 0.016} />
      <path
        d={`M${-width * 0.36} ${box.y + Math.min(4, width * 0.045)}h${width * 0.72}`}
        stroke={KIND_FILLS[kind]}
        strokeWidth={Math.min(5, width * 0.06)}
        strokeLinecap="round"
      />
      {size === 'mini' ? (
        <MiniFace {...props} pixels={pixels} />
      ) : size === 'normal' ? (
        <NormalFace {...props} />
      ) : (
        <LargeFace {...props} />
      )}
      {tokens > 0 ? (
        <Tokens n={tokens} width={width} unlocked={unlocked} ground={GROUNDS[side]} />
      ) : null}
      {props.spent ? (
        <g transform={`translate(${width * 0.36} ${-width * 0.5}) scale(${width / 74})`}>
          <circle r="9" fill="var(--piece-dark)" stroke="#c9a24b" />
          <g color="#f0d48a">
            <Sign name="check" size={11} />
          </g>
        </g>
      ) : null}
    </g>
  );
}

/** Type and kind; what it does from about 34 pixels on. */
function MiniFace({ card, side, width, pixels }: FaceProps & { readonly pixels: number }) {
  const type = cardInfo(card).types[side];
  const wide = pixels >= 34;
  return (
    <>
      <g transform={`translate(0 ${width * (wide ? -0.26 : -0.14)})`}>
        <Sign name={TYPE_SIGNS[type]} size={width * (wide ? 0.5 : 0.66)} />
      </g>
      {wide ? (
        <g transform={`translate(0 ${width * 0.3})`}>
          <Spine card={card} side={side} room={width * 0.92} size={width * 0.42} />
        </g>
      ) : (
        <g transform={`translate(0 ${width * 0.42})`} opacity="0.75">
          <Sign name={KIND_SIGNS[kindOf(card)]} size={width * 0.46} />
        </g>
      )}
    </>
  );
}

/** In units of 74 by 104: a spine that stays bare when cards overlap, the picture, the name. */
function NormalFace({ card, side, width, lang, goal }: FaceProps) {
  const { types, keyword } = cardInfo(card);
  const kind = kindOf(card);
  const isTechnology = kind === TECHNOLOGY;
  return (
    <g transform={`scale(${width / 74})`}>
      <g transform={`translate(${isTechnology ? 0 : 7} ${isTechnology ? -6 : -14})`}>
        <Art card={card} side={side} />
      </g>
      <g transform="translate(-24 -34)">
        <circle r="10.500" fill={side === OPERATIONAL ? '#fff8ea' : '#170a20'} opacity="0.85" />
        <Sign name={TYPE_SIGNS[types[side]]} size={16} />
      </g>
      {isTechnology ? (
        <g transform="translate(24 -34)" opacity="0.85">
          <Sign
            name={
              side === OPERATIONAL
                ? 'revenue'
                : keyword === 'permanent'
                  ? 'permanent'
                  : keyword === 'action'
                    ? 'action'
                    : 'addition'
            }
            size={15}
          />
        </g>
      ) : (
        <g transform="translate(-33 15)">
          <Spine card={card} side={side} room={50} size={15} align="start" />
        </g>
      )}
      {goal ? <GoalFoot {...goal} /> : null}
      <NameFoot card={card} lang={lang} side={side} />
    </g>
  );
}

/** What a Blockade takes is hatched, not the card: it still counts. */
function Tokens({
  n,
  width,
  unlocked,
  ground,
}: {
  readonly n: number;
  readonly width: number;
  readonly unlocked: boolean;
  readonly ground: string;
}) {
  const h = width * 0.62;
  const hatch = [0, 1, 2, 3, 4, 5]
    .map((i) => `M${-width * 0.46 + i * width * 0.16} ${h * 0.42}l${width * 0.2} ${-h * 0.9}`)
    .join('');
  // Paid for, it leaves what it covered free.
  const at0 = unlocked
    ? `translate(${width * 0.24} ${-width * 0.27})`
    : `translate(0 ${-h * 0.08})`;
  return (
    <g opacity={unlocked ? 0.75 : 1} className={css.rise} key={unlocked ? 'open' : n}>
      {unlocked ? null : (
        <>
          <rect
            x={-width * 0.46}
            y={-h * 0.62}
            width={width * 0.92}
            height={h * 1.05}
            fill={ground}
            opacity="0.45"
          />
          <path d={hatch} stroke="var(--aa-token)" strokeWidth={width * 0.03} opacity="0.75" />
        </>
      )}
      <g transform={`${at0} scale(${(width / 74) * (unlocked ? 0.8 : 1)})`}>
        <rect
          x="-21"
          y="-11.500"
          width="42"
          height="23"
          rx="11.500"
          fill="var(--piece-dark)"
          stroke="var(--aa-token)"
          strokeWidth="1.400"
        />
        <g transform="translate(-8 0)">
          <Sign name={unlocked ? 'open' : 'token'} size={17} />
        </g>
        <text
          x="11"
          y="5.500"
          fontSize="15"
          fontWeight="700"
          textAnchor="middle"
          style={{ fill: '#fff' }}
        >
          {n}
        </text>
      </g>
    </g>
  );
}
