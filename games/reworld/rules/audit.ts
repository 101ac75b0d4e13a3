import { data } from '../data/index.ts';
import { totalOf } from './cards.ts';
import {
  type City,
  type Company,
  type ModuleId,
  OFFICERS,
  type Player,
  type Reworld,
} from './state.ts';
import { tile } from './tiles.ts';
import { isConstruction } from './units.ts';

/** The invariants of REW-INV that a single position can show to be broken. */
export function audit(s: Reworld): readonly string[] {
  return [
    ...partition('REW-INV-01 module', data.modules.map(idOf), modulesOf(s)),
    ...(s.chapter === 1 ? auditCards(s) : []),
    ...s.players.flatMap((p, seat) => auditPlayer(p).map((fault) => `${fault} (seat ${seat})`)),
    ...partition('REW-INV-07 ship', data.populationShips.map(idOf), [
      ...s.ships,
      ...s.players.flatMap((p) => p.ships),
    ]),
    ...partition('REW-INV-08 sign', data.citySigns.map(idOf), [
      ...Object.values(s.signs).flat(),
      ...s.players.flatMap((p) => p.cities.map((city) => city.sign)),
    ]),
    ...auditStation(s),
  ];
}

const idOf = ({ id }: { readonly id: string }): string => id;

/** Each of `all` must be found exactly once, and nothing else. */
function partition(what: string, all: readonly string[], found: readonly string[]): string[] {
  const count = (id: string): number => found.filter((other) => other === id).length;
  const unknown = found.filter((id) => !all.includes(id)).map((id) => `${what} ${id} is unknown`);
  return all
    .filter((id) => count(id) !== 1)
    .map((id) => `${what} ${id} is in ${count(id)} places`)
    .concat(unknown);
}

function modulesOf(s: Reworld): ModuleId[] {
  const { transport } = s;
  return [
    ...s.bag,
    ...s.ports.filter((id) => id !== null),
    ...s.players.flatMap((p) => [
      ...p.docks.flat(),
      ...p.cities.flatMap((city) => city.modules),
      ...p.defense,
      ...p.shuttles,
      ...p.satellites,
    ]),
    ...s.box,
    ...(transport === null ? [] : [transport.shuttle, ...transport.carried]),
  ];
}

function auditCards(s: Reworld): string[] {
  const counts = OFFICERS.map((officer) => {
    const piles = [s.setAside, ...s.players.flatMap((p) => [p.hand, p.discard])];
    if (s.payment !== null) piles.push(s.payment.cards);
    const inPiles = piles.reduce((sum, pile) => sum + (pile[officer - 1] ?? 0), 0);
    const onPosts = s.posts.flat().filter((card) => card === officer).length;
    return inPiles + onPosts + (s.admiralSpace?.card === officer ? 1 : 0);
  });
  return data.officerTypes.flatMap(({ type, copies }) =>
    counts[type - 1] === copies
      ? []
      : [`REW-INV-02 there are ${counts[type - 1]} officers of type ${type}, not ${copies}`],
  );
}

function auditStation(s: Reworld): string[] {
  if (s.chapter === 2) return s.posts.flat().length === 0 ? [] : ['REW-REND-02 cards on posts'];
  return s.posts.flatMap((post, i) =>
    post.length > 0 === (s.ports[i] === null) ? [] : [`REW-STN-06 port ${i} and its post disagree`],
  );
}

function auditPlayer(p: Player): string[] {
  const faults: string[] = [];
  const demand = (
    rule: string,
    row: readonly ModuleId[],
    fits: (id: ModuleId) => boolean,
  ): void => {
    for (const id of row) if (!fits(id)) faults.push(`${rule} ${id} is in the wrong row`);
  };
  demand('REW-INV-03', p.defense, (id) => tile(id).shields > 0);
  demand('REW-INV-03', p.shuttles, (id) => tile(id).kind === 'shuttle');
  demand('REW-INV-03', p.satellites, (id) => tile(id).kind === 'satellite');
  for (const city of p.cities) {
    demand('REW-INV-03', city.modules, (id) => fitsCity(city, id));
    if (!city.modules.some((id) => tile(id).letter === city.letter)) {
      faults.push(`REW-INV-04 city ${city.letter} has no terrabot`);
    }
  }
  const builders = p.cities.map((city) => constructionIn(city));
  if (builders.some((set) => set.size > 1)) faults.push('REW-INV-04 two companies in one city');
  const all = builders.flatMap((set) => [...set]);
  if (new Set(all).size !== all.length) faults.push('REW-INV-04 a company in two cities');
  const letters = p.cities.map((city) => city.letter);
  if (new Set(letters).size !== letters.length) faults.push('REW-INV-08 two cities of a letter');
  if (String(letters.toSorted()) !== String(letters)) faults.push('cities are out of order');
  if ([p.hand, p.discard].some((pile) => totalOf(pile) < 0 || pile.some((n) => n < 0))) {
    faults.push('REW-INV-02 a negative number of cards');
  }
  return faults;
}

const fitsCity = (city: City, id: ModuleId): boolean =>
  tile(id).kind === 'builder' || tile(id).letter === city.letter;

function constructionIn(city: City): Set<Company> {
  const companies = city.modules.flatMap((id) => tile(id).company ?? []);
  return new Set(companies.filter(isConstruction));
}
