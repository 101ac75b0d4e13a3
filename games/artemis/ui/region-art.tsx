import type { Region } from '../data/index.ts';
import type { Box } from '@orrery/kit';

/** Black smokers: chimneys of rock, glowing at the mouth, with their plumes. */
function Smokers({ width, height }: { readonly width: number; readonly height: number }) {
  const chimneys = [
    { at: 0.3, tall: 0.42 },
    { at: 0.37, tall: 0.62 },
    { at: 0.58, tall: 0.34 },
    { at: 0.82, tall: 0.56 },
    { at: 0.9, tall: 0.72 },
  ];
  return (
    <>
      <path
        d={`M0 ${height}q${width * 0.16}-30 ${width * 0.34}-12t${width * 0.3}-2t${width * 0.36}-6V${height}z`}
        fill="var(--at-carved)"
      />
      {chimneys.map(({ at, tall }) => {
        const h = height * tall;
        const rise = Math.min(100, height - h - 6);
        return (
          <g key={at} transform={`translate(${width * at} ${height})`}>
            <path
              d={`M-5 ${-h}q-22 ${-rise * 0.24}-2 ${-rise * 0.46}t-10 ${-rise * 0.5}q34 ${rise * 0.2} 24 ${rise * 0.5}t0 ${rise * 0.46}z`}
              fill="var(--at-ice)"
              opacity="0.16"
            />
            <path
              d={`M-17 4q7-${h * 0.5} 7-${h}h16q1 ${h * 0.6} 11 ${h}z`}
              fill="var(--at-carved)"
              stroke="var(--at-ice-deep)"
              strokeOpacity="0.4"
            />
            <ellipse cx="-2" cy={-h} rx="8" ry="3" fill="var(--at-energy)" opacity="0.75" />
          </g>
        );
      })}
    </>
  );
}

/** A quarry: terraces cut into the sea floor, with crystals left in them. */
function Terraces({ width, height }: { readonly width: number; readonly height: number }) {
  const crystal = (x: number, y: number, s: number) =>
    `M${x} ${y}l${4 * s}-${15 * s}l${6 * s} ${4 * s}l${2 * s} ${11 * s}zM${x + 9 * s} ${y}l${3 * s}-${9 * s}l${5 * s} ${3 * s}l${1 * s} ${6 * s}z`;
  return (
    <>
      <path
        d={`M0 ${height}v-14h${width * 0.3}l10-16h${width * 0.22}l8-15h${width * 0.16}l12-19h${width * 0.14}l10-16h${width * 0.2}V${height}z`}
        fill="var(--at-carved)"
        stroke="var(--at-ice-deep)"
        strokeOpacity="0.4"
      />
      <path
        d={`${crystal(width * 0.42, height - 28, 1)}${crystal(width * 0.64, height - 44, 1.3)}${crystal(width * 0.88, height - 78, 1.2)}`}
        fill="var(--at-mineral-deep)"
        opacity="0.75"
      />
    </>
  );
}

/** Halls of the Academy under their dome. */
function Halls({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <g fill="none" stroke="var(--board-panel-edge)" strokeOpacity="0.4" strokeWidth="1.5">
      <path
        d={`M${width * 0.24} ${height * 0.6}a${width * 0.26} ${height * 0.5} 0 0 1 ${width * 0.52} 0`}
      />
      <path
        d={`M${width * 0.5} ${height * 0.1}v-14M${width * 0.1} ${height * 0.6}h${width * 0.8}`}
      />
    </g>
  );
}

/** The lights of a landing field. */
function Field({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <>
      <path
        d={`M0 ${height}l${width * 0.1}-22h${width * 0.8}l${width * 0.1} 22z`}
        fill="var(--at-ice)"
        opacity="0.12"
      />
      {[0.24, 0.44, 0.64, 0.84].map((part) => (
        <circle
          key={part}
          cx={width * part}
          cy={height - 5}
          r="2"
          fill="var(--at-energy)"
          opacity="0.8"
        />
      ))}
    </>
  );
}

/** What a region looks like behind its dice. */
export function RegionArt({ region, box }: { readonly region: Region; readonly box: Box }) {
  const { width, height } = box;
  const id = `at-art-${region}`;
  const art = {
    vents: <Smokers width={width} height={height} />,
    quarry: <Terraces width={width} height={height} />,
    academy: <Halls width={width} height={height} />,
    doorstep: <Field width={width} height={height} />,
    basecamp: null,
    gantry: null,
    outfitter: null,
  }[region];
  if (!art) return null;
  return (
    <g transform={`translate(${box.x} ${box.y})`} aria-hidden="true" pointerEvents="none">
      <clipPath id={id}>
        <path d={`M20 0H${width - 11}l11 11V${height - 11}l-11 11H11L0 ${height - 11}V20z`} />
      </clipPath>
      <g clipPath={`url(#${id})`} opacity="0.7">
        {art}
      </g>
    </g>
  );
}
