import {
  artifactInfo,
  COLOUR_OF,
  data,
  GOLD,
  type Resource,
  SYMBOLS,
  type Section,
  type SimpleEffect,
} from '../data/index.ts';
import type { Player } from '../rules/state.ts';

const PLAN = 0.2;
const CREDIT = 0.19;
/** Credits above so many bring next to nothing. */
const USEFUL_CREDITS = 12;
const SYMBOL_IN_HAND = 0.1;
/** A turn after the last one. */
const EXTRA_TURN = 0.7;

/** A produced card by its symbols, and by the same of gold, which pays for everything. */
const PRODUCED = [0, 0.1, 0.25, 0.42];
const PRODUCED_GOLD = [0, 0.13, 0.32, 0.5];
/** An Action takes two cards, so the next one lies there for longer. */
const NEXT = 0.75;

const bestSymbols = (card: Resource): number =>
  Math.max(SYMBOLS[card * 2] as number, SYMBOLS[card * 2 + 1] as number);

const producedWorth = (section: Section): number =>
  (COLOUR_OF[section] === GOLD ? PRODUCED_GOLD : PRODUCED)[SYMBOLS[section] as number] ?? 0;

/** Every step of worth that a produced card may have, from the highest down. */
const STEPS = [...PRODUCED, ...PRODUCED_GOLD].toSorted((a, b) => b - a);
const STEP_OF = data.resources.flatMap((_, card) =>
  [card * 2, card * 2 + 1].map((section) => STEPS.indexOf(producedWorth(section))),
);
const counts = STEPS.map(() => 0);

function producedStock(p: Player): number {
  counts.fill(0);
  for (const { produced } of p.empire) {
    for (const section of produced) {
      const step = STEP_OF[section] as number;
      counts[step] = (counts[step] as number) + 1;
    }
  }
  let worth = 0;
  let share = 1;
  counts.forEach((n, step) => {
    for (let i = 0; i < n; i++) {
      worth += share * (STEPS[step] as number);
      share *= NEXT;
    }
  });
  return worth;
}

/** A little less than what it brings when it is used well, so that it is used then. */
function effectWorth(op: SimpleEffect): number {
  switch (op.op) {
    case 'gainVp':
      return 0.9 * op.n;
    case 'gainCredits':
      return 0.12 * op.n;
    case 'extraActions':
      return op.n;
    case 'extraTurnsAtEnd':
      return 0.9 * op.n;
    case 'drawResources':
      return 0.2 * op.n;
    case 'unlimitedAssembly':
      return 0.3;
    case 'freeResources':
      return 2.2;
    case 'completeCard':
      return op.kind === 'any' ? 2.6 : 2.3;
    case 'boostAttack':
      return 1.5;
    case 'attack':
      return 1.2;
    case 'produce':
      return 1.3;
    case 'revenue':
      return 1;
    default:
      return 0.4;
  }
}
const ARTIFACT: readonly number[] = data.artifacts.map((_, artifact) =>
  artifactInfo(artifact).effects.reduce((sum, op) => sum + effectWorth(op), 0),
);

/** What is held: it sinks to nothing towards the end. */
export function stock(p: Player, turns: number): number {
  const credits = CREDIT * Math.min(p.credits, USEFUL_CREDITS) + 0.01 * p.credits;
  let symbols = 0;
  for (const card of p.hand) symbols += bestSymbols(card);
  let artifacts = 0;
  for (const artifact of p.artifacts) artifacts += ARTIFACT[artifact] as number;
  return (
    credits * Math.min(1, turns / 5) +
    SYMBOL_IN_HAND * symbols * Math.min(1, turns / 1.5) +
    (producedStock(p) + artifacts) * Math.min(1, turns / 2) +
    EXTRA_TURN * p.extraTurns +
    PLAN * (p.plans.length + p.shownPlans.length) * Math.min(1, turns / 4)
  );
}
