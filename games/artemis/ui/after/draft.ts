import type { Seat } from '@orrery/kernel';
import { buildingOn, COLONISTS, type Colonist, data, type Exposure } from '../../data/index.ts';
import type { ArtemisEvent } from '../../rules/events.ts';
import type { Category, Owner, Place } from '../../rules/state.ts';
import type { ArtemisView, BuildingView, DieView, PlayerView } from '../../rules/view-types.ts';

type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };
/** A view being carried from one event to the next. */
export type Draft = Writable<ArtemisView>;
type Colony = Writable<PlayerView>;

/** Lets the player who is meant be changed; drones have no colony. */
export function colony(draft: Draft, owner: Owner, change: (player: Colony) => void): void {
  const player = draft.players[owner];
  if (player) change(player);
}

const crewOf = ({ slots }: BuildingView): Colonist[] =>
  slots.flatMap(({ colonist }) => (colonist === null ? [] : [colonist]));

/** Typed slots are filled first, as views tell them. */
function house(building: Writable<BuildingView>, crew: readonly Colonist[]): void {
  const left = COLONISTS.flatMap((type) => crew.filter((one) => one === type));
  const take = (type: Colonist | undefined): Colonist | null => {
    const at = type === undefined ? -1 : left.indexOf(type);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  for (const slot of building.slots) slot.colonist = slot.slot === 'any' ? null : take(slot.slot);
  for (const slot of building.slots) if (slot.slot === 'any') slot.colonist = take(left[0]);
  building.full = building.slots.every(({ colonist }) => colonist !== null);
}

export const hasRoom = ({ slots }: BuildingView, type: Colonist): boolean =>
  slots.some(({ slot, colonist }) => colonist === null && (slot === 'any' || slot === type));

const houseOf = (player: Colony, place: Place) =>
  player.buildings.find(({ tile }) => tile === place);

export function enter(player: Colony, place: Place, colonist: Colonist): void {
  const building = houseOf(player, place);
  if (building) house(building, [...crewOf(building), colonist]);
  else player.shelters[colonist]++;
  player.colony[colonist]++;
}

export function leave(player: Colony, place: Place, colonist: Colonist): void {
  const building = houseOf(player, place);
  if (building) {
    const crew = crewOf(building);
    crew.splice(crew.indexOf(colonist), 1);
    house(building, crew);
  } else player.shelters[colonist]--;
  player.colony[colonist]--;
}

const living = (player: PlayerView, place: Place, colonist: Colonist): number => {
  const building = player.buildings.find(({ tile }) => tile === place);
  if (building) return crewOf(building).filter((one) => one === colonist).length;
  return place === 'shelters' ? player.shelters[colonist] : 0;
};

/** Events do not say from where somebody set out: likely from where somebody is missing later. */
export function setOut(player: Colony, later: PlayerView | undefined, colonist: Colonist): void {
  const homes = ['shelters', ...player.buildings.map(({ tile }) => tile)].filter(
    (place) => living(player, place, colonist) > 0,
  );
  const missed = homes.find(
    (place) => later && living(later, place, colonist) < living(player, place, colonist),
  );
  const from = missed ?? homes[0];
  if (from !== undefined) leave(player, from, colonist);
}

export function build(player: Colony, tile: string): void {
  const slots = buildingOn(tile).slots.map((slot) => ({ slot, colonist: null }));
  player.buildings.push({ tile, slots, full: false, activated: false, points: 0 });
}

const isDie = (one: DieView, owner: Owner, value: number): boolean =>
  one.owner === owner && one.value === value;

/** The first such die goes. */
export function takeDie(dice: DieView[], owner: Owner, value: number): void {
  const at = dice.findIndex((one) => isDie(one, owner, value));
  if (at >= 0) dice.splice(at, 1);
}

const takes = (region: Exposure, value: number): number =>
  region === 'doorstep' ? (data.doorstepTable[value - 1]?.maxColonists ?? 0) : value;

/** Dice in their order, each with what it may have of what is left. */
export function share(draft: Draft, region: Exposure): void {
  let left =
    region === 'doorstep'
      ? COLONISTS.reduce((n, type) => n + draft.doorstep.colonists[type], 0)
      : draft[region].stock;
  for (const die of draft[region].dice) {
    die.gets = Math.min(left, takes(region, die.value));
    left -= die.gets;
  }
}

export function joinRow(draft: Draft, region: Exposure, die: DieView): void {
  const { dice } = draft[region];
  const at = dice.findIndex(({ value }) => value > die.value);
  dice.splice(at < 0 ? dice.length : at, 0, { ...die, gets: 0 });
  share(draft, region);
}

type Camp = Draft['expeditions'][number];

/** The strongest first; of equals, who came first. */
export function rank(camp: Camp): void {
  const ranking = new Map<Owner, number>();
  for (const { owner, value, crew, size } of camp.dice)
    ranking.set(owner, (ranking.get(owner) ?? 0) + value + (crew === 'pioneer' ? size : 0));
  camp.ranking = [...ranking]
    .map(([owner, strength]) => ({ owner, strength }))
    .sort((a, b) => b.strength - a.strength);
  camp.total = camp.ranking.reduce((n, { strength }) => n + strength, 0);
  camp.success = camp.total >= camp.difficulty;
}

/** The crew of a player's dice on the first Expedition that still has one comes off. */
export function recallCrew(draft: Draft, seat: Seat): void {
  const camp = draft.expeditions.find(({ dice }) =>
    dice.some(({ owner, crew }) => owner === seat && crew !== null),
  );
  for (const die of camp?.dice ?? []) {
    if (die.owner !== seat) continue;
    die.crew = null;
    die.size = 0;
  }
  if (camp) rank(camp);
}

const { order } = data.phaseTrack;

/** The Phase marker comes to a stop: what lay in the regions before it was taken back. */
export function markerTo(draft: Draft, stop: string): void {
  const marker = order.indexOf(stop as (typeof order)[number]);
  if (marker < 0) return;
  draft.phase = 'resolution';
  draft.marker = marker;
  const past = (region: string): boolean =>
    order.indexOf(region as (typeof order)[number]) < marker;
  if (past('basecamp')) for (const camp of draft.expeditions) clearCamp(camp);
  for (const region of ['vents', 'quarry', 'doorstep'] as const)
    if (past(region)) draft[region].dice = [];
  if (past('gantry')) clearBids(draft);
}

export function clearCamp(camp: Camp): void {
  camp.dice = [];
  rank(camp);
}

function clearBids(draft: Draft): void {
  for (const slot of draft.gantry) {
    slot.dice = [];
    slot.price = null;
  }
}

/** Resolution is over: no die is left on the board. */
export function clearBoard(draft: Draft): void {
  draft.marker = -1;
  for (const camp of draft.expeditions) clearCamp(camp);
  for (const region of ['vents', 'quarry', 'doorstep', 'academy'] as const) draft[region].dice = [];
  clearBids(draft);
  draft.outfitter = [];
}

/** Resolution has ended and nothing has been activated yet. */
export function upkeep(draft: Draft): void {
  if (draft.phase !== 'resolution') return;
  clearBoard(draft);
  draft.phase = 'upkeep';
  draft.assaulted = [];
  for (const drone of draft.drones) drone.aside = 0;
  for (const { buildings } of draft.players)
    for (const building of buildings) building.activated = false;
}

export function score(draft: Draft, seat: Seat, category: Category, n: number): void {
  colony(draft, seat, (player) => {
    player.points[category] += n;
    player.vp += n;
  });
}

type EventOf<T extends ArtemisEvent['type']> = Extract<ArtemisEvent, { type: T }>;
type Carry<T extends ArtemisEvent['type']> = (
  draft: Draft,
  event: EventOf<T>,
  goal: ArtemisView,
) => void;
/** What each event changes on the table. */
export type Carries = { readonly [T in ArtemisEvent['type']]: Carry<T> };
