import type { Forbidden, Seat } from '@orrery/kernel';
import { type Built, type Card, cardId, data, type Kind, KINDS, kindOf } from '../data/index.ts';
import { answers, meant } from './answers.ts';
import { type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import {
  type Alien,
  attackOf,
  builtAt,
  change,
  type Player,
  player,
  type TaskOf,
  tokensOn,
} from './state.ts';

type PlaceToken = Omit<TaskOf<'placeToken'>, 'type'>;

/** Tokens that lie on no card (ALI-BLK-06). */
export const tokensLeft = (s: Alien): number =>
  s.players.reduce((left, p) => left - tokensOn(p), data.components.blockadeTokens);

const defenderOf = (s: Alien): Player => player(s, attackOf(s).target);

/** ALI-ATK-21: within the limits of the row. */
function forbidPlace({ kind, spread, placed }: PlaceToken, card: Card): Forbidden | null {
  if (kind !== null && kindOf(card) !== kind) {
    return { rule: 'ALI-ATK-21', facts: { how: 'kind', kind: KINDS[kind] } };
  }
  if (spread && placed.includes(card)) return { rule: 'ALI-ATK-21', facts: { how: 'spread' } };
  return null;
}

/** As many tokens as possible are placed, one after the other (ALI-BLK-07). */
export function askForToken(s: Alien, task: PlaceToken, ctx: Context): void {
  if (task.n === 0 || tokensLeft(s) === 0) return;
  const isPlace = ({ card }: Built): boolean => forbidPlace(task, card) === null;
  if (defenderOf(s).empire.some(isPlace)) ctx.then({ type: 'placeToken', ...task });
}

const ids = (empire: readonly Built[]): string[] => empire.map(({ card }) => cardId(card));

export const placeToken: AlienQuestion<'placeToken', string> = {
  rule: 'ALI-ATK-21',
  seat: seatOf,
  candidates: (s) => ids(defenderOf(s).empire),
  forbid: (_s, task, choice) => forbidPlace(task, meant(answers.placeToken, choice)),
  choose(s, task, choice, ctx) {
    const card = meant(answers.placeToken, choice);
    const p = defenderOf(s);
    change(p, card, { tokens: builtAt(p, card).tokens + 1 });
    const on: Seat = attackOf(s).target;
    ctx.emit({ type: 'tokenPlaced', seat: task.seat, on, card: choice });
    askForToken(s, { ...task, n: task.n - 1, placed: [...task.placed, card] }, ctx);
  },
};

/** Tokens on a player's cards of one kind, or of all. */
export function tokensOfKind(p: Player, kind: Kind | null): number {
  let n = 0;
  for (const { card, tokens } of p.empire) if (kind === null || kindOf(card) === kind) n += tokens;
  return n;
}

export const removeToken: AlienQuestion<'removeToken', string> = {
  rule: 'ALI-UNBL-01',
  seat: seatOf,
  candidates: (s, { seat }) => ids(player(s, seat).empire),
  forbid(s, { seat, kind }, choice) {
    const card = meant(answers.removeToken, choice);
    if (kind !== null && kindOf(card) !== kind) {
      return { rule: 'ALI-UNBL-01', facts: { how: 'kind', kind: KINDS[kind] } };
    }
    const { tokens } = builtAt(player(s, seat), card);
    return tokens > 0 ? null : { rule: 'ALI-UNBL-01', facts: { how: 'none', card: choice } };
  },
  choose(s, { seat, n, kind }, choice, ctx) {
    const card = meant(answers.removeToken, choice);
    const p = player(s, seat);
    change(p, card, { tokens: builtAt(p, card).tokens - 1 });
    ctx.emit({ type: 'tokenRemoved', seat, card: choice });
    if (n > 1 && tokensOfKind(p, kind) > 0) {
      ctx.then({ type: 'removeToken', seat, n: n - 1, kind });
    }
  },
};
