import type { Lang } from '@orrery/shared';
import { memo } from 'react';
import { type Officer, officers } from '../data/index.ts';
import { Bust } from './officers.tsx';

/** Cards are five to seven; drawn around their middle at a width. */
export const CARD_RATIO = 7 / 5;

const PIPS: Readonly<Record<Officer, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-4, 0],
    [4, 0],
  ],
  3: [
    [-8, 0],
    [0, 0],
    [8, 0],
  ],
  4: [
    [-12, 0],
    [-4, 0],
    [4, 0],
    [12, 0],
  ],
  5: [
    [-16, 0],
    [-8, 0],
    [0, 0],
    [8, 0],
    [16, 0],
  ],
};

interface CardProps {
  readonly type: Officer;
  readonly width: number;
  readonly lang: Lang;
}

/** Drawn again only when it changes. */
export const OfficerCard = memo(function OfficerCard({ type, width, lang }: CardProps) {
  return (
    <g transform={`scale(${width / 50})`}>
      <title>{`${type}, ${officers[type]?.name[lang] ?? ''}. ${officers[type]?.text[lang] ?? ''}`}</title>
      <rect x="-25" y="-33.5" width="50" height="70" rx="5" fill="#000" opacity="0.22" />
      <rect
        x="-25"
        y="-35"
        width="50"
        height="70"
        rx="5"
        fill="var(--rw-card)"
        stroke="var(--rw-card-edge)"
        strokeWidth="1.2"
      />
      <path
        d="M-25 6h50v24a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5z"
        fill="var(--rw-dusk)"
        opacity="0.28"
      />
      <g transform="translate(4 7) scale(0.92)">
        <Bust type={type} />
      </g>
      <text
        x="-16"
        y="-14"
        textAnchor="middle"
        fontSize="23"
        fontWeight="700"
        style={{ fill: 'var(--rw-card-ink)', fontFamily: 'var(--serif, Georgia, serif)' }}
      >
        {type}
      </text>
      <g transform="translate(5 -29) scale(0.6)">
        {PIPS[type].map(([x, y]) => (
          <circle key={x} cx={x + 8} cy={y} r="2.9" fill="var(--rw-terrabot)" />
        ))}
      </g>
    </g>
  );
});

/** A card nobody may read. */
export function CardBack({ width }: { readonly width: number }) {
  return (
    <g transform={`scale(${width / 50})`}>
      <rect
        x="-25"
        y="-35"
        width="50"
        height="70"
        rx="5"
        fill="var(--rw-card-back)"
        stroke="var(--rw-card)"
        strokeWidth="1.5"
      />
      <ellipse rx="15" ry="15" fill="none" stroke="var(--rw-dusk)" strokeWidth="2" />
      <ellipse
        rx="21"
        ry="7"
        fill="none"
        stroke="var(--rw-dusk)"
        strokeWidth="1.5"
        transform="rotate(-28)"
      />
      <circle r="5" fill="var(--rw-dusk)" />
    </g>
  );
}

interface FanProps {
  /** The last is on top. */
  readonly cards: readonly Officer[];
  readonly width: number;
  readonly lang: Lang;
}

/** Cards of a payment: all corners readable, the last uppermost. */
export function Fan({ cards, width, room, lang }: FanProps & { readonly room: number }) {
  const step = Math.min(width * 0.7, (room - width) / Math.max(1, cards.length - 1));
  const start = (-step * (cards.length - 1)) / 2;
  return (
    <>
      {cards.map((type, i) => (
        <g
          // Equal cards are interchangeable, their place in the fan is what they are.
          key={`${i}-${type}`}
          transform={`translate(${start + i * step} ${Math.abs(i - (cards.length - 1) / 2) * width * 0.05}) rotate(${(i - (cards.length - 1) / 2) * 5})`}
        >
          <OfficerCard type={type} width={width} lang={lang} />
        </g>
      ))}
    </>
  );
}

/** How far a pile leans, in steps from its top card to its lowest: many lie closer. */
const leanOf = (cards: number): number => Math.min(3, Math.max(0, cards - 1));

/** How far to the right the top card lies, so that the whole pile has its post in the middle. */
export const pileShift = (cards: number, width: number): number => leanOf(cards) * width * 0.1;

/** A post's pile: what lies below peeps out at the left, the top card is whole. */
export function Pile({ cards, width, lang }: FanProps) {
  const below = cards.length - 1;
  const step = leanOf(cards.length) / Math.max(1, below);
  return (
    <>
      {cards.map((type, i) => {
        const lean = (i - below) * step;
        return (
          <g
            key={`${i}-${type}`}
            transform={`translate(${lean * width * 0.13} ${lean * width * 0.1}) rotate(${lean * 7})`}
          >
            <OfficerCard type={type} width={width} lang={lang} />
          </g>
        );
      })}
    </>
  );
}
