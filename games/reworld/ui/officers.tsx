import type { Officer } from '../data/index.ts';

const HAIR = 'var(--rw-card-ink)';
const COAT = 'var(--rw-terrabot)';
const SKIN = '#e9d9c6';

/** What tells the five officers apart: headgear and tool. */
function Attire({ type }: { readonly type: Officer }) {
  switch (type) {
    case 1: // pilot: helmet and visor
      return (
        <>
          <path d="M-11-6a11 11 0 0 1 22 0v4h-22z" fill={HAIR} />
          <path
            d="M-8-5h16v5c-3 3-13 3-16 0z"
            fill="var(--rw-dusk)"
            stroke={HAIR}
            strokeWidth="1.5"
          />
          <path d="M-9 18l9 4l9-4l-9 8z" fill="var(--rw-card)" />
        </>
      );
    case 2: // engineer: hard hat and gear
      return (
        <>
          <path
            d="M-12-6h24M-9-6a9 9 0 0 1 18 0z"
            fill="var(--rw-steel-deep)"
            stroke={HAIR}
            strokeWidth="2"
            strokeLinecap="round"
          />
          <path d="M-2-15h4v8h-4z" fill={HAIR} />
          <circle
            cy="21"
            r="4.5"
            fill="none"
            stroke="var(--rw-card)"
            strokeWidth="3"
            strokeDasharray="2.4 1.2"
          />
        </>
      );
    case 3: // quartermaster: cap and crate
      return (
        <>
          <path d="M-10-6c-2-8 22-8 20 0l-2 2h-18z" fill={HAIR} />
          <path d="M-11-4h15l-2 3h-11z" fill="var(--rw-steel-deep)" />
          <path
            d="M-5 16h10v9h-10zM-5 20h10M0 16v9"
            fill="none"
            stroke="var(--rw-card)"
            strokeWidth="1.8"
          />
        </>
      );
    case 4: // scientist: knot of hair, glasses, flask
      return (
        <>
          <circle cy="-14" r="4" fill={HAIR} />
          <path d="M-9-2c-1-14 19-14 18 0c-2-5-5-7-9-7s-7 2-9 7z" fill={HAIR} />
          <path d="M-7 0h5v4h-5zM2 0h5v4h-5zM-2 1h4" fill="none" stroke={HAIR} strokeWidth="1.5" />
          <path
            d="M-1.5 15v4l-4 7h11l-4-7v-4z"
            fill="none"
            stroke="var(--rw-card)"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
        </>
      );
    case 5: // navigator: headset and compass
      return (
        <>
          <path d="M-9 1c-2-15 20-15 18 0c-1-4-3-5-6-6c-4 2-9 2-12 6z" fill={HAIR} />
          <path
            d="M-10 3v-4a10 10 0 0 1 20 0v4"
            fill="none"
            stroke="var(--rw-steel-deep)"
            strokeWidth="2.5"
          />
          <path
            d="M-12 0h4v6h-4zM8 0h4v6h-4zM10 6c0 3-3 4-6 4"
            fill="var(--rw-steel-deep)"
            stroke="var(--rw-steel-deep)"
            strokeWidth="1.2"
          />
          <path d="M0 15l2.5 5.500l-2.5 5.500l-2.5-5.500z" fill="var(--rw-card)" />
        </>
      );
  }
}

/** A bust in a box of 36 by 42 around its middle. */
export function Bust({ type }: { readonly type: Officer }) {
  return (
    <>
      <path d="M-17 27c0-11 7-15 17-15s17 4 17 15z" fill={COAT} />
      <path d="M-5 8h10v7l-5 4l-5-4z" fill={SKIN} />
      <ellipse cy="2" rx="9" ry="10.5" fill={SKIN} />
      <path
        d="M-4 2.5v1M4 2.5v1M-2 8q2 1.3 4 0"
        stroke={HAIR}
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
      <Attire type={type} />
    </>
  );
}
