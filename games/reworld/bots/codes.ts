import { missing } from '@orrery/kernel';
import {
  COMPANIES,
  type Condition,
  data,
  LETTERS,
  type Mission,
  playerCount,
  ROWS,
} from '../data/index.ts';
import type { ModuleId, ShipId } from '../rules/state.ts';
import { tile } from '../rules/tiles.ts';

/** Modules by number and kinds by number: the evaluation runs thousands of times a second. */
export const TERRABOT = 0;
export const SHUTTLE = 1;
export const SATELLITE = 2;
export const UNIT = 3;
const KINDS = ['terrabot', 'shuttle', 'satellite', 'builder'] as const;

export const AGRI = COMPANIES.indexOf('agri');

export interface Code {
  readonly kind: number;
  /** Of a terrabot: 0 to 4. */
  readonly letter: number;
  /** Of a unit: 0 to 5. */
  readonly company: number;
  readonly shields: number;
  /** Of a special unit. */
  readonly pointsPerCityTile: number;
  readonly mission: Mission | null;
}

const CODES: readonly Code[] = data.modules.map(({ id }) => {
  const { kind, letter, company, shields, pointsPerCityTile, mission } = tile(id);
  return {
    kind: KINDS.indexOf(kind),
    letter: letter === null ? -1 : LETTERS.indexOf(letter),
    company: company === null ? -1 : COMPANIES.indexOf(company),
    shields,
    pointsPerCityTile,
    mission,
  };
});

const BY_ID = new Map<ModuleId, Code>(
  data.modules.map(({ id }, index) => [id, CODES[index] ?? missing('code', index)]),
);

export const codeOf = (id: ModuleId): Code => BY_ID.get(id) ?? missing('module', id);

/** Population ships by their bit. */
const SHIP_BITS = new Map<ShipId, number>(data.populationShips.map(({ id }, i) => [id, 1 << i]));

export function shipMask(ships: readonly ShipId[]): number {
  let mask = 0;
  for (const id of ships) mask |= SHIP_BITS.get(id) ?? 0;
  return mask;
}

export interface ShipGoal {
  readonly bit: number;
  readonly points: number;
  /** How many are needed. */
  readonly n: number;
}

type ShipOp = Condition['op'];

export interface Prizes {
  /** Ships of docks 1 to 5. */
  readonly docks: readonly ShipGoal[];
  readonly ships: Readonly<Record<Exclude<ShipOp, 'dockEmpty'>, ShipGoal>>;
  /** Points of the places, defense first, then cities A to E. */
  readonly rows: readonly (readonly number[])[];
}

function prizesFor(players: number): Prizes {
  const side = playerCount(players).populationSide;
  const ships: Partial<Record<ShipOp, ShipGoal>> = {};
  const docks: ShipGoal[] = [];
  data.populationShips.forEach(({ sides }, i) => {
    const { condition, points } = sides[side];
    const goal = { bit: 1 << i, points, n: 'n' in condition ? condition.n : 1 };
    if (condition.op === 'dockEmpty') docks[condition.dock - 1] = goal;
    else ships[condition.op] = goal;
  });
  const rows = ROWS.map(
    (row) =>
      data.mothership.categories.find(({ category }) => category === row)?.points[
        String(players) as '2' | '3' | '4'
      ] ?? missing('row', row),
  );
  return { docks, ships: ships as Prizes['ships'], rows };
}

const PRIZES = [2, 3, 4].map(prizesFor);

export const prizes = (players: number): Prizes =>
  PRIZES[players - 2] ?? missing('prizes', players);
