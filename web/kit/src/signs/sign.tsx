import type { ReactNode } from 'react';
import { GOODS } from './goods.tsx';
import { MARKS } from './marks.tsx';
import { THINGS } from './things.tsx';

/** The signs that games share. Each game adds its own with `signSet`. */
export const COMMON = { ...GOODS, ...MARKS, ...THINGS } as const;
export type CommonSign = keyof typeof COMMON;

/** Drawings in a box of 24 by 24 around their middle, by name. */
export type SignArt<S extends string> = Readonly<Record<S, ReactNode>>;

interface StruckProps {
  readonly struck?: boolean | undefined;
}

/** Does not count, is not paid, is used up. */
export function Strike({ struck }: StruckProps) {
  return struck ? (
    <>
      <path d="M-10 10L10-10" stroke="var(--place-ground, #0e1320)" strokeWidth="5" />
      <path
        d="M-10 10L10-10"
        stroke="var(--warn, #ff9c8c)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ) : null;
}
