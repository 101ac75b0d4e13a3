import type { ReactNode } from 'react';
import { PIECE } from '../contract.ts';
import { around, type Box } from '../geometry/box.ts';
import { rounded, type Shape } from '../geometry/shape.ts';

interface TileProps {
  readonly width: number;
  readonly height?: number;
  /** Its outline: round corners unless told. */
  readonly shape?: Shape;
  readonly face?: string;
  /** The colour of its lower edge, which makes it stand up from the board. */
  readonly edge?: string;
  readonly piece?: string | undefined;
  /** Drawn around its middle, in the units of the board. */
  readonly children?: ReactNode;
}

/** Light falls on the upper edge and round its corners. */
const light = ({ x, y, width }: Box, r: number, thick: number): string => {
  const [left, high, t] = [x + thick * 0.5, y + thick * 0.5, thick];
  return `M${left} ${high + r + t}q0 ${-r - t} ${r} ${-r - t}h${width - 2 * r - t}q${r} 0 ${r} ${r + t}`;
};

/** A thick tile with a bevel of light along its upper edge. */
export function Tile(props: TileProps) {
  const {
    width,
    height = width,
    face = 'var(--tile, #4b5d7c)',
    edge = 'var(--tile-deep, #313f58)',
  } = props;
  const thick = Math.min(width, height) * 0.06;
  const shape = props.shape ?? rounded(Math.min(width, height) * 0.13);
  const body = around(0, 0, width, height);
  const top = { ...body, height: height - thick };
  return (
    <g {...{ [PIECE]: props.piece }}>
      <path d={shape({ ...body, y: body.y + thick * 0.6 })} fill="#000" opacity="0.25" />
      <path d={shape(body)} fill={edge} />
      <path d={shape(top, -thick * 0.12)} fill={face} stroke="#fff" strokeOpacity="0.16" />
      {props.shape ? (
        <path
          d={shape(top, -thick * 0.5)}
          fill="none"
          stroke="#fff"
          strokeOpacity="0.25"
          strokeWidth={Math.max(1, thick * 0.35)}
        />
      ) : (
        <path
          d={light(top, Math.min(width, height) * 0.13, thick)}
          fill="none"
          stroke="#fff"
          strokeOpacity="0.38"
          strokeWidth={Math.max(1, thick * 0.4)}
          strokeLinecap="round"
        />
      )}
      <g transform={`translate(0 ${-thick / 2})`}>{props.children}</g>
    </g>
  );
}
