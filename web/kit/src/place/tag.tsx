import { useScale, least } from '../board/scale.ts';
import type { Box } from '../geometry/box.ts';
import places from '../places.module.css';
import { textWidth } from '../words/measure.ts';

export type Side = 'below' | 'above' | 'left' | 'right' | 'corner';

interface TagProps {
  readonly text: string;
  /** Chance or a secret speaks: it cannot be undone. */
  readonly final?: boolean;
  readonly box: Box;
  readonly side: Side;
  /** How high its letters are, unless that could not be read. */
  readonly size: number;
}

/** A closed lock, drawn around its middle in a box of ten. */
const LOCK = 'M-3.5-.5v-1.5a3.5 3.5 0 0 1 7 0v1.5M-4.5-.5h9v5.5h-9z';

/** What an answer brings, told before the click: beside its target, and never over the board's edge. */
export function Tag({ text, final = false, box, side, size }: TagProps) {
  const scale = useScale();
  const high = Math.max(size, least(scale).figures);
  const lock = final ? high * (text === '' ? 0.6 : 0.95) : 0;
  const words = textWidth(text, high, 'bold');
  const width = Math.max(high * 1.3, words + lock + high * 0.8);
  const [half, line] = [width / 2, high * 1.3];
  const middle = box.x + box.width / 2;
  // A drawing around its own middle does not know where the board ends.
  const knowsEdge = box.x >= 0;
  const kept = knowsEdge ? Math.max(half - 2, Math.min(middle, scale.width + 2 - half)) : middle;
  const x = {
    below: kept,
    above: kept,
    left: box.x - half - 4,
    right: box.x + box.width + half + 4,
    corner: box.x + box.width - half,
  }[side];
  const level = box.y + box.height / 2;
  const foot = box.y + box.height + 1;
  const y = { below: foot, above: box.y - 1, left: level, right: level, corner: foot }[side];
  return (
    <g className={places.tag} transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-line / 2} width={width} height={line} rx={line / 2} />
      <text x={-lock / 2} y={high * 0.35} textAnchor="middle" fontSize={high}>
        {text}
      </text>
      {final ? (
        <path
          className={places.final}
          d={LOCK}
          transform={`translate(${text === '' ? 0 : half - high * 0.85} 0) scale(${high / 13})`}
        />
      ) : null}
    </g>
  );
}
