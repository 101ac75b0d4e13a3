import type { Company, Letter, Mission } from '../data/index.ts';

/** Small signs, each drawn in a box of 24 by 24 around its middle, in the current colour. */
const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const COMPANY_SIGNS: Readonly<Record<Company, string>> = {
  // an anvil under a spark
  forge: 'M-9-3h12c3 0 5-1 6-3v4c-2 3-4 4-6 4v3h4v3H-5v-3h3V2c-4 0-7-2-7-5zM-1-11l1.5 3l3 1l-3 1',
  // two strands that cross
  helix: 'M-5-10c0 6 10 7 10 10s-10 4-10 10M5-10c0 6-10 7-10 10s10 4 10 10M-4-6h8M-4 6h8M-2 0h4',
  // columns of stone
  basalt: 'M-9 9V-2l3-2l3 2V9M-3 9V-7l3-2l3 2V9M3 9V1l3-2l3 2V9M-10 9h20',
  // a lamp and its rays
  lumen:
    'M-4 2a5 5 0 1 1 8 0c-1 1-1 2-1 4h-6c0-2 0-3-1-4zM-2 10h4M0-11v-1M8-6l2-1M-8-6l-2-1M9 1h2M-9 1h-2',
  // a vault on its piers
  vault: 'M-9 9V0a9 9 0 0 1 18 0v9M-4 9V1a4 4 0 0 1 8 0v8M-10 9h7M3 9h7M0-9v5',
  // an ear of grain
  agri: 'M0 10V-9M0-3c-5 0-7-3-7-6c4 0 7 2 7 6zM0-3c5 0 7-3 7-6c-4 0-7 2-7 6zM0 4c-5 0-7-3-7-6c4 0 7 2 7 6zM0 4c5 0 7-3 7-6c-4 0-7 2-7 6z',
};

export function CompanySign({
  company,
  size = 24,
}: {
  readonly company: Company;
  readonly size?: number;
}) {
  return <path d={COMPANY_SIGNS[company]} transform={`scale(${size / 24})`} {...LINE} />;
}

const REGION_SIGNS: Readonly<Record<Letter, string>> = {
  // rolling plains
  A: 'M-11 4c4-5 8-5 11-1c3-5 7-5 11-2M-11 9h22M-6-4a3 3 0 1 1 .1 0',
  // a tall tree
  B: 'M0 10V-2M0-2c-6 0-9-3-9-6c5-1 9 1 9 6c0-5 4-7 9-6c0 3-3 6-9 6M0 4c-3 0-5-1-6-3M0 4c3 0 5-1 6-3',
  // a mesa under the sun
  C: 'M-11 8h22M-8 8l2-9h7l2 9M5 8l1-5h4l1 5M6-7a3 3 0 1 1-.1 0',
  // a crystal of snow
  D: 'M0-10v20M-9-5l18 10M9-5L-9 5M-3-8l3 2l3-2M-3 8l3-2l3 2',
  // waves
  E: 'M-11-4c3-4 5-4 7 0s5 4 8 0s5-3 7 0M-11 3c3-4 5-4 7 0s5 4 8 0s5-3 7 0M-11 10c3-4 5-4 7 0s5 4 8 0s5-3 7 0',
};

export function RegionSign({
  letter,
  size = 24,
}: {
  readonly letter: Letter;
  readonly size?: number;
}) {
  return <path d={REGION_SIGNS[letter]} transform={`scale(${size / 24})`} {...LINE} />;
}

export const SHIELD = 'M0-9c3 2 6 2.6 8 2.6C8 1 5 6.5 0 9.500C-5 6.5-8 1-8-6.400C-6-6.4-3-7 0-9z';

/** One shield, or a figure upon it. */
export function Shield({
  size = 20,
  figure,
}: {
  readonly size?: number;
  readonly figure?: number;
}) {
  return (
    <g transform={`scale(${size / 20})`}>
      <path d={SHIELD} fill="var(--rw-steel)" stroke="var(--rw-dark)" strokeWidth="1.4" />
      <path
        d="M0-9c3 2 6 2.6 8 2.600C8 1 5 6.5 0 9.500z"
        fill="var(--rw-steel-deep)"
        opacity="0.55"
      />
      {figure === undefined ? null : (
        <text
          y="4"
          textAnchor="middle"
          fontSize="12"
          fontWeight="700"
          style={{ fill: 'var(--rw-dark)' }}
        >
          {figure}
        </text>
      )}
    </g>
  );
}

export const BOT_SIGN =
  'M-8 7h16M-8 3h16a2 2 0 0 1 0 4h-16a2 2 0 0 1 0-4zM-6 3v-4a6 6 0 0 1 12 0v4M-2-2h4M0-7v-3';
export const SHUTTLE_SIGN =
  'M0-10c4 4 5 8 5 13H-5c0-5 1-9 5-13zM-5-1l-5 6v3l5-2M5-1l5 6v3l-5-2M-2 7v3M2 7v3';
export const SATELLITE_SIGN =
  'M-3-3h6v6h-6zM-11-4h6v8h-6zM5-4h6v8h-6zM-5 0h2M3 0h2M0 3v4M-3 9a3 3 0 0 1 6 0';
const UNIT_SIGN = 'M-9-4l9-5l9 5v9l-9 5l-9-5zM-9-4l9 5l9-5M0 1v9';
export const CITY_SIGN = 'M-10 9h20M-8 9V-1h5v10M-3 9V-9h6V9M3 9V-4h5V9M-1-5h2M-1-1h2';
export const COMPANIES_SIGN = 'M-10 9h20M-9 9V0l6 3V0l6 3V0l6 3v6M5-1v-8h3v9';

export function Sign({
  d,
  size = 24,
  weight = 2,
}: {
  readonly d: string;
  readonly size?: number;
  readonly weight?: number;
}) {
  return <path d={d} transform={`scale(${size / 24})`} {...LINE} strokeWidth={weight} />;
}

/** What a mission counts, as a picture. */
export function MissionSign({
  mission,
  size = 24,
}: {
  readonly mission: Mission;
  readonly size?: number;
}) {
  switch (mission.op) {
    case 'perTerrabotOfLetter':
      return (
        <g transform={`scale(${size / 24})`}>
          <g transform="translate(-5 4)">
            <Sign d={BOT_SIGN} size={18} />
          </g>
          <text
            x="8"
            y="2"
            fontSize="18.5"
            fontWeight="800"
            textAnchor="middle"
            style={{ fill: 'currentColor' }}
          >
            {mission.letter}
          </text>
        </g>
      );
    case 'perUnitOfCompany':
      return <CompanySign company={mission.company} size={size} />;
    case 'perCompanyPresent':
      return <Sign d={COMPANIES_SIGN} size={size} />;
    case 'cityProduct':
      return (
        <g transform={`scale(${size / 24})`}>
          <g transform="translate(-8 0)">
            <Sign d={BOT_SIGN} size={15} weight={2.4} />
          </g>
          <path d="M-2-2l4 4M2-2l-4 4" {...LINE} />
          <g transform="translate(8 0)">
            <Sign d={UNIT_SIGN} size={14} weight={2.4} />
          </g>
        </g>
      );
    case 'cityTiles':
      return <Sign d={CITY_SIGN} size={size} />;
    case 'perTerrabot':
      return <Sign d={BOT_SIGN} size={size} />;
    case 'perShield':
      return <Sign d={SHIELD} size={size} />;
    case 'perUnit':
      return <Sign d={UNIT_SIGN} size={size} />;
  }
}
