import type { ReactNode } from 'react';
import { PIECE } from '../contract.ts';

interface PutProps {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** In degrees. */
  readonly turn?: number;
  readonly opacity?: number | undefined;
  /** The name of a piece that travels from place to place. */
  readonly piece?: string | undefined;
  readonly children?: ReactNode;
}

/** Puts a drawing somewhere. What travels lies in a group of its own: the frame moves that. */
export function Put({ x = 0, y = 0, scale = 1, turn = 0, opacity, piece, children }: PutProps) {
  const steps = [
    x === 0 && y === 0 ? '' : `translate(${x} ${y})`,
    turn === 0 ? '' : `rotate(${turn})`,
    scale === 1 ? '' : `scale(${scale})`,
  ].filter((step) => step !== '');
  return (
    <g transform={steps.length > 0 ? steps.join(' ') : undefined} opacity={opacity}>
      {piece === undefined ? children : <g {...{ [PIECE]: piece }}>{children}</g>}
    </g>
  );
}
