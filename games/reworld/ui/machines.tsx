import { around, box, round, rounded } from '@orrery/kit';
import type { Letter, Mission } from '../data/index.ts';
import { Art, Carved, DARK, DUSK, GOLD, type Outline, PALE, STEEL, STEEL_DEEP } from './art.tsx';
import { MissionSign, SHIELD, Sign } from './signs.tsx';

/** The machines on the tiles, each drawn in a box of 60 by 60 around its middle. */

const LETTER = 'var(--rw-terrabot-deep)';
const disc = (x: number, y: number, r: number): string => round(around(x, y, 2 * r));

const CRAWLER: readonly Outline[] = [
  ['M0-17v-6', 'none', PALE, 2.5],
  [disc(0, -24, 2.6), GOLD],
  ['M-15 12v-14c0-10 6-16 15-16s15 6 15 16v14z', PALE, DARK],
  ['M0-18c9 0 15 6 15 16v14H4V-17z', 'rgb(195 205 224 / 75%)'],
  ['M-15-4l-7 4v9M15-4l7 4v9', 'none', STEEL, 4],
  [rounded(6.5)(box(-23, 11, 46, 13)), DARK, STEEL, 1.8],
  ...[-14, -4.7, 4.7, 14].map((x): Outline => [disc(x, 17.5, 3.2), STEEL_DEEP]),
];
const PLAIN_CRAWLER: readonly Outline[] = [
  ['M-24 17v-21c0-15 10-24 24-24s24 9 24 24v21z', PALE, DARK, 2],
  [rounded(5.5)(box(-30, 16, 60, 11)), DARK, STEEL, 2],
];

/** A crawler with its region's letter on the chest; where it is plain, little else. */
export function Terrabot({ letter, plain }: { readonly letter: Letter; readonly plain: boolean }) {
  if (plain)
    return (
      <>
        <Art of={PLAIN_CRAWLER} />
        <Carved text={letter} size={44} y={-2.4} fill={LETTER} />
      </>
    );
  return (
    <>
      {[-17, 17].map((x) => (
        <g key={x} transform={`translate(${x} -15)`} color={DUSK} opacity="0.9">
          <Sign name={letter} size={17} />
        </g>
      ))}
      <Art of={CRAWLER} />
      <Carved text={letter} size={23} y={-1} fill={LETTER} />
    </>
  );
}

/** Shields ride at the flank, one above the other. */
const Shields = ({ count, x, y }: { count: number; x: number; y: number }) =>
  Array.from({ length: count }, (_, i) => (
    <g key={i} transform={`translate(${x} ${y + i * 17}) scale(0.86)`}>
      <Art
        of={[
          [SHIELD, STEEL, DARK],
          ['M0-5v10M-4-2h8', 'none', 'var(--rw-shuttle-deep)', 1.8],
        ]}
      />
    </g>
  ));

const ROCKET: readonly Outline[] = [
  ['M-19 4l-3 14l10-4zM19 4l3 14l-10-4z', STEEL_DEEP, DARK, 1.4],
  ['M-7 16h14l-2 8h-10z', DUSK],
  ['M0-27c9 8 13 18 13 31c0 5-1 9-3 13h-20c-2-4-3-8-3-13c0-13 4-23 13-31z', PALE, DARK],
  ['M0-27c9 8 13 18 13 31c0 5-1 9-3 13H2z', STEEL],
  ['M0-16c3 3 5 7 5 10h-10c0-3 2-7 5-10z', 'var(--rw-shuttle-deep)'],
  ['M-8 3h16M-9 9h18', 'none', STEEL_DEEP, 1.6],
];

/** A ship with its bow to the outside of the carrier. */
export const Shuttle = ({ shields }: { readonly shields: number }) => (
  <>
    <g transform="translate(-5 0)">
      <Art of={ROCKET} />
    </g>
    <Shields count={shields} x={21} y={shields === 2 ? 2 : 11} />
  </>
);

const PROBE: readonly Outline[] = [
  ['M-27-24h16v12h-16zM11-24h16v12h-16z', DUSK, PALE, 1.3],
  [
    'M-21.7-24v12M-16.3-24v12M-27-18h16M16.3-24v12M21.7-24v12M11-18h16',
    'none',
    'var(--rw-satellite-deep)',
    1.2,
  ],
  ['M-11-18H11', 'none', STEEL, 3],
  [rounded(3)(box(-6.5, -26, 13, 17)), STEEL, DARK, 1.4],
  [disc(0, -20.5, 2.8), 'var(--rw-satellite)'],
  ['M-8-9h16l-4 5h-8z', STEEL_DEEP],
];
const FACE: readonly Outline[] = [[disc(-5, 11, 15.5), 'var(--rw-satellite-deep)', STEEL, 1.8]];

interface SatelliteProps {
  readonly shields: number;
  readonly mission: Mission | null;
  /** Its mission is drawn larger. */
  readonly plain: boolean;
  /** Nothing but its mission. */
  readonly bare: boolean;
}

/** A probe between its panels, with its mission on the face. */
export function Satellite({ shields, mission, plain, bare }: SatelliteProps) {
  const [x, y, size] = bare ? [0, -1, 50] : plain ? [-8, 10, 33] : [-5, 11, 21];
  const letter = plain && mission?.op === 'perTerrabotOfLetter' ? mission.letter : null;
  return (
    <>
      {bare ? null : <Art of={PROBE} />}
      {plain ? null : <Art of={FACE} />}
      <g transform={`translate(${x} ${y})`} color={PALE}>
        {letter !== null ? (
          <Carved text={letter} size={size * 1.4} fill={PALE} />
        ) : mission ? (
          <MissionSign mission={mission} size={size} />
        ) : null}
      </g>
      {bare ? null : <Shields count={shields} x={21} y={shields === 2 ? 1 : 13} />}
    </>
  );
}

const BLOCK: readonly Outline[] = [
  ['M0-30v6M-16-14l16-11l16 11', 'none', DARK, 2],
  [rounded(4)(box(-21, -14, 42, 37)), '#f7f2e6', DARK, 1.8],
];
const FOOT = 'M-21 17h42v3a3 3 0 0 1-3 3h-36a3 3 0 0 1-3-3z';
const SPECIAL: readonly Outline[] = [
  [FOOT, GOLD, DARK, 1.4],
  ['M-17 17l-4 6M-8 17l-4 6M1 17l-4 6M10 17l-4 6M19 17l-4 6', 'none', DARK, 2.2],
  ['M20-28l2.6 5.600l6 .7l-4.5 4.100l1.2 6l-5.3-3l-5.3 3l1.2-6l-4.5-4.100l6-.7z', GOLD, DARK, 1.4],
];
const USUAL: readonly Outline[] = [[FOOT, 'var(--rw-builder-deep)', DARK, 1.4]];

/** A prefabricated block that hangs from its crane hook, with the company's sign. */
export const Builder = ({
  company,
  special,
}: {
  readonly company: Parameters<typeof Sign>[0]['name'];
  readonly special: boolean;
}) => (
  <>
    <Art of={BLOCK} />
    <Art of={special ? SPECIAL : USUAL} />
    <g transform="translate(0 1.5)" color={DARK}>
      <Sign name={company} size={27} />
    </g>
  </>
);
