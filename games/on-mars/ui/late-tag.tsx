import { type Box, type Place, Tag } from '@orrery/kit';
import type { Draw } from './draw.ts';

/**
 * What a lit place brings, written apart from it: above its neighbours, which are drawn later. The
 * place itself tells nothing then, but to those who hear its name.
 */
export function LateTag({
  draw,
  place,
  box,
  side,
  number = false,
}: {
  readonly draw: Draw;
  readonly place: Place;
  readonly box: Box;
  readonly side: 'below' | 'corner';
  /** Only how many: what it is stands beside it. */
  readonly number?: boolean;
}) {
  const brought = draw.lit.has(place) ? draw.brings.get(place) : undefined;
  if (brought === undefined) return null;
  const text = number ? (brought.text.split(/\s/)[0] ?? '') : brought.text;
  return (
    <g aria-hidden="true">
      <Tag text={text} final={brought.final} box={box} side={side} size={12} />
    </g>
  );
}
