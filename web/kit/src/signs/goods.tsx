import { EDGE, LINE } from './ink.ts';

/** What is gained, kept and paid: in colours of their own, told apart by outline at 14 pixels. */
export const GOODS = {
  points: (
    <path
      d="M0-11l3.2 7l7.5.8l-5.6 5.1l1.6 7.5L0 5.6l-6.7 3.8l1.6-7.5l-5.6-5.1l7.5-.8z"
      fill="var(--sign-points, #fff4cf)"
      {...EDGE}
    />
  ),
  energy: (
    <>
      <circle r="10.5" fill="var(--sign-energy-deep, #d98c00)" opacity="0.35" />
      <path d="M3-11L-7.5 2h5.5l-2 9.5L8-3.5H1.5z" fill="var(--sign-energy, #ffd34d)" {...EDGE} />
    </>
  ),
  battery: (
    <>
      <path d="M-4-11h8v3h-8z" fill="var(--sign-steel-deep, #7c8fa0)" {...EDGE} />
      <path d="M-7-8h14v19h-14z" fill="var(--sign-steel, #cfdae3)" {...EDGE} />
      <path d="M1.5-6L-4 2.5h3.5L-2 8.5L4.5-.5H.8z" fill="var(--sign-energy-deep, #d98c00)" />
    </>
  ),
  mineral: (
    <>
      <path d="M-6-7l11-2l5 6l-3 11l-13 1l-4-8z" fill="var(--sign-mineral, #c9b8a4)" {...EDGE} />
      <path
        d="M-6-7l3 6l-7 2M-3-1l8-2l5 0M-3-1l-3 10M5-3l2 11"
        fill="none"
        stroke="var(--sign-mineral-deep, #7d6a55)"
        strokeWidth="1.3"
      />
    </>
  ),
  crystal: (
    <>
      <path d="M0-11.5l6 6.5v10l-6 6.5l-6-6.5v-10z" fill="var(--sign-crystal, #d6c6ff)" {...EDGE} />
      <path
        d="M-6-5l4 2.5h4l4-2.5M-2-2.5v6l2 8l2-8v-6M-2 3.5l-4 1.5M2 3.5l4 1.5"
        fill="none"
        stroke="var(--sign-crystal-deep, #7c62cc)"
        strokeWidth="1.2"
      />
    </>
  ),
  water: (
    <>
      <path
        d="M0-11.5C4-5.5 8-1.5 8 3.5a8 7.5 0 0 1-16 0C-8-1.5-4-5.5 0-11.5z"
        fill="var(--sign-water, #6cbcf2)"
        {...EDGE}
      />
      <path
        d="M-4.5 3.5a4.5 4.5 0 0 0 3.5 4.2"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  oxygen: (
    <>
      <circle cx="-2.5" cy="-1.5" r="8" fill="var(--sign-oxygen, #d9f1fa)" {...EDGE} />
      <circle cx="-2.5" cy="-1.5" r="3.6" fill="none" stroke="#0b3c5d" strokeWidth="2.2" />
      <path
        d="M5 5.5a2.6 2.6 0 1 1 4.5 1.8l-4.3 4h5.3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  plant: (
    <>
      <path d="M0 11V0" {...EDGE} strokeWidth="4" strokeLinecap="round" />
      <path d="M0 11V0" stroke="var(--sign-plant-deep, #2f8a4e)" strokeWidth="2" />
      <path
        d="M0 2.5C-8 3-11-2-10.5-8C-4-8.5 0-5 0 2.5zM0-1C0-7 4-11 10.5-10.5C10.5-4 7-.5 0-1z"
        fill="var(--sign-plant, #5cc47c)"
        {...EDGE}
      />
    </>
  ),
  coin: (
    <>
      <circle r="9.5" fill="var(--sign-coin, #d5dce4)" {...EDGE} />
      <circle r="6.5" fill="none" stroke="var(--sign-steel-deep, #7c8fa0)" strokeWidth="1.2" />
      <path
        d="M0-4v8"
        stroke="var(--piece-dark, #0d1a26)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ),
  shield: (
    <>
      <path
        d="M0-10.5c3.5 2.3 6.8 3 9 3C9 1 5.8 7.5 0 11C-5.8 7.5-9 1-9-7.5c2.2 0 5.5-.7 9-3z"
        fill="var(--sign-steel, #c3cde0)"
        {...EDGE}
      />
      <path
        d="M0-10.5c3.5 2.3 6.8 3 9 3C9 1 5.8 7.5 0 11z"
        fill="var(--sign-steel-deep, #7f8dab)"
        opacity="0.55"
      />
    </>
  ),
  tool: (
    <>
      <path
        d="M-4-5v-3q0-2 2-2h4q2 0 2 2v3"
        fill="none"
        stroke="var(--sign-steel-deep, #7c8fa0)"
        strokeWidth="2.2"
      />
      <path d="M-10-5h20v13h-20z" fill="var(--sign-steel, #cfdae3)" {...EDGE} />
      <path d="M-10 0h20" {...EDGE} fill="none" />
      <path d="M-2-2h4v4h-4z" fill="var(--piece-dark, #0d1a26)" />
    </>
  ),
  crown: <path d="M-10 7V-5l5 5l5-8l5 8l5-5V7z" fill="var(--sign-points, #fff4cf)" {...EDGE} />,
  any: (
    <>
      <circle r="9.5" {...LINE} strokeDasharray="2 3.97" />
      <path d="M-3-2.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M0 6.3v.01" {...LINE} />
    </>
  ),
} as const;
