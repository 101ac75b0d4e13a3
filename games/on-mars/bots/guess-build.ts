import type { Seat } from '@orrery/kernel';
import { ZONE } from '../data/map.ts';
import { NEXT, techFor } from '../data/tables.ts';
import { company, type OnMars, player } from '../rules/index.ts';
import type { TaskOf } from '../rules/index.ts';
import { bestLevel, labMask, techLevel } from '../rules/lab.ts';
import { familyOf, FIRST_TILE, siteFor, sitesOf } from '../rules/terrain.ts';
import { buildWorth } from './worth.ts';

export function buildGuess(s: OnMars, { seat, kind }: TaskOf<'constructHex'>, hex: number): number {
  const joined = Math.max(0, siteFor(s, familyOf(kind, seat), hex));
  const onTile = (s.ground[hex] as number) >= FIRST_TILE ? 0.5 : 0;
  return buildWorth(s, seat, player(s, seat), kind, joined) - onTile;
}

/** The best that a type can be. */
export function typeGuess(s: OnMars, { seat }: TaskOf<'constructType'>, kind: number): number {
  const p = player(s, seat);
  const sites = sitesOf(s, familyOf(kind, seat));
  const level = bestLevel(s, seat, techFor(kind));
  let widest = 0;
  for (const bot of p.bots) {
    for (const hex of ZONE[bot] as readonly number[]) {
      const joined = sites[hex] as number;
      if (joined > widest && joined <= level) widest = joined;
    }
  }
  return buildWorth(s, seat, p, kind, widest);
}

/** Own tiles first; of others one that cannot move; a higher level is more. */
export function techTileGuess(s: OnMars, seat: Seat, owner: number | null, kind: number): number {
  if (owner === null) return 0;
  const p = company(s, owner);
  const level = techLevel(p, kind);
  if (owner === seat) return 1.5 + 0.3 * level;
  const space = p.tech[kind] as number;
  const mask = labMask(p);
  const canMove = NEXT[space]?.some((next) => !(mask & (1 << next))) ?? false;
  const gift = canMove ? (level === 5 ? 2 : 0.6) : 0.4;
  return 1 + 0.3 * level - gift / Math.max(1, s.players.length - 1);
}

export const levelsGuess = (n: number): number => -n;
