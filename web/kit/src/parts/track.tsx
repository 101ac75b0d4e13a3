import type { Seat } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { Place } from '../contract.ts';
import { type Box, cells } from '../geometry/box.ts';
import { standing } from '../geometry/ring.ts';
import { rounded, type Shape } from '../geometry/shape.ts';
import { Info } from '../place/info.tsx';
import { Spot, type Touchable } from '../place/spot.tsx';
import { SeatShape } from '../seat-mark.tsx';
import { PIECE } from '../contract.ts';

export interface TrackSpace {
  readonly id: string;
  /** Where it can answer; otherwise it only explains itself by its id. */
  readonly place?: Place | undefined;
  readonly label: string;
  /** What stands on it, around the middle of the room it has. */
  readonly drawing?: (room: Box) => ReactNode;
  /** Whose markers stand there. */
  readonly here?: readonly Seat[];
}

/** Spaces in the order of the track: in rows, every second one backwards where it winds. */
export function trackCells(
  box: Box,
  n: number,
  { rows = 1, gap = 3, winds = false, up = false }: TrackWay = {},
): readonly Box[] {
  // Upright: from the foot to the top, in columns.
  if (up) {
    const columns = rows;
    const high = Math.ceil(n / columns);
    const grid = cells(box, columns, high, gap);
    return Array.from({ length: n }, (_, i) => {
      const column = Math.floor(i / high);
      return at(grid, (high - 1 - (i % high)) * columns + column);
    });
  }
  const inRow = Math.ceil(n / rows);
  const grid = cells(box, inRow, rows, gap);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / inRow);
    const back = winds && row % 2 === 1;
    return at(grid, row * inRow + (back ? inRow - 1 - (i % inRow) : i % inRow));
  });
}

const at = (grid: readonly Box[], i: number): Box => grid[i] ?? { x: 0, y: 0, width: 0, height: 0 };

interface TrackWay {
  /** How many rows, or columns where it goes up. */
  readonly rows?: number;
  readonly gap?: number;
  readonly winds?: boolean;
  readonly up?: boolean;
}

interface TrackProps extends TrackWay {
  readonly draw: Touchable;
  readonly spaces: readonly TrackSpace[];
  readonly box: Box;
  readonly shape?: Shape;
  /** How large a marker is, where there is room. */
  readonly marker?: number;
  /** The name of a seat's marker, so that it travels. */
  readonly piece?: (seat: Seat) => string;
  /** A marker of the game's own, around its middle. */
  readonly drawMarker?: (seat: Seat, size: number) => ReactNode;
}

/** A track: its spaces with what they bring, and the markers that stand on them, none upon another. */
export function Track(props: TrackProps) {
  const { draw, spaces, box, shape = rounded(5), marker = 15, rows, gap, winds, up } = props;
  const way: TrackWay = {
    ...(rows === undefined ? {} : { rows }),
    ...(gap === undefined ? {} : { gap }),
    ...(winds === undefined ? {} : { winds }),
    ...(up === undefined ? {} : { up }),
  };
  return trackCells(box, spaces.length, way).map((cell, i) => {
    const space = spaces[i];
    if (!space) return null;
    const { drawing, markers } = roomsIn(cell, space.drawing !== undefined);
    const inside = (
      <>
        <path d={shape(cell)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
        {space.drawing ? (
          <g
            transform={`translate(${drawing.x + drawing.width / 2} ${drawing.y + drawing.height / 2})`}
          >
            {space.drawing(drawing)}
          </g>
        ) : null}
        {standing(space.here?.length ?? 0, markers, marker).map((spot, k) => {
          const seat = space.here?.[k] ?? 0;
          const x = spot.x + spot.width / 2;
          const y = spot.y + spot.height / 2;
          return (
            <g key={seat} transform={`translate(${x} ${y})`}>
              <g {...{ [PIECE]: props.piece?.(seat) }}>
                {props.drawMarker?.(seat, spot.width) ?? (
                  <SeatShape seat={seat} size={spot.width * 0.92} />
                )}
              </g>
            </g>
          );
        })}
      </>
    );
    return space.place === undefined ? (
      <Info key={space.id} id={space.id} label={space.label}>
        {inside}
      </Info>
    ) : (
      <Spot
        key={space.id}
        draw={draw}
        place={space.place}
        label={space.label}
        box={cell}
        shape={shape}
        quiet
      >
        {inside}
      </Spot>
    );
  });
}

/** What a space brings above, who stands there below; side by side where it is wide. */
function roomsIn({ x, y, width, height }: Box, has: boolean): { drawing: Box; markers: Box } {
  const whole = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
  if (!has) return { drawing: whole, markers: whole };
  if (width > height * 1.6) {
    const half = whole.width * 0.5;
    return {
      drawing: { ...whole, width: half },
      markers: { ...whole, x: whole.x + half, width: whole.width - half },
    };
  }
  const part = whole.height * 0.55;
  return {
    drawing: { ...whole, height: part },
    markers: { ...whole, y: whole.y + part, height: whole.height - part },
  };
}
