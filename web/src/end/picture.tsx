import { seatFill, SeatShape } from '@orrery/kit';
import { figure, type Voice } from '@orrery/shared';
import type { Score, Seat } from '@orrery/kernel';
import { useId } from 'react';
import { keptOf } from '../advice/kept.ts';
import { worldOf } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { OrreryMark } from '../parts/mark.tsx';

/** As large as links and messages show pictures. */
export const PICTURE = { width: 1200, height: 630 };

/** The world's drawing takes the left. */
const WORLD_WIDTH = 400;
const LEFT = WORLD_WIDTH + 56;
const RIGHT = PICTURE.width - 56;
const SANS = "'Instrument Sans Variable', 'Segoe UI', sans-serif";
const SERIF = "'Fraunces Variable', Georgia, serif";
/** It leaves the page, so that it follows no theme: always the night in which our worlds are. */
const NIGHT = { ground: '#0e1320', line: '#2c3550', ink: '#ece7db', soft: '#a9afc0' };
/** Letters of a headline or a name beyond which it is cut. */
const MOST = { title: 26, who: 34, name: 18 };

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** A headline that is long is written smaller. */
const sized = (text: string, size: number, room: number): number =>
  text.length <= room ? size : Math.max(size * 0.6, (size * room) / text.length);

function Row({
  seat,
  name,
  points,
  longest,
  won,
  y,
  height,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  readonly longest: number;
  readonly won: boolean;
  readonly y: number;
  readonly height: number;
}) {
  const bar = LEFT + 240;
  const room = RIGHT - 124 - bar;
  const size = Math.min(30, height * 0.56);
  return (
    <g transform={`translate(0 ${y + height / 2})`}>
      <g transform={`translate(${LEFT + 14} 0)`}>
        <SeatShape seat={seat} size={size * 0.9} />
      </g>
      <text
        x={LEFT + 42}
        dominantBaseline="central"
        fontSize={size}
        fontWeight={won ? 700 : 450}
        fill={NIGHT.ink}
      >
        {cut(name, MOST.name)}
      </text>
      <rect
        x={bar}
        y={-height * 0.3}
        width={Math.max(4, (Math.max(0, points) / longest) * room)}
        height={height * 0.6}
        rx="5"
        fill={seatFill(seat)}
      />
      <text
        x={RIGHT}
        dominantBaseline="central"
        textAnchor="end"
        fontSize={size * 1.1}
        fontWeight={won ? 700 : 500}
        fill={NIGHT.ink}
      >
        {won ? '★ ' : ''}
        {figure(points)}
      </text>
    </g>
  );
}

/** The chances along the game, if they have been counted. */
function Curve({
  curve,
  y,
  height,
}: {
  readonly curve: readonly (readonly number[])[];
  readonly y: number;
  readonly height: number;
}) {
  const at = (i: number): number => LEFT + (i / Math.max(1, curve.length - 1)) * (RIGHT - LEFT);
  return (
    <g fill="none">
      <path
        d={[0, 0.5, 1].map((share) => `M${LEFT} ${y + share * height}H${RIGHT}`).join('')}
        stroke={NIGHT.line}
      />
      {curve[0]?.map((_, seat) => (
        <polyline
          key={seat}
          points={curve
            .map((now, i) => `${at(i)},${y + (1 - (now[seat] ?? 0)) * height}`)
            .join(' ')}
          stroke={seatFill(seat)}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}

/** The result drawn to be shown to others: the world, who won, everybody's points. */
export function Picture({
  game,
  table,
  title,
  who,
  why,
  scores,
  winners,
  voice,
}: {
  readonly game: string;
  readonly table: string;
  readonly title: string;
  /** Who won, or the rank that was reached. */
  readonly who: string;
  /** By how much, or by what. */
  readonly why: string;
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
  readonly voice: Voice;
}) {
  const { end } = useWords();
  const clip = useId();
  const World = worldOf(game);
  const curve = scores.length > 1 ? keptOf(table).curve : undefined;
  const top = 254;
  const bottom = curve ? 430 : 544;
  const height = Math.min(84, (bottom - top) / scores.length);
  const longest = Math.max(1, ...scores.map(({ total }) => total));
  return (
    <svg
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      width="100%"
      role="img"
      aria-label={end.pictureOf(title)}
      fontFamily={SANS}
      style={{ colorScheme: 'dark' }}
    >
      <rect {...PICTURE} fill={NIGHT.ground} />
      <clipPath id={clip}>
        <rect width={WORLD_WIDTH} height={PICTURE.height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <svg width={WORLD_WIDTH} height={PICTURE.height}>
          {World && <World />}
        </svg>
      </g>
      <text
        x={LEFT}
        y="84"
        fontFamily={SERIF}
        fontSize={sized(title, 40, MOST.title)}
        fontWeight="420"
        fill={NIGHT.soft}
      >
        {title}
      </text>
      <text
        x={LEFT}
        y="156"
        fontFamily={SERIF}
        fontSize={sized(who, 64, 19)}
        fontWeight="480"
        fill={NIGHT.ink}
      >
        {cut(who, MOST.who)}
      </text>
      <text x={LEFT} y="202" fontSize={sized(why, 26, 50)} fill={NIGHT.soft}>
        {why}
      </text>
      <path d={`M${LEFT} 232H${RIGHT}`} stroke={NIGHT.line} strokeWidth="2" />
      {scores.map(({ total }, seat) => (
        <Row
          key={seat}
          seat={seat}
          name={voice.name(seat)}
          points={total}
          longest={longest}
          won={winners.includes(seat)}
          y={top + seat * height}
          height={height}
        />
      ))}
      {curve && <Curve curve={curve} y={448} height={90} />}
      <g color={NIGHT.soft} transform={`translate(${LEFT} 562)`}>
        <OrreryMark size={36} />
      </g>
      <text x={LEFT + 48} y="588" fontFamily={SERIF} fontSize="24" fill={NIGHT.soft}>
        Orrery
      </text>
    </svg>
  );
}
