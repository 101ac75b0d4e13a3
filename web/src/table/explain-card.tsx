import { EXPLAIN, Explain, type Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import { type RefObject, useEffect, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import type { Rect } from '../parts/beside.ts';
import { Floating } from '../parts/floating.tsx';
import { followPointed, type Pointed } from '../parts/pointed.ts';

const TARGET = `[data-place], [${EXPLAIN}]`;

const explainedBy = ({ target }: Pointed): Place =>
  target.getAttribute(EXPLAIN) ?? target.getAttribute('data-place') ?? '';

/** What can be chosen now stays in sight: on the board, and in the list of answers. */
function choices(page: HTMLElement | null, lit: ReadonlySet<Place>): readonly Rect[] {
  const places = [...(page?.querySelectorAll('[data-place]') ?? [])].filter((element) =>
    lit.has(element.getAttribute('data-place') ?? ''),
  );
  const answers = [...(page?.querySelectorAll('[data-option]') ?? [])];
  return [...places, ...answers].map((element) => element.getBoundingClientRect());
}

/** What stands under the pointer, the finger or the keyboard's focus: a card beside it. */
export function ExplainCard({
  page,
  ui,
  view,
  voice,
  lit,
}: {
  readonly page: RefObject<HTMLElement | null>;
  readonly ui: AnyGameUi;
  readonly view: unknown;
  readonly voice: Voice;
  readonly lit: ReadonlySet<Place>;
}) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(
    () => (page.current ? followPointed(page.current, TARGET, setPointed) : undefined),
    [page],
  );
  const place = pointed ? explainedBy(pointed) : '';
  // What the table did meanwhile may have taken it away.
  const explanation = pointed?.target.isConnected ? ui.explain(voice, view, place) : null;
  return (
    <>
      {pointed && explanation && (
        <Floating key={place} pointed={pointed} inSight={() => choices(page.current, lit)}>
          <Explain explanation={explanation} lang={voice.lang} />
        </Floating>
      )}
      {/* With keys the name of the place is read anyway; this is what the card says besides. */}
      <p className="spoken" aria-live="polite">
        {pointed?.by === 'keys' &&
          explanation &&
          [explanation.text, explanation.cost, explanation.state].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
