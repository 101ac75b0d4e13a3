import { COMPLETE, kindOf } from '../data/index.ts';
import { costOf, limitOf, symbolsOf, takesFor } from '../rules/costs.ts';
import { most } from '../rules/purse.ts';
import type { Alien, Player } from '../rules/state.ts';
import { servesBest } from './worth.ts';

/** A card as good as built, and what is lost of it for each symbol that it still lacks. */
const BUILT = 1.6;
const SERVED = 0.8;
const LACKING = 0.24;
/** Below this a card that lacks more is worth less and less, never nothing. */
const LEAST = 0.4;
/** What cards at hand could pay of it counts for a part, as they may be wanted for other things. */
const AT_HAND = 0.5;
/** A card that the next Action can complete. */
const READY = 0.3;
/** Part of a turn that is hardly worth counting on. */
const NO_TURN = 0.6;

/** Cards Under Construction: the more are waiting, the less each is worth; so with what they lack. */
export function building(s: Alien, p: Player, turns: number): number {
  const { length } = p.waiting;
  if (length === 0) return 0;
  const chance = 0.58 / (0.6 + 0.4 * length) + 0.7;
  let sum = 0;
  let nearest = 0;
  for (const { card, prepared } of p.waiting) {
    const kind = kindOf(card);
    const action = COMPLETE[kind];
    const cost = costOf(p, kind);
    const lacks = Math.max(0, cost - symbolsOf(prepared));
    const worth = BUILT + SERVED * servesBest(p.faction, card);
    const now = waitingWorth(worth * chance, lacks, turns);
    sum += now;
    if (turns < NO_TURN) continue;
    const reach = Math.min(lacks, most(p, takesFor(p, action, kind), limitOf(s, p, action)));
    const gain = AT_HAND * (waitingWorth(worth * chance, lacks - reach, turns) - now);
    const ready = reach < lacks ? 0 : (READY * Math.min(1, turns) * worth) / BUILT;
    nearest = Math.max(nearest, gain + ready);
  }
  return sum + nearest;
}

function waitingWorth(complete: number, lacks: number, turns: number): number {
  const worth = complete - LACKING * lacks;
  const inTime = Math.min(1, turns / (2 + 0.5 * lacks));
  return inTime * (worth > LEAST ? worth : LEAST * Math.exp(worth / LEAST - 1));
}
