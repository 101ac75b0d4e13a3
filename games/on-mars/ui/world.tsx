import { useId } from 'react';
import { below, dune, HEIGHT, Scene, scatter, spread, Stops, WIDTH } from '@orrery/kit/scene';
import './world.css';

function Dome({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`} fill="#fbe9d2" opacity="0.92" />
      <path d={`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`} fill="none" stroke="#7c3116" strokeWidth="1.2" />
      <path
        d={`M${-r * 0.5} 0Q${-r * 0.46} ${-r * 0.7} 0 ${-r}Q${r * 0.46} ${-r * 0.7} ${r * 0.5} 0M${-r * 0.86} ${-r * 0.5}H${r * 0.86}`}
        fill="none"
        stroke="#a7542f"
        strokeWidth="0.9"
      />
      <path
        d={`M${-r * 0.5} 0q${r * 0.1} ${-r * 0.4} ${r * 0.34} 0q${r * 0.16} ${-r * 0.5} ${r * 0.5} 0Z`}
        fill="#6f8f4e"
      />
      <rect x={-r - 3} y="-1" width={2 * r + 6} height="4" rx="1.5" fill="#7c3116" />
    </g>
  );
}

function Rocks() {
  const next = scatter(23);
  return (
    <g fill="#6b2710">
      {Array.from({ length: 30 }, (_, i) => {
        const x = spread(next, 0, 240);
        const y = spread(next, 256, 298);
        const size = spread(next, 1, 3.6);
        return (
          <path
            key={i}
            d={`M${x} ${y}l${size} ${-size}l${size * 1.3} ${size * 0.4}l${size * 0.5} ${size * 0.7}Z`}
            opacity="0.8"
          />
        );
      })}
    </g>
  );
}

/** On Mars: domes in the dust, the shuttle coming down, two small moons. */
export function World() {
  const id = useId();
  return (
    <Scene>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [0, '#4a1d14'],
              [30, '#8f3f22'],
              [58, '#e0a677'],
              [70, '#f3d9b6'],
            ]}
          />
        </linearGradient>
        <linearGradient id={`${id}n`} x1="0" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [0, '#c4552d'],
              [100, '#5d2110'],
            ]}
          />
        </linearGradient>
        <radialGradient id={`${id}h`}>
          <stop offset="0%" stopColor="#ffffff" />
          <stop offset="24%" stopColor="#fdf1dd" stopOpacity="0.9" />
          <stop offset="100%" stopColor="#e8c4a0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}s)`} />
      <g fill="#f7e3c8">
        <path d="M40 40q7-8 15-2t5 12q-6 7-14 3t-6-13Z" />
        <circle cx="92" cy="26" r="4" opacity="0.85" />
        <circle cx="204" cy="30" r="1.3" />
        <circle cx="132" cy="52" r="0.9" />
        <circle cx="20" cy="84" r="0.8" />
      </g>
      <g fill="#b9784f">
        <circle cx="48" cy="44" r="2.2" />
        <circle cx="54" cy="48" r="1.3" />
      </g>
      <circle cx="70" cy="158" r="64" fill={`url(#${id}h)`} />
      <circle cx="70" cy="158" r="9" fill="#ffffff" />
      <path
        d="M0 178L24 148L40 152L62 126L88 128L104 150L130 158L160 138L196 116L214 120L240 146V220H0Z"
        fill="#c98258"
        opacity="0.75"
      />
      <path
        d="M62 126L88 128L96 140L58 140ZM196 116L214 120L224 130L188 128Z"
        fill="#e8c4a0"
        opacity="0.7"
      />
      <path d={below(dune(186, 6, 200, 0.4))} fill="#d27a4b" />
      <path d={below(dune(206, 7, 150, 2.2))} fill="#c4552d" />
      <g>
        <Dome x={150} y={216} r={27} />
        <Dome x={194} y={222} r={17} />
        <Dome x={106} y={224} r={14} />
        <path d="M120 219h8M177 219h6" stroke="#7c3116" strokeWidth="4" />
        <path d="M214 222V176M208 188h12M210 180h8" stroke="#5d2110" strokeWidth="1.6" />
        <circle cx="214" cy="175" r="1.9" fill="#fff1d8" />
        <path
          d="M52 226l22-8l4 3l-22 9ZM60 236v-8M80 228l22-8l3 3l-21 9"
          fill="#2f3b57"
          stroke="#f3d9b6"
          strokeWidth="0.7"
        />
      </g>
      <path d={below(dune(246, 8, 260, 4.1))} fill={`url(#${id}n)`} />
      <g fill="none" stroke="#e8a57a" strokeWidth="0.9" opacity="0.5">
        <path d={`M${dune(258, 8, 260, 4.1)}`} />
        <path d={`M${dune(272, 7, 250, 4.3)}`} />
        <path d={`M${dune(288, 6, 240, 4.5)}`} />
      </g>
      <Rocks />
      <g transform="translate(184 78)">
        <path d="M-5 20Q-9 54-4 92Q0 100 4 92Q9 54 5 20Z" fill="#fff3df" opacity="0.4" />
        <path d="M0-22Q9-10 9 10L6 20H-6L-9 10Q-9-10 0-22Z" fill="#fbf3e6" />
        <path d="M0-22Q9-10 9 10L6 20H0Z" fill="#d9b594" />
        <path d="M-9 8L-16 22L-7 19ZM9 8L16 22L7 19Z" fill="#8f3f22" />
        <circle cy="-4" r="3.2" fill="#4a1d14" />
        <path d="M-4 20L0 36L4 20Z" fill="#f2994a" />
      </g>
      <g transform="translate(44 262)">
        <path d="M-12-8h20l6 6h-28Z" fill="#f3d9b6" />
        <circle cx="-10" r="4" fill="#3c1509" />
        <circle r="4" fill="#3c1509" />
        <circle cx="10" r="4" fill="#3c1509" />
        <path d="M-4-8v-9M-8-17h8" stroke="#f3d9b6" strokeWidth="1.5" />
      </g>
    </Scene>
  );
}
