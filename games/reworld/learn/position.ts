import { missing, type Seat } from '@orrery/kernel';
import { scened } from '@orrery/shared';
import { data, ring } from '../data/index.ts';
import { addCards, type Count, noCards } from '../rules/cards.ts';
import { setup } from '../rules/setup.ts';
import {
  type Cards,
  type City,
  type Company,
  type Dock,
  gain,
  type Letter,
  LETTERS,
  type ModuleId,
  type Officer,
  type Player,
  type PortId,
  type Reworld,
  type ShipId,
  type SignId,
} from '../rules/state.ts';
import { tile } from '../rules/tiles.ts';

// Positions as the scenario vectors of the rules write them: for lessons and tests.

/** `{ bots: 2, forge: 1 }` is a city of 4 tiles, its sign included. */
type CitySpec = { bots: number; sign?: SignId } & Partial<Record<Company, number>>;

export interface PlayerSpec {
  score?: number;
  hand?: Officer[];
  left?: boolean;
  /** Each dock from the outermost module inwards, as in the scenario vectors. */
  docks?: Partial<Record<Dock, ModuleId[]>>;
  cities?: Partial<Record<Letter, CitySpec>>;
  defense?: ModuleId[];
  /** How many tiles, whichever; or the tiles themselves. */
  shuttles?: number | ModuleId[];
  satellites?: number | ModuleId[];
  /** How many ships, whichever. */
  ships?: number;
}

interface Spec {
  players: PlayerSpec[];
  /** The seat to move. */
  turn?: Seat;
  admiral?: Seat;
}

export interface StationSpec extends Spec {
  round?: number;
  /** Cards of posts, the last on top; 'any': whichever are left over. Their ports are empty. */
  posts?: Partial<Record<PortId, Officer[] | 'any'>>;
  /** Ports not named hold some module, unless their post holds cards. */
  ports?: Partial<Record<PortId, ModuleId | null>>;
  admiralSpace?: { seat: Seat; card: Officer };
}

export interface ColonySpec extends Spec {
  /** The ships still on the board; all others were taken earlier. */
  ships?: ShipId[] | 'all';
}

const isBuilderOf =
  (company: Company) =>
  (id: ModuleId): boolean =>
    tile(id).company === company && tile(id).pointsPerCityTile === 0;

class Box {
  modules: ModuleId[];
  cards: Count = [6, 6, 6, 6, 6];

  constructor(named: readonly ModuleId[]) {
    this.modules = data.modules.map((module) => module.id).filter((id) => !named.includes(id));
  }

  takeModules(n: number, fits: (id: ModuleId) => boolean): ModuleId[] {
    const taken = this.modules.filter(fits).slice(0, n);
    if (taken.length < n) throw new Error(`the box has no ${n} such modules left`);
    this.modules = this.modules.filter((id) => !taken.includes(id));
    return taken;
  }

  takeCards(cards: readonly Officer[]): readonly Officer[] {
    for (const card of cards) {
      const left = (this.cards[card - 1] ?? 0) - 1;
      if (left < 0) throw new Error(`more than six officers of type ${card}`);
      this.cards[card - 1] = left;
    }
    return cards;
  }
}

const counts = (cards: readonly Officer[]): Cards => {
  const result = noCards();
  for (const card of cards) addCards(result, card, 1);
  return result;
};

function namedModules(spec: Spec, ports: StationSpec['ports'] = {}): ModuleId[] {
  const ofPlayers = spec.players.flatMap((p) => [
    ...Object.values(p.docks ?? {}).flat(),
    ...(p.defense ?? []),
    ...(Array.isArray(p.shuttles) ? p.shuttles : []),
    ...(Array.isArray(p.satellites) ? p.satellites : []),
  ]);
  return [...ofPlayers, ...Object.values(ports).filter((id) => id != null)];
}

function makeCity(s: Reworld, box: Box, letter: Letter, spec: CitySpec): City {
  const { bots, sign = s.signs[letter][0], ...units } = spec;
  s.signs = { ...s.signs, [letter]: s.signs[letter].filter((other) => other !== sign) };
  const terrabots = box.takeModules(bots, (id) => tile(id).letter === letter);
  const builders = Object.entries(units).flatMap(([company, n]) =>
    box.takeModules(n, isBuilderOf(company as Company)),
  );
  return { letter, sign: sign ?? missing('sign', letter), modules: [...terrabots, ...builders] };
}

function furnish(s: Reworld, box: Box, p: Player, spec: PlayerSpec): void {
  gain(p, 'cards', spec.score ?? 0);
  p.hand = counts(box.takeCards(spec.hand ?? []));
  p.left = spec.left ?? false;
  for (const [dock, modules] of Object.entries(spec.docks ?? {})) {
    p.docks = p.docks.with(Number(dock) - 1, modules.toReversed());
  }
  p.cities = LETTERS.flatMap((letter) => {
    const city = spec.cities?.[letter];
    return city === undefined ? [] : [makeCity(s, box, letter, city)];
  });
  p.defense = spec.defense?.slice() ?? [];
  const row = (tiles: number | ModuleId[], kind: string): ModuleId[] =>
    Array.isArray(tiles) ? tiles.slice() : box.takeModules(tiles, (id) => tile(id).kind === kind);
  p.shuttles = row(spec.shuttles ?? 0, 'shuttle');
  p.satellites = row(spec.satellites ?? 0, 'satellite');
}

function begin(spec: Spec, box: Box): Reworld {
  const s = scened<Reworld>(setup({}, spec.players.length, () => 0));
  // The signs of a letter are taken in the order of their numbers.
  s.signs = {
    A: s.signs.A.toSorted(),
    B: s.signs.B.toSorted(),
    C: s.signs.C.toSorted(),
    D: s.signs.D.toSorted(),
    E: s.signs.E.toSorted(),
  };
  s.admiral = spec.admiral ?? 0;
  s.bag = [];
  s.players.forEach((p, seat) => furnish(s, box, p, spec.players[seat] ?? {}));
  return s;
}

/** Chapter One in mid-round. Cards not named are set aside; later rounds find their modules in the bag. */
export function station(spec: StationSpec): Reworld {
  const box = new Box(namedModules(spec, spec.ports));
  const s = begin(spec, box);
  s.round = spec.round ?? 1;
  if (spec.admiralSpace !== undefined) box.takeCards([spec.admiralSpace.card]);
  s.admiralSpace = spec.admiralSpace ?? null;
  const posts = Object.entries(spec.posts ?? {});
  for (const [port, cards] of posts) {
    if (cards !== 'any' && cards !== undefined)
      s.posts = s.posts.with(at(port), box.takeCards(cards));
  }
  for (const [port, cards] of posts) {
    if (cards !== 'any') continue;
    const card = (box.cards.findIndex((n) => n > 0) + 1) as Officer;
    s.posts = s.posts.with(at(port), box.takeCards([card]));
  }
  s.ports = ring.map((id, index) => {
    const named = spec.ports?.[id];
    if (named !== undefined) return named;
    return s.posts[index]?.length === 0 ? (box.takeModules(1, () => true)[0] ?? null) : null;
  });
  s.bag = box.takeModules(Math.min((5 - s.round) * 20, box.modules.length), () => true);
  s.box = box.modules;
  s.setAside = box.cards;
  s.tasks = [{ type: 'chapterOneTurn', seat: spec.turn ?? 0 }];
  return s;
}

/** Chapter Two. No ship is on the board unless named, so that points come from what is tested. */
export function colony(spec: ColonySpec): Reworld {
  const box = new Box(namedModules(spec));
  const s = begin(spec, box);
  s.chapter = 2;
  s.round = 5;
  const all = data.populationShips.map((ship) => ship.id);
  const onBoard = spec.ships === 'all' ? all : (spec.ships ?? []);
  s.ships = all.filter((ship) => onBoard.includes(ship));
  const taken = all.filter((ship) => !onBoard.includes(ship));
  s.players.forEach((p, seat) => {
    p.ships = taken.splice(0, spec.players[seat]?.ships ?? 0);
  });
  s.box = box.modules;
  s.tasks = [{ type: 'chapterTwoTurn', seat: spec.turn ?? 0 }];
  return s;
}
/** The ring index of a port. */
export const at = (port: PortId): number => {
  const index = ring.indexOf(port);
  return index < 0 ? missing('port', port) : index;
};
