import { missing, type Options, randomFrom, type Seat } from '@orrery/kernel';
import { scened } from '@orrery/shared';
import { COLONISTS, type Colonist, data, type Exposure } from '../data/index.ts';
import { crewOf } from '../rules/crew.ts';
import { artemis } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import type { Artemis, Counts, Deeds, Die, Player } from '../rules/state.ts';

// Positions as the scenario vectors of the rules write them: for lessons and tests.

/** Colonists as in the scenario vectors: `P P En Ma St`. */
export type Group = string;
type Bid = [owner: number, value: number];
type Sent = [owner: number, value: number, crew?: Group];

interface PlayerSpec {
  E?: number;
  M?: number;
  T?: number;
  vp?: number;
  badges?: number;
  relief?: number;
  sh?: Group;
  /** By type, such as `drone-dock`, or by tile. */
  buildings?: Record<string, Group>;
  dice?: number[];
  hand?: readonly string[];
  deeds?: Partial<Deeds>;
}

interface ExpeditionSpec {
  card: string;
  dice?: Sent[];
  colonists?: Group;
  building?: string;
}

export interface Spec {
  players: PlayerSpec[];
  options?: Options;
  first?: Seat;
  round?: number;
  expeditions?: ExpeditionSpec[];
  vents?: { stock?: number; dice?: Bid[] };
  quarry?: { stock?: number; dice?: Bid[] };
  doorstep?: { colonists?: Group; dice?: Bid[] };
  /** From the stack outwards; bids from the lowest. */
  gantry?: Record<string, Bid[]>;
  /** Without a supply: 4 of each. */
  academy?: { supply?: Group; dice?: [owner: number, value: number, trainee: Group][] };
  outfitter?: Bid[];
  event?: string;
  eventDone?: boolean;
  relic?: Seat | null;
  /** Exactly these are in the bag, all others are out of the game. */
  bag?: Group;
  discard?: Group;
  seed?: string;
}

const SHORT: Record<string, Colonist> = {
  P: 'pioneer',
  En: 'engineer',
  Ma: 'marine',
  St: 'steward',
};

export const group = (text: Group): Colonist[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => SHORT[word] ?? missing('colonist', word));

export const short = (names: readonly Colonist[]): Group =>
  names
    .map((name) => Object.keys(SHORT).find((word) => SHORT[word] === name))
    .sort((a, b) => Object.keys(SHORT).indexOf(a ?? '') - Object.keys(SHORT).indexOf(b ?? ''))
    .join(' ');

function counts(text: Group): Counts {
  const crew = group(text);
  const [p = 0, e = 0, m = 0, s = 0] = COLONISTS.map(
    (type) => crew.filter((one) => one === type).length,
  );
  return [p, e, m, s];
}

/** A type stands for its second copy, which never leaves the game. */
export const tile = (name: string): string =>
  data.buildingTiles.some(({ id }) => id === name) ? name : `${name}-2`;

const die = ([owner, value]: readonly [number, number, ...unknown[]]): Die => ({
  owner,
  value,
  relic: false,
});

function furnish(p: Player, spec: PlayerSpec): void {
  p.energy = spec.E ?? 0;
  p.mineral = spec.M ?? 0;
  p.toolkit = spec.T ?? 0;
  p.badge = spec.badges ?? 0;
  p.relief = spec.relief ?? 0;
  p.points = { ...p.points, relief: spec.vp ?? 0 };
  p.shelters = counts(spec.sh ?? '');
  p.buildings = Object.entries(spec.buildings ?? {}).map(([name, crew]) => ({
    tile: tile(name),
    crew: crewOf(group(crew)),
  }));
  p.dice = (spec.dice ?? []).toSorted((a, b) => a - b);
  p.hand = spec.hand ?? [];
  p.deeds = { ...p.deeds, ...spec.deeds };
}

function layOut(s: Artemis, spec: Spec): void {
  s.expeditions = (spec.expeditions ?? []).map(({ card, dice, colonists, building }) => ({
    card,
    colonists: group(colonists ?? ''),
    building: building === undefined ? null : tile(building),
    dice: (dice ?? []).map((sent) => {
      const crew = group(sent[2] ?? '');
      return { ...die(sent), crew: crew[0] ?? null, size: crew.length };
    }),
    awards: [],
  }));
  s.stock = { vents: spec.vents?.stock ?? 0, quarry: spec.quarry?.stock ?? 0 };
  const row = (region: Exposure): Die[] => (spec[region]?.dice ?? []).map(die);
  s.rows = { vents: row('vents'), quarry: row('quarry'), doorstep: row('doorstep') };
  s.doorstep = counts(spec.doorstep?.colonists ?? '');
  s.gantry = Object.entries(spec.gantry ?? {}).map(([name, bids]) => ({
    tile: tile(name),
    dice: bids.map(die),
  }));
  if (spec.academy?.supply !== undefined) s.academy = counts(spec.academy.supply);
  s.academyDice = (spec.academy?.dice ?? []).map((placed) => ({
    ...die(placed),
    trainee: group(placed[2])[0] ?? null,
  }));
  s.outfitter = (spec.outfitter ?? []).map(die);
}

/** What lies on the board or with players is no longer in stacks, decks and bag. */
function putAway(s: Artemis, spec: Spec): void {
  const used = [
    ...s.gantry.map((slot) => slot.tile),
    ...s.expeditions.flatMap(({ building }) => building ?? []),
    ...s.players.flatMap(({ buildings }) => buildings.map((building) => building.tile)),
  ];
  const unused = (stack: readonly string[]): string[] => stack.filter((id) => !used.includes(id));
  s.stacks = { ocean: unused(s.stacks.ocean), surface: unused(s.stacks.surface) };
  s.boxed = s.boxed.filter((id) => !used.includes(id));
  const row = s.expeditions.map(({ card }) => card);
  s.expeditionDeck = s.expeditionDeck.filter((card) => !row.includes(card));
  s.event = spec.event ?? null;
  s.eventDone = spec.eventDone ?? false;
  const events = [...s.eventDeck, ...s.eventsUnused].filter((event) => event !== s.event);
  s.eventDeck = events.splice(0, data.rounds.count - s.round);
  s.eventsUnused = events;
  if (s.directives !== null) {
    const hands = s.players.flatMap(({ hand }) => hand);
    const cards = data.directives.cards.map(({ id }) => id);
    s.directives = { deck: cards.filter((card) => !hands.includes(card)), discard: [] };
  }
}

function fillBag(s: Artemis, spec: Spec): void {
  s.bag = [0, 0, 0, 0];
  s.discard = counts(spec.discard ?? '');
  const missingOnes = artemis.audit({ ...s, bag: [0, 0, 0, 0] });
  const bag = COLONISTS.map((type) => {
    const line = missingOnes.find((message) => message.startsWith(`${type}: `));
    const [have = 0, want = 0] = (line?.match(/\d+/g) ?? []).map(Number);
    return want - have;
  });
  s.bag = bag as unknown as Counts;
  if (spec.bag === undefined) return;
  const wanted = counts(spec.bag);
  s.gone = bag.map((n, i) => n - (wanted[i] ?? 0)) as unknown as Counts;
  s.bag = wanted;
}

/** A game in the middle of things: what is not named is 0 or empty. One player: solo. */
export function tableAt(spec: Spec): Artemis {
  const n = spec.players.length;
  const random = randomFrom(spec.seed ?? 'table');
  const s = scened<Artemis>(setup({ ...spec.options }, n, random));
  s.tasks = [];
  s.round = spec.round ?? 1;
  s.first = spec.first ?? 0;
  s.players.forEach((p, seat) => furnish(p, spec.players[seat] ?? {}));
  layOut(s, spec);
  putAway(s, spec);
  fillBag(s, spec);
  if (spec.relic !== undefined) s.relic = { holder: spec.relic, rolled: null };
  const placed = artemis.view(s);
  const dice = [
    ...placed.expeditions.flatMap((one) => one.dice),
    ...placed.gantry.flatMap((one) => one.dice),
    ...placed.vents.dice,
    ...placed.quarry.dice,
    ...placed.doorstep.dice,
    ...placed.academy.dice,
    ...placed.outfitter,
  ];
  const lying = (owner: number): number => dice.filter((one) => one.owner === owner).length;
  s.players.forEach((p, seat) => (p.resting -= lying(seat) + p.dice.length));
  s.drones = s.drones.map((drone, i) => ({ ...drone, resting: drone.resting - lying(n + i) }));
  const faults = artemis.audit(s);
  if (faults.length > 0) throw new Error(`not a sound table: ${faults.join('; ')}`);
  return s;
}
