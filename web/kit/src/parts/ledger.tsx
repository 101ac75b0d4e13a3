import type { ReactNode } from 'react';
import { PartFrame } from '../board/frame.tsx';
import { useLeast } from '../board/scale.ts';
import type { Place } from '../contract.ts';
import { type Box, cells } from '../geometry/box.ts';
import { rounded, type Shape } from '../geometry/shape.ts';
import { Info } from '../place/info.tsx';
import { Spot, type Touchable } from '../place/spot.tsx';
import { textWidth } from '../words/measure.ts';

/** A thing and how many of it there are. */
export interface LedgerItem {
  readonly id: string;
  /** In a box of 24 by 24 around its middle. */
  readonly drawing: ReactNode;
  readonly n: number | string;
  /** What a screen reader says. */
  readonly label: string;
  /** Where it can answer or be asked about as a place. */
  readonly place?: Place | undefined;
  /** There is none, or it cannot be used. */
  readonly faded?: boolean;
}

interface LedgerProps {
  readonly draw: Touchable;
  readonly items: readonly LedgerItem[];
  readonly box: Box;
  readonly columns?: number;
  /** How large the drawings are, where there is room. */
  readonly size?: number;
  readonly shape?: Shape;
}

/** Icons with their numbers in rows: stores, a rival's panel, the strip of a phone. */
export function Ledger(props: LedgerProps) {
  const { draw, items, box, size = 24, shape = rounded(6) } = props;
  const columns = props.columns ?? Math.max(1, items.length);
  const rows = Math.ceil(items.length / columns);
  const readable = useLeast().figures;
  return cells(box, columns, Math.max(1, rows), 3).map((cell, i) => {
    const item = items[i];
    if (!item) return null;
    const { icon, figure, x, text } = inCell(cell, item.n, size, readable);
    const drawn = (
      <g
        transform={`translate(${cell.x} ${cell.y + cell.height / 2})`}
        opacity={item.faded ? 0.5 : undefined}
      >
        <g transform={`translate(${x} 0) scale(${icon / 24})`}>{item.drawing}</g>
        <text x={text} y={figure * 0.36} fontSize={figure} fontWeight="650">
          {item.n}
        </text>
      </g>
    );
    return item.place === undefined ? (
      <Info key={item.id} id={item.id} label={item.label}>
        {drawn}
      </Info>
    ) : (
      <Spot
        key={item.id}
        draw={draw}
        place={item.place}
        label={item.label}
        box={cell}
        shape={shape}
        tell="number"
        quiet
      >
        {drawn}
      </Spot>
    );
  });
}

interface LedgerPartProps extends Omit<LedgerProps, 'box' | 'columns'> {
  readonly label: string;
  readonly className?: string | undefined;
  /** How high a row is: 44 for thumbs. */
  readonly row?: number;
  /** How wide an icon with its number is at least. */
  readonly cell?: number;
}

/** A ledger with a frame of its own, as wide as its box: the strip of a phone, a rival's stores. */
export function LedgerPart({ label, className, row = 44, cell = 56, ...ledger }: LedgerPartProps) {
  const plan = (width: number) => {
    const most = Math.max(1, Math.min(ledger.items.length, Math.floor(width / cell)));
    const rows = Math.max(1, Math.ceil(ledger.items.length / most));
    return { columns: Math.ceil(ledger.items.length / rows) || 1, height: rows * row };
  };
  return (
    <PartFrame label={label} className={className} plan={plan}>
      {({ columns, height }, width) => (
        <Ledger {...ledger} columns={columns} box={{ x: 0, y: 0, width, height }} />
      )}
    </PartFrame>
  );
}

/** The icon gives way to the number, which must be read. */
function inCell(cell: Box, n: number | string, size: number, readable: number) {
  const wanted = Math.min(size, cell.height * 0.92);
  const figure = Math.max(readable, wanted * 0.72);
  const wide = textWidth(`${n}`, figure, 'bold');
  const icon = Math.max(9, Math.min(wanted, cell.width - wide - 5));
  const start = Math.max(0, Math.min(4, (cell.width - icon - wide - 3) / 2));
  return { icon, figure, x: start + icon / 2, text: start + icon + 3 };
}
