import type { Features, Writer } from '@orrery/shared';
import {
  COLOUR_OF,
  data,
  GOLD,
  kindOf,
  KINDS,
  OPERATIONAL,
  SIDES,
  SYMBOLS,
  TECHNOLOGY,
} from '../data/index.ts';
import { bonusesOf } from '../rules/bonuses.ts';
import { costOf, symbolsOf } from '../rules/costs.ts';
import { duringPoints, holdingsOf } from '../rules/ready.ts';
import { type Alien, isWorking, plansHeld, player, trackOf } from '../rules/state.ts';
import { turnsLeft } from './turns.ts';
import { goalHopes, serves, servesBest } from './worth.ts';

/** Turns still to come above which a game is in its first stage, its second and so on. */
const TURNS = [20, 14, 10, 7, 4, 2];
const FACTIONS = data.factions.length;
/** How many cards Under Construction are told one by one. */
const WAITING = 3;
const COLOURS = GOLD + 1;

/** Cards of the Empire by kind and face; those that work among them. */
const BUILT = new Float32Array(KINDS.length * SIDES.length);
const WORKING = new Float32Array(KINDS.length * SIDES.length);
/** Symbols of a hand by colour, the better section of each card. */
const HELD = new Float32Array(COLOURS);

function seat(s: Alien, own: number, out: Writer): void {
  const p = player(s, own);
  const turns = turnsLeft(s, own);
  const of = holdingsOf(s, own);
  const { cost, buyCost, assembly, attackAlien, attackPlayer, handSize, sell, triggers } =
    bonusesOf(p);
  out.contest(trackOf(p) / 20);
  out.put(turns / 15);
  out.put(p.credits / 10);
  out.put(Math.max(0, 5 - p.credits) / 5);
  out.put(p.hand.length / 6);
  out.put(p.artifacts.length / 2);
  out.put(plansHeld(p) / 2);
  out.put(p.extraTurns);
  out.oneOf(p.faction, FACTIONS);
  out.put(s.turn === own ? 1 : 0);
  out.put(s.turn === own ? s.actions / 2 : 0);
  out.put(s.turn === own ? s.boost / 3 : 0);
  out.put(s.first === own ? 1 : 0);
  BUILT.fill(0);
  WORKING.fill(0);
  let [produced, during, goals, served, tokens] = [0, 0, 0, 0, 0];
  for (const built of p.empire) {
    const { card, side } = built;
    const at = kindOf(card) * SIDES.length + side;
    BUILT[at] = (BUILT[at] as number) + 1;
    if (isWorking(p, built)) WORKING[at] = (WORKING[at] as number) + 1;
    tokens += built.tokens;
    produced += built.produced.length;
    served += serves(p.faction, card, side);
    if (side === OPERATIONAL && kindOf(card) === TECHNOLOGY) {
      during += duringPoints(card, of);
      goals += goalHopes(card, of, turns);
    }
  }
  for (let k = 0; k < BUILT.length; k++) out.contest((BUILT[k] as number) / 4);
  out.all(WORKING, 4);
  out.contest(p.empire.length / 8);
  out.put(tokens / 3);
  out.put(produced / 4);
  out.put(during / 5);
  out.put(goals / 5);
  out.put(served / 8);
  // An engine is worth what it does in the turns to come.
  const late = Math.min(1, turns / 10);
  for (const kind of KINDS.keys()) out.put((late * (WORKING[2 * kind + 1] as number)) / 3);
  out.put((late * during) / 5);
  out.all(cost, 2);
  out.put(buyCost / 2);
  out.put((assembly.discover + assembly.develop + assembly.build) / 4);
  out.put(attackAlien / 2);
  out.put(attackPlayer / 2);
  out.put(handSize / 2);
  out.put(sell / 3);
  out.put(triggers.length / 2);
  out.put(p.waiting.length / 3);
  for (let k = 0; k < WAITING; k++) {
    const one = p.waiting[k];
    const price = one === undefined ? 0 : costOf(p, kindOf(one.card));
    const done = one === undefined ? 0 : Math.min(price, symbolsOf(one.prepared));
    out.oneOf(one === undefined ? -1 : kindOf(one.card), KINDS.length);
    out.put((price - done) / 8);
    out.put(price === 0 ? 0 : done / price);
    out.put(one === undefined ? 0 : servesBest(p.faction, one.card) / 2);
  }
}

function own(s: Alien, seat: number, out: Writer): void {
  const p = player(s, seat);
  HELD.fill(0);
  let best = 0;
  for (const card of p.hand) {
    let most = 0;
    for (const section of [card * 2, card * 2 + 1]) {
      const symbols = SYMBOLS[section] as number;
      const colour = COLOUR_OF[section] as number;
      HELD[colour] = (HELD[colour] as number) + symbols;
      most = Math.max(most, symbols);
    }
    best += most;
  }
  out.all(HELD, 8);
  out.put(best / 10);
  // What the dearest waiting card would lack if all of its colour were laid for it.
  let lacks = 0;
  for (const { card, prepared } of p.waiting) {
    const kind = kindOf(card);
    const has = (HELD[kind] as number) + (HELD[GOLD] as number) + symbolsOf(prepared);
    lacks = Math.max(lacks, costOf(p, kind) - has);
  }
  out.put(lacks / 6);
}

function common(s: Alien, out: Writer): void {
  out.put(s.deck.length / 40);
  out.oneOf(s.marker - 1, 3);
  out.put(s.ending ? 1 : 0);
  out.put(s.overtime ? 1 : 0);
  out.put(s.systems.length / 8);
  out.put(turnsLeft(s, s.turn) / 15);
}

function stage(s: Alien): number {
  const turns = turnsLeft(s, s.first);
  const passed = TURNS.findIndex((least) => turns > least);
  return passed < 0 ? TURNS.length : passed;
}

/** What nets of Alien Artifacts are told. */
export const features: Features<Alien> = {
  version: 1,
  scale: 15,
  stages: TURNS.length + 1,
  stage,
  seat,
  own,
  common,
};
