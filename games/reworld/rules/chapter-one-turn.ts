import { type Json, missing, type RuleId, type Seat } from '@orrery/kernel';
import { constants } from '../data/index.ts';
import { countOf, withoutCard } from './cards.ts';
import { ADMIRAL_CHOICES, PORT_CHOICES, readChapterOne, readChapterTwo } from './choices.ts';
import type { Context, ReworldQuestion } from './handler-types.ts';
import { canPay, whyUnpayable } from './payments.ts';
import { leave, nextSeat } from './round.ts';
import { type ChapterOneChoice, gain, type Officer, player, type Reworld } from './state.ts';

export const chapterOneTurn: ReworldQuestion<'chapterOneTurn', ChapterOneChoice> = {
  rule: 'REW-RND-05',
  privateOptions: true, // REW-INFO-01
  seat: (_s, task) => task.seat,
  options(s, { seat }) {
    const { hand } = player(s, seat);
    const options: ChapterOneChoice[] = [];
    for (let port = 0; port < PORT_CHOICES.length; port++) {
      if (s.ports[port] !== null && canPay(s, port, hand)) {
        options.push(PORT_CHOICES[port] as ChapterOneChoice); // REW-ACQ-01
      }
    }
    if (s.admiralSpace === null) {
      // REW-ADM-01
      for (let i = 0; i < ADMIRAL_CHOICES.length; i++) {
        if ((hand[i] ?? 0) > 0) options.push(ADMIRAL_CHOICES[i] as ChapterOneChoice);
      }
    }
    options.push('leaveRound'); // REW-LEAVE-01, REW-LEAVE-07
    return options;
  },
  choose(s, { seat }, choice, ctx) {
    const answer = readChapterOne(choice) ?? missing('answer', choice);
    if (answer.action === 'acquireModulePort') {
      return ctx.then({ type: 'acquireModuleCards', seat, port: answer.port });
    }
    if (answer.action === 'takeAdmiral') return takeAdmiral(s, seat, answer.card, ctx);
    leave(s, seat, ctx);
  },
  refuse(s, { seat }, choice) {
    const answer = readChapterOne(choice);
    if (answer === undefined) return refuseUnread(choice);
    if (answer.action === 'acquireModulePort') return refusePort(s, answer.port);
    // Leaving is always offered.
    if (answer.action === 'leaveRound') return null;
    if (s.admiralSpace !== null) return 'REW-ADM-03';
    return countOf(player(s, seat).hand, answer.card) === 0 ? 'REW-ADM-01' : null;
  },
};

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

function refuseUnread(choice: Json): RuleId {
  // Passing, or a launch before its time, is none of the three things to do.
  return choice === 'pass' || readChapterTwo(choice) !== undefined ? 'REW-RND-05' : 'REW-API-01';
}

function refusePort(s: Reworld, port: number): RuleId {
  if ((s.posts[port]?.length ?? 0) > 0) return 'REW-ACQ-12';
  return s.ports[port] === null ? 'REW-ACQ-01' : whyUnpayable(s, port);
}
