import type { Score, Seat } from '@orrery/kernel';
import {
  type Built,
  cardId,
  constants,
  countFor,
  goalPoints,
  type Holdings,
  kindOf,
  OPERATIONAL,
  TECHNOLOGY,
  termPoints,
} from '../data/index.ts';
import { answers, meant, STOP } from './answers.ts';
import { type AlienEffect, type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { holdingsOf } from './ready.ts';
import {
  type Alien,
  builtAt,
  type Category,
  isWorking,
  type Player,
  player,
  seatsInOrder,
  trackOf,
} from './state.ts';

/** What lasted for the turn ends (ALI-TURN-09), and the player on the left goes on. */
export const endTurn: AlienEffect<'endTurn'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    if (p.unlocked.length > 0) p.unlocked = [];
    s.actions = 0;
    s.acted = false;
    if (s.used.length > 0) s.used = [];
    if (s.attacked.length > 0) s.attacked = [];
    s.free = 0;
    s.unlimited = false;
    s.boost = 0;
    s.pace = [...s.pace, s.draws].slice(-2 * s.players.length);
    s.draws = 0;
    const { length } = s.players;
    const isLast = (seat + 1) % length === s.first;
    if (s.overtime) return overtime(s, seat, ctx);
    if (!s.ending || !isLast) return ctx.then({ type: 'startTurn', seat: (seat + 1) % length });
    s.overtime = true; // ALI-END-05: all have had equally many turns
    overtime(s, s.first, ctx);
  },
};

/** Turns after the last one, each player's in a row (ALI-END-07); then the final scoring. */
function overtime(s: Alien, from: Seat, ctx: Context): void {
  const order = seatsInOrder(s);
  for (const seat of order.slice(order.indexOf(from))) {
    const p = player(s, seat);
    if (p.extraTurns === 0) continue;
    p.extraTurns--;
    return ctx.then({ type: 'startTurn', seat });
  }
  // ALI-SCORE-05
  ctx.then(...order.map((seat) => ({ type: 'finalUnlock', seat }) as const), { type: 'finish' });
}

const isScoring = ({ card, side }: Built): boolean =>
  side === OPERATIONAL && kindOf(card) === TECHNOLOGY;

/** Operational Technologies with tokens that nobody has paid for. */
const locked = (p: Player): Built[] =>
  p.empire.filter((built) => isScoring(built) && !isWorking(p, built));

export const finalUnlock: AlienEffect<'finalUnlock'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    const canPay = locked(p).some(({ tokens }) => tokens <= p.credits);
    if (canPay) ctx.then({ type: 'finalUnlockCard', seat });
  },
};

/** ALI-SCORE-04: one credit per token. */
export const finalUnlockCard: AlienQuestion<'finalUnlockCard', string> = {
  rule: 'ALI-SCORE-04',
  seat: seatOf,
  candidates: (s, { seat }) => [...locked(player(s, seat)).map(({ card }) => cardId(card)), STOP],
  forbid(s, { seat }, choice) {
    const card = meant(answers.finalUnlockCard, choice);
    if (card === null) return null;
    const p = player(s, seat);
    const { tokens } = builtAt(p, card);
    if (tokens <= p.credits) return null;
    return { rule: 'ALI-BLK-03', facts: { card: choice, tokens, credits: p.credits } };
  },
  choose(s, { seat }, choice, ctx) {
    const card = meant(answers.finalUnlockCard, choice);
    if (card === null) return;
    const p = player(s, seat);
    const { tokens } = builtAt(p, card);
    p.credits -= tokens;
    p.unlocked = [...p.unlocked, card];
    ctx.emit({ type: 'unlocked', seat, card: choice, credits: tokens });
    ctx.then({ type: 'finalUnlock', seat });
  },
};

/** End points of the goals of working operational Technologies (ALI-SCORE-03). */
function goalsAtEnd(p: Player, of: Holdings): number {
  let sum = 0;
  for (const built of p.empire) {
    if (!isScoring(built) || !isWorking(p, built)) continue;
    sum += goalPoints(built.card, countFor(built.card, of), 'end');
  }
  return sum;
}

/** The points of a seat as if the game ended now. */
export function scoreOf(s: Alien, seat: Seat): Score {
  const p = player(s, seat);
  const of = holdingsOf(s, seat);
  const cards = constants.vpPerEmpireCard * p.empire.length; // ALI-SCORE-02
  const goals = goalsAtEnd(p, of);
  const isChosen = p.faction >= 0;
  const factionFace = isChosen ? termPoints(p.faction, 0, of) : 0;
  const factionType = isChosen ? termPoints(p.faction, 1, of) : 0;
  const parts: Record<Category, number> = {
    production: p.production,
    revenue: p.revenue,
    attacks: p.attacks,
    effects: p.effects,
    cards,
    goals,
    factionFace,
    factionType,
  };
  return { total: trackOf(p) + cards + goals + factionFace + factionType, parts };
}

export const scores = (s: Alien): Score[] => s.players.map((_, seat) => scoreOf(s, seat));

/** Most points (ALI-SCORE-07), then credits, then cards; else the victory is shared (ALI-TIE). */
function winnersOf(s: Alien, totals: readonly number[]): Seat[] {
  const keys: readonly ((seat: Seat) => number)[] = [
    (seat) => totals[seat] ?? 0,
    (seat) => player(s, seat).credits,
    (seat) => player(s, seat).empire.length,
  ];
  return keys.reduce(
    (left, key) => {
      const most = Math.max(...left.map(key));
      return left.filter((seat) => key(seat) === most);
    },
    [...s.players.keys()],
  );
}

export const finish: AlienEffect<'finish'> = {
  run(s, _task, ctx) {
    const totals = scores(s).map(({ total }) => total);
    const winners = winnersOf(s, totals);
    s.outcome = { winners };
    ctx.emit({ type: 'gameEnded', winners, scores: totals });
  },
};
