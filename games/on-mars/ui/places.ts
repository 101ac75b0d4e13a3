import type { Place } from '@orrery/kit';
import type { CompanyId } from '../rules/state.ts';

/** Names of the places on this board: drawings, `where`, `touched` and `explain` agree by them. */
export const at = {
  hex: (hex: number): Place => `hex:${hex}`,
  /** A Main action of either side. */
  action: (action: number): Place => `action:${action}`,
  /** A stack of Buildings; the last one is one's own Shelters. */
  type: (type: number): Place => `type:${type}`,
  /** A Blueprint, wherever it lies. */
  plan: (plan: number): Place => `plan:${plan}`,
  grid: (space: number): Place => `grid:${space}`,
  /** A column of the Warehouse. */
  item: (good: number): Place => `item:${good}`,
  explore: (place: number): Place => `explore:${place}`,
  /** A slot of the Scientist display. */
  card: (slot: number): Place => `card:${slot}`,
  order: (space: number): Place => `order:${space}`,
  side: (side: number): Place => `side:${side}`,
  shuttle: 'shuttle',
  benefit: (n: number): Place => `benefit:${n}`,
  contract: (contract: number): Place => `contract:${contract}`,
  goal: (goal: number): Place => `goal:${goal}`,
  task: (card: number): Place => `task:${card}`,
  store: (company: CompanyId, good: number): Place => `store:${company}:${good}`,
  home: (company: CompanyId): Place => `home:${company}`,
  work: (company: CompanyId): Place => `work:${company}`,
  hangar: (company: CompanyId): Place => `hangar:${company}`,
  depot: (company: CompanyId, space: number): Place => `depot:${company}:${space}`,
  lab: (company: CompanyId, space: number): Place => `lab:${company}:${space}`,
  tech: (company: CompanyId, kind: number): Place => `tech:${company}:${kind}`,
  /** A company as a whole. */
  company: (company: CompanyId): Place => `company:${company}`,
  lss: (column: number): Place => `lss:${column}`,
  mission: (n: number): Place => `mission:${n}`,
  level: 'level',
  meter: 'meter',
} as const;

/** What is no place, but can be asked about. */
export const about = {
  icon: (sign: string): string => `icon:${sign}`,
  travel: (space: number): string => `travel:${space}`,
  supply: (company: CompanyId): string => `supply:${company}`,
  bots: (company: CompanyId): string => `bots:${company}`,
  markers: (company: CompanyId): string => `markers:${company}`,
  pending: (company: CompanyId): string => `pending:${company}`,
  cubes: (company: CompanyId): string => `cubes:${company}`,
  goals: (company: CompanyId): string => `goals:${company}`,
  discoveries: (company: CompanyId): string => `discoveries:${company}`,
  discovery: (tile: number): string => `tile:${tile}`,
  goalDone: (company: CompanyId): string => `goalDone:${company}`,
  scientist: (scientist: number): string => `scientist:${scientist}`,
  reward: (column: number): string => `reward:${column}`,
  column: (level: number): string => `column:${level}`,
  deck: (which: Deck): string => `deck:${which}`,
  solo: (what: SoloPart): string => `solo:${what}`,
  soloCard: (card: number): string => `soloCard:${card}`,
  soloGoal: (goal: number): string => `soloGoal:${goal}`,
  best: (kind: number): string => `best:${kind}`,
} as const;

export type Deck = 'discoveries' | 'tech' | 'plans' | 'contracts' | 'tasks' | 'out';
type SoloPart = 'deck' | 'bot' | 'ahead';

/** A place taken apart: its kind, and which of it. */
export function read(place: Place): { readonly kind: string; readonly of: readonly number[] } {
  const [kind = '', ...of] = place.split(':');
  return { kind, of: of.map(Number) };
}
