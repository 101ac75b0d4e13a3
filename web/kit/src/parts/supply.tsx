import type { ReactNode } from 'react';
import { PartFrame } from '../board/frame.tsx';
import { Info } from '../place/info.tsx';
import { Words } from '../words/words.tsx';

export interface SupplyItem {
  readonly id: string;
  /** Around its middle, as large as the cell says. */
  readonly drawing: ReactNode;
  readonly n: number | string;
  readonly label: string;
}

export interface SupplyGroup {
  readonly title: string;
  readonly items: readonly SupplyItem[];
}

interface SupplyTableProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly groups: readonly SupplyGroup[];
  /** The room of one drawing with its number beside it. */
  readonly cell?: { readonly width: number; readonly height: number };
}

const HEAD = 28;
const CELL = { width: 66, height: 42 };

interface Row extends SupplyGroup {
  readonly y: number;
}

/** What is left, heap by heap: each thing drawn with its number. */
export function SupplyTable({ label, className, groups, cell = CELL }: SupplyTableProps) {
  const plan = (width: number) => {
    const columns = Math.max(1, Math.floor(width / cell.width));
    let height = 0;
    const rows: Row[] = groups.map((group) => {
      const y = height;
      height += HEAD + Math.ceil(group.items.length / columns) * cell.height + 4;
      return { ...group, y };
    });
    return { height, columns, rows };
  };
  return (
    <PartFrame label={label} className={className} plan={plan} first={{ width: 280, height: 200 }}>
      {({ rows, columns }, width) =>
        rows.map(({ title, items, y }) => (
          <g key={title} transform={`translate(0 ${y})`}>
            <Words text={title} x={2} y={18} width={width - 4} size={15} weight={600} />
            {items.map(({ id, drawing, n, label: said }, i) => (
              <g
                key={id}
                transform={`translate(${(i % columns) * cell.width} ${HEAD + (Math.floor(i / columns) + 0.5) * cell.height})`}
                opacity={n === 0 ? 0.45 : undefined}
              >
                <Info id={id} label={said}>
                  <g transform={`translate(${cell.height / 2} 0)`}>{drawing}</g>
                  <text x={cell.height + 3} y="5.4" fontSize="15" fontWeight="600">
                    {n}
                  </text>
                </Info>
              </g>
            ))}
          </g>
        ))
      }
    </PartFrame>
  );
}
