import type { ReactNode } from 'react';
import { least, useScale } from '../board/scale.ts';
import type { Brought, Place } from '../contract.ts';
import type { Box, Point } from '../geometry/box.ts';
import {
  fitHexes,
  type Hex,
  hexBox,
  hexKey,
  hexMiddle,
  type HexPlan,
  type Top,
} from '../geometry/hex.ts';
import { hexagon } from '../geometry/shape.ts';
import { Tag } from '../place/tag.tsx';
import { Spot, type Touchable } from '../place/spot.tsx';
import { textWidth } from '../words/measure.ts';

export interface MapHex extends Hex {
  readonly place: Place;
  readonly label: string;
  /** The colour of its ground. */
  readonly fill?: string | undefined;
  readonly edge?: string | undefined;
  /** What lies on it, around its middle; `size` is the length of an edge. */
  readonly drawing?: ((size: number) => ReactNode) | undefined;
}

interface HexMapProps {
  readonly draw: Touchable;
  readonly hexes: readonly MapHex[];
  readonly box: Box;
  readonly top?: Top;
  /** How far hexes stand apart. */
  readonly gap?: number;
  /** Below the hexes' drawings and above them, with the plan of the map: contours, paths, pieces. */
  readonly under?: (plan: HexPlan) => ReactNode;
  readonly over?: (plan: HexPlan) => ReactNode;
}

/** A map of hexes as large as its room allows: ground first, then what joins them, then the places, then what they bring. */
export function HexMap({ draw, hexes, box, top = 'flat', gap = 1.5, under, over }: HexMapProps) {
  const plan = fitHexes(hexes, box, top);
  const shape = hexagon(top);
  return (
    <g>
      {hexes.map((hex) => (
        <path
          key={hexKey(hex)}
          d={shape(hexBox(hex, plan), -gap / 2)}
          fill={hex.fill ?? 'var(--board-well)'}
          stroke={hex.edge ?? 'var(--board-well-edge)'}
          strokeWidth="1"
        />
      ))}
      {under?.(plan)}
      {hexes.map((hex) => (
        <Spot
          key={hexKey(hex)}
          draw={draw}
          place={hex.place}
          label={hex.label}
          box={hexBox(hex, plan)}
          shape={INSIDE[top]}
          quiet
          tell="nothing"
        >
          {hex.drawing ? <At {...hexMiddle(hex, plan)}>{hex.drawing(plan.size)}</At> : null}
        </Spot>
      ))}
      {over?.(plan)}
      {hexes.map((hex) => {
        const brought = draw.lit.has(hex.place) ? draw.brings.get(hex.place) : undefined;
        return brought ? (
          <g key={hexKey(hex)} aria-hidden="true">
            <MapTag brought={brought} box={hexBox(hex, plan)} map={box} size={plan.size} />
          </g>
        ) : null;
      })}
    </g>
  );
}

/** Letters are so high for the edge of a hex, and no lower when there is much to tell. */
const USUAL = 0.5;
const LOWEST = 0.4;

/**
 * What it brings, between the tags of its neighbours: in the same height they lie three edges
 * apart. What finds no room there, brackets first, is left to the answer's preview.
 */
function MapTag({
  brought: { text, final },
  box,
  map,
  size,
}: {
  readonly brought: Brought;
  readonly box: Box;
  readonly map: Box;
  readonly size: number;
}) {
  const most = 2.7 * size;
  const lowest = Math.max(LOWEST * size, least(useScale()).figures);
  const said = [text, text.replace(/ \(.*\)/, ''), text.split(/\s/)[0] ?? ''];
  const short = said.find((words) => textWidth(words, lowest, 'bold') <= most) ?? '';
  const wide = textWidth(short, USUAL * size, 'bold');
  const high = Math.max(lowest, USUAL * size * Math.min(1, most / wide));
  const side = box.y + box.height + high > map.y + map.height ? 'above' : 'below';
  return <Tag text={short} final={final} box={box} side={side} size={high} />;
}

/** Neighbours' glows lie side by side, not upon each other. */
const inside = (top: Top) => {
  const shape = hexagon(top);
  return Object.assign((box: Box, by = 0) => shape(box, by > 0 ? by - 3.5 : 0), {
    corner: shape.corner ?? ([1, -1] as const),
  });
};
const INSIDE = { flat: inside('flat'), pointed: inside('pointed') } as const;

function At({ x, y, children }: Point & { readonly children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}
