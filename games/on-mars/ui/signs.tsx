import { amount, joined, type Line, lineWriter, signSet, EDGE, LINE } from '@orrery/kit';
import type { Cost, Effect } from '../data/index.ts';
import { type Counter, type Deed, GOODS, RESOURCES, TECHS, TYPES } from '../data/index.ts';
import { ANY, type Units, WATER_OR_PLANT } from '../data/tables.ts';
import { BotArt, ColonistArt, RoverArt, ShipArt, ShuttleArt } from './piece-art.tsx';
import { chip, TYPE_ART } from './type-art.tsx';

const NEUTRAL = 'var(--piece-pale)';
const upArrow = <path d="M0-10l8 9H3.5v10h-7V-1H-8z" fill="#ffd98a" {...EDGE} />;

/** What is this game's own, in a box of 24 by 24 around its middle; all else is of the kit. */
const SIGNS = signSet({
  ...TYPE_ART,
  'mine-tech': chip(TYPE_ART.mine),
  'generator-tech': chip(TYPE_ART.generator),
  'water-extractor-tech': chip(TYPE_ART['water-extractor']),
  'greenhouse-tech': chip(TYPE_ART.greenhouse),
  'oxygen-condenser-tech': chip(TYPE_ART['oxygen-condenser']),
  'shelter-tech': chip(TYPE_ART.shelter),
  'rover-tech': chip(<RoverArt fill={NEUTRAL} />),
  'colonist-tech': chip(<ColonistArt fill={NEUTRAL} />),
  'upgrade-tech': chip(upArrow),
  tech: chip(null),
  develop: (
    <>
      <g transform="translate(-3 0) scale(0.8)">{chip(null)}</g>
      <path d="M3-6l6 6l-6 6" fill="none" stroke="#ffd98a" strokeWidth="3.4" />
    </>
  ),
  upgrade: (
    <>
      <path d="M-5-9.5h10l5.5 9.5l-5.5 9.5h-10l-5.5-9.5z" fill="var(--om-plate)" {...EDGE} />
      <g transform="scale(0.72)">{upArrow}</g>
    </>
  ),
  build: (
    <>
      <path d="M-5-9.5h10l5.5 9.5l-5.5 9.5h-10l-5.5-9.5z" fill="var(--om-plate)" {...EDGE} />
      <path d="M0-5.5v11M-5.5 0h11" stroke="var(--om-plate-ink)" strokeWidth="3" />
    </>
  ),
  bot: <BotArt fill={NEUTRAL} />,
  rover: <RoverArt fill={NEUTRAL} />,
  colonist: <ColonistArt fill={NEUTRAL} />,
  rocket: <ShipArt fill={NEUTRAL} />,
  shuttle: <ShuttleArt />,
  boost: (
    <>
      <circle r="11" fill="none" stroke="#5fd0c0" strokeWidth="1.6" strokeDasharray="3 2.4" />
      <g transform="translate(-2.5 1) scale(0.68)">
        <ColonistArt fill="#5fd0c0" />
      </g>
      <path d="M7-7v6M4-4h6" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
  pod: (
    <>
      <path d="M-6 4L-10.5 11M6 4l4.5 7M-13 11h5M8 11h5" {...EDGE} fill="none" strokeWidth="1.8" />
      <path d="M-7 4L-5-7Q0-12 5-7L7 4z" fill={NEUTRAL} {...EDGE} />
      <circle cy="-3" r="2.6" fill="#63b7ea" {...EDGE} />
    </>
  ),
  plan: (
    <>
      <path d="M-9-10.5H6l3.5 3.5v17.5H-9z" fill="var(--om-plan)" {...EDGE} />
      <path
        d="M-5.5 6.5V-2L0-6l5.5 4v8.5zM-2 6.5V2h4v4.5"
        fill="none"
        stroke="var(--om-plan-ink)"
        strokeWidth="1.5"
      />
    </>
  ),
  flask: (
    <>
      <path
        d="M-3-11h6M-2-11v7L-8.8 8.4q-1 2.6 1.6 2.6H7.2q2.6 0 1.6-2.6L2-4v-7z"
        fill="#eaf7ff"
        {...EDGE}
      />
      <path d="M-5.4 3.4H5.4L8 8.6q.5 1.5-1 1.5H-7q-1.5 0-1-1.5z" fill="#8fdc7e" />
      <circle cx="-1.5" cy="6.5" r="1.3" fill="#eaffe4" />
    </>
  ),
  scroll: (
    <>
      <path d="M-7-8.5q0-2.5 2.5-2.5H8.5v17H-7z" fill="#f3e2bd" {...EDGE} />
      <path d="M-10.5 6h13q0 5 4 5h-13.5q-3.5 0-3.5-5z" fill="#dcc392" {...EDGE} />
      <path d="M-3.5-7H5M-3.5-3H5M-3.5 1H2" stroke="#7a5b31" strokeWidth="1.5" fill="none" />
    </>
  ),
  target: (
    <>
      <circle r="10.5" fill="#fbf3e8" {...EDGE} />
      <circle r="7" fill="#d0573a" />
      <circle r="3.6" fill="#fbf3e8" />
      <circle r="1.4" fill="#d0573a" />
    </>
  ),
  search: (
    <>
      <path
        d="M3.5 3.5L10.5 10.5"
        stroke="var(--piece-dark)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M3.5 3.5L10.5 10.5" stroke="#d8a860" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="-2" cy="-2" r="7.6" fill="#d8efff" fillOpacity="0.85" {...EDGE} />
      <path d="M-6-4a5 5 0 0 1 4-3.4" fill="none" stroke="#fff" strokeWidth="1.6" />
    </>
  ),
  lss: (
    <>
      <path d="M0-11v8M0-4L-4-1M0-4l4 3" {...EDGE} fill="none" strokeWidth="2" />
      <path
        d="M-2.5-4C-7-7-11 0-10.5 7q.4 4 4.2 2.6Q-2.5 8-2.5 4zM2.5-4C7-7 11 0 10.5 7q-.4 4-4.2 2.6Q2.5 8 2.5 4z"
        fill="#8fd6e6"
        {...EDGE}
      />
    </>
  ),
  oxygen: (
    <>
      <circle r="10.6" fill="#c9efff" {...EDGE} />
      <text
        x="-1.6"
        y="4.6"
        textAnchor="middle"
        fontSize="13"
        fontWeight="750"
        style={{ fill: '#17506f' }}
      >
        O
      </text>
      <text
        x="6.2"
        y="7.6"
        textAnchor="middle"
        fontSize="8"
        fontWeight="750"
        style={{ fill: '#17506f' }}
      >
        2
      </text>
    </>
  ),
  step: (
    <path d="M-4-7h8l4.5 7l-4.5 7h-8L-8.5 0zM-3 0h5M0-3l3 3l-3 3" {...LINE} strokeWidth="1.7" />
  ),
  radar: (
    <>
      <path d="M-9-6A13 13 0 0 0 6 9z" fill="#cfdae3" {...EDGE} />
      <path d="M-2 2L5-5M5-9a4 4 0 0 1 4 4" {...EDGE} fill="none" strokeWidth="1.8" />
      <path d="M-5 7l-3 4.5h6.5" {...EDGE} fill="#7c8fa0" />
    </>
  ),
});

export type SignName = (typeof SIGNS.names)[number];
export type Signs = Line<SignName>;
export const { Sign, TokenLine, Icon } = SIGNS;

const arrow = { sign: 'arrow' } as const;
const s = <S extends SignName>(sign: S, struck = false) =>
  struck ? ({ sign, struck: true } as const) : ({ sign } as const);

/** "2 Batteries and any one": a price in icons; nothing is a dash. */
export function costLine(cost: Cost): Signs {
  const { anyResource = 0, colonist = 0, colonistToWork = 0 } = cost;
  const people = colonist + colonistToWork;
  return [
    ...GOODS.flatMap((good) =>
      (cost[good] ?? 0) > 0 ? amount<SignName>(cost[good] ?? 0, good) : [],
    ),
    ...(anyResource > 0 ? amount<SignName>(anyResource, 'any') : []),
    ...(people > 0 ? amount<SignName>(people, 'colonist') : []),
  ];
}

/** The same where each is paid by itself. */
export const unitsLine = (units: Units): Signs =>
  units.flatMap((unit): Signs => {
    if (unit === ANY) return [s('any')];
    if (unit === WATER_OR_PLANT) return [s('water'), '/', s('plant')];
    return [s(RESOURCES[unit] ?? 'any')];
  });

const boosted = (boost: unknown): Signs =>
  boost === null || boost === undefined ? [] : [s('boost')];

/** What is counted, for rewards and goals. */
export const COUNTED: Readonly<Record<Counter, SignName>> = {
  highestTechLevel: 'tech',
  shipsInHangar: 'rocket',
  advancedBuildings: 'upgrade',
  ownMines: 'mine',
  botsOnMars: 'bot',
  discoveryTilesCollected: 'search',
  shelters: 'shelter',
  colonistsInLivingQuarters: 'colonist',
  blueprintsOwned: 'plan',
  markersInComplexOfSize4: 'hexes',
  maxSameResourceNotMineral: 'any',
  colonyLevel: 'lss',
  techTiles: 'tech',
  researchTiles: 'microscope',
  scientists: 'flask',
  contractsCompleted: 'scroll',
  upgradeContractsCompleted: 'scroll',
  deliveryContractsCompleted: 'scroll',
  privateGoalsCompleted: 'target',
  techTilesOnSpaces: 'develop',
  progressCubes: 'cube',
  complexesOfSize3WithMarker: 'hexes',
  advancedGreenhouses: 'greenhouse',
  largestGreenhouseComplex: 'greenhouse',
  plantsInStorage: 'plant',
};

/** What a Mission or a task waits for. */
export const DEED_SIGN: Readonly<Record<Deed, SignName>> = {
  researchTakenFromMap: 'microscope',
  advancedBuildingPlaced: 'upgrade',
  discoveryTakenFromMap: 'search',
  progressCubePlaced: 'cube',
  contractCompleted: 'scroll',
  blueprintTaken: 'plan',
  botPlaced: 'bot',
  techTaken: 'tech',
  scientistTaken: 'flask',
  travelledWithShuttle: 'shuttle',
  shelterConstructed: 'shelter',
  techDeveloped: 'develop',
  controlCenterTaken: 'step',
  discoveryPlaced: 'search',
};

/** What an action, a space, a card or a tile does, in icons and numbers. */
export const lineOf: (effects: readonly Effect[]) => Signs = lineWriter<Effect, SignName>({
  gainResource: ({ n, resource }) => amount(n, resource),
  gainAnyResources: ({ n, exclude }) => [`${n}`, s('any'), ...exclude.map((one) => s(one, true))],
  gainCrystals: ({ n, boost }) => [...amount<SignName>(n, 'crystal'), ...boosted(boost)],
  takeWarehouse: ({ n, allow, boost }) => [
    `${n}`,
    s('box'),
    ...(allow.includes('crystal') ? [] : [s('crystal', true)]),
    ...boosted(boost),
  ],
  takeBlueprints: ({ n, boost }) => [...amount<SignName>(n, 'plan'), ...boosted(boost)],
  takeTech: ({ n, boost }) => [...amount<SignName>(n, 'tech'), ...boosted(boost)],
  develop: ({ n, payCost, boost }) => [
    `${n}`,
    s('develop'),
    ...(payCost ? [] : [s('any', true)]),
    ...boosted(boost),
  ],
  moveBots: ({ mp, asRover }) => [s('bot'), `${mp}`, s('step'), ...(asRover ? [s('cycle')] : [])],
  moveRover: ({ mp }) =>
    mp === 'maxRoverTechInPlay'
      ? [s('rover'), '=', s('rover-tech')]
      : [s('rover'), `${mp}`, s('step')],
  construct: ({ types, techBoost }) => [
    s('build'),
    ...(types.length === TYPES.length ? [] : types.map((type) => s(type))),
    ...boosted(techBoost),
  ],
  upgrade: ({ n, zone, boost }) => [
    `${n}`,
    s('upgrade'),
    ...(zone === 'anywhere' ? [s('planet')] : []),
    ...boosted(boost),
  ],
  welcomeShip: ({ rewards, boost }) => [
    s('rocket'),
    arrow,
    ...joined<SignName>(
      rewards.map(({ colonists, bots = 0 }) => [
        ...amount<SignName>(colonists, 'colonist'),
        ...(bots > 0 ? [s('bot')] : []),
      ]),
      '/',
    ),
    ...boosted(boost),
  ],
  takeCard: ({ allow }) =>
    joined<SignName>(
      allow.map((kind) => [s(kind === 'scientist' ? 'flask' : 'scroll')]),
      '/',
    ),
  retrieveColonists: ({ n }) => [`${n}`, s('colonist'), s('back')],
  retrieveSide: () => [s('colonist'), s('back'), s('planet')],
  recruit: ({ n, cost }) => {
    const costs = Array.isArray(cost) ? (cost as readonly Cost[]) : [cost as Cost];
    const price = joined<SignName>(
      costs.map((one) => costLine(one).slice(1)),
      '/',
    );
    return [...(price.length > 0 ? [...price, arrow] : []), `+${n}`, s('colonist')];
  },
  scoreOP: ({ n }) => amount(n, 'points'),
  scorePer: ({ what, each }) => [`${each}`, s('points'), '/', s(COUNTED[what])],
  produce: ({ boost }) => [s('mine'), s('cycle'), ...boosted(boost)],
  trade: ({ spend, gain, boost }) => [
    `${spend}`,
    s('any'),
    s('swap'),
    `${gain}`,
    s('any'),
    ...boosted(boost),
  ],
  travel: ({ to }) => [s('pod'), arrow, s(to === 'orbit' ? 'planet' : 'dome')],
  radar: () => [s('radar'), s('search')],
  useAdvancedBuilding: () => [s('upgrade'), arrow],
});

export const techSign = (kind: number): SignName => TECHS[kind] ?? 'tech';
export const typeSign = (type: number): SignName => TYPES[type] ?? 'shelter';
export const goodSign = (good: number): SignName => GOODS[good] ?? 'any';
