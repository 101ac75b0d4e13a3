import { useEffect, useState } from 'react';
import { Floating } from './floating.tsx';
import { followPointed, type Pointed } from './pointed.ts';

/** What an element with `data-tip` is called: its tip, or else its name. */
const tipOf = ({ target }: Pointed): string =>
  target.getAttribute('data-tip') || target.getAttribute('aria-label') || '';

/** Says what a sign means while it is pointed at: buttons without words, badges, slices of a bar. */
export function Tips() {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => followPointed(document.documentElement, '[data-tip]', setPointed), []);
  const tip = pointed ? tipOf(pointed) : '';
  if (!pointed || tip === '') return null;
  return (
    <Floating key={tip} pointed={pointed} look="tip">
      {tip}
    </Floating>
  );
}
