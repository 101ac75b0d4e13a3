import { around, LINE, round, signSet } from '@orrery/kit';
import type { Condition, Mission } from '../data/index.ts';
import { Art, DARK, STEEL } from './art.tsx';

const line = (d: string) => <path d={d} {...LINE} />;

export const SHIELD = 'M0-9c3 2 6 2.6 8 2.6C8 1 5 6.5 0 9.500C-5 6.5-8 1-8-6.400C-6-6.4-3-7 0-9z';

/** The signs of this world: companies and lands by their ids, and what ships and missions count. */
const SIGNS = signSet({
  // an anvil under a spark
  forge: line(
    'M-9-3h12c3 0 5-1 6-3v4c-2 3-4 4-6 4v3h4v3H-5v-3h3V2c-4 0-7-2-7-5zM-1-11l1.5 3l3 1l-3 1',
  ),
  // two strands that cross
  helix: line(
    'M-5-10c0 6 10 7 10 10s-10 4-10 10M5-10c0 6-10 7-10 10s10 4 10 10M-4-6h8M-4 6h8M-2 0h4',
  ),
  // columns of stone
  basalt: line('M-9 9V-2l3-2l3 2V9M-3 9V-7l3-2l3 2V9M3 9V1l3-2l3 2V9M-10 9h20'),
  // a lamp and its rays
  lumen: line(
    'M-4 2a5 5 0 1 1 8 0c-1 1-1 2-1 4h-6c0-2 0-3-1-4zM-2 10h4M0-11v-1M8-6l2-1M-8-6l-2-1M9 1h2M-9 1h-2',
  ),
  // a vault on its piers
  vault: line('M-9 9V0a9 9 0 0 1 18 0v9M-4 9V1a4 4 0 0 1 8 0v8M-10 9h7M3 9h7M0-9v5'),
  // an ear of grain
  agri: line(
    'M0 10V-9M0-3c-5 0-7-3-7-6c4 0 7 2 7 6zM0-3c5 0 7-3 7-6c-4 0-7 2-7 6zM0 4c-5 0-7-3-7-6c4 0 7 2 7 6zM0 4c5 0 7-3 7-6c-4 0-7 2-7 6z',
  ),
  // rolling plains
  A: line('M-11 4c4-5 8-5 11-1c3-5 7-5 11-2M-11 9h22M-6-4a3 3 0 1 1 .1 0'),
  // a tall tree
  B: line(
    'M0 10V-2M0-2c-6 0-9-3-9-6c5-1 9 1 9 6c0-5 4-7 9-6c0 3-3 6-9 6M0 4c-3 0-5-1-6-3M0 4c3 0 5-1 6-3',
  ),
  // a mesa under the sun
  C: line('M-11 8h22M-8 8l2-9h7l2 9M5 8l1-5h4l1 5M6-7a3 3 0 1 1-.1 0'),
  // a crystal of snow
  D: line('M0-10v20M-9-5l18 10M9-5L-9 5M-3-8l3 2l3-2M-3 8l3-2l3 2'),
  // waves
  E: line(
    'M-11-4c3-4 5-4 7 0s5 4 8 0s5-3 7 0M-11 3c3-4 5-4 7 0s5 4 8 0s5-3 7 0M-11 10c3-4 5-4 7 0s5 4 8 0s5-3 7 0',
  ),
  shield: (
    <Art
      of={[
        [SHIELD, STEEL, DARK, 1.4],
        ['M0-9c3 2 6 2.6 8 2.600C8 1 5 6.5 0 9.500z', 'rgb(127 141 171 / 55%)'],
      ]}
    />
  ),
  shuttle: line('M0-10c4 4 5 8 5 13H-5c0-5 1-9 5-13zM-5-1l-5 6v3l5-2M5-1l5 6v3l-5-2M-2 7v3M2 7v3'),
  satellite: line('M-3-3h6v6h-6zM-11-4h6v8h-6zM5-4h6v8h-6zM-5 0h2M3 0h2M0 3v4M-3 9a3 3 0 0 1 6 0'),
  ship: line('M-10-4h12q8 1 8 4t-8 4h-12q-2-4 0-8zM-5 0h5'),
  mothership: line(
    'M-11 3c0-4 5-6 11-6s11 2 11 6c-5 3-17 3-22 0zM-6-3c1-6 11-6 12 0M-6 8v2M0 9v3M6 8v2',
  ),
  bot: line(
    'M-8 7h16M-8 3h16a2 2 0 0 1 0 4h-16a2 2 0 0 1 0-4zM-6 3v-4a6 6 0 0 1 12 0v4M-2-2h4M0-7v-3',
  ),
  unit: line('M-9-4l9-5l9 5v9l-9 5l-9-5zM-9-4l9 5l9-5M0 1v9'),
  companies: line('M-10 9h20M-9 9V0l6 3V0l6 3V0l6 3v6M5-1v-8h3v9'),
  dock: line('M11-10H-9a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2H11'),
  rows: line('M-9-8h18M-9-3h11M-9 2h15M-9 7h7'),
  star: line('M0-10l3 6.5l7 .8l-5.2 4.7l1.4 7l-6.2-3.5l-6.2 3.5l1.4-7l-5.2-4.7l7-.8z'),
  airlock: (
    <>
      <path d={round(around(0, 0, 22))} {...LINE} strokeWidth={1.6} />
      <path d="M-4-6h6v12h-6zM0 0h8M5-3l3 3l-3 3" {...LINE} />
    </>
  ),
});
const { TokenLine } = SIGNS;
export const { Sign } = SIGNS;
export type SignName = (typeof SIGNS.names)[number];

/** What is counted, as a sign; a company has its own. */
const COUNTED: Readonly<Record<(Condition | Mission)['op'], SignName>> = {
  dockEmpty: 'dock',
  allDocksEmpty: 'dock',
  cityTilesAtLeast: 'city',
  shieldsAtLeast: 'shield',
  shuttleRowAtLeast: 'shuttle',
  satelliteRowAtLeast: 'satellite',
  unitsOfCompanyAtLeast: 'unit',
  distinctCompaniesAtLeast: 'companies',
  rowsStartedAtLeast: 'rows',
  scoreAtLeast: 'star',
  perTerrabotOfLetter: 'bot',
  perUnitOfCompany: 'unit',
  perCompanyPresent: 'companies',
  cityProduct: 'city',
  cityTiles: 'city',
  perTerrabot: 'bot',
  perShield: 'shield',
  perUnit: 'unit',
};
export const countedSign = (what: Condition | Mission): SignName =>
  'company' in what ? what.company : COUNTED[what.op];

/** What a mission counts, as a picture around its middle. */
export function MissionSign({
  mission,
  size,
}: {
  readonly mission: Mission;
  readonly size: number;
}) {
  // A small tile has nothing else to show.
  const wide = size > 25 ? 1.5 : 1.15;
  const room = { size: size * 0.8, room: size * wide, align: 'middle', least: 0 } as const;
  if (mission.op === 'perTerrabotOfLetter')
    return <TokenLine line={[{ sign: 'bot' }, mission.letter]} {...room} />;
  if (mission.op === 'cityProduct')
    return <TokenLine line={[{ sign: 'bot' }, '×', { sign: 'unit' }]} {...room} />;
  return <Sign name={countedSign(mission)} size={size} />;
}
