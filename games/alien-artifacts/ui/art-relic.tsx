import { seeded } from './seeded.ts';

const TINTS = [
  ['#ffd0ea', '#e86bb6', '#7a1f5c'],
  ['#e6d2ff', '#a771e8', '#47207f'],
  ['#ffe2c4', '#e8956b', '#7f3a20'],
  ['#d2f4ff', '#6bbfe8', '#1f5a7a'],
] as const;

/** An Alien Artifact: a relic of many faces, adrift, with seams of old gold. */
export function RelicArt({ artifact }: { readonly artifact: number }) {
  const next = seeded(artifact * 17 + 2);
  const [light, mid, dark] = TINTS[next(TINTS.length)] ?? TINTS[0];
  const [w, top, foot, waist] = [9 + next(6), -20 - next(5), 18 + next(7), -6 + next(8)];
  const inner = 2 + next(5);
  return (
    <g strokeLinejoin="round">
      <ellipse rx="26" ry="24" fill={mid} opacity="0.16" />
      <ellipse rx="19" ry="18" fill={light} opacity="0.14" />
      <path d={`M0 ${top}L${-w} ${waist}L${-inner} ${waist + 5}z`} fill={light} />
      <path d={`M0 ${top}L${-inner} ${waist + 5}L${inner + 2} ${waist + 3}z`} fill={mid} />
      <path d={`M0 ${top}L${inner + 2} ${waist + 3}L${w} ${waist}z`} fill={dark} />
      <path d={`M0 ${foot}L${-w} ${waist}L${-inner} ${waist + 5}z`} fill={mid} />
      <path d={`M0 ${foot}L${-inner} ${waist + 5}L${inner + 2} ${waist + 3}z`} fill={dark} />
      <path d={`M0 ${foot}L${inner + 2} ${waist + 3}L${w} ${waist}z`} fill="#1c0a24" />
      <path
        d={`M${-w} ${waist}L${-inner} ${waist + 5}L${inner + 2} ${waist + 3}L${w} ${waist}M${-inner} ${waist + 5}L0 ${top}M${inner + 2} ${waist + 3}L0 ${foot}`}
        fill="none"
        stroke="#f0d48a"
        strokeWidth="0.900"
      />
      <g transform={`rotate(${-24 + next(40)})`} fill="none" stroke="#c9a24b" strokeWidth="1">
        <path d="M-24 0A24 6 0 0 0 24 0" opacity="0.9" />
        <circle cx={-20 + next(36)} cy="4" r="1.600" fill="#f0d48a" stroke="none" />
      </g>
      <circle cy={waist + 4} r="2.400" fill="#fff" opacity="0.9" />
    </g>
  );
}

const GATES = [
  ['#f0ded0', '#7a5b68'],
  ['#ff9d86', '#7d2f4e'],
  ['#ffd98a', '#6a4a1c'],
  ['#9be5d0', '#205a66'],
  ['#d9b3ff', '#4b2a86'],
] as const;

/** An Alien System: a gate before its sun, of its own colours and number of arms. */
export function GateArt({ system }: { readonly system: number }) {
  const [light, dark] = GATES[system % GATES.length] ?? GATES[0];
  const arms = 5 + (system % 5);
  return (
    <g>
      <circle r="17" fill={dark} />
      <circle r="15" fill={light} opacity="0.25" />
      <circle r="9" fill={light} opacity="0.45" />
      <circle r="5" fill={light} />
      <circle r="2.400" fill="#fff" />
      <circle r="13" fill="none" stroke="#c9a24b" strokeWidth="2.400" />
      <circle r="16.500" fill="none" stroke="#c9a24b" strokeWidth="0.900" />
      {Array.from({ length: arms }, (_, i) => (
        <path
          key={i}
          d="M-2.200-17.500L0-11L2.200-17.500z"
          transform={`rotate(${(i * 360) / arms})`}
          fill="#f0d48a"
          stroke="#3a2410"
          strokeWidth="0.600"
        />
      ))}
    </g>
  );
}

/** The emblems of the six factions, in a box of 24 around their middle. */
export const EMBLEMS: readonly string[] = [
  // an eagle with spread wings
  'M0-7l2.500 2.500L1.500-2C5-5 9-6 12-6c-1 4-3 7-6 8.500L9 3c-2 2-5 3-6.500 2.500L3.500 10L0 8l-3.500 2l1-4.500C-4 6-7 5-9 3l3-.5C-9 1-11-2-12-6c3 0 7 1 10.500 4l-1-2.500z',
  // three who hold together
  'M-6-6.500a3 3 0 1 1-.01 0zM6-6.500a3 3 0 1 1-.01 0zM0-11a3 3 0 1 1-.01 0zM-11 9c0-6 2-8 5-8s4 2 6 2s3-2 6-2s5 2 5 8zM-4-3.500h8v3.500c-3 2-5 2-8 0z',
  // half a face, half a machine
  'M0-11c-6 0-8.500 4-8.500 9S-6 9 0 11zM2-11v22c5-2 6.500-8 6.500-13S7-11 2-11zM4-5h3v4h-3zM4 3h3v1.500h-3z',
  // a bishop of chess
  'M0-11.500a2 2 0 1 1-.01 0zM0-7c4 3 6 6 6 9c0 2-1 3-2 4h-8c-1-1-2-2-2-4c0-3 2-6 6-9zM-6 7.500h12v3.500h-12z',
  // a pair of scales
  'M-1-10h2v3h8l3.500 8.500c-1 3-6.500 3-7.500 0L8-5H1V8h5v3h-12V8h5V-5h-7l3 6.500c-1 3-6.500 3-7.500 0L-9-7h8z',
  // two faces back to back
  'M-2-10v20c-3-1-4-2-4-5h-3l1-3l-3-2c1-5 4-9 9-10zM2-10v20c3-1 4-2 4-5h3l-1-3l3-2c-1-5-4-9-9-10z',
];
