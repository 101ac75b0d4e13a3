import type { Seat } from '@orrery/kernel';
import {
  type Card,
  cardId,
  cardInfo,
  OPERATIONAL,
  resourceId,
  sectionsOf,
  TECHNOLOGY,
  TYPE_OF,
} from '../data/index.ts';
import { answers, meant } from './answers.ts';
import { discard, drawResources } from './decks.ts';
import { forbidIdle, ownOfKind } from './faces.ts';
import { type AlienEffect, type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { duringPoints, holdingsOf } from './ready.ts';
import { player } from './state.ts';

/** A card is revealed; the Technology's Type on either section scores (ALI-DEV-04 to ALI-DEV-08). */
export const reveal: AlienEffect<'reveal'> = {
  run(s, { seat, technology }, ctx) {
    const [card] = drawResources(s, 1, ctx);
    if (card === undefined) return;
    const type = cardInfo(technology).types[OPERATIONAL];
    const match = sectionsOf(card).some((section) => TYPE_OF[section] === type);
    const points = match ? duringPoints(technology, holdingsOf(s, seat)) : 0;
    player(s, seat).revenue += points;
    discard(s, [card]);
    s.revealed = { seat, technology, resource: card, points };
    ctx.emit({
      type: 'typeRevealed',
      seat,
      technology: cardId(technology),
      resource: resourceId(card),
      match,
      points,
    });
  },
};

/** Each of these Technologies, one after the other in the owner's order (ALI-OPER-06). */
export function earn(seat: Seat, technologies: readonly Card[], ctx: Context): void {
  const [only, ...others] = technologies;
  if (only === undefined) return;
  if (others.length === 0) ctx.then({ type: 'reveal', seat, technology: only });
  else ctx.then({ type: 'nextTechnology', seat, technologies });
}

export const nextTechnology: AlienQuestion<'nextTechnology', string> = {
  rule: 'ALI-OPER-08',
  seat: seatOf,
  candidates: (s, { seat }) => ownOfKind(player(s, seat), TECHNOLOGY),
  forbid(s, { seat, technologies }, choice) {
    const technology = meant(answers.nextTechnology, choice);
    if (technologies.includes(technology)) return null;
    const idle = forbidIdle(player(s, seat), technology);
    return idle ?? { rule: 'ALI-OPER-08', facts: { card: choice } };
  },
  choose(_s, { seat, technologies }, choice, ctx) {
    const technology = meant(answers.nextTechnology, choice);
    ctx.then({ type: 'reveal', seat, technology });
    earn(
      seat,
      technologies.filter((other) => other !== technology),
      ctx,
    );
  },
};

/** One Technology scores: with a card that is revealed, or as if its Type had been (ALI-EFF-19). */
export const chooseTechnology: AlienQuestion<'chooseTechnology', string> = {
  rule: 'ALI-EFF-19',
  seat: seatOf,
  candidates(s, { seat, draw }) {
    const p = player(s, seat);
    const all = ownOfKind(p, TECHNOLOGY);
    if (draw) return all;
    // Of those that score alike the first stands for all: it comes to the same.
    const of = holdingsOf(s, seat);
    const worths = all.map((id) => {
      const technology = meant(answers.chooseTechnology, id);
      return forbidIdle(p, technology) === null ? duringPoints(technology, of) : 0;
    });
    return all.filter((_, i) => worths[i] === 0 || worths.indexOf(worths[i] ?? 0) === i);
  },
  forbid(s, { seat, draw }, choice) {
    const technology = meant(answers.chooseTechnology, choice);
    const idle = forbidIdle(player(s, seat), technology);
    if (idle !== null || draw) return idle;
    const isMet = duringPoints(technology, holdingsOf(s, seat)) > 0;
    return isMet ? null : { rule: 'ALI-EFF-19', facts: { card: choice } };
  },
  choose(s, { seat, draw }, choice, ctx) {
    const technology = meant(answers.chooseTechnology, choice);
    if (draw) return ctx.then({ type: 'reveal', seat, technology });
    const points = duringPoints(technology, holdingsOf(s, seat));
    player(s, seat).revenue += points;
    ctx.emit({ type: 'revenueScored', seat, technology: choice, points });
  },
};
