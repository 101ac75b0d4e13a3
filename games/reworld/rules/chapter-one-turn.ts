import { type Forbidden, missing, type Seat } from '@orrery/kernel';
import { constants, ring } from '../data/index.ts';
import {
  answers,
  CHAPTER_ONE_CHOICES,
  type ChapterOneAnswer,
  type ChapterOneChoice,
} from './answers.ts';
import { countOf, withoutCard } from './cards.ts';
import type { Context, ReworldQuestion } from './handler-types.ts';
import { canPay, forbidHand } from './payments.ts';
import { leave, nextSeat } from './round.ts';
import { type Cards, gain, type Officer, player, type Reworld } from './state.ts';

const read = (choice: ChapterOneChoice): ChapterOneAnswer =>
  answers.chapterOneTurn.read(choice) ?? missing('answer', choice);

const ANSWERS = CHAPTER_ONE_CHOICES.map((choice) => ({ choice, answer: read(choice) }));

function isAllowed(s: Reworld, answer: ChapterOneAnswer, hand: Cards): boolean {
  switch (answer.action) {
    case 'acquireModulePort':
      return s.ports[answer.port] !== null && canPay(s, answer.port, hand); // REW-ACQ-01
    case 'takeAdmiral':
      return s.admiralSpace === null && countOf(hand, answer.card) > 0; // REW-ADM-01
    case 'leaveRound':
      return true; // REW-LEAVE-01, REW-LEAVE-07
  }
}

export const chapterOneTurn: ReworldQuestion<'chapterOneTurn', ChapterOneChoice> = {
  rule: 'REW-RND-05',
  privateOptions: true, // REW-INFO-01
  seat: (_s, task) => task.seat,
  candidates: () => CHAPTER_ONE_CHOICES,
  forbid(s, { seat }, choice) {
    const answer = read(choice);
    const { hand } = player(s, seat);
    if (answer.action === 'leaveRound' || isAllowed(s, answer, hand)) return null;
    return answer.action === 'takeAdmiral'
      ? forbidAdmiral(s, answer.card)
      : forbidPort(s, answer.port, hand);
  },
  options(s, { seat }) {
    const { hand } = player(s, seat);
    const options: ChapterOneChoice[] = [];
    for (const { choice, answer } of ANSWERS) if (isAllowed(s, answer, hand)) options.push(choice);
    return options;
  },
  choose(s, { seat }, choice, ctx) {
    const answer = read(choice);
    switch (answer.action) {
      case 'acquireModulePort':
        return ctx.then({ type: 'acquireModuleCards', seat, port: answer.port });
      case 'takeAdmiral':
        return takeAdmiral(s, seat, answer.card, ctx);
      case 'leaveRound':
        return leave(s, seat, ctx);
    }
  },
};

function forbidPort(s: Reworld, port: number, hand: Cards): Forbidden | null {
  const id = ring[port] ?? missing('port', port);
  const top = s.posts[port]?.at(-1);
  if (top !== undefined) return { rule: 'REW-ACQ-12', facts: { port: id, top } };
  if (s.ports[port] === null) return { rule: 'REW-ACQ-01', facts: { port: id } };
  return forbidHand(s, port, hand);
}

const forbidAdmiral = ({ admiralSpace }: Reworld, card: Officer): Forbidden =>
  admiralSpace === null
    ? { rule: 'REW-ADM-01', facts: { card } }
    : { rule: 'REW-ADM-03', facts: { player: admiralSpace.seat } };

function takeAdmiral(s: Reworld, seat: Seat, card: Officer, ctx: Context): void {
  const p = player(s, seat);
  p.hand = withoutCard(p.hand, card);
  s.admiralSpace = { seat, card };
  const points = constants.admiralPoints;
  gain(p, 'admiral', points);
  ctx.emit({ type: 'admiralTaken', seat, from: s.admiral, card, points });
  s.admiral = seat; // REW-ADM-02
  ctx.then({ type: 'nextTurn', seat: nextSeat(s, seat) }); // REW-ADM-04
}
