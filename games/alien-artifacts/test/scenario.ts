import {
  type Forbidden,
  type Json,
  missing,
  randomFrom,
  refusals,
  sameJson,
  type Seat,
} from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import {
  artifactNo,
  type Built,
  cardId,
  cardNo,
  factionNo,
  kindOf,
  planNo,
  resourceId,
  resourceNo,
  resourceOf,
  type Section,
  systemNo,
  TECHNOLOGY,
  type Waiting,
} from '../data/index.ts';
import {
  type Alien,
  alienArtifacts,
  type AlienEvent,
  type AlienTask,
  type OpenView,
  type Player,
} from '../rules/index.ts';
import { setup } from '../rules/setup.ts';

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

const resource = (n: number): number => resourceNo(`resource-${String(n).padStart(2, '0')}`);
const section = (spec: Res): Section => {
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
export function given(spec: Given): Play {
  const seats = Math.max(2, spec.players.length);
  const players = Array.from({ length: seats }, (_, seat) =>
    playerOf(spec.players[seat] ?? {}, seat),
  );
  const base = setup({ factions: 'random' }, seats, randomFrom('scenario'));
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
    key: [1, 2],
    drawn: 0,
    outcome: null,
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
  return new Play(alienArtifacts, state);
}

/** A table at which answers are given and looked at. */
export class Play extends Scenario<Alien, AlienTask, AlienEvent, OpenView> {
  /** The reason why an answer that might be tried is refused. */
  why(choice: Json): Forbidden {
    const refused = refusals(this.game, this.state).find((one) => sameJson(one.choice, choice));
    const { rule, facts = {} } = refused ?? missing('refusal of', JSON.stringify(choice));
    return { rule, facts };
  }

  p(seat: Seat): Player {
    return this.state.players[seat] ?? missing('seat', seat);
  }

  /** Whether an answer that begins so is offered. */
  offers(start: string): boolean {
    return this.options().some((one) => typeof one === 'string' && one.startsWith(start));
  }

  /** Points on the track. */
  track(seat = 0): number {
    const { production, revenue, attacks, effects } = this.p(seat);
    return production + revenue + attacks + effects;
  }

  /** 'planet-calcine L', with tokens if there are any. */
  empire(seat = 0): string[] {
    return this.p(seat).empire.map(({ card, side, tokens }) =>
      [cardId(card), side === 0 ? 'L' : 'O', ...(tokens > 0 ? [tokens] : [])].join(' '),
    );
  }

  waiting(seat = 0): string[] {
    return this.p(seat).waiting.map(({ card }) => cardId(card));
  }

  hand(seat = 0): number[] {
    return this.p(seat).hand.map(numberOf);
  }

  /** What lies under a card in the Empire: [5, 1] is resource-05 with its second section. */
  under(card: string, seat = 0): (readonly [number, number])[] {
    const found = [...this.p(seat).empire, ...this.p(seat).waiting].find(
      (one) => one.card === cardNo(card),
    );
    const sections =
      found === undefined ? [] : 'produced' in found ? found.produced : found.prepared;
    return sections.map((one) => [numberOf(resourceOf(one)), one & 1] as const);
  }

  discard(): number[] {
    return this.state.discard.map(numberOf);
  }

  /** The Action of the turn: its name, the card if there is one, cards spent. */
  spend(...cards: readonly Res[]): this {
    return this.answer(...cards.map((one) => sectionId(one)), 'stop');
  }

  told(type: AlienEvent['type']): AlienEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

const numberOf = (card: number): number => Number(resourceId(card).slice(-2));

export const sectionId = (spec: Res): string => {
  const one = section(spec);
  return `${resourceId(resourceOf(one))}/${one & 1}`;
};
export const resId = (n: number): string => resourceId(resource(n));

/** A position in which what the player on turn has is all that matters. */
export const mine = (spec: PlayerSpec, more: Partial<Given> = {}): Play =>
  given({ players: [spec, { hand: [83] }], ...more });

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri', 'Zoé'];
export const name = (seat: Seat): string => NAMES[seat] ?? '';
