import type { ReactNode } from 'react';
import { useState } from 'react';
import { ScaleContext, useScale } from '../board/scale.ts';
import type { Box } from '../geometry/box.ts';
import { Key } from '../place/spot.tsx';

/** Where something small is drawn large, above all the rest. */
export interface LensPlan {
  /** What it is drawn in, before it is enlarged. */
  readonly box: Box;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface LensWay {
  readonly stand?: 'top' | 'middle' | 'foot';
  readonly margin?: number;
  /** Not enlarged more than this. */
  readonly most?: number;
}

/** A drawing of so much width and height, as large as a room allows. */
export function lensIn(
  room: Box,
  width: number,
  height: number,
  { stand = 'middle', margin = 4, most = Infinity }: LensWay = {},
): LensPlan {
  const [wide, high] = [room.width - 2 * margin, room.height - 2 * margin];
  const scale = Math.min(most, wide / width, high / height);
  const spare = high - height * scale;
  const down = { top: 0, middle: spare / 2, foot: spare }[stand];
  return {
    box: { x: 0, y: 0, width, height },
    scale,
    x: room.x + margin + (wide - width * scale) / 2,
    y: room.y + margin + down,
  };
}

interface LensProps {
  readonly plan: LensPlan;
  /** What it covers; the rest of it steps back. */
  readonly board: { readonly width: number; readonly height: number };
  /** A tap beside it closes it. */
  readonly close?: { readonly label: string; readonly act: () => void } | undefined;
  readonly children: ReactNode;
}

/** The rest steps back, and words in the lens know how large they come out. */
export function Lens({ plan, board, close, children }: LensProps) {
  const scale = useScale();
  const shade = (
    <rect
      width={board.width}
      height={board.height}
      fill="var(--lens-shade, #04101e)"
      opacity="0.66"
      pointerEvents={close ? 'auto' : 'none'}
    />
  );
  const { width, height } = plan.box;
  return (
    <g>
      {close ? (
        <Key label={close.label} box={{ x: 0, y: 0, ...board }} act={close.act}>
          {shade}
        </Key>
      ) : (
        shade
      )}
      <g transform={`translate(${plan.x} ${plan.y}) scale(${plan.scale})`}>
        <ScaleContext value={{ ...scale, px: scale.px * plan.scale, width, height }}>
          {children}
        </ScaleContext>
      </g>
    </g>
  );
}

/** What is opened by hand; another question closes it. */
export function useOpened<T>(question: unknown): {
  readonly opened: T | null;
  readonly open: (what: T) => void;
  readonly close: () => void;
} {
  const [now, setNow] = useState<{ readonly what: T; readonly question: unknown } | null>(null);
  return {
    opened: now && now.question === question ? now.what : null,
    open: (what) => setNow({ what, question }),
    close: () => setNow(null),
  };
}
