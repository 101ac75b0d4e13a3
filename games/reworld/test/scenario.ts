import {
  type Json,
  missing,
  refusals,
  type RuleId,
  sameJson,
  type Seat,
  viewFor,
} from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import type { Lang } from '@orrery/shared';
import { ring } from '../data/index.ts';
import {
  type Dock,
  type Letter,
  type ModuleId,
  type Officer,
  type Player,
  type PortId,
  reworld,
  type Reworld,
  type ReworldEvent,
  type ReworldTask,
  type ReworldView,
  type OpenView,
  score,
} from '../rules/index.ts';
import { answers } from '../rules/answers.ts';
import {
  at,
  colony as colonyAt,
  type ColonySpec,
  type PlayerSpec,
  station as stationAt,
  type StationSpec,
} from '../learn/position.ts';
import { reworldText } from '../text/index.ts';

export { at };
export type { PlayerSpec };
export type Play = Scenario<Reworld, ReworldTask, ReworldEvent, OpenView>;

/** Chapter One in mid-round, with one more look at it after each answer. */
export const station = (spec: StationSpec): Play => new Scenario(reworld, stationAt(spec));
export const colony = (spec: ColonySpec): Play => new Scenario(reworld, colonyAt(spec));

export const seat = (t: Play, n: Seat): Player => t.state.players[n] ?? missing('seat', n);
export const scoreOf = (t: Play, n: Seat): number => score(seat(t, n));
export const scores = (t: Play): number[] => t.state.players.map(score);
/** A dock from the outermost module inwards. */
export const dockOf = (t: Play, n: Seat, dock: Dock): ModuleId[] =>
  (seat(t, n).docks[dock - 1] ?? missing('dock', dock)).toReversed();
/** Tiles of a city, its sign included; 0 without a city. */
export const tiles = (t: Play, n: Seat, letter: Letter): number => {
  const city = seat(t, n).cities.find((c) => c.letter === letter);
  return city === undefined ? 0 : city.modules.length + 1;
};

/** Pays `cards` at a port, the last argument on top. */
export const acquire = (t: Play, port: PortId, cards: Officer[], top: Officer): Play =>
  t.answer(`acquireModulePort:${port}`, cards, top);

/** Why these cards do not buy this port; null: they do. */
export function whyNot(t: Play, port: PortId, cards: Officer[]): RuleId | null {
  const choice = `acquireModulePort:${port}`;
  if (!t.options().includes(choice)) return t.refused(choice);
  const asked = new Scenario(t.game, t.state).answer(choice);
  const offered = asked.options().some((option) => sameJson(option, cards));
  return offered ? null : asked.refused(cards);
}

/** The rule and the sentence by which something that might be tried is refused, as the asked seat is told. */
export function whyRefused(t: Play, choice: Json, lang: Lang = 'en'): string {
  const refused = refusals(t.game, t.state).find((one) => sameJson(one.choice, choice));
  if (refused === undefined) return 'is not refused';
  const view = viewFor(t.game, t.state, t.asked()?.seat ?? null) as ReworldView;
  const name = (n: Seat): string => ['Marie', 'Théo', 'Elsa', 'Henri'][n] ?? '';
  return `${refused.rule} ${reworldText.why({ lang, name }, view, refused)}`;
}

/** An answer as text, without quotes and brackets. */
export const told = (choice: Json): string => JSON.stringify(choice).replace(/["[\]]/g, '');

/** Every way to buy a module now, as `b1 3,5/3`. */
export function purchases(t: Play): string[] {
  return t.options().flatMap((choice) => {
    const answer = answers.chapterOneTurn.read(choice);
    if (answer?.action !== 'acquireModulePort') return [];
    const port = ring[answer.port];
    const asked = new Scenario(t.game, t.state).answer(choice);
    return asked.options().flatMap((cards) =>
      new Scenario(t.game, asked.state)
        .answer(cards)
        .options()
        .map((top) => `${port} ${told(cards)}/${told(top)}`),
    );
  });
}

/** A seat that keeps Chapter Two going without taking part in anything. */
export const WAITING: PlayerSpec = { docks: { 5: ['shuttle-0-6', 'shuttle-0-5', 'shuttle-0-4'] } };
