import { type Line, textWidth, Words } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import {
  cardInfo,
  kindOf,
  OPERATIONAL,
  PLANET,
  SHIP,
  type Side,
  TECHNOLOGY,
} from '../data/index.ts';
import { shortCardName } from '../text/names.ts';
import { PlanetArt } from './art-planet.tsx';
import { ShipArt } from './art-ship.tsx';
import { TechnologyArt } from './art-technology.tsx';
import { effectLine, metricLine, shipLine, technologyLine } from './lines.ts';
import { Sign, type SignName, TokenLine } from './signs.tsx';

interface Face {
  readonly card: number;
  readonly side: Side;
}

/** The picture of a card, about 50 by 50 around its middle. */
export function Art({ card, side, room }: Face & { readonly room?: number }) {
  switch (kindOf(card)) {
    case PLANET:
      return <PlanetArt card={card} />;
    case TECHNOLOGY:
      return <TechnologyArt card={card} side={side} {...(room === undefined ? {} : { room })} />;
    case SHIP:
      return <ShipArt card={card} />;
  }
}

/** How many cards an operational Planet brings: "3 · 1", found and mined. */
function production(card: number): Line<SignName> {
  const { onEntry, whenMined } = cardInfo(card);
  const figure = (ops: typeof onEntry): string =>
    ops.map((op) => (op.op === 'produce' ? `${op.n}` : '')).join('');
  return [{ sign: 'resource' }, `${figure(onEntry)}·${figure(whenMined)}`];
}

/** What a face does, in signs. */
export function faceLine(card: number, side: Side): Line<SignName> {
  const { logistics, whenBuilt, ship, goals } = cardInfo(card);
  if (side !== OPERATIONAL) return [...technologyLine(logistics), ...effectLine(whenBuilt)];
  if (goals !== null) return metricLine(goals.metric);
  return kindOf(card) === PLANET ? production(card) : shipLine(ship);
}

interface SpineProps extends Face {
  readonly room: number;
  readonly size: number;
  readonly align?: 'start' | 'middle';
}

/** The same line where there is little room. */
export const Spine = ({ card, side, room, size, align = 'middle' }: SpineProps) => (
  <TokenLine line={faceLine(card, side)} size={size} room={room} align={align} least={0} />
);

/** The name in two lines at the foot of a card of 74 by 104. */
export function NameFoot({ card, lang, side }: Face & { readonly lang: Lang }) {
  const name = shortCardName(lang, card);
  const longest = Math.max(...name.split(' ').map((word) => textWidth(word, 11.5, 'bold')));
  return (
    <Words
      text={name}
      x={0}
      y={38}
      width={68}
      size={longest > 68 ? (11.5 * 68) / longest : 11.5}
      least={6}
      most={2}
      weight={600}
      anchor="middle"
      stand="middle"
      fill={side === OPERATIONAL ? 'var(--aa-operational-ink)' : 'var(--aa-logistics-ink)'}
    />
  );
}

/** What a goal counts, what the next one asks for, and what it is worth now. */
export function GoalFoot({
  count,
  next,
  points,
}: {
  readonly count: number;
  readonly next: number | null;
  readonly points: number;
}) {
  return (
    <g transform="translate(0 16)">
      <rect x="-32" y="-7.500" width="64" height="15" rx="7.500" fill="#fff8ea" opacity="0.9" />
      <text x="-26" y="4.500" fontSize="12" fontWeight="650" style={{ fill: '#2d1b26' }}>
        {next === null ? `${count}` : `${count}/${next}`}
      </text>
      <g transform="translate(14 0)" opacity={points > 0 ? 1 : 0.35}>
        <Sign name="points" size={12} />
      </g>
      <text
        x="29"
        y="4.500"
        fontSize="12"
        fontWeight="650"
        textAnchor="end"
        style={{ fill: '#2d1b26' }}
      >
        {points}
      </text>
    </g>
  );
}
