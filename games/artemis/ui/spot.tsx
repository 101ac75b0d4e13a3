import type { DrawProps, Place } from '@orrery/kit';
import places from '@orrery/kit/places.module.css';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import type { ArtemisView } from '../rules/view-types.ts';
import { textWidth } from './words.tsx';

export type Draw = DrawProps<ArtemisView>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Ice breaks at its corners: a box with its corners cut, one more than the others. */
export function facet({ x, y, width, height }: Box, cut: number, first = cut): string {
  const [w, h] = [width - 2 * cut, height - 2 * cut];
  return `M${x + first} ${y}H${x + cut + w}l${cut} ${cut}v${h}l${-cut} ${cut}h${-w}l${-cut} ${-cut}V${y + first}z`;
}

interface SpotProps {
  readonly draw: Draw;
  readonly place: Place;
  /** What a screen reader says. */
  readonly label: string;
  readonly box: Box;
  readonly cut?: number;
  /** How far the target reaches beyond its drawing, for thumbs. */
  readonly reach?: number;
  /** The target itself, where thumbs need more than the drawing. */
  readonly hit?: Box;
  /** Keys come here even when it does not answer: there is something to look at. */
  readonly looked?: boolean;
  /** The larger place around it: where that one answers and this one does not, it is meant. */
  readonly within?: Place;
  /** One of many alike: it glows without a dot. */
  readonly quiet?: boolean;
  /** How much of what it would bring is written: where its drawing tells what, only how many. */
  readonly tell?: 'all' | 'number' | 'nothing';
  /** Its drawing. */
  readonly children?: ReactNode;
  /** Smaller places upon it. */
  readonly inner?: ReactNode;
}

/**
 * A place on the board: it glows when it answers the question, and says why not when it does not.
 * The button is the bare target below the drawing, so that its name is all that is read out.
 */
export function Spot(props: SpotProps) {
  const {
    draw,
    place,
    label,
    box,
    cut = 6,
    reach = 0,
    hit,
    within,
    quiet,
    tell = 'all',
    children,
    inner,
  } = props;
  const lit = draw.lit.has(place);
  const reached = lit || props.looked === true;
  const meantWithin = !lit && within !== undefined && draw.lit.has(within);
  // A place upon another one answers for itself.
  const touch = (event: SyntheticEvent) => {
    event.stopPropagation();
    draw.touch(meantWithin ? within : place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    touch(event);
  };
  const grown = (by: number) => facet(inset(box, -by), cut + by / 3);
  const foretold = lit ? draw.foretold.get(place) : undefined;
  const tag = { all: foretold, number: foretold?.split(/\s/)[0], nothing: undefined }[tell];
  const look = lit ? `${places.spot} ${places.lit}` : meantWithin ? places.lit : places.spot;
  return (
    <g
      data-place={place}
      aria-disabled={!lit}
      className={look}
      onClick={touch}
      {...(reached ? { tabIndex: -1, onKeyDown } : {})}
    >
      <path
        role="button"
        aria-label={foretold === undefined ? label : `${label} (${foretold})`}
        aria-disabled={!lit}
        {...(reached ? { tabIndex: 0 } : {})}
        className={places.hit}
        d={hit ? facet(hit, cut) : grown(reach)}
      />
      {lit ? <path className={places.haze} d={grown(2)} /> : null}
      <g aria-hidden="true">{children}</g>
      {draw.traced.has(place) ? <path className={places.trace} d={grown(2)} /> : null}
      {reached ? <path className={places.focus} d={grown(6)} aria-hidden="true" /> : null}
      {lit ? (
        <g aria-hidden="true">
          <path className={places.glow} d={grown(2)} />
          {quiet ? null : (
            <circle className={places.dot} cx={box.x + box.width} cy={box.y} r="5.5" />
          )}
          {tag === undefined ? null : <Tag text={tag} box={box} />}
        </g>
      ) : null}
      {inner}
    </g>
  );
}

/** What an answer would bring, told before the click; at the right edge it grows to the left. */
function Tag({ text, box }: { readonly text: string; readonly box: Box }) {
  const width = textWidth(text, 17, 'bold') + 14;
  const over = Math.max(0, width - box.width) / 2;
  const x = box.x + box.width / 2 - (box.x > width ? over : 0);
  return (
    <g className={places.tag} transform={`translate(${x} ${box.y + box.height})`}>
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text y="5.5" textAnchor="middle" fontSize="17">
        {text}
      </text>
    </g>
  );
}
