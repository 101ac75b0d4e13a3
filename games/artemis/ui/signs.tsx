/** Small signs, each drawn in a box of 24 by 24 around its middle. */
const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const EDGE = { stroke: 'var(--at-dark)', strokeWidth: 1.3, strokeLinejoin: 'round' } as const;

const SIGNS = {
  energy: (
    <>
      <circle r="10.5" fill="var(--at-energy-deep)" opacity="0.35" />
      <path d="M3-11L-7.5 2h5.5l-2 9.5L8-3.5H1.5z" fill="var(--at-energy)" {...EDGE} />
    </>
  ),
  mineral: (
    <>
      <path d="M-2-11L6-6L8 3L2 11L-6 8L-8-3z" fill="var(--at-mineral)" {...EDGE} />
      <path
        d="M-2-11L0-2L8 3M0-2L-8-3M0-2L2 11"
        fill="none"
        stroke="var(--at-mineral-deep)"
        strokeWidth="1.3"
      />
    </>
  ),
  toolkit: (
    <>
      <path
        d="M-4-5v-3q0-2 2-2h4q2 0 2 2v3"
        fill="none"
        stroke="var(--at-steel-deep)"
        strokeWidth="2.2"
      />
      <path d="M-10-5h20v13h-20z" fill="var(--at-steel)" {...EDGE} />
      <path d="M-10 0h20" {...EDGE} fill="none" />
      <path d="M-2-2h4v4h-4z" fill="var(--at-dark)" />
    </>
  ),
  badge: (
    <>
      <path d="M-5 2l-3 9l5-2l3 2l3-2l5 2l-3-9z" fill="var(--at-ice-deep)" {...EDGE} />
      <circle cy="-3" r="8" fill="var(--at-snow)" {...EDGE} />
      <path d="M-5 0l3.5-6l2 3l1.5-2l3 5z" fill="var(--at-water)" />
    </>
  ),
  vp: (
    <path
      d="M0-11l3.2 7l7.5.8l-5.6 5.1l1.6 7.5L0 5.6l-6.7 3.8l1.6-7.5l-5.6-5.1l7.5-.8z"
      fill="#fff4cf"
      {...EDGE}
    />
  ),
  relief: (
    <>
      <circle r="8" fill="none" stroke="#fff" strokeWidth="6" />
      <circle
        r="8"
        fill="none"
        stroke="#e0533d"
        strokeWidth="6"
        strokeDasharray="6.28 6.28"
        strokeDashoffset="3"
      />
      <circle r="11" fill="none" {...EDGE} />
      <circle r="5" fill="none" {...EDGE} />
    </>
  ),
  bag: <path d="M-4-9h8l-2 4c6 3 8 8 6 13c-2 3-14 3-16 0c-2-5 0-10 6-13zM-3-5h6" {...LINE} />,
  academy: <path d="M-11-3L0-8L11-3L0 2zM-6 0v5q6 4 12 0V0M11-3v7" {...LINE} />,
  move: <path d="M-9-4h14M1-8l4 4l-4 4M9 5h-14M-1 1l-4 4l4 4" {...LINE} />,
  arrow: <path d="M-8 0h15M2-5l5 5l-5 5" {...LINE} />,
  swap: <path d="M-8-4h15M3-8l4 4l-4 4M8 5h-15M-3 1l-4 4l4 4" {...LINE} />,
  flag: <path d="M-6 11V-10M-6-10h13l-3 4l3 4h-13" {...LINE} />,
  tile: <path d="M-9 10V-2l9-8l9 8v12zM-2 10V3h4v7" {...LINE} />,
  die: (
    <>
      <path
        d="M-6-9h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3z"
        {...LINE}
      />
      <path d="M-4-4h.01M4-4h.01M0 0h.01M-4 4h.01M4 4h.01" {...LINE} strokeWidth="3" />
    </>
  ),
  target: <path d="M0-8a8 8 0 1 1-.01 0M0-12v8M0 4v8M-12 0h8M4 0h8" {...LINE} />,
  same: (
    <path
      d="M-8 9V2a3 3 0 0 1 6 0v7zM2 9V2a3 3 0 0 1 6 0v7zM-5-6a2.5 2.5 0 1 1-.01 0M5-6a2.5 2.5 0 1 1-.01 0"
      {...LINE}
      strokeWidth="1.7"
    />
  ),
  relic: (
    <>
      <path
        d="M-9-9h18v18h-18z"
        fill="var(--at-relic)"
        stroke="var(--at-relic-glow)"
        strokeWidth="1.5"
      />
      <path
        d="M0-6l6 6l-6 6l-6-6zM0-2l2 2l-2 2l-2-2z"
        fill="none"
        stroke="var(--at-relic-glow)"
        strokeWidth="1.5"
      />
    </>
  ),
  crown: <path d="M-10 7V-5l5 5l5-8l5 8l5-5V7z" fill="#fff4cf" {...EDGE} />,
  snow: <path d="M0-10v20M-9-5L9 5M9-5L-9 5M-3-8l3 3l3-3M-3 8l3-3l3 3" {...LINE} />,
  check: <path d="M-8 0l6 6L9-7" {...LINE} strokeWidth="3" />,
  cross: <path d="M-7-7L7 7M7-7L-7 7" {...LINE} strokeWidth="3" />,
  hand: <path d="M-10-6h9v12h-9zM-3-9l10 3l-3 12l-6-2" {...LINE} />,
  bolt: <path d="M2-11L-6 2h5l-2 9L7-3H1z" {...LINE} strokeWidth="1.6" />,
} as const;

export type SignName = keyof typeof SIGNS;
export const isSign = (name: string): name is SignName => Object.hasOwn(SIGNS, name);

interface SignProps {
  readonly name: SignName;
  readonly size: number;
  readonly title?: string;
}

export function Sign({ name, size, title }: SignProps) {
  return (
    <g transform={`scale(${size / 24})`}>
      {title === undefined ? null : <title>{title}</title>}
      {SIGNS[name]}
    </g>
  );
}
