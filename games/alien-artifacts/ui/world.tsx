import { useId } from 'react';
import { HEIGHT, Scene, Stars, Stops, WIDTH } from '@orrery/kit/scene';
import './world.css';

const CLOUDS = [
  [66, 82, 88, 46, -24, '#b83b87', 0.75],
  [176, 62, 76, 38, 18, '#7a2c7d', 0.8],
  [140, 214, 104, 56, -14, '#b83b87', 0.55],
  [36, 196, 62, 50, 30, '#5a2470', 0.8],
  [206, 176, 52, 40, -30, '#d86aa6', 0.4],
  [108, 132, 60, 34, 12, '#e9a35b', 0.34],
] as const;

function Dial({ r, ticks, long }: { r: number; ticks: number; long: number }) {
  const marks = Array.from({ length: ticks }, (_, i) => (i / ticks) * 360);
  return (
    <g>
      <circle r={r} fill="none" stroke="#e6c677" strokeWidth="1" />
      {marks.map((angle, i) => (
        <path
          key={angle}
          d={`M0 ${-r}v${i % 4 === 0 ? -long : -long / 2}`}
          transform={`rotate(${angle})`}
          stroke="#e6c677"
          strokeWidth={i % 4 === 0 ? 1.3 : 0.8}
        />
      ))}
    </g>
  );
}

/** A relic of eight faces, lit from the upper left. */
function Relic() {
  return (
    <g strokeLinejoin="round">
      <path d="M0-62L-34-8L-10 4Z" fill="#f6e0a2" />
      <path d="M0-62L-10 4L16 0Z" fill="#dcb65c" />
      <path d="M0-62L16 0L34-10Z" fill="#a87c2c" />
      <path d="M0 62L-34-8L-10 4Z" fill="#c9a24b" />
      <path d="M0 62L-10 4L16 0Z" fill="#8f6722" />
      <path d="M0 62L16 0L34-10Z" fill="#5f4316" />
      <path
        d="M-10 4L0-62M16 0L0-62M-10 4L0 62M16 0L0 62M-34-8L-10 4L16 0L34-10"
        fill="none"
        stroke="#fff4d0"
        strokeWidth="0.7"
        opacity="0.8"
      />
      <g fill="none" stroke="#fff4d0" strokeWidth="1.2" opacity="0.9">
        <path d="M-12-22l5 7l-5 6M-2-30v18M3-20l6 5l-3 8" />
        <path d="M-14 14l6 5l-3 9M0 12v16" stroke="#3f2c0d" />
      </g>
      <circle cx="1" cy="2" r="5.5" fill="#ff9fd0" opacity="0.85" />
      <circle cx="1" cy="2" r="2.6" fill="#ffffff" />
    </g>
  );
}

/** Alien Artifacts: a relic of old gold adrift in a nebula. */
export function World() {
  const id = useId();
  return (
    <Scene>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="1" y2="1">
          <Stops
            of={[
              [0, '#120620'],
              [55, '#2b0c38'],
              [100, '#0b0618'],
            ]}
          />
        </linearGradient>
        <filter id={`${id}b`} x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="17" />
        </filter>
        <radialGradient id={`${id}g`}>
          <stop offset="0%" stopColor="#ffe9b8" stopOpacity="0.75" />
          <stop offset="100%" stopColor="#c9a24b" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}p`} cx="0.32" cy="0.3" r="0.8">
          <Stops
            of={[
              [0, '#f0a9cd'],
              [45, '#a03477'],
              [100, '#2b0c38'],
            ]}
          />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}s)`} />
      <g filter={`url(#${id}b)`}>
        {CLOUDS.map(([x, y, rx, ry, turn, colour, opacity]) => (
          <ellipse
            key={x}
            cx={x}
            cy={y}
            rx={rx}
            ry={ry}
            transform={`rotate(${turn} ${x} ${y})`}
            fill={colour}
            opacity={opacity}
          />
        ))}
      </g>
      <Stars seed={29} count={110} to={300} />
      <g stroke="#fdf6e3" strokeLinecap="round" strokeWidth="0.9">
        <path d="M52 40v12M46 46h12M204 112v10M199 117h10M34 250v8M30 254h8" />
      </g>
      <circle cx="206" cy="252" r="30" fill={`url(#${id}p)`} />
      <g transform="rotate(-20 206 252)" fill="none">
        <path d="M164 252a42 9 0 0 0 84 0" stroke="#e6c677" strokeWidth="2.4" />
        <path d="M170 252a36 6.500 0 0 0 72 0" stroke="#b98d3c" />
      </g>
      <circle cx="116" cy="146" r="96" fill={`url(#${id}g)`} />
      <g transform="translate(116 146)">
        <g transform="scale(1 0.34) rotate(8)" opacity="0.9">
          <Dial r={88} ticks={48} long={11} />
        </g>
        <g transform="rotate(24) scale(0.4 1)" opacity="0.8">
          <Dial r={80} ticks={32} long={7} />
        </g>
        <Relic />
        <path d="M-84 12A88 30 0 0 0 84 12" fill="none" stroke="#f3d891" strokeWidth="1.4" />
        <circle cx="-78" cy="14" r="3.4" fill="#f6e0a2" />
        <circle cx="62" cy="21" r="2.2" fill="#ff9fd0" />
      </g>
      <g transform="translate(40 96) rotate(28)">
        <path d="M-26 0L-6-1.500L-6 1.500Z" fill="#ff9fd0" opacity="0.6" />
        <path d="M-6-4L10 0L-6 4L-3 0Z" fill="#f4ead2" />
      </g>
    </Scene>
  );
}
