import { type Json, missing, refusals, sameJson, type Seat, viewFor } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import type { Lang } from '@orrery/shared';
import { at, data, type Good, GOODS, indexOfId, RED_ACTIONS } from '../data/index.ts';
import { type RedAction, type TechKind, TECHS } from '../data/index.ts';
import { LAB_SPACES } from '../data/tables.ts';
import type { Company, MarsEvent, MarsTask, MarsView, OnMars, OpenView } from '../rules/index.ts';
import { finalPoints } from '../rules/end.ts';
import { slotAt } from '../rules/placement.ts';
import { CRYSTAL_HERE } from '../rules/terrain.ts';
import { onMarsText } from '../text/index.ts';

export type Play = Scenario<OnMars, MarsTask, MarsEvent, OpenView>;

export const seat = (t: Play, n: Seat): Company =>
  t.state.players[n] ?? t.state.lacerda ?? missing('seat', n);
/** How much of a good a player has; Crystals in the Depot. */
export const has = (t: Play, n: Seat, good: Good): number =>
  good === 'crystal' ? seat(t, n).crystals : (seat(t, n).goods[GOODS.indexOf(good)] ?? 0);
export const total = (t: Play, n: Seat): number =>
  seat(t, n).points.reduce((sum, points) => sum + points, 0);
export const levelOf = (t: Play, n: Seat, kind: TechKind): number => {
  const space = seat(t, n).tech[TECHS.indexOf(kind)] ?? -1;
  return space < 0 ? 0 : at(LAB_SPACES, space).level;
};
export const spaceOf = (t: Play, n: Seat, kind: TechKind): string | null => {
  const space = seat(t, n).tech[TECHS.indexOf(kind)] ?? -1;
  return space < 0 ? null : at(LAB_SPACES, space).id;
};
export const slotsOf = (t: Play, action: RedAction): number[] =>
  [0, 1, 2, 3].map((id) => t.state.slots[slotAt(RED_ACTIONS.indexOf(action), id)] ?? 0);
/** Hexes with a Crystal. */
export const crystalsOn = (t: Play): string[] =>
  t.state.ground.flatMap((here, hex) =>
    here === CRYSTAL_HERE ? [at(data.map.hexes, hex).hex] : [],
  );
export const builtOn = (t: Play, plan: string): string | null => {
  const hex = t.state.built[indexOfId(data.blueprints, plan)] ?? -1;
  return hex < 0 ? null : at(data.map.hexes, hex).hex;
};
export const hexOf = (index: number): string | null =>
  index < 0 ? null : at(data.map.hexes, index).hex;
/** Who is asked what. */
export const ask = (t: Play): string => {
  const asked = t.asked();
  return asked === null ? 'nobody' : `${asked.seat} ${asked.ask}`;
};

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri'];
export const name = (n: Seat): string => NAMES[n] ?? '';

/** The rule and the sentence by which something that might be tried is refused. */
export function whyNot(t: Play, choice: Json, lang: Lang = 'en'): string {
  const refused = refusals(t.game, t.state).find((one) => sameJson(one.choice, choice));
  if (refused === undefined) return 'is not refused';
  const view = viewFor(t.game, t.state, t.asked()?.seat ?? null) as MarsView;
  return `${refused.rule} ${onMarsText.why({ lang, name }, view, refused)}`;
}

/** What final scoring would bring now. */
export const finalParts = (t: Play, n: Seat) => finalPoints(t.state, n);
/** Everybody but one company has played this round. */
export function playedAll(t: Play, but: Seat): void {
  t.state.players.forEach((p, id) => (p.played = id !== but));
  if (t.state.lacerda !== null) t.state.lacerda = { ...t.state.lacerda, played: but !== 1 };
}
