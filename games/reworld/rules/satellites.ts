import { missing, never, type Seat } from '@orrery/kernel';
import type { Mission } from '../data/index.ts';
import {
  cityOf,
  companiesOf,
  shieldsOf,
  terrabotsIn,
  tilesIn,
  unitsIn,
  unitsOf,
} from './colony.ts';
import { outermost, unload } from './docks.ts';
import type { Context, ReworldQuestion } from './handler-types.ts';
import {
  type City,
  type Dock,
  gain,
  type Letter,
  LETTERS,
  type Player,
  player,
  type Reworld,
} from './state.ts';
import { tile } from './tiles.ts';

/** Puts a shuttle or a satellite into the defense row (REW-SHUT-02, REW-SAT-02). */
export function raiseDefense(s: Reworld, seat: Seat, dock: Dock, ctx: Context): void {
  const p = player(s, seat);
  const module = unload(p, dock);
  p.defense = [...p.defense, module];
  ctx.emit({ type: 'defenseRaised', seat, dock, module, shields: tile(module).shields });
  ctx.then({ type: 'claimShips', seat });
}

/** Scores a mission at once, or asks first for the city it looks at (REW-SAT-03, REW-API-06). */
export function flySatellite(s: Reworld, seat: Seat, dock: Dock, ctx: Context): void {
  const p = player(s, seat);
  const { mission } = tile(outermost(p, dock));
  const asks = mission?.op === 'cityProduct' || mission?.op === 'cityTiles';
  if (asks && p.cities.length > 0) return ctx.then({ type: 'missionCity', seat, dock });
  scoreMission(s, { seat, dock, city: null }, ctx);
}

const missionOf = (p: Player, dock: Dock): Mission => {
  const satellite = outermost(p, dock);
  return tile(satellite).mission ?? missing('mission of', satellite);
};

/** What the mission of this dock's satellite would score in each city. */
export const cityWorths = (p: Player, dock: Dock): CityWorths => {
  const mission = missionOf(p, dock);
  return p.cities.map((city) => ({
    letter: city.letter,
    points: missionPoints(p, mission, city),
  }));
};
type CityWorths = readonly { readonly letter: Letter; readonly points: number }[];

export const missionCity: ReworldQuestion<'missionCity', Letter> = {
  rule: 'REW-API-06',
  seat: (_s, task) => task.seat,
  candidates(s, { seat, dock }) {
    const worths = cityWorths(player(s, seat), dock);
    // Cities that score the same are one answer, the first of them.
    const same = worths.filter(({ points }, i) => worths.findIndex((w) => w.points === points) < i);
    return LETTERS.filter((letter) => !same.some((worth) => worth.letter === letter));
  },
  forbid: (s, { seat }, letter) =>
    cityOf(player(s, seat), letter) === undefined
      ? { rule: 'REW-API-06', facts: { letter } }
      : null,
  choose: (s, { seat, dock }, city, ctx) => scoreMission(s, { seat, dock, city }, ctx),
};

function scoreMission(
  s: Reworld,
  { seat, dock, city }: { readonly seat: Seat; readonly dock: Dock; readonly city: Letter | null },
  ctx: Context,
): void {
  const p = player(s, seat);
  const mission = missionOf(p, dock);
  const module = unload(p, dock);
  const points = missionPoints(p, mission, city === null ? undefined : cityOf(p, city));
  gain(p, 'missions', points);
  p.satellites = [...p.satellites, module];
  ctx.emit({ type: 'missionScored', seat, dock, module, city, points });
  ctx.then({ type: 'claimShips', seat });
}

/** REW-SAT-05 */
function missionPoints(p: Player, mission: Mission, city: City | undefined): number {
  switch (mission.op) {
    case 'perTerrabotOfLetter': {
      const own = cityOf(p, mission.letter); // terrabots lie only in the city of their letter
      return own === undefined ? 0 : mission.points * terrabotsIn(own); // REW-SAT-08
    }
    case 'perCompanyPresent':
      return mission.points * companiesOf(p);
    case 'cityProduct':
      return city === undefined ? 0 : terrabotsIn(city) * unitsIn(city); // REW-SAT-06
    case 'cityTiles':
      return city === undefined ? 0 : mission.points * tilesIn(city);
    case 'perUnitOfCompany':
      return mission.points * unitsOf(p, mission.company);
    case 'perTerrabot':
      return mission.points * sum(p, terrabotsIn);
    case 'perShield':
      return mission.points * shieldsOf(p);
    case 'perUnit':
      return mission.points * sum(p, unitsIn);
    default:
      return never(mission);
  }
}

function sum(p: Player, of: (city: City) => number): number {
  let total = 0;
  for (const city of p.cities) total += of(city);
  return total;
}
