import type { ReactNode } from 'react';
import { PIECE } from '../contract.ts';
import { around } from '../geometry/box.ts';
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
      <path
        d={shape(top, -thick * 0.45)}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.35"
        strokeWidth={Math.max(1, thick * 0.4)}
        pathLength="100"
        strokeDasharray={props.shape ? undefined : '34 66'}
        strokeDashoffset={props.shape ? undefined : '4'}
      />
      <g transform={`translate(0 ${-thick / 2})`}>{props.children}</g>
    </g>
  );
}
