import { randomFrom, type Seat } from '@orrery/kernel';
import { scened } from '@orrery/shared';
import {
  artifactNo,
  type Built,
  cardNo,
  factionNo,
  kindOf,
  planNo,
  resourceNo,
  resourceOf,
  type Section,
  systemNo,
  TECHNOLOGY,
  type Waiting,
} from '../data/index.ts';
import { setup } from '../rules/setup.ts';
import type { Alien, Player } from '../rules/state.ts';

// Positions as the scenario vectors of the rules write them: for lessons and tests.

/** A Resource card is written by its number: 5 is resource-05, '5/1' its second section. */
export type Res = number | `${number}/${0 | 1}`;
/** An Empire card: 'planet-calcine L', with tokens 'planet-calcine L 2', with cards under it. */
type EmpireSpec = string | [card: string, ...produced: Res[]];
type WaitingSpec = string | [card: string, ...prepared: Res[]];

export interface PlayerSpec {
  readonly faction?: string;
  readonly credits?: number;
  readonly hand?: readonly number[];
  readonly empire?: readonly EmpireSpec[];
  readonly waiting?: readonly WaitingSpec[];
  readonly artifacts?: readonly string[];
  readonly plans?: readonly string[];
  readonly shownPlans?: readonly string[];
  /** Points on the track. */
  readonly points?: number;
  readonly extraTurns?: number;
}

export interface Given {
  readonly players: readonly PlayerSpec[];
  /** The next Resource cards from the top, with many more below. */
  readonly deck?: readonly number[];
  /** The deck has these cards only; the others are out of sight. */
  readonly only?: boolean;
  readonly discard?: readonly number[];
  /** The available one, then the next; the others follow. */
  readonly systems?: readonly string[];
  /** The top cards of the main decks. */
  readonly tops?: readonly string[];
  /** The main decks have these cards only. */
  readonly decksOnly?: boolean;
  readonly artifacts?: readonly string[];
  readonly artifactDiscard?: readonly string[];
  readonly plans?: readonly string[];
  readonly state?: Partial<Alien>;
}

export const resource = (n: number): number => resourceNo(`resource-${String(n).padStart(2, '0')}`);
export const section = (spec: Res): Section => {
  const [card = '', which = '0'] = String(spec).split('/');
  return resource(Number(card)) * 2 + Number(which);
};

function built(spec: EmpireSpec): Built {
  const [text, ...produced] = typeof spec === 'string' ? [spec] : spec;
  const [id = '', face = 'L', tokens = '0'] = text.split(' ');
  return {
    card: cardNo(id),
    side: face === 'L' ? 0 : 1,
    tokens: Number(tokens),
    produced: produced.map(section),
  };
}

function waiting(spec: WaitingSpec): Waiting {
  const [id, ...prepared] = typeof spec === 'string' ? [spec] : spec;
  return { card: cardNo(id), prepared: prepared.map(section) };
}

const playerOf = (spec: PlayerSpec, seat: Seat): Player => ({
  faction: spec.faction === undefined ? seat : factionNo(spec.faction),
  production: 0,
  revenue: 0,
  attacks: 0,
  effects: spec.points ?? 0,
  credits: spec.credits ?? 8,
  hand: (spec.hand ?? []).map(resource),
  artifacts: (spec.artifacts ?? []).map(artifactNo),
  plans: (spec.plans ?? []).map(planNo),
  shownPlans: (spec.shownPlans ?? []).map(planNo),
  waiting: (spec.waiting ?? []).map(waiting),
  empire: (spec.empire ?? []).map(built),
  unlocked: [],
  extraTurns: spec.extraTurns ?? 0,
});

const without = (all: readonly number[], gone: readonly number[]): number[] =>
  all.filter((one) => !gone.includes(one));

/** A position of which only what matters is named; seat 0 is first player and on turn. */
export function positionOf(spec: Given): Alien {
  const seats = Math.max(2, spec.players.length);
  const players = Array.from({ length: seats }, (_, seat) =>
    playerOf(spec.players[seat] ?? {}, seat),
  );
  const base = scened<Alien>(setup({ factions: 'random' }, seats, randomFrom('scenario')));
  const deck = (spec.deck ?? []).map(resource);
  const discard = (spec.discard ?? []).map(resource);
  const onTable = players.flatMap((p) => [
    ...p.hand,
    ...p.empire.flatMap((one) => one.produced.map(resourceOf)),
    ...p.waiting.flatMap((one) => one.prepared.map(resourceOf)),
  ]);
  const all = [...base.deck, ...base.players.flatMap((p) => p.hand)];
  const below = spec.only === true ? [] : without(all, [...deck, ...discard, ...onTable]);
  const owned = players.flatMap((p) => [...p.empire, ...p.waiting].map(({ card }) => card));
  const tops = (spec.tops ?? []).map(cardNo);
  const decks = base.decks.map((cards, kind) => [
    ...tops.filter((card) => kindOf(card) === kind),
    ...(spec.decksOnly === true ? [] : without(cards, [...owned, ...tops])),
  ]);
  const systems = (spec.systems ?? []).map(systemNo);
  const held = players.flatMap((p) => p.artifacts);
  const used = (spec.artifactDiscard ?? []).map(artifactNo);
  const next = spec.artifacts?.map(artifactNo).toReversed();
  const plans = players.flatMap((p) => [...p.plans, ...p.shownPlans]);
  const state: Alien = {
    ...base,
    players,
    first: 0,
    turn: 0,
    deck: [...below, ...deck.toReversed()],
    discard,
    decks,
    seen: base.seen.map((_, i) => (owned.includes(TECHNOLOGY * 40 + i) ? -1 : 0)),
    systems: [...systems, ...without(base.systems, systems)],
    artifacts: next ?? without(base.artifacts, [...held, ...used]),
    artifactDiscard: used,
    plans: spec.plans?.map(planNo).toReversed() ?? without(base.plans, plans),
    actions: 1,
    tasks: [{ type: 'actionPhase', seat: 0 }],
    ...spec.state,
  };
  return state;
}
