import { around, PIECE, rounded } from '@orrery/kit';
import {
  COLOUR_OF,
  NUMBER_OF,
  resourceId,
  resourceOf,
  type Section,
  SYMBOLS,
  TYPE_OF,
} from '../data/index.ts';
import { KIND_FILLS } from './kinds.ts';
import { COLOUR_SIGNS, Sign, TYPE_SIGNS } from './signs.tsx';

interface SectionProps {
  readonly section: Section;
  readonly width: number;
  readonly height: number;
  /** It cannot be used for what is asked. */
  readonly dim?: boolean | undefined;
  /** Where something lies in its middle, its Type stands at the left. */
  readonly aside?: number;
}

/** One section of a Resource card around its middle: its symbols, and its Type in grey beside the number. */
function SectionFace({ section, width, height, dim = false, aside = 0 }: SectionProps) {
  const n = SYMBOLS[section] ?? 1;
  const colour = COLOUR_OF[section] ?? 0;
  const size = Math.min(height * 0.46, (width * 0.86) / Math.max(2.2, n));
  const type = Math.min(height * 0.32, width * 0.26);
  return (
    <g opacity={dim ? 0.4 : 1}>
      <path
        d={rounded(width * 0.06)(around(0, 0, width, height))}
        fill={KIND_FILLS[colour]}
        opacity="0.3"
      />
      {Array.from({ length: n }, (_, i) => (
        <g key={i} transform={`translate(${(i - (n - 1) / 2) * size * 1.02} ${-height * 0.14})`}>
          <Sign name={COLOUR_SIGNS[colour]} size={size} />
        </g>
      ))}
      <g transform={`translate(${-aside} ${height * 0.3})`} color="#5b6078">
        <Sign name={TYPE_SIGNS[TYPE_OF[section] ?? 0]} size={type} />
      </g>
    </g>
  );
}

interface ResourceProps {
  readonly card: number;
  readonly width: number;
  readonly height?: number;
  /** Sections that are of no use now. */
  readonly dim?: readonly [boolean, boolean];
  readonly piece?: boolean;
}

/** How its two sections lie: the middles and the height of one, for drawings and targets. */
export function sectionBoxes(width: number, height: number) {
  const gap = Math.max(8, height * 0.15);
  const high = (height - gap - width * 0.1) / 2;
  return { wide: width * 0.9, high, y: (gap + high) / 2 };
}

/** A Resource card around its middle: section, number, section. */
export function ResourceCard({ card, width, height = width * 1.4, dim, piece }: ResourceProps) {
  const { wide, high, y } = sectionBoxes(width, height);
  const ring = Math.min(width * 0.15, height * 0.1);
  return (
    <g {...(piece ? { [PIECE]: `resource:${resourceId(card)}` } : {})}>
      <path
        d={rounded(width * 0.09)(around(0, width * 0.03, width, height))}
        fill="#000"
        opacity="0.25"
      />
      <path
        d={rounded(width * 0.09)(around(0, 0, width, height))}
        fill="var(--aa-resource)"
        stroke="#8b90ab"
        strokeWidth={width * 0.014}
      />
      {[0, 1].map((i) => (
        <g key={i} transform={`translate(0 ${i === 0 ? -y : y})`}>
          <SectionFace
            section={card * 2 + i}
            width={wide}
            height={high}
            dim={dim?.[i]}
            aside={width * 0.28}
          />
        </g>
      ))}
      <NumberMark n={NUMBER_OF[card] ?? 1} size={ring * 2} />
    </g>
  );
}

/** The number that counts in combat, in its octagon. */
export function NumberMark({ n, size }: { readonly n: number | string; readonly size: number }) {
  return (
    <g transform={`scale(${size / 24})`}>
      <path
        d="M-4.500-11h9l6.500 6.500v9l-6.500 6.500h-9l-6.500-6.500v-9z"
        fill="#2a1a38"
        stroke="#c9a24b"
        strokeWidth="1.400"
      />
      <text
        y="5.500"
        fontSize="15.500"
        fontWeight="700"
        textAnchor="middle"
        style={{ fill: '#fff' }}
      >
        {n}
      </text>
    </g>
  );
}

/** A card under a Planet or under a card in work: only the section that counts. */
export function Chip({
  section,
  width,
  height,
  piece,
}: {
  readonly section: Section;
  readonly width: number;
  readonly height: number;
  readonly piece?: boolean;
}) {
  return (
    <g {...(piece ? { [PIECE]: `resource:${resourceId(resourceOf(section))}` } : {})}>
      <path
        d={rounded(width * 0.1)(around(0, 0, width, height))}
        fill="var(--aa-resource)"
        stroke="#8b90ab"
        strokeWidth="1"
      />
      <SectionFace section={section} width={width * 0.92} height={height * 0.94} />
    </g>
  );
}

/** The back of the Resource cards: a relic's eye. */
export function ResourceBack({
  width,
  height = width * 1.4,
}: {
  readonly width: number;
  readonly height?: number;
}) {
  return (
    <g>
      <path
        d={rounded(width * 0.09)(around(0, 0, width, height))}
        fill="var(--aa-back)"
        stroke="#c9a24b"
        strokeWidth={width * 0.02}
      />
      <g transform={`scale(${width / 58})`} fill="none" stroke="#c9a24b" strokeWidth="1.200">
        <circle r="17" opacity="0.7" />
        <circle r="12" strokeDasharray="2 3" />
        <path d="M0-17v-9M0 17v9M-17 0h-6M17 0h6" opacity="0.6" />
        <path d="M0-9L5 0L0 9L-5 0z" fill="#b83b87" stroke="#f0d48a" />
      </g>
    </g>
  );
}
