import { type Card, CARDS, kindOf, type Section, typeOf } from './cards.ts';
import { data } from './file.ts';
import type { CountCards, Metric } from './ops.ts';
import type { Goal } from './schema.ts';
import { KINDS, type Side, SIDES, TYPES } from './vocabulary.ts';

/** A card in an Empire. */
export interface Built {
  readonly card: Card;
  readonly side: Side;
  /** Blockade tokens on it. */
  readonly tokens: number;
  /** Resource cards under a Planet, each by the section it shows. */
  readonly produced: readonly Section[];
}

/** A card Under Construction. */
export interface Waiting {
  readonly card: Card;
  /** Resource cards under it, each by the section it shows. */
  readonly prepared: readonly Section[];
}

/** What metrics look at; everybody sees it. */
export interface Holdings {
  readonly empire: readonly Built[];
  readonly waiting: readonly Waiting[];
  readonly credits: number;
  /** How many are held. */
  readonly artifacts: number;
  readonly plans: number;
  /** Blockade tokens on all opponents' cards. */
  readonly rivalTokens: number;
}

/** A metric made ready: it counts the holdings of a player. */
export type Measure = (of: Holdings) => number;

const numberIn = (list: readonly string[], id: string | null): number =>
  id === null ? -1 : list.indexOf(id);

function counting({ kind, type, side, zone }: CountCards): Measure {
  const [k, t, f] = [numberIn(KINDS, kind), numberIn(TYPES, type), numberIn(SIDES, side)];
  if (zone === 'underConstruction') {
    return ({ waiting }) => waiting.filter(({ card }) => k < 0 || kindOf(card) === k).length;
  }
  return ({ empire }) => {
    let n = 0;
    for (const { card, side: face } of empire) {
      if (k >= 0 && kindOf(card) !== k) continue;
      if (f >= 0 && face !== f) continue;
      if (t < 0 || typeOf(card, face) === t) n++;
    }
    return n;
  };
}

/** How many cards of a kind show each Type. */
function perType(empire: readonly Built[], kind: number): number[] {
  const counts = [0, 0, 0, 0];
  for (const { card, side } of empire) {
    if (kind >= 0 && kindOf(card) !== kind) continue;
    const type = typeOf(card, side);
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

function produced(empire: readonly Built[]): number {
  let n = 0;
  for (const card of empire) n += card.produced.length;
  return n;
}

function prepared(waiting: readonly Waiting[]): number {
  let n = 0;
  for (const card of waiting) n += card.prepared.length;
  return n;
}

export function measureOf(metric: Metric): Measure {
  switch (metric.op) {
    case 'countCards':
      return counting(metric);
    case 'distinctTypes': {
      const kind = numberIn(KINDS, metric.kind);
      return ({ empire }) => perType(empire, kind).filter((n) => n > 0).length;
    }
    case 'maxSameType': {
      const kind = numberIn(KINDS, metric.kind);
      return ({ empire }) => Math.max(...perType(empire, kind));
    }
    case 'sets': {
      const counts = metric.of.map(counting);
      return (of) => Math.min(...counts.map((count) => count(of)));
    }
    case 'creditsHeld':
      return ({ credits }) => credits;
    case 'producedCards':
      return ({ empire }) => produced(empire);
    case 'placedResources':
      return ({ empire, waiting }) => produced(empire) + prepared(waiting);
    case 'artifactsHeld':
      return ({ artifacts }) => artifacts;
    case 'defencePlansHeld':
      return ({ plans }) => plans;
    case 'blockadesOnOpponents':
      return ({ rivalTokens }) => rivalTokens;
  }
}

const MEASURES: readonly (Measure | null)[] = CARDS.map(({ goals }) =>
  goals === null ? null : measureOf(goals.metric),
);

/** What the goals of an operational Technology count now. */
export const countFor = (technology: Card, of: Holdings): number => MEASURES[technology]?.(of) ?? 0;

/** The points of the most valuable goal that is met, in one of the two columns (ALI-SCORE-08). */
export function goalPoints(technology: Card, count: number, column: 'during' | 'end'): number {
  let best = 0;
  for (const goal of goalsOf(technology)) {
    if (count >= goal.atLeast && goal[column] > best) best = goal[column];
  }
  return best;
}

export const goalsOf = (technology: Card): readonly Goal[] => CARDS[technology]?.goals?.goals ?? [];

const TERMS = data.factions.map(({ scoring }) =>
  scoring.terms.map(({ vp, metric }) => ({ vp, measure: measureOf(metric) })),
);

/** What one of the two terms of a faction scores (ALI-FAC-04). */
export function termPoints(faction: number, term: 0 | 1, of: Holdings): number {
  const { vp, measure } = TERMS[faction]?.[term] ?? { vp: 0, measure: () => 0 };
  return vp * measure(of);
}
