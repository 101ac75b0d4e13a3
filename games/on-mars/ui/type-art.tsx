import { EDGE } from '@orrery/kit';
import type { ReactNode } from 'react';
import type { BuildingType } from '../data/index.ts';

/** Buildings seen from the front, each with an outline of its own, in a box of 24 by 24. */
export const TYPE_ART: Readonly<Record<BuildingType, ReactNode>> = {
  // a headframe over a shaft, with its wheel and a heap of ore
  mine: (
    <>
      <path d="M-11 10l5-6l4 3l2 3z" fill="var(--om-mine)" {...EDGE} />
      <path
        d="M-3 10L1-5h4l5 15M-1 4h9M0-1h6.5"
        fill="none"
        stroke="var(--om-mine-deep)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <circle cx="3" cy="-6.5" r="4.3" fill="var(--om-mine)" {...EDGE} />
      <circle cx="3" cy="-6.5" r="1.2" fill="var(--piece-dark)" />
      <path d="M-12 10.5H12" {...EDGE} strokeWidth="1.8" />
    </>
  ),
  // a tilted panel of cells on its post, and the sun
  generator: (
    <>
      <circle cx="-6.5" cy="-7" r="3.8" fill="var(--om-generator)" {...EDGE} />
      <path d="M2 3v7M-3 10.5H7" {...EDGE} strokeWidth="2" />
      <path d="M-7-1L9-8.5L12 2L-5 8.5z" fill="var(--om-generator-deep)" {...EDGE} />
      <path
        d="M-1.8-3.4L.7 6.3M3.6-6L6.3 4.2M-6 3.8L10.5-3.2"
        fill="none"
        stroke="#a8cdf5"
        strokeWidth="1.2"
      />
    </>
  ),
  // a tank on legs, a drop upon it
  'water-extractor': (
    <>
      <path d="M-6 2l-3 9M6 2l3 9M-6.5 7h13" {...EDGE} strokeWidth="1.8" fill="none" />
      <path d="M-8-5h16v8H-8z" fill="var(--om-water-deep)" {...EDGE} />
      <path d="M-8-5L0-11L8-5z" fill="var(--om-air)" {...EDGE} />
      <path
        d="M0-4c2.6 2.6 3.4 4 3.4 5.3a3.4 3.4 0 0 1-6.8 0C-3.4 0-2.6-1.4 0-4z"
        fill="var(--om-water)"
        stroke="#eaf7ff"
        strokeWidth="0.9"
      />
    </>
  ),
  // a long vault of glass, green within
  greenhouse: (
    <>
      <path d="M-11 9.5V4a11 11 0 0 1 22 0v5.5z" fill="#dff3da" {...EDGE} />
      <path
        d="M-8 9.5c0-5 2.5-6 3-9.5c2 2.5 3 5.5 2.2 9.5zM-1.5 9.5c-.5-6 1-8.5 2.5-12c2 3.5 2.5 7 1.5 12zM4.5 9.5c0-4.5 1.5-5.5 2.2-8c1.6 2 2.3 4.8 1.8 8z"
        fill="var(--om-green)"
        stroke="var(--om-green-deep)"
        strokeWidth="0.9"
      />
      <path d="M-11 3.5H11M0-7V-3" fill="none" stroke="var(--om-green-deep)" strokeWidth="0.9" />
      <path d="M-12 9.8H12" {...EDGE} strokeWidth="1.8" />
    </>
  ),
  // a great fan in its ring, on a base
  'oxygen-condenser': (
    <>
      <path d="M-6 5h12l2.5 6h-17z" fill="var(--om-air-deep)" {...EDGE} />
      <circle cy="-2.5" r="8.6" fill="var(--om-air)" {...EDGE} />
      <path
        d="M0-2.5c-1.5-3-1-5.5 1.5-6.7c2 2.2 1.5 4.8-1.5 6.7zc3 .2 4.9 1.9 4.7 4.6c-2.9.5-4.8-1.4-4.7-4.6zc-1.6 2.8-4 3.6-6.2 2.1c1-2.8 3.4-3.6 6.2-2.1z"
        fill="var(--om-air-deep)"
      />
      <circle cy="-2.5" r="1.6" fill="var(--piece-dark)" />
    </>
  ),
  // a round dome with its lock
  shelter: (
    <>
      <path d="M-11 9V5.5a11 12.5 0 0 1 22 0V9z" fill="var(--om-shelter)" {...EDGE} />
      <path
        d="M-4.8-5.6C-7-1-7.2 4-7 9M4.8-5.6C7-1 7.2 4 7 9M-10 2.5H10"
        fill="none"
        stroke="var(--om-shelter-deep)"
        strokeWidth="1"
      />
      <path d="M-3 9V5a3 3 0 0 1 6 0v4z" fill="var(--om-shelter-deep)" {...EDGE} />
      <path d="M-12 9.6H12" {...EDGE} strokeWidth="1.8" />
    </>
  ),
};

/** A Technology: a chip around what it is for. */
export const chip = (inside: ReactNode): ReactNode => (
  <>
    <path
      d="M-5-11.5v2M0-11.5v2M5-11.5v2M-5 9.5v2M0 9.5v2M5 9.5v2M-11.5-5h2M-11.5 0h2M-11.5 5h2M9.5-5h2M9.5 0h2M9.5 5h2"
      stroke="#d8b45a"
      strokeWidth="1.8"
    />
    <path
      d="M-7.5-9.8h15l2.3 2.3v15l-2.3 2.3h-15l-2.3-2.3v-15z"
      fill="#24423c"
      stroke="#7fd0b6"
      strokeWidth="1.2"
    />
    <g transform="scale(0.68)">{inside}</g>
  </>
);
