import type { DrawProps, Place } from '@orrery/kit';
import places from '@orrery/kit/places.module.css';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ReworldView } from '../rules/view-types.ts';

export type Draw = DrawProps<ReworldView>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const around = (x: number, y: number, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

type Side = 'below' | 'corner' | 'left';

interface SpotProps {
  readonly draw: Draw;
  readonly place: Place;
  /** What a screen reader says. */
  readonly label: string;
  readonly box: Box;
  readonly radius?: number;
  /** How far the target reaches beyond its drawing, for thumbs. */
  readonly reach?: number;
  /** The target where it is more than what glows, such as a whole lane. */
  readonly target?: Box;
  /** Where what is foretold stands. */
  readonly foretell?: Side;
  readonly children?: ReactNode;
}

/**
 * A place on the board: it glows when it answers the question, and says why not when it does not.
 * The button is the bare target below the drawing, so that its name is all that is read out.
 */
export function Spot({
  draw,
  place,
  label,
  box,
  radius = 10,
  reach = 0,
  target,
  foretell = 'below',
  children,
}: SpotProps) {
  const lit = draw.lit.has(place);
  const touch = () => draw.touch(place);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    touch();
  };
  const grown = (by: number) => ({
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
    rx: radius + by,
  });
  const foretold = lit ? draw.foretold.get(place) : undefined;
  return (
    <g
      data-place={place}
      aria-disabled={!lit}
      className={lit ? `${places.spot} ${places.lit}` : places.spot}
      onClick={touch}
      {...(lit ? { tabIndex: -1, onKeyDown } : {})}
    >
      <rect
        role="button"
        aria-label={foretold === undefined ? label : `${label} (${foretold})`}
        aria-disabled={!lit}
        {...(lit ? { tabIndex: 0 } : {})}
        className={places.hit}
        {...(target ?? grown(reach))}
      />
      {lit ? <rect className={places.haze} {...grown(3)} /> : null}
      <g aria-hidden="true">{children}</g>
      {draw.traced.has(place) ? <rect className={places.trace} {...grown(3)} /> : null}
      {lit ? <rect className={places.focus} {...grown(8)} /> : null}
      {lit ? (
        <g aria-hidden="true">
          <rect className={places.glow} {...grown(3)} />
          <circle className={places.dot} cx={box.x + box.width + 1} cy={box.y - 1} r="6" />
          {foretold === undefined ? null : <Tag text={foretold} box={box} side={foretell} />}
        </g>
      ) : null}
    </g>
  );
}

interface TagProps {
  readonly text: string;
  readonly box: Box;
  readonly side: Side;
}

/** What an answer would bring, told before the click: under the piece, at its corner or its left. */
function Tag({ text, box, side }: TagProps) {
  const width = text.length * 8.4 + 14;
  const x = {
    left: box.x - width / 2 - 20,
    below: box.x + box.width / 2,
    corner: box.x + box.width - width / 2,
  }[side];
  const y = side === 'left' ? box.y + box.height / 2 : box.y + box.height + 2;
  return (
    <g className={places.tag} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-10.5" width={width} height="21" rx="10.5" />
      <text y="5.5" textAnchor="middle" fontSize="15">
        {text}
      </text>
    </g>
  );
}
