import { Info, type Point } from '@orrery/kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { SunDisc } from './pieces.tsx';
import { at } from './places.ts';

const STEP_MS = 260;
const ZONES = 8;

/** Every zone on the way, the first one too. */
function way(from: number, to: number): readonly number[] {
  const zones = [from];
  for (let zone = from; zone !== to;) {
    zone = (zone + 1) % ZONES;
    zones.push(zone);
  }
  return zones;
}

/** The sun walks from zone to zone along its orbit; whatever is pressed ends the walk. */
function useWalk(ref: RefObject<SVGGElement | null>, sun: number, stops: readonly Point[]): void {
  const before = useRef(sun);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = sun;
    const end = stops[sun];
    if (from === sun || !ref.current || !end) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const zones = way(from, sun);
    const frames = zones.map((zone) => {
      const { x, y } = stops[zone] ?? end;
      return { translate: `${x - end.x}px ${y - end.y}px` };
    });
    const walk = ref.current.animate(frames, {
      duration: STEP_MS * (zones.length - 1) + 120,
      easing: 'ease-in-out',
    });
    const stop = (): void => walk.cancel();
    addEventListener('pointerdown', stop, { once: true });
    addEventListener('keydown', stop, { once: true });
    return () => {
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
      walk.cancel();
    };
  }, [ref, sun, stops]);
}

interface SunProps {
  readonly draw: Draw;
  readonly stops: readonly Point[];
  readonly size: number;
}

export function Sun({ draw, stops, size }: SunProps) {
  const { sun } = draw.view;
  const ref = useRef<SVGGElement>(null);
  useWalk(ref, sun, stops);
  const { x, y } = stops[sun] ?? { x: 0, y: 0 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={ref}>
        <Info id={at.sun} label={say(draw.lang, 'explain.sun')}>
          <SunDisc size={size} />
        </Info>
      </g>
    </g>
  );
}
