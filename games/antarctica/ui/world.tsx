import { useId } from 'react';
import { HEIGHT, Scene, scatter, spread, Stops, WIDTH } from '@orrery/kit/scene';
import './world.css';

/** Faces of a mountain of ice: the lit side, the shaded side, the far edge. */
function Peak({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const at = (dx: number, dy: number): string => `${x + dx * width} ${y - dy * height}`;
  return (
    <g>
      <path d={`M${at(-0.5, 0)}L${at(-0.12, 0.78)}L${at(0, 1)}L${at(0.1, 0)}Z`} fill="#f4fafc" />
      <path d={`M${at(0, 1)}L${at(0.2, 0.66)}L${at(0.5, 0)}L${at(0.1, 0)}Z`} fill="#8fbfd6" />
      <path
        d={`M${at(0, 1)}L${at(0.06, 0.6)}L${at(-0.04, 0.36)}L${at(0.1, 0)}L${at(0.24, 0)}L${at(0.16, 0.42)}L${at(0.2, 0.66)}Z`}
        fill="#b9dcea"
      />
      <path
        d={`M${at(-0.12, 0.78)}L${at(-0.2, 0.34)}L${at(-0.34, 0)}L${at(-0.5, 0)}Z`}
        fill="#d5ebf3"
      />
    </g>
  );
}

function Ship() {
  return (
    <g transform="translate(58 236)">
      <path d="M-34-2L32-2L42-9L34 9L-28 9Z" fill="#243a4c" />
      <path d="M-30 5L35 5L34 9L-28 9Z" fill="#f2994a" />
      <path d="M-18-2V-13H6V-2ZM-12-13V-20H0V-13Z" fill="#eef6f9" />
      <path d="M-8-20V-29H-3V-20Z" fill="#f2994a" />
      <path d="M18-2V-32M18-30L32-8M18-30L6-13" stroke="#243a4c" strokeWidth="1.2" fill="none" />
      <g fill="#243a4c">
        {[-15, -10, -5, 0].map((x) => (
          <rect key={x} x={x} y="-9" width="3" height="3" />
        ))}
      </g>
      <path
        d="M-44 10q12-4 22 0t24 0t26 0t22 0"
        fill="none"
        stroke="#ffffff"
        strokeWidth="1.6"
        opacity="0.8"
      />
    </g>
  );
}

function Glitter() {
  const next = scatter(17);
  return (
    <g stroke="#ffd9ae" strokeLinecap="round">
      {Array.from({ length: 34 }, (_, i) => {
        const y = 202 + i * 2.8;
        const reach = 6 + i * 0.75;
        const x = 164 + spread(next, -reach, reach);
        return (
          <path
            key={i}
            d={`M${x} ${y}h${spread(next, 3, 13)}`}
            strokeWidth="1.3"
            opacity={spread(next, 0.35, 0.95)}
          />
        );
      })}
    </g>
  );
}

/** Antarctica: the low sun over ice and a ship among the floes. */
export function World() {
  const id = useId();
  return (
    <Scene>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [0, '#1d4a68'],
              [34, '#6ea9c4'],
              [56, '#f6d3ad'],
              [66, '#f2a860'],
            ]}
          />
        </linearGradient>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [0, '#3d7f9c'],
              [100, '#0e3247'],
            ]}
          />
        </linearGradient>
        <radialGradient id={`${id}h`}>
          <stop offset="20%" stopColor="#fff1d8" stopOpacity="0.95" />
          <stop offset="55%" stopColor="#f2994a" stopOpacity="0.4" />
          <stop offset="100%" stopColor="#f2994a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}s)`} />
      <circle cx="164" cy="154" r="92" fill={`url(#${id}h)`} />
      <circle cx="164" cy="154" r="24" fill="#f2994a" />
      <circle cx="164" cy="154" r="19" fill="#ffbe7a" />
      <g fill="none" stroke="#fff3df" opacity="0.75">
        <circle cx="164" cy="154" r="58" strokeWidth="1" />
        <path d="M100 154h16M212 154h16M164 90v14" strokeWidth="2.4" strokeLinecap="round" />
      </g>
      <g fill="#ffffff" opacity="0.55">
        <path d="M10 62q30-8 62-2q-28 5-62 2ZM96 40q34-7 66 0q-36 4-66 0ZM172 66q20-5 44 0q-24 4-44 0Z" />
      </g>
      <Peak x={52} y={204} width={150} height={112} />
      <Peak x={122} y={204} width={92} height={56} />
      <Peak x={216} y={204} width={112} height={84} />
      <rect y="200" width={WIDTH} height="100" fill={`url(#${id}w)`} />
      <Glitter />
      <g>
        <path d="M150 262L166 234L184 242L196 226L218 250L222 262Z" fill="#f4fafc" />
        <path d="M196 226L218 250L222 262L192 262L188 244Z" fill="#9fcbdf" />
        <path d="M146 262L226 262L210 290L196 300L174 300L158 284Z" fill="#bfe3f2" opacity="0.45" />
        <path d="M196 262L226 262L210 290L198 298Z" fill="#5c9db8" opacity="0.5" />
      </g>
      <Ship />
      <g fill="#eaf5f9">
        <path d="M16 268l20-5l16 6l-8 7l-24 1ZM96 284l26-6l18 7l-12 8l-28 0ZM6 292l14-4l12 6l-8 6h-18Z" />
      </g>
      <g fill="#9fcbdf">
        <path d="M20 277l24-1l8-7l2 4l-9 7l-24 1ZM100 293l28 0l12-8l2 4l-13 8l-27 0Z" />
      </g>
    </Scene>
  );
}
