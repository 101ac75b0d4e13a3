import { type Forbidden, type Json, missing, refusals, sameJson, type Seat } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import { COLONISTS } from '../data/index.ts';
import {
  type Artemis,
  artemis,
  type ArtemisEvent,
  type ArtemisOpenView,
  type ArtemisTask,
  type Counts,
  type Die,
  type Player,
} from '../rules/index.ts';
import { type Group, group, short, type Spec, tableAt, tile } from '../learn/position.ts';
import { countIn, namesOf } from '../rules/crew.ts';

/** A table as people sit at it: what has one answer only is answered for them (ART-GEN-16). */
export class Play extends Scenario<Artemis, ArtemisTask, ArtemisEvent, ArtemisOpenView> {
  override run(task: ArtemisTask): this {
    return super.run(task).forced();
  }

  override answer(...choices: readonly Json[]): this {
    for (const choice of choices) super.answer(choice).forced();
    return this;
  }

  private forced(): this {
    for (let only = this.options(); only.length === 1; only = this.options()) super.answer(...only);
    return this;
  }

  /** Puts the question and leaves it open, though it may have one answer only. */
  ask(task: ArtemisTask): this {
    return super.run(task);
  }

  /** The reason why an answer that might be tried is refused. */
  why(choice: Json): Forbidden {
    const refused = refusals(this.game, this.state).find((one) => sameJson(one.choice, choice));
    const { rule, facts = {} } = refused ?? missing('refusal of', JSON.stringify(choice));
    return { rule, facts };
  }
}

export { group, tile };
export type { Spec };

/** A table in the middle of things, played on as people sit at it. */
export const table = (spec: Spec): Play => new Play(artemis, tableAt(spec));

/** A drone has rolled these dice. */
export function rolls(t: Play, drone: number, dice: readonly number[]): void {
  const record = t.state.drones[drone] ?? missing('drone', drone);
  const sorted = dice.toSorted((a, b) => a - b);
  const rest = { ...record, dice: sorted, resting: record.resting - dice.length };
  t.state.drones = t.state.drones.with(drone, rest);
}

/** The card or Event is the next to be turned up. */
export const onTop = (deck: readonly string[], ...ids: readonly string[]): string[] => [
  ...deck.filter((id) => !ids.includes(id)),
  ...ids,
];

export const seat = (t: Play, n: Seat): Player => t.state.players[n] ?? missing('seat', n);
export const vp = (t: Play, n: Seat): number => artemis.scores(t.state)[n]?.total ?? NaN;
/** Energy, Minerals and Toolkits. */
export const owns = (t: Play, n: Seat): string => {
  const { energy, mineral, toolkit } = seat(t, n);
  return `E${energy} M${mineral} T${toolkit}`;
};
export const shelters = (t: Play, n: Seat): Group => short(namesOf(seat(t, n).shelters));
export const crew = (t: Play, n: Seat, name: string): Group => {
  const building = seat(t, n).buildings.find((one) => one.tile === tile(name));
  const inside = building?.crew ?? missing('Building', name);
  return short(
    COLONISTS.flatMap((type, i) => Array.from({ length: countIn(inside, i) }, () => type)),
  );
};
export const cast = (counted: Counts): Group => short(namesOf(counted));
/** Dice as `0:4`, owner and value. */
export const row = (dice: readonly Die[]): string =>
  dice.map(({ owner, value }) => `${owner}:${value}`).join(' ');
export const asks = (t: Play): string => {
  const question = t.asked();
  return question === null ? 'nothing' : `${question.seat} ${question.ask}`;
};
export const happened = (t: Play, type: ArtemisEvent['type']): ArtemisEvent[] =>
  t.events.filter((event) => event.type === type);

/** Answers in turn, each with the seat that must be asked. */
export function answers(t: Play, ...given: readonly [who: Seat, choice: Json][]): Play {
  for (const [who, choice] of given) {
    const asked = t.asked();
    if (asked?.seat !== who) throw new Error(`${JSON.stringify(choice)} by ${who}, but ${asks(t)}`);
    t.answer(choice);
  }
  return t;
}

/** All questions are answered with the first answer of the list that is offered, else the last one offered. */
export function playOn(t: Play, preferred: readonly Json[] = [], until = 200): Play {
  for (let i = 0; i < until && t.asked() !== null; i++) {
    const offered = t.options();
    const wish = preferred.find((choice) => offered.includes(choice));
    t.answer(wish ?? (offered.at(-1) as Json));
  }
  return t;
}
