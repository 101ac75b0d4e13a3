import type { Forbidden } from '@orrery/kernel';
import {
  type ColourId,
  COLOURS,
  constants,
  EVERY_KIND,
  GOLD,
  type Kind,
  KINDS,
  type KindId,
} from '../data/index.ts';
import { answers, meant } from './answers.ts';
import { tokensOfKind } from './blockade.ts';
import { limitOf, takesFor } from './costs.ts';
import { type AlienQuestion, seatOf } from './handler-types.ts';
import { most, shows } from './purse.ts';
import { type Alien, type Player, player, tokensOn } from './state.ts';

const bit = (colour: number): number => 1 << colour;
const ANY = bit(COLOURS.length) - 1;

/** Why nothing can be sold; null: something can (ALI-SELL-05). */
export const forbidSell = (s: Alien, p: Player): Forbidden | null =>
  s.free > 0 || shows(p, ANY) ? null : { rule: 'ALI-SELL-05', facts: { how: 'nothing' } };

/** One colour, to which gold may be added, or gold alone (ALI-SELL-01, ALI-SELL-02). */
export const sellColour: AlienQuestion<'sellColour', ColourId> = {
  rule: 'ALI-SELL-01',
  privateOptions: true,
  seat: seatOf,
  candidates: () => COLOURS,
  forbid(s, { seat }, choice) {
    const colour = meant(answers.sellColour, choice);
    // A colour that no card shows would come to the same as gold alone.
    const isThere = shows(player(s, seat), bit(colour)) || (colour === GOLD && s.free > 0);
    return isThere ? null : { rule: 'ALI-SELL-01', facts: { colour: choice } };
  },
  choose(s, { seat }, choice, ctx) {
    const colour = meant(answers.sellColour, choice);
    const limit = limitOf(s, player(s, seat), 'sell'); // ALI-SELL-03
    s.unlimited = false;
    const task = { type: 'spendCard', seat, action: 'sell', card: null, limit } as const;
    const demand = { colours: [colour], needs: [0], takes: bit(colour) | bit(GOLD) };
    const fewest = s.free > 0 ? 0 : 1;
    ctx.then({ ...task, ...demand, fewest, sets: false, laid: [], ops: [] });
  },
};

/** Symbols that must be spent at least (ALI-UNBL-03). */
const neededFor = (s: Alien): number => Math.max(0, constants.resourcesPerBlockadeRemoved - s.free);

function forbidKind(s: Alien, p: Player, kind: Kind): Forbidden | null {
  const facts = { kind: KINDS[kind] };
  if (tokensOfKind(p, kind) === 0) {
    return { rule: 'ALI-UNBL-03', facts: { ...facts, how: 'none' } };
  }
  const reach = most(p, takesFor(p, 'removeBlockade', kind), limitOf(s, p, 'removeBlockade'));
  if (reach >= neededFor(s)) return null;
  return { rule: 'ALI-UNBL-03', facts: { ...facts, how: 'short' } };
}

/** Why no token can be taken off; null: one can. */
export function forbidRemove(s: Alien, p: Player): Forbidden | null {
  if (tokensOn(p) === 0) return { rule: 'ALI-UNBL-03', facts: { how: 'any' } };
  const reasons = EVERY_KIND.map((kind) => forbidKind(s, p, kind));
  if (reasons.includes(null)) return null;
  return reasons.find((reason) => reason?.facts?.['how'] === 'short') ?? null;
}

export const removeBlockadeKind: AlienQuestion<'removeBlockadeKind', KindId> = {
  rule: 'ALI-UNBL-01',
  privateOptions: true,
  seat: seatOf,
  candidates: () => KINDS,
  forbid: (s, { seat }, choice) =>
    forbidKind(s, player(s, seat), meant(answers.removeBlockadeKind, choice)),
  choose(s, { seat }, choice, ctx) {
    const kind = meant(answers.removeBlockadeKind, choice);
    const p = player(s, seat);
    const limit = limitOf(s, p, 'removeBlockade');
    s.unlimited = false;
    const task = { type: 'spendCard', seat, action: 'removeBlockade', card: null, limit } as const;
    const takes = takesFor(p, 'removeBlockade', kind);
    const demand = { colours: [kind], needs: [neededFor(s)], takes };
    ctx.then({ ...task, ...demand, fewest: 0, sets: false, laid: [], ops: [] });
  },
};
