import { useId } from 'react';
import { HEIGHT, ridge, Scene, scatter, spread, Stars, Stops, WIDTH } from '@orrery/kit/scene';
import './world.css';

function Jupiter({ id }: { id: string }) {
  const bands: readonly (readonly [number, number, string])[] = [
    [14, 9, '#d9e7ea'],
    [30, 6, '#7fa3b5'],
    [42, 12, '#e7eff0'],
    [60, 7, '#6c93a8'],
    [74, 10, '#c4d9df'],
    [92, 8, '#86aabb'],
    [106, 10, '#d5e4e8'],
  ];
  return (
    <g clipPath={`url(#${id}j)`}>
      <circle cx="168" cy="70" r="62" fill="#a9c4cf" />
      {bands.map(([y, height, colour]) => (
        <path key={y} d={`M100 ${y}q34 6 68 1t70-2v${height}q-34 5-70 1t-68 1Z`} fill={colour} />
      ))}
      <ellipse cx="186" cy="79" rx="11" ry="5.4" fill="#4d7c94" />
      <ellipse cx="186" cy="79" rx="7" ry="3" fill="#7aa6b8" />
      <circle cx="168" cy="70" r="62" fill={`url(#${id}d)`} />
    </g>
  );
}

function Bubbles() {
  const next = scatter(99);
  return (
    <g fill="none" stroke="#bfeaf5" strokeWidth="0.8">
      {Array.from({ length: 26 }, (_, i) => (
        <circle
          key={i}
          cx={spread(next, 20, 220)}
          cy={spread(next, 200, 296)}
          r={spread(next, 0.6, 2.6)}
          opacity={spread(next, 0.25, 0.8)}
        />
      ))}
    </g>
  );
}

/** The Artemis Project: Europa, an ocean under ice, with Jupiter above. */
export function World() {
  const id = useId();
  const surface = ridge(12, 150, 9, 14);
  const underside = ridge(5, 208, 26, 17);
  return (
    <Scene>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [0, '#050d18'],
              [55, '#0d2c43'],
            ]}
          />
        </linearGradient>
        <linearGradient id={`${id}i`} x1="0" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [0, '#f2fbfd'],
              [40, '#b5e2f0'],
              [100, '#5fb0cd'],
            ]}
          />
        </linearGradient>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [60, '#1b6a8c'],
              [80, '#0b3c5d'],
              [100, '#041b2d'],
            ]}
          />
        </linearGradient>
        <radialGradient id={`${id}d`} cx="0.3" cy="0.3" r="0.8">
          <stop offset="40%" stopColor="#07202f" stopOpacity="0" />
          <stop offset="100%" stopColor="#07202f" stopOpacity="0.85" />
        </radialGradient>
        <clipPath id={`${id}j`}>
          <circle cx="168" cy="70" r="62" />
        </clipPath>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}s)`} />
      <Stars seed={3} count={60} to={140} />
      <Jupiter id={id} />
      <path d={`M${surface}L240 230L0 230Z`} fill={`url(#${id}i)`} />
      <path d={`M${underside}L240 300L0 300Z`} fill={`url(#${id}w)`} />
      <g fill="none" stroke="#3c8fb0" strokeWidth="1" opacity="0.75">
        <path d="M8 152L30 168L34 186M30 168L58 176M96 146L104 170L96 192M104 170L132 178L140 200" />
        <path d="M182 148L170 166L178 190M170 166L150 170M218 150L224 172L212 196" />
      </g>
      <g fill="none" stroke="#ffffff" strokeWidth="1.2" opacity="0.8">
        <path d="M0 158L44 156L66 162M120 156L160 158M190 160L240 156" />
      </g>
      <g fill="#9fdcee" opacity="0.14">
        <path d="M60 196L84 196L60 300L10 300ZM130 192L150 194L150 300L112 300ZM196 198L210 198L236 300L196 300Z" />
      </g>
      <g>
        <path d="M44 148a17 15 0 0 1 34 0Z" fill="#dff4fa" stroke="#2c6e8c" />
        <path d="M50 148a11 10 0 0 1 11-12" fill="none" stroke="#ffffff" strokeWidth="1.6" />
        <path d="M78 148v-7h13v7ZM36 148v-5h8v5Z" fill="#7ea6b8" />
        <path d="M98 147l4-34l4 34" fill="none" stroke="#cfe8f0" strokeWidth="1.4" />
        <path d="M99.6 134h5M100.6 125h3" stroke="#cfe8f0" />
        <circle cx="102" cy="112" r="2" fill="#ffd98a" />
        <path d="M58 148v-6h6v6M82 144.500h5" stroke="#ffd98a" strokeWidth="1.6" fill="#2c5a72" />
      </g>
      <path d="M61 149V226" stroke="#e7f7fb" strokeWidth="2" strokeDasharray="5 2" opacity="0.9" />
      <g>
        <ellipse cx="61" cy="244" rx="25" ry="16" fill="#c9e9f2" />
        <ellipse cx="61" cy="240" rx="22" ry="11" fill="#eefafd" opacity="0.6" />
        <path d="M40 253q21 16 42 0l-4 9h-34Z" fill="#5f93a8" />
        {[47, 61, 75].map((x) => (
          <g key={x}>
            <circle cx={x} cy="245" r="4.6" fill="#123f57" />
            <circle cx={x} cy="245" r="3" fill="#ffdf9c" />
          </g>
        ))}
      </g>
      <g transform="translate(168 252) rotate(-8)">
        <path d="M-46 6L-16 0L-46-6Z" fill="#ffe9b8" opacity="0.35" transform="rotate(180)" />
        <ellipse rx="17" ry="7.5" fill="#eaf6fa" />
        <circle cx="9" cy="-1" r="3.8" fill="#0b3c5d" />
        <path d="M-16 0l-8-6v12ZM-3-7v-5h5v5" fill="#7ea6b8" />
      </g>
      <path d="M112 300q4-20 14-22t12 22ZM200 300q4-14 10-15t10 15Z" fill="#03131f" />
      <g fill="#f3b45c">
        <circle cx="126" cy="277" r="2.2" />
        <circle cx="210" cy="284" r="1.6" />
      </g>
      <Bubbles />
    </Scene>
  );
}
