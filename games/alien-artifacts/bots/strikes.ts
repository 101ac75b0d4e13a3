import {
  type Attacker,
  BASIC,
  type Card,
  fateBy,
  planEffects,
  type SimpleEffect,
  systemEffects,
} from '../data/index.ts';
import { attackerOf } from '../rules/ships.ts';
import { ALIEN, type Alien, type Player, plansHeld, player } from '../rules/state.ts';

/** What the attacker gains by an effect; a little for what the defender loses. */
function worthOf(op: SimpleEffect, places: number): number {
  switch (op.op) {
    case 'gainVp':
      return op.who === 'attacker' ? op.n : -0.5 * op.n;
    case 'gainCredits':
      return op.who === 'attacker' ? 0.19 * op.n : -0.1 * op.n;
    case 'stealCredits':
      return 0.3 * op.n;
    case 'gainArtifact':
      return 2.6 * op.n;
    case 'drawResources':
      return 0.25 * op.n;
    case 'placeBlockade':
      return 0.35 * Math.min(op.n, places);
    default:
      return 0;
  }
}

const LOST = { safe: 0, damaged: -1.7, destroyed: -2.6 } as const;

/** Chances of the highest number of one card, and of two. */
const CHANCES = [[0.25, 0.25, 0.25, 0.25] as const, [0.06, 0.19, 0.31, 0.44] as const];

/** What one attack brings in the mean, against a table. */
function meanOf(
  rows: (value: number) => readonly SimpleEffect[],
  attacker: Attacker,
  places: number,
): number {
  const chances = CHANCES[attacker.draws > 1 ? 1 : 0] ?? CHANCES[0] ?? [];
  return chances.reduce((sum, chance, i) => {
    const effects = rows(i + 1 + attacker.bonus);
    const gain = effects.reduce((n, op) => n + worthOf(op, places), 0);
    return sum + chance * (gain + LOST[fateBy(effects, attacker)]);
  }, 0);
}

/** What an attack of a Ship on a target brings, as far as the attacker can know. */
export function strikeWorth(s: Alien, p: Player, ship: Card, target: number): number {
  const boost = s.attack?.over === false ? s.attack.boost : s.boost;
  const attacker = attackerOf(p, ship, target, boost);
  if (target === ALIEN)
    return meanOf((value) => systemEffects(s.systems[0] ?? 0, value), attacker, 0);
  const other = player(s, target);
  const places = other.empire.length;
  const met = s.attack?.over === false && s.attack.target === target ? s.attack.plan : null;
  const worth = meanOf((value) => planEffects(met ?? BASIC, value), attacker, places);
  return met === null ? worth - 0.4 * plansHeld(other) : worth;
}

/** What an attack brings against one Plan. */
export const planWorth = (s: Alien, p: Player, ship: Card, plan: number, seat: number): number =>
  meanOf(
    (value) => planEffects(plan, value),
    attackerOf(p, ship, seat, s.attack?.boost ?? 0),
    player(s, seat).empire.length,
  );
