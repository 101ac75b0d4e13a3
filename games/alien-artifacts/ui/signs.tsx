import { EDGE, LINE, signSet } from '@orrery/kit';
import type { ReactNode } from 'react';

const line = (d: string) => <path d={d} {...LINE} />;
const solid = (d: string): ReactNode => (
  <path d={d} fill="currentColor" fillRule="evenodd" stroke="none" />
);
const both = (d: string, lines: string): ReactNode => (
  <>
    {solid(d)}
    <path d={lines} {...LINE} />
  </>
);

const ROCKET = 'M0-11c4.5 4 5.5 8.5 4.5 15h-9C-5.5-2.5-4.5-7 0-11z';
const OCTAGON = 'M-4.5-10.500h9l6 6v9l-6 6h-9l-6-6v-9z';
const BRACKET = 'M4-10h-9v20h9';
const CARD = 'M-6-9.500h12v19h-12z';

/** The signs of this world, in a box of 24 around their middle; the rest are of the kit. */
const SIGNS = signSet({
  // Symbols: a leaf, a nut, two chevrons, an ingot; none is the picture of a kind.
  green: (
    <>
      <path
        d="M-9 9C-11-3-3-11 10-10C11 3 4 11-6 8z"
        fill="var(--aa-green)"
        {...EDGE}
        strokeWidth="1.25"
      />
      <path d="M-9.500 10C-5 2 0-2 5-5" fill="none" stroke="#12381f" strokeWidth="1.600" />
    </>
  ),
  blue: (
    <>
      <path
        d="M-5.500-9.500h11l5.500 9.500l-5.500 9.500h-11l-5.500-9.500z"
        fill="var(--aa-blue)"
        {...EDGE}
        strokeWidth="1.25"
      />
      <circle r="4" fill="#14264d" />
    </>
  ),
  red: (
    <path
      d="M-10-1L0-10.500L10-1v5L0-5.500L-10 4zM-10 6L0-3.500L10 6v5L0 1.500L-10 11z"
      fill="var(--aa-red)"
      {...EDGE}
      strokeWidth="1.25"
    />
  ),
  gold: (
    <>
      <path d="M-10.500 8l3-15h15l3 15z" fill="var(--aa-gold)" {...EDGE} strokeWidth="1.25" />
      <path d="M-7.500-7l2 9h11l2-9M-5.500 2l-5 6M5.500 2l5 6" fill="none" stroke="#8a6a12" />
    </>
  ),
  anyColour: (
    <>
      <path d="M0 0V-9.500A9.500 9.500 0 0 0-9.500 0z" fill="var(--aa-green)" />
      <path d="M0 0H9.500A9.500 9.500 0 0 0 0-9.500z" fill="var(--aa-blue)" />
      <path d="M0 0V9.500A9.500 9.500 0 0 0 9.500 0z" fill="var(--aa-red)" />
      <path d="M0 0H-9.500A9.500 9.500 0 0 0 0 9.500z" fill="var(--aa-gold)" />
      <circle r="9.500" fill="none" {...EDGE} />
    </>
  ),
  // The four Types.
  exploration: both(
    'M-10-5A12.500 12.500 0 0 0 5 10zM-1.500 5.200L-4 10.500h-5z',
    'M-2.500 2.500L4-4M5-7a3 3 0 0 1 3 3M5-11a7 7 0 0 1 7 7',
  ),
  expansion: both(
    'M-3.500-3.500h7v7h-7z',
    'M-10-5v-5h5M5-10h5v5M10 5v5h-5M-5 10h-5v-5M-10-10l4 4M10-10l-4 4M10 10l-4-4M-10 10l4-4',
  ),
  extermination: solid(
    'M0-10.500c-5.800 0-9.500 3.700-9.500 8.500c0 3.200 1.600 5.400 4 6.500v5.500h2.300v-3h2v3h2.400v-3h2v3h2.300v-5.500c2.400-1.100 4-3.300 4-6.500c0-4.800-3.700-8.500-9.500-8.500zM-4.500-3.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5zM4.500-3.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5z',
  ),
  exploitation: solid(
    'M-11-4h22l-3.500 9.500h-15zM-5 7a2.400 2.400 0 1 1 0 4.800a2.400 2.400 0 1 1 0-4.800zM5 7a2.400 2.400 0 1 1 0 4.800a2.400 2.400 0 1 1 0-4.800zM-7.500-5.500l3-5l3.500 2l3-3l4 2.500l1.500 3.500z',
  ),
  technology: line(
    'M-6.500-6.500h13v13h-13zM-3-6.500v-4M3-6.500v-4M-3 10.500v-4M3 10.500v-4M-6.500-3h-4M-6.500 3h-4M10.500-3h-4M10.500 3h-4M-2-2h4v4h-4z',
  ),
  ship: line(`${ROCKET}M-5-1L-9 4v4.500l4.800-3M5-1L9 4v4.500l-4.800-3M-2 8v3M2 8v3M0-4.500v.01`),
  // Nouns.
  resource: line(`${CARD}M-6 0h12M-2.500-5h5M-2.500 5h5`),
  slot: line('M4-10h-9v20h9M-1 0h6'),
  number: line(OCTAGON),
  artifact: (
    <>
      <path d="M0-11.500L6.500-3L0 11.500L-6.500-3z" fill="var(--aa-artifact)" {...EDGE} />
      <path d="M-6.500-3L0 0L6.500-3M0 0V11.500M0-11.500V0" fill="none" stroke="#4a1038" />
    </>
  ),
  plan: (
    <>
      <path
        d="M0-10.500c3.500 2.300 6.800 3 9 3C9 1 5.800 7.500 0 11C-5.800 7.500-9 1-9-7.500c2.200 0 5.500-.7 9-3z"
        fill="var(--aa-plan)"
        {...EDGE}
      />
      <path d="M-4-.500l3 3.500L4.500-4" fill="none" stroke="#122a35" strokeWidth="2.400" />
    </>
  ),
  system: line(
    'M0-9a9 9 0 1 1-.01 0M0-4.500a4.500 4.500 0 1 1-.01 0M-9 11h18M-6.500 6.500L-9 11M6.500 6.500L9 11M0-11.500v2',
  ),
  token: (
    <>
      <path d="M-10.500-7h21v9h-21z" fill="var(--aa-token)" {...EDGE} />
      <path
        d="M-9.500 1.500l7-8M-2.500 1.500l7-8M4.500 1.500l6-7"
        stroke="#2a0d12"
        strokeWidth="2.600"
        fill="none"
      />
      <path d="M-6.500 2v9M6.500 2v9" stroke="var(--aa-token)" strokeWidth="3" />
    </>
  ),
  waiting: line(
    'M-6 10.500V-10.500L9-7H-6M-9.500 10.500h7M6-7.500v7M3.500 4.500h5l-2.500-5zM-6-1.500l-3-9',
  ),
  action: both('M-3-5l8 5l-8 5z', 'M0-10a10 10 0 1 1-.01 0'),
  addition: line('M0-10a10 10 0 1 1-.01 0M0-5v10M-5 0h10'),
  permanent: line(
    'M0 0c-2.500-3.500-4.300-4.800-6.300-4.800a4.800 4.800 0 0 0 0 9.600C-4.300 4.800-2.500 3.500 0 0s4.300-4.800 6.300-4.800a4.800 4.800 0 0 1 0 9.600C4.300 4.800 2.500 3.500 0 0z',
  ),
  // What happens.
  steal: line(
    'M-10 7c3-5 6-6 9-6h6M5 1c3 0 3-4 0-4h-3M5-3c3 0 3-3.500 0-3.500H0M-10-5c4-3 6-4 10-4',
  ),
  draws: line('M-9-8h10v14h-10zM5-7v11M1.500 8.500L5 5l-3.500-3.500M5 10.500h5'),
  damaged: line(
    'M-4-10c3.500 3 4.500 7 3.500 12h-7C-8.500-3-7.500-7-4-10zM-7.500-1L-11 4M-.500-1L2 2M10 1.500a3.500 3.500 0 1 1-4.500 4.500L1 10.500M10 1.500L7.500 4l1.500 1.500L11.500 4',
  ),
  destroyed: line(
    'M-2-11c3 2.500 4 6 3.500 10M-5.500 0C-6-4-5-8-2-11M-9 3L-5 1L-6-4M2 2l3-4M0 11L-3 6L-9 8l2-5l-4-3M0 11l2-5l6 3l-2-6l5-1l-5-3',
  ),
  attack: line('M11-11c-7 0-11 3-14 9l5 5c6-3 9-7 9-14zM-3-2l-5 1l-2 4M2 3l-1 5l-4 2M-5 5l-6 6'),
  revenue: line('M-10 10v-5h5v5M-3 10V0h5v10M4 10V-6h5v16M-10-3l6-5l4 2l6-5M3-11h3.500v3.500'),
  mines: line('M-10-4c5-7 15-7 20 0M0-8.500V11M-3 11h6'),
  complete: line('M-11 0h6M-8-3l3 3l-3 3M-2-9.500h12v19H-2zM2-4h4'),
  prepare: line('M-7-11h14v13H-7zM-4 2v8.500h8V2M0-8v6M-3-5l3 3l3-3'),
  sell: line('M-10-8h9v13h-9zM2 0h6M5.500-3L8.500 0L5.500 3M6 5.500a3.500 3.500 0 1 1-.01 0'),
  buy: line('M1-8h9v13H1zM-9 0h6M-5.500-3l3 3l-3 3M-6 5a3.500 3.500 0 1 1-.01 0'),
  unblock: line('M-10-5.500h20v6h-20zM-6 .5v10M6 .5v10M-9 10L9-10'),
  searches: line('M-9-8h9v7M-9-8v14h6M4-3a5 5 0 1 1-.01 0M7.500 5.500l3.500 4'),
  unlimited: line(`${BRACKET}M-1 0c1.500-3 4-3 5.500 0s4 3 5.500 0`),
  flips: (
    <>
      <path d={CARD} {...LINE} />
      <path d="M-6-9.500h6v19h-6z" fill="currentColor" />
      <path d="M8-4a6 6 0 0 1 0 8M8 4l3.500-.5M8 4v-3.500" {...LINE} strokeWidth="1.600" />
    </>
  ),
  turnSection: line(
    'M-7-9.500h9v19h-9zM-7 0h9M7-7v14M4.500-4.500L7-7l2.500 2.500M4.500 4.500L7 7l2.500-2.500',
  ),
  rerolls: line(
    'M-10-7h8v11h-8zM3-3h8v11H3zM0-9h6M3.500-11.500L6-9L3.500-6.500M0 10h-6M-3.500 7.500L-6 10l2.500 2.500',
  ),
  armour: line('M-9-9h18v5c0 7-4 12-9 15c-5-3-9-8-9-15zM-9-3h18M-7.500 3h15'),
  armourFleet: line(
    'M-9-9h18v5c0 7-4 12-9 15c-5-3-9-8-9-15zM-4 3V-2l1.500-3L-1-2v5zM1 3V-2l1.500-3L4-2v5z',
  ),
  twoNumbers: line('M-8-9h6l3 3v6l-3 3h-6l-3-3v-6zM2 0h6l3 3v4l-3 3.500H2L-1 7'),
  boost: line(`${OCTAGON}M0-5v10M-5 0h10`),
  defends: line(
    'M0-7c2.300 1.500 4.500 2 6 2C6 .5 4 5 0 7.300C-4 5-6 .5-6-5c1.500 0 3.700-.5 6-2z',
  ),
  done: line('M-8 0l6 6L9-7'),
  faction: line('M-8 11V-10h16l-4 5l4 5H-8'),
});
export const { Sign, TokenLine } = SIGNS;
export const SIGN_NAMES = SIGNS.names;
export type SignName = (typeof SIGNS.names)[number];

/** Kinds, colours, Types and Actions by their numbers and ids. */
export const KIND_SIGNS = ['planet', 'technology', 'ship'] as const satisfies readonly SignName[];
export const COLOUR_SIGNS = ['green', 'blue', 'red', 'gold'] as const satisfies readonly SignName[];
export const TYPE_SIGNS = [
  'exploration',
  'expansion',
  'extermination',
  'exploitation',
] as const satisfies readonly SignName[];
export const ACTION_SIGNS = {
  buy: 'buy',
  discover: 'complete',
  develop: 'complete',
  build: 'complete',
  prepare: 'prepare',
  sell: 'sell',
  removeBlockade: 'unblock',
  launchOffensive: 'attack',
  earnRevenue: 'revenue',
  minePlanets: 'mines',
  factionAction: 'faction',
  cardAction: 'action',
} as const satisfies Readonly<Record<string, SignName>>;
