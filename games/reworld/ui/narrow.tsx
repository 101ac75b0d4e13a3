import places from '@orrery/kit/places.module.css';
import type { ReactNode } from 'react';
import { type Officer, OFFICERS } from '../data/index.ts';
import { say } from '../text/say.ts';
import { OfficerCard } from './cards.tsx';
import { around, type Box, type Draw } from './spot.tsx';

const count = (cards: readonly number[], type: number): number =>
  cards.filter((card) => card === type).length;

/** Whether all wanted cards are among these. */
export const holds = (cards: readonly number[], wanted: readonly number[]): boolean =>
  OFFICERS.every((type) => count(cards, type) >= count(wanted, type));

interface PickProps {
  readonly label: string;
  readonly box: Box;
  readonly act: () => void;
  readonly children: ReactNode;
}

/** A button that only changes what is shown; it answers nothing. */
function Pick({ label, box, act, children }: PickProps) {
  return (
    <g
      className={`${places.spot} ${places.lit}`}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      }}
    >
      <rect role="button" tabIndex={0} aria-label={label} className={places.hit} {...box} />
      <rect className={places.focus} {...box} rx="8" />
      <g aria-hidden="true">{children}</g>
    </g>
  );
}

interface NarrowProps {
  readonly lang: Draw['lang'];
  readonly all: readonly (readonly Officer[])[];
  readonly wanted: readonly Officer[];
  readonly pick: (wanted: readonly Officer[]) => void;
  readonly box: Box;
  readonly thumb: number;
}

/** One card of each type to pick from: only payments that hold the picked ones stay. */
export function Narrow({ lang, all, wanted, pick, box, thumb }: NarrowProps) {
  const step = Math.min(78, (box.width - 16) / OFFICERS.length);
  const height = Math.max(68, thumb);
  const y = box.y + box.height - height / 2;
  const again = { width: Math.max(56, thumb), height: Math.max(40, thumb) };
  const corner = { x: box.x + box.width - again.width / 2 - 2, y: box.y + again.height / 2 };
  return (
    <>
      <path
        d={`M${box.x + 14} ${y - height / 2 - 2}h${box.width - 28}`}
        stroke="var(--rw-panel-edge)"
      />
      {OFFICERS.map((type, i) => {
        const next = [...wanted, type];
        const useful = all.some((cards) => holds(cards, next));
        const picked = count(wanted, type);
        const x = box.x + 8 + (i + 0.5) * step;
        const card = (
          <g transform={`translate(${x} ${y})`} opacity={useful || picked > 0 ? 1 : 0.35}>
            <OfficerCard type={type} width={38} lang={lang} />
            {picked > 0 ? <Picked n={picked} /> : null}
          </g>
        );
        return useful ? (
          <Pick
            key={type}
            label={say(lang, 'ui.pay.with', { card: type })}
            box={around(x, y, step - 2, height)}
            act={() => pick(next)}
          >
            {card}
          </Pick>
        ) : (
          <g key={type}>{card}</g>
        );
      })}
      {wanted.length > 0 ? (
        <Pick
          label={say(lang, 'ui.pay.all')}
          box={around(corner.x, corner.y, again.width, again.height)}
          act={() => pick([])}
        >
          <path
            transform={`translate(${corner.x} ${corner.y})`}
            d="M-10-2a10 10 0 1 1 2 8M-11-9v8h8"
            fill="none"
            stroke="var(--rw-ink)"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Pick>
      ) : null}
    </>
  );
}

/** How many of a card are picked. */
function Picked({ n }: { readonly n: number }) {
  return (
    <g transform="translate(18 -24)">
      <circle r="12" fill="var(--rw-violet)" />
      <text
        y="5.5"
        textAnchor="middle"
        fontSize="16"
        fontWeight="700"
        style={{ fill: 'var(--rw-space)' }}
      >
        {n}
      </text>
    </g>
  );
}
