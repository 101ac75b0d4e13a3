import type { Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import {
  type Action,
  BASIC,
  cardId,
  COLOURS,
  data,
  type Kind,
  KINDS,
  resourceId,
  resourceOf,
  type Section,
  type Side,
  SIDES,
  TYPES,
} from '../data/index.ts';

/** Names of the places on this board, and of what is only explained there. */
export const at = {
  /** A Planet, Technology or Ship, wherever it lies. */
  card: (card: number): Place => `card:${cardId(card)}`,
  deck: (kind: number): Place => `deck:${KINDS[kind]}`,
  /** An Action's key; of Prepare and of Remove Blockade there is one per row. */
  act: (action: Action, kind?: Kind): Place =>
    kind === undefined ? `act:${action}` : `act:${action}:${KINDS[kind]}`,
  /** All Actions of a row, where there is no room for their keys. */
  row: (kind: number): Place => `row:${KINDS[kind]}`,
  extra: (n: number): Place => `extra:${n}`,
  /** A hand card, one of its sections; a card under a Planet. */
  hand: (resource: number): Place => `hand:${resourceId(resource)}`,
  section: (section: Section): Place => `section:${resourceId(resourceOf(section))}:${section & 1}`,
  store: (resource: number): Place => `store:${resourceId(resource)}`,
  /** A card revealed or drawn just now, one of its sections. */
  drawn: (resource: number): Place => `drawn:${resourceId(resource)}`,
  lay: (section: Section): Place => `lay:${resourceId(resourceOf(section))}:${section & 1}`,
  face: (side: Side): Place => `face:${SIDES[side]}`,
  search: (kind: number, type: number): Place => `search:${KINDS[kind]}:${TYPES[type]}`,
  peek: (place: 'top' | 'bottom'): Place => `peek:${place}`,
  sell: (colour: number): Place => `sell:${COLOURS[colour]}`,
  leader: (faction: number): Place => `leader:${data.factions[faction]?.id ?? ''}`,
  artifact: (artifact: number): Place => `artifact:${data.artifacts[artifact]?.id ?? ''}`,
  plan: (plan: number): Place =>
    `plan:${plan === BASIC ? data.basicDefencePlan.id : (data.defencePlans[plan]?.id ?? '')}`,
  system: 'system' as Place,
  seat: (seat: Seat): Place => `seat:${seat}`,
  bank: (seat: Seat): Place => `bank:${seat}`,
  faction: (seat: Seat): Place => `faction:${seat}`,
  done: 'done' as Place,
} as const;

/** What is no answer ever, and still can be asked about. */
export const about = {
  resourceDeck: 'resourceDeck',
  discard: 'discard',
  marker: 'marker',
  artifacts: 'artifacts',
  plans: 'plans',
  tokens: 'tokens',
  column: (n: number): string => `column:${n}`,
  cell: (table: string, key: string): string => `cell:${table}:${key}`,
  cost: (seat: Seat, kind: number): string => `cost:${seat}:${KINDS[kind]}`,
  limit: 'limit',
  actions: 'actions',
  boost: (what: 'free' | 'unlimited' | 'attack'): string => `boost:${what}`,
  points: (seat: Seat): string => `points:${seat}`,
  handOf: (seat: Seat): string => `handOf:${seat}`,
  artifactsOf: (seat: Seat): string => `artifactsOf:${seat}`,
  plansOf: (seat: Seat): string => `plansOf:${seat}`,
  stores: (seat: Seat): string => `stores:${seat}`,
  first: 'first',
  unseen: (what: 'number' | 'type' | 'colour', n: number): string => `unseen:${what}:${n}`,
  used: (artifact: number): string => `used:${data.artifacts[artifact]?.id ?? ''}`,
} as const;

/** A place taken apart: what kind it is, and what it names. */
export function readPlace(place: Place): { readonly kind: string; readonly names: string[] } {
  const [kind = '', ...names] = place.split(':');
  return { kind, names };
}
