import type { Plan } from './layout.ts';

/** The same picture for everybody: places from a small generator, not from chance. */
function scattered(count: number, seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, (_, key) => ({ key, x: next(), y: next(), z: next() }));
}

const STARS = scattered(46, 11);
const CRACKS = scattered(9, 5);
const BUBBLES = scattered(26, 23);

/** A broken line from left to right about a height. */
function broken(width: number, y: number, depth: number, seed: number): string {
  const points = scattered(15, seed).map(
    ({ x, key }) => `L${(width * (key + 1)) / 15} ${(y + (x - 0.5) * depth).toFixed(1)}`,
  );
  return `M0 ${y}${points.join('')}`;
}

function Jove({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g transform={`translate(${x} ${y})`} clipPath="url(#at-disc)">
      <circle r={r} fill="var(--at-jove)" />
      <g fill="var(--at-jove-band)" opacity="0.75">
        <path d="M-220-62q110 16 220 0t220 0v20q-110-14-220 2t-220 0z" />
        <path d="M-220-22q110-12 220 4t220-4v34q-110 12-220-2t-220 6z" />
        <path d="M-220 46q110 12 220-2t220 4v16q-110-12-220 4t-220-4z" />
      </g>
      <ellipse cx="-38" cy="20" rx="26" ry="11" fill="var(--at-bad)" opacity="0.4" />
    </g>
  );
}

/** Black smokers on the sea floor, to the right; broken rock to the left. */
function SeaFloor({ width, height }: { readonly width: number; readonly height: number }) {
  const foot = height - 52;
  return (
    <>
      <path d={`${broken(width, foot, 26, 31)}V${height}H0z`} fill="var(--at-rock)" opacity="0.9" />
      {[0.56, 0.66, 0.97].map((part, i) => (
        <g key={part} transform={`translate(${width * part} ${foot})`}>
          <path d={`M-16 12l6-${38 + i * 14}h14l8 ${38 + i * 14}z`} fill="var(--at-rock)" />
          <path
            d={`M-4-${28 + i * 14}q-14-26 4-46t-2-44q26 22 10 46t6 44z`}
            fill="var(--at-ice)"
            opacity="0.22"
          />
        </g>
      ))}
      <g fill="var(--at-mineral-deep)" opacity="0.8">
        <path d={`M${width * 0.05} ${foot + 6}l8-26l10 24z`} />
        <path d={`M${width * 0.09} ${foot + 8}l5-18l9 16z`} />
        <path d={`M${width * 0.44} ${foot + 8}l9-30l8 28z`} />
      </g>
    </>
  );
}

/** Europa cut open: Jupiter's sky, the ice, and the dark sea below it. */
export function Backdrop({ plan }: { readonly plan: Plan }) {
  const { width, height, surface, crust } = plan;
  return (
    <g aria-hidden="true" pointerEvents="none">
      <defs>
        <linearGradient id="at-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--at-sky)" />
          <stop offset="1" stopColor="var(--at-sky-low)" />
        </linearGradient>
        <linearGradient id="at-crust" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--at-snow)" />
          <stop offset="0.18" stopColor="var(--at-ice)" />
          <stop offset="1" stopColor="var(--at-ice-deep)" />
        </linearGradient>
        <linearGradient id="at-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--at-water)" />
          <stop offset="1" stopColor="var(--at-abyss)" />
        </linearGradient>
        <clipPath id="at-disc">
          <circle r="112" />
        </clipPath>
        <clipPath id="at-frame">
          <rect width={width} height={height} rx="14" />
        </clipPath>
      </defs>
      <g clipPath="url(#at-frame)">
        <rect width={width} height={surface + 20} fill="url(#at-sky)" />
        {STARS.map(({ key, x, y, z }) => (
          <circle
            key={key}
            cx={x * width}
            cy={y * surface}
            r={0.5 + z * 1.3}
            fill="var(--at-star)"
          />
        ))}
        <Jove x={width * 0.6} y={surface - 58} r={112} />
        <rect y={crust - 20} width={width} height={height - crust + 20} fill="url(#at-sea)" />
        <g fill="var(--at-ice)" opacity="0.1">
          <path d={`M${width * 0.2} ${crust}h60l-80 ${height - crust}h-120z`} />
          <path d={`M${width * 0.62} ${crust}h90l-40 ${height - crust}h-150z`} />
        </g>
        {BUBBLES.map(({ key, x, y, z }) => (
          <circle
            key={key}
            cx={x * width}
            cy={crust + y * (height - crust - 60)}
            r={1 + z * 3}
            fill="none"
            stroke="var(--at-ice)"
            strokeOpacity="0.45"
          />
        ))}
        <SeaFloor width={width} height={height} />
        <path
          d={`${broken(width, surface, 16, 3)}V${crust}${broken(width, crust, 22, 17)
            .replace('M', 'L')
            .split('L')
            .slice(1)
            .reverse()
            .map((p) => `L${p}`)
            .join('')}z`}
          fill="url(#at-crust)"
        />
        <g stroke="var(--at-snow)" strokeOpacity="0.5" fill="none">
          {CRACKS.map(({ key, x, y, z }) => (
            <path
              key={key}
              d={`M${x * width} ${surface}l${(y - 0.5) * 60} ${50 + z * 40}l${(z - 0.5) * 50} 40l${(x - 0.5) * 40} 60`}
            />
          ))}
        </g>
      </g>
    </g>
  );
}
