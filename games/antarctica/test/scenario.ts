import { type Json, missing, refusals, type Seat, viewFor } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import type { Lang } from '@orrery/shared';
import { LETTERS, type TrackId } from '../data/index.ts';
import {
  type Antarctica,
  antarctica,
  type AntarcticaEvent,
  type AntarcticaTask,
  type AntarcticaView,
  type OpenView,
  type Player,
} from '../rules/index.ts';
import { listed, ownerOf } from '../rules/queue.ts';
import { GIVEN_UP } from '../rules/state.ts';
import { type Letter, type PlayerSpec, position, type Spec, turnAt } from '../learn/position.ts';
import { antarcticaText } from '../text/index.ts';

export type Play = Scenario<Antarctica, AntarcticaTask, AntarcticaEvent, OpenView>;
export { position };
export type { Letter, PlayerSpec, Spec };

/** The sun has just come to its zone, and the first ship there is free. */
export const table = (spec: Spec): Play => new Scenario(antarctica, turnAt(spec));

/** The game is over, and all that is left is to count. */
export function counted(spec: Spec): Play {
  const s = position(spec);
  s.ending = 'scientists';
  return new Scenario(antarctica, s).run({ type: 'count', index: 0 });
}

const seat = (letter: Letter): Seat => LETTERS.indexOf(letter);
export const of = (t: Play, letter: Letter): Player =>
  t.state.players[seat(letter)] ?? missing('player', letter);

/** Queues that are not empty, front to back: `{ 2: 'A B' }`. */
export function queues(t: Play): Record<number, string> {
  const entries = t.state.queues.map((queue, zone) => [
    zone,
    listed(queue)
      .map((ship) => LETTERS[ownerOf(ship)])
      .join(' '),
  ]);
  return Object.fromEntries(entries.filter(([, letters]) => letters !== ''));
}

/** Staff / reserve. */
export const sr = (t: Play, letter: Letter): string =>
  `${of(t, letter).staff}/${of(t, letter).reserve}`;

export const view = (t: Play): OpenView => antarctica.view(t.state);
export const hand = (t: Play, letter: Letter): readonly string[] =>
  view(t).players[seat(letter)]?.hand ?? [];
export const playerView = (t: Play, letter: Letter) =>
  view(t).players[seat(letter)] ?? missing('player', letter);
export const discarded = (t: Play, letter: Letter): number =>
  of(t, letter).sunk.length + of(t, letter).spent.filter((where) => where === GIVEN_UP).length;
export const cubes = (t: Play, letter: Letter): number => playerView(t, letter).cubes.length;

/** Where cubes stand on a track: `{ A: 4, C: 2 }`. */
export function cubesOn(t: Play, track: TrackId): Partial<Record<Letter, number>> {
  const found = view(t).tracks.find((one) => one.track === track)?.cubes ?? [];
  return Object.fromEntries(
    found.flatMap((cube, n) => (cube === null ? [] : [[LETTERS[n], cube.space]])),
  );
}

/** Who is asked what, as `B takeShipyardCard`; null: nobody. */
export function asked(t: Play): string | null {
  const question = t.asked();
  return question === null ? null : `${LETTERS[question.seat]} ${question.ask}`;
}

/** The answers of a kind that are offered, without its name: `of(t, 'moveShip')` is `['2', '5']`. */
export const offered = (t: Play, action: string): string[] =>
  t
    .options()
    .map(String)
    .filter((choice) => choice === action || choice.startsWith(`${action}:`))
    .map((choice) => choice.slice(action.length + 1));

export const totals = (t: Play): number[] => antarctica.scores(t.state).map(({ total }) => total);

/** Points of one count of the view, by its kind and name. */
export const pointsOf = (t: Play, what: number | TrackId | 'asterisks' | 'discarded') =>
  view(t).counts.find(({ count }) => {
    if (count.kind === 'zone') return count.zone === what;
    return count.kind === 'track' ? count.track === what : count.kind === what;
  })?.points;

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri'];
export const name = (n: Seat): string => NAMES[n] ?? '';

/** The rule and the sentence by which something is refused, as the asked seat is told. */
export function whyRefused(t: Play, choice: Json, lang: Lang = 'en'): string {
  const refused = refusals(t.game, t.state).find((one) => one.choice === choice);
  if (refused === undefined) return 'is not refused';
  const seen = viewFor(t.game, t.state, t.asked()?.seat ?? null) as AntarcticaView;
  return `${refused.rule} ${antarcticaText.why({ lang, name }, seen, refused)}`;
}
