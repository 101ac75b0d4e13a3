import { EDGE, facet, rounded, type Token } from '@orrery/kit';
import { KINDS, type SIDES, TYPES } from '../data/index.ts';
import { KIND_SIGNS, Sign, type SignName, TYPE_SIGNS } from './signs.tsx';

/** What a card must show to be meant; null: anything. */
export interface Sort {
  readonly kind?: (typeof KINDS)[number] | null;
  readonly side?: (typeof SIDES)[number] | null;
  readonly type?: (typeof TYPES)[number] | null;
}

const BOX = { x: -8, y: -11, width: 16, height: 22 };
const GROUNDS = {
  logistics: 'var(--aa-logistics)',
  operational: 'var(--aa-operational)',
} as const;

/** A bare card of a kind, face and Type: the sign for "such a card". */
export function BlankCard({ kind = null, side = null, type = null }: Sort) {
  const shape = side === 'operational' ? facet(4) : rounded(3);
  const ink = side === 'operational' ? 'var(--aa-operational-ink)' : 'var(--aa-logistics-ink)';
  const signs: SignName[] = [
    ...(kind === null ? [] : [KIND_SIGNS[KINDS.indexOf(kind)] ?? 'planet']),
    ...(type === null ? [] : [TYPE_SIGNS[TYPES.indexOf(type)] ?? 'exploration']),
  ];
  const size = signs.length > 1 ? 9 : 13;
  return (
    <g color={ink}>
      <path d={shape(BOX)} fill={side === null ? '#6d5a7c' : GROUNDS[side]} {...EDGE} />
      <path d={shape(BOX)} fill="none" stroke="#d9c3e2" strokeWidth="1" />
      {side === null ? <path d="M-8 11h16v-22z" fill="#fff" opacity="0.18" /> : null}
      {signs.map((name, i) => (
        <g key={name} transform={`translate(0 ${signs.length > 1 ? i * 9.6 - 4.8 : 0})`}>
          <Sign name={name} size={size} />
        </g>
      ))}
    </g>
  );
}

export const blank = (sort: Sort): Token<SignName> => ({ draw: <BlankCard {...sort} />, wide: 18 });
