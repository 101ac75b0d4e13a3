import { useId } from 'react';
import { HEIGHT, Scene, scatter, spread, Stars, Stops, WIDTH } from '@orrery/kit/scene';
import './world.css';

const RING = { x: 120, y: 112, rx: 88, ry: 27 };
const PORTS = 20;

const onRing = (angle: number, scale = 1): [number, number] => [
  RING.x + Math.cos(angle) * RING.rx * scale,
  RING.y + Math.sin(angle) * RING.ry * scale,
];

const half = (front: boolean, rx: number, ry: number): string =>
  `M${RING.x - rx} ${RING.y}A${rx} ${ry} 0 0 ${front ? 0 : 1} ${RING.x + rx} ${RING.y}`;

function Ring({ front }: { front: boolean }) {
  const angles = Array.from({ length: PORTS }, (_, i) => ((i + 0.5) / PORTS) * Math.PI * 2);
  const seen = angles.filter((angle) => Math.sin(angle) > 0 === front);
  return (
    <g fill="none">
      <path
        d={half(front, RING.rx, RING.ry)}
        stroke={front ? '#5d6580' : '#3b4160'}
        strokeWidth="13"
      />
      <path
        d={half(front, RING.rx, RING.ry - 5)}
        stroke={front ? '#aeb6cc' : '#565d7c'}
        strokeWidth="2.2"
      />
      <path d={half(front, RING.rx + 4, RING.ry + 4)} stroke="#2a2d47" strokeWidth="2" />
      {seen.map((angle) => {
        const [x, y] = onRing(angle);
        return (
          <g key={angle}>
            <rect x={x - 3.4} y={y - 2.6} width="6.8" height="5.2" rx="1.2" fill="#20243a" />
            <rect
              x={x - 2}
              y={y - 1.4}
              width="4"
              height="2.8"
              rx="0.8"
              fill={front ? '#ffe2a4' : '#b79a62'}
            />
          </g>
        );
      })}
    </g>
  );
}

function Shuttle({ x, y, turn, size }: { x: number; y: number; turn: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M-3 0C-26-1.4-44-3-60-1C-44 1-26 1.4-3 0Z" fill="#ffe2a4" opacity="0.35" />
      <path d="M-5-3L6-1.2L9 0L6 1.2L-5 3Z" fill="#dfe3f2" />
      <path d="M-5-3L-8-6L-2-2.4ZM-5 3L-8 6L-2 2.4Z" fill="#8b93b4" />
    </g>
  );
}

function Cities() {
  const next = scatter(41);
  const lights = Array.from({ length: 70 }, () => {
    const angle = spread(next, -2.45, -0.75);
    const depth = spread(next, 0.66, 0.965);
    return {
      x: 120 + Math.cos(angle) * 230 * depth,
      y: 400 + Math.sin(angle) * 230 * depth,
      r: spread(next, 0.4, 1.2),
    };
  });
  return (
    <g fill="#ffdf9c">
      {lights.map(({ x, y, r }) => (
        <circle key={`${x}:${y}`} cx={x} cy={y} r={r} opacity="0.75" />
      ))}
    </g>
  );
}

/** Reworld: the station Colossus over Eurybia at dusk. */
export function World() {
  const id = useId();
  return (
    <Scene>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [0, '#0d0c1d'],
              [45, '#241b47'],
              [75, '#5a3f9c'],
            ]}
          />
        </linearGradient>
        <radialGradient id={`${id}p`} cx="0.3" cy="0.05" r="0.75">
          <Stops
            of={[
              [0, '#b397f0'],
              [35, '#7a58c4'],
              [70, '#3c2b74'],
              [100, '#1a1438'],
            ]}
          />
        </radialGradient>
        <radialGradient id={`${id}a`}>
          <Stops
            of={[
              [86, '#c9b0ff'],
              [90, '#9a78e6'],
            ]}
          />
          <stop offset="100%" stopColor="#8e6bd8" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <circle cx="120" cy="400" r="230" />
        </clipPath>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}s)`} />
      <Stars seed={7} count={70} to={170} />
      <path d="M38 35A11 11 0 1 0 51 50A10 10 0 0 1 38 35Z" fill="#d9cdf5" />
      <circle cx="120" cy="400" r="256" fill={`url(#${id}a)`} opacity="0.55" />
      <circle cx="120" cy="400" r="230" fill={`url(#${id}p)`} />
      <g clipPath={`url(#${id}c)`} fill="none" strokeLinecap="round">
        {[0, 1, 2, 3, 4].map((band) => (
          <path
            key={band}
            d={`M-20 ${214 + band * 22}Q70 ${176 + band * 21} 130 ${192 + band * 22}T280 ${202 + band * 21}`}
            stroke={band % 2 === 0 ? '#a98bea' : '#2d2060'}
            strokeWidth={9 - band}
            opacity="0.28"
          />
        ))}
      </g>
      <Cities />
      <g transform="rotate(-9 120 112)">
        <Ring front={false} />
        <g stroke="#4a5070" strokeWidth="3">
          {[0.35, 1.9, 3.5, 5.05].map((angle) => {
            const [x, y] = onRing(angle, 0.92);
            return <path key={angle} d={`M120 112L${x} ${y}`} />;
          })}
        </g>
        <path d="M112 60L128 60L132 112L126 166L114 166L108 112Z" fill="#6a7292" />
        <path d="M120 60L128 60L132 112L126 166L120 166Z" fill="#474d6b" />
        <path d="M120 34V60" stroke="#aeb6cc" strokeWidth="1.4" />
        <circle cx="120" cy="33" r="1.8" fill="#ffd98a" />
        <ellipse cx="120" cy="100" rx="17" ry="6" fill="#aeb6cc" />
        <ellipse cx="120" cy="98" rx="13" ry="4" fill="#20243a" />
        {[74, 82, 124, 134, 144, 154].map((y) => (
          <path
            key={y}
            d={`M114 ${y}h9`}
            stroke="#ffe2a4"
            strokeWidth="1.3"
            strokeDasharray="2 1.6"
          />
        ))}
        <Ring front />
      </g>
      <Shuttle x={196} y={196} turn={58} size={0.9} />
      <Shuttle x={66} y={178} turn={122} size={0.65} />
    </Scene>
  );
}
