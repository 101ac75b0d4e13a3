import { EDGE, LINE, signSet } from '@orrery/kit';
import type { ReactNode } from 'react';
import { BUILDINGS, type CardKind, type SymbolId, symbols } from '../data/index.ts';
import { BUILDING_ART } from './building-art.tsx';

/** A hooded figure without an owner. */
const HOOD =
  'M0-11c3.8 0 5 3 4.6 6.4c3 2.3 3 9 2.3 15.1h-13.8c-.7-6.1-.7-12.8 2.3-15.1C-5-8-3.8-11 0-11z';
const scientist = (
  <>
    <path d={HOOD} fill="var(--piece-pale)" {...EDGE} />
    <path
      d="M0-8.6c2.2 0 3 1.8 2.7 4.1c-.3 1.8-1.5 2.6-2.7 2.6s-2.4-.8-2.7-2.6c-.3-2.3.5-4.1 2.7-4.1z"
      fill="#7d94a3"
    />
  </>
);
const VESSEL = 'M-11.5 0C-8 .6-5 1-3 1h14l-1.6 6.6q-.4 1.4-2 1.4H-7q-2 0-3-2z';
const vessel = (
  <>
    <path d="M-1-5h8v6h-10zM2-9h3v4H2z" fill="var(--piece-pale)" {...EDGE} />
    <path d={VESSEL} fill="#5f7f95" {...EDGE} />
  </>
);

/** Art of the kinds of cards, in one ink, in a box of 24. */
const KINDS: Readonly<Record<CardKind, ReactNode>> = {
  placeScientist: (
    <>
      <path d={HOOD} transform="translate(0 -3.4) scale(.66)" fill="currentColor" />
      <path d="M0 5.5v5M-2.8 8L0 11l2.8-3" {...LINE} strokeWidth="1.8" />
    </>
  ),
  icebreaker: (
    <>
      <path d="M0-11L6.5-4L4.2 7.5H-4.2L-6.5-4z" fill="currentColor" />
      <path d="M0-8V6" stroke="var(--card)" strokeWidth="1.2" />
      <path
        d="M-11.5 6.5l4.3-2.2l1.6 3.4l-2.6 3.2zM11.5 6.5l-4.3-2.2l-1.6 3.4l2.6 3.2zM-2.6 9.4h5.2"
        {...LINE}
        strokeWidth="1.5"
      />
    </>
  ),
  plusTwoScientists: (
    <>
      <path d={HOOD} transform="translate(-4.6 1) scale(.74)" fill="currentColor" />
      <path d={HOOD} transform="translate(3.6 2.6) scale(.6)" fill="currentColor" opacity="0.55" />
      <path d="M8.6-10.6v6.4M5.4-7.4h6.4" {...LINE} />
    </>
  ),
  rapidProgress: (
    <path d="M-8 10.5L0 4l8 6.5M-8 3L0-3.5L8 3M-8-4.5L0-11l8 6.5" {...LINE} strokeWidth="2.6" />
  ),
  simple: (
    <>
      <g transform="translate(-5.6 -5.6) scale(.44)">{BUILDING_ART.crane}</g>
      <g transform="translate(5.6 -5.6) scale(.44)">{BUILDING_ART.pit}</g>
      <g transform="translate(-5.6 5.6) scale(.44)">{BUILDING_ART.derrick}</g>
      <g transform="translate(5.6 5.6) scale(.44)">{BUILDING_ART.turbine}</g>
    </>
  ),
  expertise: (
    <>
      <g transform="translate(-4.4 -4.4) scale(.56)">{BUILDING_ART.laboratory}</g>
      <g transform="translate(4.6 4.6) scale(.56)">{BUILDING_ART.factory}</g>
    </>
  ),
};

/** What a symbol of a track shows, pale on its medal. */
const SYMBOL_ART: Readonly<Record<SymbolId, ReactNode>> = {
  'recruit-one': (
    <>
      <path d={HOOD} transform="translate(-2 .5) scale(.6)" fill="#fff" />
      <path d="M5-3v5M2.5-.5h5" stroke="#fff" strokeWidth="1.8" fill="none" />
    </>
  ),
  'move-ship': (
    <>
      <path d={VESSEL} transform="translate(-.5 2.2) scale(.6)" fill="#fff" />
      <path d="M-5.5-3.5h10M2-6.3l3 2.8l-3 2.8" stroke="#fff" strokeWidth="1.7" fill="none" />
    </>
  ),
  'place-ship': (
    <>
      <path d={VESSEL} transform="translate(0 2.6) scale(.62)" fill="#fff" />
      <path d="M0-7.2v6M-3-4.2h6" stroke="#fff" strokeWidth="1.9" fill="none" />
    </>
  ),
  'draft-shipyard': (
    <g fill="#fff" stroke="#24477f" strokeWidth=".8">
      <path d="M-7-4.4l4.6-1.4l2.3 8l-4.6 1.4z" />
      <path d="M-2.4-6h4.8v8.4h-4.8z" />
      <path d="M2.4-5.8L7-4.4L4.7 3.6L.1 2.2z" />
      <path d="M-4 5.4h8" stroke="#fff" strokeWidth="1.5" />
    </g>
  ),
  'gain-expertise': (
    <>
      <path d="M-5-7h10V7H-5z" fill="#fff" />
      <g transform="scale(.36)" color="#7a2626">
        {BUILDING_ART.laboratory}
      </g>
    </>
  ),
  'advance-three': (
    <path
      d="M-5.5 7L0 3l5.5 4M-5.5 2.4L0-1.6l5.5 4M-5.5-2.2L0-6.2l5.5 4"
      stroke="#fff"
      strokeWidth="1.9"
      fill="none"
      strokeLinejoin="round"
    />
  ),
  'gain-simple': (
    <>
      <path d="M-5-7h10V7H-5z" fill="#fff" />
      <g transform="scale(.36)" color="#7a2626">
        {BUILDING_ART.crane}
      </g>
    </>
  ),
};

const ROUND = 'M0-11a11 11 0 1 1-.01 0z';
const HEX = 'M-6.2-10.8h12.4l6.2 10.8l-6.2 10.8h-12.4L-12.4 0z';

interface MedalProps {
  readonly symbol: SymbolId;
  readonly size: number;
  /** A blue one works once: then it is hollow and struck out. */
  readonly used?: boolean;
}

/** A symbol on its medal: round for the mover, six-sided for everybody. */
export function Medal({ symbol, size, used = false }: MedalProps) {
  const blue = symbols[symbol]?.colour === 'blue';
  const outline = blue ? HEX : ROUND;
  const colour = blue ? 'var(--an-blue)' : 'var(--an-red)';
  return (
    <g transform={`scale(${size / 24})`}>
      <path
        d={outline}
        fill={used ? 'none' : colour}
        stroke={used ? 'currentColor' : '#fff'}
        strokeWidth={used ? 1.6 : 1.2}
        strokeOpacity={used ? 0.5 : 0.75}
      />
      {used ? (
        <path d="M-6.5 6.5L6.5-6.5" stroke="currentColor" strokeWidth="1.8" strokeOpacity="0.6" />
      ) : (
        SYMBOL_ART[symbol]
      )}
    </g>
  );
}

const art = Object.fromEntries(BUILDINGS.map((id) => [id, BUILDING_ART[id]])) as Record<
  (typeof BUILDINGS)[number],
  ReactNode
>;

/** What is this game's own, in a box of 24 by 24 around its middle; all else is of the kit. */
const SIGNS = signSet({
  ...art,
  ...KINDS,
  scientist,
  vessel,
  crate: (
    <>
      <path d="M-10-4h20v14h-20z" fill="#8a6f52" {...EDGE} />
      <path d="M-10-4l3-5H7l3 5z" fill="#a98a69" {...EDGE} />
      <path d="M-10 3h20M-5-4v14M5-4v14" stroke="var(--piece-dark)" strokeWidth="1" fill="none" />
    </>
  ),
  steps: <path d="M-7 9.5L0 3.5l7 6M-7 3L0-3l7 6M0-3v-8M-3-8L0-11l3 3" {...LINE} />,
  star: (
    <path
      d="M0-10.5l3 6.7l7.3.8l-5.4 5l1.5 7.2L0 5.6l-6.4 3.6l1.5-7.2l-5.4-5l7.3-.8z"
      fill="#fff0c2"
      {...EDGE}
    />
  ),
  crown: <path d="M-9.5 7.5V-5l4.8 4.6L0-8.5l4.7 8.1L9.5-5V7.5z" fill="#ffe08a" {...EDGE} />,
  six: <path d="M0-10v20M-8.7-5L8.7 5M8.7-5L-8.7 5" {...LINE} strokeWidth="3" />,
  lap: <path d="M7.6-5A9 9 0 1 0 9 2M8.6-10.5l-.6 6l-6-1" {...LINE} />,
});

export type SignName = (typeof SIGNS.names)[number];
export const { Sign } = SIGNS;
