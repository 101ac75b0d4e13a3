import type { Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import { buildingOn, type Colonist, type Kind, type Letter, type Region } from '../data/index.ts';
import { HUB, type NoResource, SHELTERS } from '../rules/answers.ts';
import type { Die, Owner, TileId } from '../rules/state.ts';
import type { ArtemisView } from '../rules/view-types.ts';

export const STORES = ['energy', 'mineral', 'toolkit', 'badge'] as const;
export type Store = (typeof STORES)[number];
export type Heap = 'bag' | 'discard' | 'gone';

/** Names of the places on this board: drawings, `where`, `touched` and `explain` agree by them. */
export const at = {
  region: (region: Region): Place => `region:${region}`,
  expedition: (index: number): Place => `expedition:${index}`,
  campDie: (index: number, die: number): Place => `campDie:${index}:${die}`,
  /** Those of one type that lie beside one's dice. */
  crew: (index: number, colonist: Colonist): Place => `crew:${index}:${colonist}`,
  reward: (index: number, reward: number): Place => `reward:${index}:${reward}`,
  tile: (tile: TileId): Place => `tile:${tile}`,
  doorstep: (colonist: Colonist): Place => `doorstep:${colonist}`,
  academy: (colonist: Colonist): Place => `academy:${colonist}`,
  relief: (space: number): Place => `relief:${space}`,
  die: (seat: Seat, rolled: number, value: number): Place => `die:${seat}:${rolled}:${value}`,
  relic: 'relic',
  store: (seat: Seat, what: Store | NoResource): Place => `store:${seat}:${what}`,
  shelters: (seat: Seat): Place => `shelters:${seat}`,
  building: (seat: Seat, tile: TileId): Place => `building:${seat}:${tile}`,
  /** `hub` stands for all Hubs, where it does not matter which. */
  colonist: (seat: Seat, home: TileId, colonist: Colonist): Place =>
    `colonist:${seat}:${home}:${colonist}`,
  player: (owner: Owner): Place => `player:${owner}`,
  directive: (card: string): Place => `directive:${card}`,
  event: 'event',
  score: 'score',
  round: 'round',
} as const;

/** What is no place, but can be asked about. */
export const about = {
  die: (place: string, index: number): string => `dieIn:${place}:${index}`,
  stock: (region: 'vents' | 'quarry'): string => `stock:${region}`,
  space: (index: number): string => `space:${index}`,
  shelf: (section: number): string => `shelf:${section}`,
  stack: (kind: Kind): string => `stack:${kind}`,
  deck: 'deck',
  letter: (letter: Letter): string => `letter:${letter}`,
  phase: 'phase',
  planning: 'planning',
  hand: (seat: Seat): string => `hand:${seat}`,
  heap: (heap: Heap, colonist: Colonist): string => `heap:${heap}:${colonist}`,
  pastEvent: (id: string): string => `pastEvent:${id}`,
  discardedDirective: (id: string): string => `directive:${id}`,
  icon: (sign: string): string => `icon:${sign}`,
} as const;

/** One of several alike, where each is picked by itself. */
export const one = (kind: Place, index: number | string): Place => `${kind}#${index}`;

/** A place taken apart: its kind, and what it is of. */
export function read(place: Place): { readonly kind: string; readonly of: readonly string[] } {
  const [kind = '', ...of] = (place.split('#', 1)[0] ?? '').split(':');
  return { kind, of };
}

/** A Building whose crew goes on Expeditions for nothing (ART-BASE-08). */
export const isHub = (tile: TileId): boolean =>
  tile === HUB || buildingOn(tile).effects.some(({ op }) => op === 'freeExpeditionCrew');

export const hubsOf = (view: ArtemisView, seat: Seat): readonly TileId[] =>
  (view.players[seat]?.buildings ?? []).map(({ tile }) => tile).filter(isHub);

/** Shelters or a Building of a colony. */
export const homeAt = (seat: Seat, home: TileId): Place =>
  home === SHELTERS ? at.shelters(seat) : at.building(seat, home);

/** Those in hand and not yet placed, the Relic die last. */
export function handOf({ players, drones }: ArtemisView, owner: Owner): readonly Die[] {
  const player = players[owner];
  const dice = player?.dice ?? drones.find((drone) => drone.owner === owner)?.dice ?? [];
  const relic = player?.relicDie ?? null;
  return [
    ...dice.map((value) => ({ owner, value, relic: false })),
    ...(relic === null ? [] : [{ owner, value: relic, relic: true }]),
  ];
}

/** Dice that lie together: in a region, on a tile, beside an Expedition, in a hand (`hand:1`). */
export function diceIn(view: ArtemisView, place: string): readonly Die[] {
  switch (place) {
    case 'vents':
    case 'quarry':
    case 'doorstep':
    case 'academy':
      return view[place].dice;
    case 'outfitter':
      return view.outfitter;
  }
  const [hand, owner] = place.split(':');
  if (hand === 'hand') return handOf(view, Number(owner));
  return (
    view.gantry.find(({ tile }) => tile === place)?.dice ??
    view.expeditions.find(({ card }) => card === place)?.dice ??
    []
  );
}
