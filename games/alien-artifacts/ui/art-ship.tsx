import type { ReactNode } from 'react';
import { cardInfo } from '../data/index.ts';
import { seeded } from './seeded.ts';

/** Plates of light, of shade, and lines, of one hull per Type; the bow points up. */
const HULLS: readonly { readonly lit: string; readonly dark: string; readonly lines: string }[] = [
  // A needle with a dish: it looks for what is far.
  {
    lit: 'M0-27C-4-18-5-6-5 6L-9 14L-5 17H0z',
    dark: 'M0-27C4-18 5-6 5 6L9 14L5 17H0z',
    lines: 'M-5 2h10M0-18v28M-10-6a9 9 0 0 1 7-8M-12-2l4-5M5 6l9-4v7z',
  },
  // An ark: three decks of hulls side by side.
  {
    lit: 'M-3-22h3v40h-6l-4-3v-30zM-13-10l4-3v24l-4 2z',
    dark: 'M0-22h3l7 7v30l-4 3H0zM13-10l-4-3v24l4 2z',
    lines: 'M-10-6h20M-10 2h20M-10 10h20M-4-15h8M-13-4h4M9-4h4M-13 4h4M9 4h4',
  },
  // A dart: blades forward.
  {
    lit: 'M0-25L-5-4L-19 10L-17 15L-5 11L0 15z',
    dark: 'M0-25L5-4L19 10L17 15L5 11L0 15z',
    lines: 'M-19 10v-14M19 10v-14M0-16v20M-5-4l5 4l5-4M-9 6l4 2M9 6l-4 2',
  },
  // A freighter: a small bridge before its containers.
  {
    lit: 'M-4-24h4v42h-9v-26l-4-2v-6l4-3v-1z',
    dark: 'M4-24H0v42h9v-26l4-2v-6l-4-3v-1z',
    lines: 'M-9-7H9M-9 1H9M-9 9H9M0-7v25M-4-19h8M-4-15h8',
  },
];

const PAINTS = [
  ['#f4d7e8', '#a86b92', '#e86bb6'],
  ['#dfe6f4', '#7886a8', '#6fd0e6'],
  ['#f3e6c8', '#a58b58', '#f0a04b'],
  ['#dfeede', '#6f957c', '#9be564'],
  ['#e4dcf6', '#7a6aa8', '#b98cff'],
] as const;

function fins(next: (n: number) => number, [lit, dark]: readonly string[]): ReactNode {
  const way = next(3);
  if (way === 0)
    return (
      <>
        <path d="M-6 6l-12 10v5l12-6z" fill={lit} />
        <path d="M6 6l12 10v5l-12-6z" fill={dark} />
      </>
    );
  if (way === 1)
    return (
      <>
        <path d="M-6 8h-8l-3 10h5l6-4z" fill={lit} />
        <path d="M6 8h8l3 10h-5l-6-4z" fill={dark} />
      </>
    );
  return (
    <>
      <path d="M-7-2l-11 4v4l11 1z" fill={lit} />
      <path d="M7-2l11 4v4l-11 1z" fill={dark} />
    </>
  );
}

/** A Ship around its middle, about 50 high; its hull tells its Type. */
export function ShipArt({ card }: { readonly card: number }) {
  const next = seeded(card * 11 + 5);
  const [type] = cardInfo(card).types;
  const hull = HULLS[type] ?? HULLS[0];
  const [lit, dark, glow] = PAINTS[next(PAINTS.length)] ?? PAINTS[0];
  const engines = 1 + next(3);
  return (
    <g transform="rotate(24)" strokeLinejoin="round">
      {Array.from({ length: engines }, (_, i) => {
        const x = (i - (engines - 1) / 2) * 6;
        return (
          <g key={i}>
            <path d={`M${x - 2.6} 17L${x} 34L${x + 2.6} 17z`} fill={glow} opacity="0.45" />
            <path d={`M${x - 1.4} 17L${x} 27L${x + 1.4} 17z`} fill="#fff" opacity="0.8" />
          </g>
        );
      })}
      {fins(next, [lit, dark])}
      <path d={hull?.lit} fill={lit} />
      <path d={hull?.dark} fill={dark} />
      <path d={hull?.lines} fill="none" stroke="#2a1630" strokeWidth="1" opacity="0.65" />
      <ellipse cy={-13 + next(4)} rx="1.900" ry="3.200" fill={glow} />
      <circle cx="-.6" cy="-14" r=".8" fill="#fff" />
    </g>
  );
}
