import type { Place } from '@orrery/kit';
import { useEffect, useId, useState } from 'react';
import styles from './learn.module.css';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The board and one's own things: the rest of the page is never veiled. */
const PARTS = '[data-part="board"], [data-part="own"], [data-strip]';
const AROUND = 7;
/** Boards glide, fold and zoom without a word: what is lit is looked for as often as this. */
const EVERY_MS = 120;

const rectOf = (element: Element): Rect => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  };
};

const isSeen = ({ width, height }: Rect): boolean => width > 0 && height > 0;

/** What shines: places that answer, and those that are named. */
const isLit = (element: Element, lit: ReadonlySet<Place>): boolean => {
  const place = element.getAttribute('data-place') ?? '';
  return (
    element.getAttribute('aria-disabled') === 'false' ||
    lit.has(place) ||
    lit.has(place.split('#', 1)[0] ?? place)
  );
};

function look(lit: ReadonlySet<Place>): { readonly parts: Rect[]; readonly holes: Rect[] } {
  const parts = [...document.querySelectorAll(PARTS)];
  const places = parts.flatMap((part) => [...part.querySelectorAll('[data-place]')]);
  const holes = places.filter((place) => isLit(place, lit)).map(rectOf);
  return { parts: parts.map(rectOf).filter(isSeen), holes: holes.filter(isSeen) };
}

/** Lets only what is lit shine through; it hides nothing from a click. */
export function Veil({ lit }: { readonly lit: ReadonlySet<Place> }) {
  const [seen, setSeen] = useState(() => look(lit));
  useEffect(() => {
    const again = (): void =>
      setSeen((old) => {
        const now = look(lit);
        return JSON.stringify(now) === JSON.stringify(old) ? old : now;
      });
    again();
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [lit]);
  const mask = useId();
  if (seen.holes.length === 0) return null;
  return (
    <svg className={styles['veil']} aria-hidden="true" data-veil>
      <mask id={mask}>
        {seen.parts.map((part, i) => (
          <rect key={i} {...part} fill="white" />
        ))}
        {seen.holes.map(({ x, y, width, height }, i) => (
          <rect
            key={i}
            x={x - AROUND}
            y={y - AROUND}
            width={width + 2 * AROUND}
            height={height + 2 * AROUND}
            rx="10"
            fill="black"
          />
        ))}
      </mask>
      <rect width="100%" height="100%" mask={`url(#${mask})`} />
    </svg>
  );
}
