import type { Place } from '@orrery/kit';
import { type RefObject, useEffect, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import styles from './verdict-marks.module.css';

/** Where the answer that was given is on the board, and where the better one. */
export interface VerdictPlaces {
  readonly better: ReadonlySet<Place>;
  readonly played: ReadonlySet<Place>;
}

/** Boards glide, fold and scroll without a word: what is marked is looked for as often as this. */
const EVERY_MS = 120;
const AROUND = 4;

interface Mark {
  readonly kind: 'better' | 'played';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** One of several places that mean the same has the word. */
  readonly named: boolean;
}

const without = (some: ReadonlySet<Place>, others: ReadonlySet<Place>): ReadonlySet<Place> =>
  new Set([...some].filter((place) => !others.has(place)));

const elementsAt = (root: Element, places: ReadonlySet<Place>): readonly Element[] =>
  [...root.querySelectorAll('[data-place]')].filter((element) =>
    places.has(element.getAttribute('data-place') ?? ''),
  );

/** Two answers at one place differ elsewhere: there the better one alone is marked. */
function elementsOf(root: Element, { better, played }: VerdictPlaces) {
  const apart = without(better, played);
  return {
    better: elementsAt(root, apart.size > 0 ? apart : better),
    played: elementsAt(root, without(played, better)),
  };
}

function look(root: Element, places: VerdictPlaces): readonly Mark[] {
  const { top, bottom, left, right } = root.getBoundingClientRect();
  const found = elementsOf(root, places);
  return (['played', 'better'] as const).flatMap((kind) =>
    found[kind]
      .map((element) => element.getBoundingClientRect())
      // What is scrolled away has no mark over the rest of the page.
      .filter(({ width, x, y, height }) => {
        const [cx, cy] = [x + width / 2, y + height / 2];
        return width > 0 && cx > left && cx < right && cy > top && cy < bottom;
      })
      .map(({ x, y, width, height }, i) => ({
        kind,
        x: Math.round(x) - AROUND,
        y: Math.round(y) - AROUND,
        width: Math.round(width) + 2 * AROUND,
        height: Math.round(height) + 2 * AROUND,
        named: i === 0,
      })),
  );
}

/** Frames and words on the board: what was played, and what would have been better. Said aside in words. */
export function VerdictMarks({
  root,
  places,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly places: VerdictPlaces;
}) {
  const { advice } = useWords();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const page = root.current;
    if (!page) return;
    const again = (): void =>
      setMarks((old) => {
        const now = look(page, places);
        return JSON.stringify(now) === JSON.stringify(old) ? old : now;
      });
    again();
    // On a phone the board may be scrolled away.
    elementsOf(page, places).better[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [root, places]);
  return (
    <div className={styles['marks']} aria-hidden="true">
      {marks.map(({ kind, named, x, y, width, height }, i) => (
        <i
          key={i}
          data-verdict={kind}
          style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
        >
          {named && <b>{advice[kind]}</b>}
        </i>
      ))}
    </div>
  );
}
