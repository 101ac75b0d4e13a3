import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { useScale } from '../board/scale.ts';
import type { DrawProps, Place } from '../contract.ts';
import type { Box, Point } from '../geometry/box.ts';
import { cornerOf, rounded, type Shape } from '../geometry/shape.ts';
import places from '../places.module.css';
import { SAID } from './said.ts';
import { type Side, Tag } from './tag.tsx';

/** What a place must know of the table; any game's `DrawProps` has it. */
export type Touchable = Pick<
  DrawProps<unknown>,
  'lit' | 'picked' | 'traced' | 'brings' | 'touch' | 'lang'
>;

export interface SpotProps {
  readonly draw: Touchable;
  readonly place: Place;
  /** What a screen reader says. */
  readonly label: string;
  readonly box: Box;
  /** Its outline: `rounded(10)` unless told. */
  readonly shape?: Shape;
  /** How far the target reaches beyond its drawing, for thumbs. */
  readonly reach?: number;
  /** The target itself, where it is more than what glows, such as a whole lane. */
  readonly target?: Box;
  /** Keys come here even when it does not answer: there is something to look at. */
  readonly looked?: boolean;
  /** The larger place around it: where that one answers and this one does not, it is meant. */
  readonly within?: Place | undefined;
  /** One of many alike: it glows without a dot. */
  readonly quiet?: boolean;
  /** How much of what it brings is written: where its drawing tells what, only how many. */
  readonly tell?: 'all' | 'number' | 'nothing';
  /** Where what it brings is written. */
  readonly side?: Side;
  /** How high that is written. */
  readonly tagSize?: number;
  /** Its drawing. */
  readonly children?: ReactNode;
  /** Smaller places upon it. */
  readonly inner?: ReactNode;
}

/** What a spot is just now, and what a click on it means. */
function useSpot({ draw, place, within, looked }: SpotProps) {
  const lit = draw.lit.has(place);
  const picked = draw.picked.has(place);
  const answers = lit || picked;
  const meantWithin = !answers && within !== undefined && draw.lit.has(within);
  const touch = (event: SyntheticEvent): void => {
    // A place upon another one answers for itself.
    event.stopPropagation();
    draw.touch(meantWithin ? within : place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    touch(event);
  };
  return {
    lit,
    picked,
    answers,
    meantWithin,
    reached: answers || looked === true,
    touch,
    onKeyDown,
  };
}

/**
 * A place on the board: it glows when it answers the question, and explains itself when it does
 * not. The button is the bare target below the drawing, so that its name is all that is read out.
 */
export function Spot(props: SpotProps) {
  const { draw, place, box, shape = rounded(10), reach = 0, target, tell = 'all' } = props;
  const { lit, picked, answers, meantWithin, reached, touch, onKeyDown } = useSpot(props);
  const { px } = useScale();
  const brought = lit ? draw.brings.get(place) : undefined;
  const told = tell === 'number' ? brought?.text.split(/\s/)[0] : brought?.text;
  const said = [brought?.text, brought?.final ? SAID.final[draw.lang] : ''].filter(Boolean);
  const look = [
    answers || !meantWithin ? places.spot : '',
    answers || meantWithin ? places.lit : '',
    picked ? places.picked : '',
  ];
  return (
    <g
      data-place={place}
      aria-disabled={!answers}
      className={look.filter(Boolean).join(' ')}
      onClick={touch}
      {...(reached ? { tabIndex: -1, onKeyDown } : {})}
    >
      <path
        role="button"
        aria-label={said.length > 0 ? `${props.label} (${said.join(', ')})` : props.label}
        aria-disabled={!answers}
        {...(picked ? { 'aria-pressed': true } : {})}
        {...(reached ? { tabIndex: 0 } : {})}
        className={places.hit}
        d={target ? shape(target) : shape(box, reach)}
      />
      {answers ? <path className={places.haze} d={shape(box, 2)} /> : null}
      <g aria-hidden="true">{props.children}</g>
      {draw.traced.has(place) ? <path className={places.trace} d={shape(box, 2)} /> : null}
      {reached ? <path className={places.focus} d={shape(box, 6)} aria-hidden="true" /> : null}
      {answers ? (
        <g aria-hidden="true">
          <path className={places.glow} d={shape(box, 2)} />
          {picked ? (
            <Tick at={cornerOf(shape, box)} r={Math.max(8, 6.5 / px)} />
          ) : props.quiet ? null : (
            <Dot at={cornerOf(shape, box)} r={Math.max(5.5, 4 / px)} />
          )}
          {tell === 'nothing' || brought === undefined ? null : (
            <Tag
              text={told ?? ''}
              final={brought.final}
              box={box}
              side={props.side ?? 'below'}
              size={props.tagSize ?? 16}
            />
          )}
        </g>
      ) : null}
      {props.inner}
    </g>
  );
}

/** For those who do not see the glow. */
function Dot({ at, r }: { readonly at: Point; readonly r: number }) {
  return <circle className={places.dot} cx={at.x} cy={at.y} r={r} />;
}

/** Picked for an answer of several parts. */
function Tick({ at, r }: { readonly at: Point; readonly r: number }) {
  return (
    <g className={places.tick} transform={`translate(${at.x} ${at.y}) scale(${r / 8})`}>
      <circle r="8" />
      <path d="M-3.5.3l2.5 2.5l4.5-5" />
    </g>
  );
}

interface KeyProps {
  readonly label: string;
  readonly box: Box;
  readonly shape?: Shape;
  readonly act: () => void;
  /** It is switched on. */
  readonly pressed?: boolean;
  readonly children: ReactNode;
}

/** A button that only changes what is shown; it answers nothing. */
export function Key({ label, box, shape = rounded(8), act, pressed, children }: KeyProps) {
  return (
    <g
      className={places.lit}
      onClick={(event) => {
        event.stopPropagation();
        act();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      }}
    >
      <path
        role="button"
        tabIndex={0}
        aria-label={label}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        className={places.hit}
        d={shape(box)}
      />
      <path className={places.focus} d={shape(box)} aria-hidden="true" />
      <g aria-hidden="true">{children}</g>
    </g>
  );
}
