import type { Score, Seat } from '@orrery/kernel';
import { type ArtemisData, data, FINAL_CATEGORIES, type FinalCategory } from '../data/index.ts';
import { amount } from './amounts.ts';
import { colonyOf, total } from './colony.ts';
import { isFull, tileOf } from './crew.ts';
import type { Effect } from './handler.ts';
import {
  type Artemis,
  type Building,
  CATEGORIES,
  isSolo,
  type Player,
  player,
  turnOrder,
  vpOf,
} from './state.ts';

const { scoring, solo } = data;

/** The points of the step that a number lies on; the steps go up. */
function onSteps(steps: ArtemisData['scoring']['badges'], n: number): number {
  return steps.find(({ min, max }) => n >= (min ?? n) && n <= (max ?? n))?.vp ?? 0;
}

const perSet = (n: number): number =>
  Math.min(scoring.resourceSetMax, Math.floor(n / scoring.resourceSetSize));

/** What a Surface Building is worth now; nothing unless it is full (ART-END-03). */
export function surfacePoints(p: Player, building: Building): number {
  const { kind, effects } = tileOf(building.tile).type;
  if (kind !== 'surface' || !isFull(building)) return 0;
  let points = 0;
  for (const effect of effects) {
    const gives = effect.op === 'gain' || effect.op === 'gainPer' || effect.op === 'gainIf';
    if (gives && effect.what === 'vp') points += amount(p, effect, building.tile);
  }
  return points;
}

function toolkitPoints(s: Artemis, p: Player): number {
  if (isSolo(s)) return onSteps(solo.toolkits, p.toolkit); // ART-SOLO-20
  const most = Math.max(...s.players.map(({ toolkit }) => toolkit));
  return p.toolkit === most ? scoring.mostToolkitsVp : 0; // ties included (ART-END-08)
}

/** What final scoring would give if it came now. */
export function forecast(s: Artemis, p: Player): Record<FinalCategory, number> {
  const colony = colonyOf(p);
  const sets = Math.min(...colony);
  const leftOver = total(colony) - sets * colony.length;
  let surfaceBuildings = 0;
  for (const building of p.buildings) surfaceBuildings += surfacePoints(p, building);
  return {
    unusedResources: perSet(p.energy) + perSet(p.mineral),
    surfaceBuildings,
    buildingCount: onSteps(scoring.buildingCount, p.buildings.length),
    colonistSets: sets * scoring.colonistSetVp,
    leftoverColonists: Math.floor(leftOver / scoring.leftoverGroupSize) * scoring.leftoverGroupVp,
    badges: onSteps(scoring.badges, p.badge),
    toolkits: toolkitPoints(s, p),
  };
}

export function rankOf(points: number): number {
  return solo.ranks.findIndex(
    ({ min, max }) => points >= (min ?? points) && points <= (max ?? points),
  );
}

/** In the order of the booklet; the counts do not change on the way. */
export const scoreGame: Effect<'scoreGame'> = {
  run(s, _task, ctx) {
    const forecasts = s.players.map((p) => forecast(s, p));
    for (const category of FINAL_CATEGORIES) {
      const points = forecasts.map((gained) => gained[category]);
      s.players.forEach((p, seat) => {
        p.points = { ...p.points, [category]: p.points[category] + (points[seat] ?? 0) };
      });
      if (points.some((n) => n !== 0)) ctx.emit({ type: 'scored', category, points });
    }
    const scores = s.players.map(vpOf);
    const winners = winnersOf(s, scores);
    const rank = isSolo(s) ? rankOf(scores[0] ?? 0) : null;
    s.outcome = { winners };
    ctx.emit({ type: 'gameEnded', winners, scores, rank });
  },
};

/**
 * The most points win; a tie goes to the earliest in turn order (ART-END-09). Solo has ranks
 * instead of a victory (ART-SOLO-21): every rank but the lowest counts as one.
 */
function winnersOf(s: Artemis, scores: readonly number[]): Seat[] {
  if (isSolo(s)) return rankOf(scores[0] ?? 0) > 0 ? [0] : [];
  const most = Math.max(...scores);
  return turnOrder(s)
    .filter((seat) => scores[seat] === most)
    .slice(0, 1);
}

/** Points on the track so far, by where they came from. */
export const scores = (s: Artemis): Score[] =>
  s.players.map((p, seat) => ({
    total: vpOf(player(s, seat)),
    parts: Object.fromEntries(CATEGORIES.map((category) => [category, p.points[category]])),
  }));
