import {
  around,
  box,
  CARD_RATIO,
  CardBack,
  CardSheet,
  Numeral,
  Put,
  round,
  rounded,
  spread,
} from '@orrery/kit';
import { memo } from 'react';
import type { Officer } from '../data/index.ts';
import { Art, Carved, DUSK, type Outline, STEEL_DEEP } from './art.tsx';

export { CARD_RATIO };

const HAIR = 'var(--rw-card-ink)';
const CARD = 'var(--rw-card)';
const SKIN = '#e9d9c6';

const PERSON: readonly Outline[] = [
  ['M-17 27c0-11 7-15 17-15s17 4 17 15z', 'var(--rw-terrabot)'],
  ['M-5 8h10v7l-5 4l-5-4z', SKIN],
  [round({ x: -9, y: -8.5, width: 18, height: 21 }), SKIN],
  ['M-4 2.5v1M4 2.5v1M-2 8q2 1.3 4 0', 'none', HAIR, 1.6],
];

/** What tells the five officers apart: headgear and tool. */
const ATTIRE: Readonly<Record<Officer, readonly Outline[]>> = {
  // pilot: helmet and visor
  1: [
    ['M-11-6a11 11 0 0 1 22 0v4h-22z', HAIR],
    ['M-8-5h16v5c-3 3-13 3-16 0z', DUSK, HAIR],
    ['M-9 18l9 4l9-4l-9 8z', CARD],
  ],
  // engineer: hard hat and gear
  2: [
    ['M-12-6h24M-9-6a9 9 0 0 1 18 0z', STEEL_DEEP, HAIR, 2],
    ['M-2-15h4v8h-4z', HAIR],
    [round(around(0, 21, 9)), 'none', CARD, 2.6],
    ['M0 14.500v2M0 25.500v2M-6.5 21h2M4.5 21h2', 'none', CARD, 2],
  ],
  // quartermaster: cap and crate
  3: [
    ['M-10-6c-2-8 22-8 20 0l-2 2h-18z', HAIR],
    ['M-11-4h15l-2 3h-11z', STEEL_DEEP],
    ['M-5 16h10v9h-10zM-5 20h10M0 16v9', 'none', CARD, 1.8],
  ],
  // scientist: knot of hair, glasses, flask
  4: [
    [round(around(0, -14, 8)), HAIR],
    ['M-9-2c-1-14 19-14 18 0c-2-5-5-7-9-7s-7 2-9 7z', HAIR],
    ['M-7 0h5v4h-5zM2 0h5v4h-5zM-2 1h4', 'none', HAIR],
    ['M-1.5 15v4l-4 7h11l-4-7v-4z', 'none', CARD, 1.8],
  ],
  // navigator: headset and compass
  5: [
    ['M-9 1c-2-15 20-15 18 0c-1-4-3-5-6-6c-4 2-9 2-12 6z', HAIR],
    ['M-10 3v-4a10 10 0 0 1 20 0v4', 'none', STEEL_DEEP, 2.5],
    ['M-12 0h4v6h-4zM8 0h4v6h-4zM10 6c0 3-3 4-6 4', STEEL_DEEP, STEEL_DEEP, 1.2],
    ['M0 15l2.5 5.500l-2.5 5.500l-2.5-5.500z', CARD],
  ],
};

/** The lower half of a card, where its officer stands. */
const DUSK_BAND = 'M-25 6h50v24a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5z';

interface CardProps {
  readonly width: number;
  readonly x?: number;
  readonly y?: number;
  /** In degrees. */
  readonly turn?: number;
}

/** An officer card around its middle; drawn again only when it changes. */
export const OfficerCard = memo(function OfficerCard({
  type,
  width,
  ...place
}: CardProps & { readonly type: Officer }) {
  return (
    <Put {...place} scale={width / 50}>
      <CardSheet box={around(0, 0, 50, 70)} look={{ shape: rounded(5) }}>
        <path d={DUSK_BAND} fill={DUSK} opacity="0.28" />
        <g transform="translate(4 7) scale(0.92)">
          <Art of={PERSON} />
          <Art of={ATTIRE[type]} />
        </g>
        <Carved text={type} size={23} x={-16} y={-22} fill={HAIR} />
        {spread(type, 30, 3.5, 1.3).map((x) => (
          <circle key={x} cx={x + 10 - type * 2.4} cy="-29" r="1.75" fill="var(--rw-terrabot)" />
        ))}
      </CardSheet>
    </Put>
  );
});

/** A card nobody may read. */
export const Back = ({ width, ...place }: CardProps) => (
  <Put {...place}>
    <CardBack width={width} />
  </Put>
);

/** How far a pile leans, in steps from its top card to its lowest: many lie closer. */
const leanOf = (cards: number): number => Math.min(3, Math.max(0, cards - 1));

/** How far to the right the top card lies, so that the whole pile has its post in the middle. */
export const pileShift = (cards: number, width: number): number => leanOf(cards) * width * 0.1;

/** A post's pile: what lies below peeps out at the left, the top card is whole. */
export function PostPile({
  cards,
  width,
}: {
  /** The last is on top. */
  readonly cards: readonly Officer[];
  readonly width: number;
}) {
  const below = cards.length - 1;
  const step = leanOf(cards.length) / Math.max(1, below);
  return cards.map((type, i) => {
    const lean = (i - below) * step;
    return (
      <OfficerCard
        // Equal cards are interchangeable, their place in the pile is what they are.
        key={`${i}-${type}`}
        type={type}
        width={width}
        x={lean * width * 0.13}
        y={lean * width * 0.1}
        turn={lean * 7}
      />
    );
  });
}

/** A card that is only meant: its number, or none where any will do. */
export function GhostCard({
  type,
  width,
  held,
}: {
  readonly type: Officer | null;
  readonly width: number;
  /** One is in the viewer's hand: drawn as a card. */
  readonly held: boolean;
}) {
  const height = width * CARD_RATIO;
  return (
    <>
      <path
        d={rounded(width * 0.12)(box(-width / 2, -height / 2, width, height))}
        fill={held ? 'var(--rw-ghost-held)' : 'var(--rw-ghost)'}
        stroke="var(--rw-hull-edge)"
        strokeWidth="1.4"
        strokeDasharray={held ? undefined : '3 3'}
      />
      {type === null ? null : (
        <Numeral
          n={type}
          size={width * 0.7}
          weight={750}
          fill={held ? 'var(--board-ink)' : 'var(--board-soft)'}
        />
      )}
    </>
  );
}
