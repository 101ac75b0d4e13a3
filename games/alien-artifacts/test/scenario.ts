import { type Forbidden, type Json, missing, refusals, sameJson, type Seat } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import { cardId, cardNo, resourceId, resourceOf } from '../data/index.ts';
import {
  type Given,
  type PlayerSpec,
  positionOf,
  type Res,
  resource,
  section,
} from '../learn/position.ts';
import {
  type Alien,
  alienArtifacts,
  type AlienEvent,
  type AlienTask,
  type OpenView,
  type Player,
} from '../rules/index.ts';

export type { Given, PlayerSpec, Res };

/** A position of which only what matters is named, with a look at it after each answer. */
export const given = (spec: Given): Play => new Play(alienArtifacts, positionOf(spec));

/** A table at which answers are given and looked at. */
export class Play extends Scenario<Alien, AlienTask, AlienEvent, OpenView> {
  /** As always; and where no card was missing at first none is afterwards. */
  override answer(...choices: readonly Json[]): this {
    const isWhole = this.game.audit(this.state).length === 0;
    super.answer(...choices);
    const faults = isWhole ? this.game.audit(this.state) : [];
    if (faults.length > 0) throw new Error(faults.join('; '));
    return this;
  }

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
