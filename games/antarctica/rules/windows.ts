import type { Forbidden, Seat } from '@orrery/kernel';
import {
  answers,
  BARE_BUILDS,
  MOVES,
  RESEARCHES,
  type TurnAnswer,
  type TurnChoice,
} from './answers.ts';
import { addBuilds, build, buildCandidates, forbidBuild, topOf } from './build.ts';
import { addCards, cardCandidates, forbidCard, playCard } from './cards.ts';
import { forbidArrival, recruit, sail, strengthIn } from './fleet.ts';
import type { Asks, Context } from './handler.ts';
import { isFull, placeOf } from './queue.ts';
import { addSacrifices, forbidSacrifice, sacrifice, sacrificeCandidates } from './sacrifice.ts';
import { buildShip, canBuildShip, forbidBuildShip } from './shipyard.ts';
import { type Antarctica, buildingsAt, player, queueAt } from './state.ts';
import { resolving } from './symbols.ts';
import { CAMP, countsOf, TRACK, trackId, ZONES } from './tables.ts';
import { advance, forbidAdvance, openTo } from './tracks.ts';

/** The three windows of a turn (ANT-TURN-11). */

const meant = (choice: TurnChoice): TurnAnswer =>
  answers.afterMove.read(choice) ?? { action: 'endTurn' };

/** Decks that are not empty, as builds without a track: what is clicked when it is not the time. */
const deckCandidates = (s: Antarctica): TurnChoice[] =>
  BARE_BUILDS.filter((_, deck) => topOf(s, deck) !== undefined);

/** What may be done in every window, or why not; undefined: it is something else. */
function forbidAnyTime(
  s: Antarctica,
  seat: Seat,
  answer: TurnAnswer,
): Forbidden | null | undefined {
  switch (answer.action) {
    case 'playIcebreaker':
    case 'playPlusTwo':
    case 'playRapidProgress':
    case 'playPlaceScientist':
      return forbidCard(s, seat, answer);
    case 'sacrifice':
    case 'sacrificeAt':
      return forbidSacrifice(s, seat, answer);
    default:
      return undefined;
  }
}

/** A card or a sacrifice does not close the window; false: it is something else. */
function doAnyTime(s: Antarctica, seat: Seat, answer: TurnAnswer, ctx: Context): boolean {
  switch (answer.action) {
    case 'playIcebreaker':
    case 'playPlusTwo':
    case 'playRapidProgress':
    case 'playPlaceScientist':
      playCard(s, seat, answer, ctx);
      return true;
    case 'sacrifice':
    case 'sacrificeAt':
      sacrifice(s, seat, answer, ctx);
      return true;
    default:
      return false;
  }
}

/** ANT-MOVE-02, ANT-MOVE-03 */
function forbidMove(s: Antarctica, zone: number): Forbidden | null {
  return zone === s.sun ? { rule: 'ANT-MOVE-02', facts: { zone } } : forbidArrival(s, zone);
}

export const beforeMove: Asks<'beforeMove', TurnChoice> = {
  rule: 'ANT-MOVE-01',
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => [
    ...MOVES,
    ...deckCandidates(s),
    ...cardCandidates(s, player(s, seat)),
    ...sacrificeCandidates(s, seat),
  ],
  forbid(s, { seat }, choice) {
    const answer = meant(choice);
    if (answer.action === 'moveShip') return forbidMove(s, answer.zone);
    const forbidden = forbidAnyTime(s, seat, answer);
    return forbidden === undefined ? { rule: 'ANT-TURN-05', facts: { how: 'move' } } : forbidden;
  },
  options(s, { seat }) {
    const list: TurnChoice[] = [];
    for (let zone = 0; zone < ZONES; zone++) {
      if (zone === s.sun || ((s.open >> zone) & 1) === 0) continue;
      if (!isFull(s.queues[zone] as number)) list.push(MOVES[zone] as TurnChoice);
    }
    addCards(list, s, seat);
    addSacrifices(list, s, seat);
    return list;
  },
  choose(s, task, choice, ctx) {
    const { seat } = task;
    const answer = meant(choice);
    if (answer.action !== 'moveShip') {
      doAnyTime(s, seat, answer, ctx);
      ctx.then(task);
      return;
    }
    sail(s, seat, s.sun, placeOf(queueAt(s, s.sun), s.acting), answer.zone, false, ctx);
    s.target = answer.zone;
    ctx.then({ type: 'afterMove', seat });
  },
};

/** Open tracks that a research centre of the target zone leads to (ANT-RES-03), as bits. */
function centreTracks(s: Antarctica): number {
  const here = buildingsAt(s, s.target);
  let tracks = 0;
  for (let track = 0; track < countsOf(s.players.length).tracks; track++) {
    if (((TRACK[track]?.centres ?? 0) & here) !== 0) tracks |= 1 << track;
  }
  return tracks;
}

function addMainActions(list: TurnChoice[], s: Antarctica, seat: Seat): void {
  addBuilds(list, s, seat);
  if (canBuildShip(s, seat)) list.push('actBuildShip');
  const camp = (buildingsAt(s, s.target) & CAMP) !== 0 && player(s, seat).reserve > 0;
  const centres = centreTracks(s);
  if (camp || centres !== 0) {
    const hasStrength = strengthIn(s, seat, s.target) > 0; // ANT-ACT-05
    if (camp && hasStrength) list.push('actRecruit');
    const tracks = centres !== 0 && hasStrength ? centres & openTo(s, seat) : 0;
    for (let track = 0, rest = tracks; rest !== 0; track++, rest >>= 1) {
      if ((rest & 1) !== 0) list.push(RESEARCHES[track] as TurnChoice);
    }
  }
  list.push('actNothing'); // ANT-ACT-04
}

function forbidRecruit(s: Antarctica, seat: Seat): Forbidden | null {
  const zone = s.target;
  if ((buildingsAt(s, zone) & CAMP) === 0) return { rule: 'ANT-REC-01', facts: { zone } };
  if (player(s, seat).reserve === 0) return { rule: 'ANT-REC-01', facts: { how: 'reserve' } };
  return strengthIn(s, seat, zone) === 0 ? { rule: 'ANT-ACT-05', facts: { zone } } : null;
}

function forbidResearch(s: Antarctica, seat: Seat, track: number): Forbidden | null {
  const zone = s.target;
  if (((centreTracks(s) >> track) & 1) === 0) {
    return { rule: 'ANT-RES-01', facts: { zone, track: trackId(track) } };
  }
  if (strengthIn(s, seat, zone) === 0) return { rule: 'ANT-ACT-05', facts: { zone } };
  return forbidAdvance(s, seat, track);
}

function forbidMainAction(s: Antarctica, seat: Seat, answer: TurnAnswer): Forbidden | null {
  switch (answer.action) {
    case 'actBuild':
      return forbidBuild(s, seat, answer);
    case 'actBuildShip':
      return forbidBuildShip(s, seat);
    case 'actRecruit':
      return forbidRecruit(s, seat);
    case 'actResearch':
      return forbidResearch(s, seat, answer.track);
    default:
      return null;
  }
}

function act(s: Antarctica, seat: Seat, answer: TurnAnswer, ctx: Context): void {
  switch (answer.action) {
    case 'actBuild':
      return build(s, seat, answer, ctx);
    case 'actRecruit': {
      const count = recruit(player(s, seat), strengthIn(s, seat, s.target)); // ANT-REC-02
      ctx.emit({ type: 'recruited', seat, count, by: 'camp' });
      return;
    }
    case 'actResearch':
      advance(s, seat, answer.track, strengthIn(s, seat, s.target), ctx); // ANT-RES-02
      return resolving(s, ctx);
    default:
      ctx.emit({ type: 'nothingDone', seat, zone: s.target });
  }
}

export const afterMove: Asks<'afterMove', TurnChoice> = {
  rule: 'ANT-ACT-01',
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => [
    ...buildCandidates(s),
    'actBuildShip',
    'actRecruit',
    ...RESEARCHES.slice(0, countsOf(s.players.length).tracks),
    'actNothing',
    ...cardCandidates(s, player(s, seat)),
    ...sacrificeCandidates(s, seat),
  ],
  forbid(s, { seat }, choice) {
    const answer = meant(choice);
    const forbidden = forbidAnyTime(s, seat, answer);
    return forbidden === undefined ? forbidMainAction(s, seat, answer) : forbidden;
  },
  options(s, { seat }) {
    const list: TurnChoice[] = [];
    addMainActions(list, s, seat);
    addCards(list, s, seat);
    addSacrifices(list, s, seat);
    return list;
  },
  choose(s, task, choice, ctx) {
    const { seat } = task;
    const answer = meant(choice);
    if (doAnyTime(s, seat, answer, ctx)) {
      ctx.then(task);
      return;
    }
    if (answer.action !== 'actNothing') s.idle = false;
    if (answer.action === 'actBuildShip') {
      buildShip(s, seat, ctx);
      return;
    }
    act(s, seat, answer, ctx);
    ctx.then({ type: 'afterAction', seat });
  },
};

export const afterAction: Asks<'afterAction', TurnChoice> = {
  rule: 'ANT-TURN-07',
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => [
    'endTurn',
    ...deckCandidates(s),
    'actBuildShip',
    'actRecruit',
    ...cardCandidates(s, player(s, seat)),
    ...sacrificeCandidates(s, seat),
  ],
  forbid(s, { seat }, choice) {
    const answer = meant(choice);
    if (answer.action === 'endTurn') return null;
    const forbidden = forbidAnyTime(s, seat, answer);
    return forbidden === undefined ? { rule: 'ANT-TURN-05', facts: { how: 'done' } } : forbidden;
  },
  options(s, { seat }) {
    const list: TurnChoice[] = ['endTurn'];
    addCards(list, s, seat);
    addSacrifices(list, s, seat);
    return list;
  },
  choose(s, task, choice, ctx) {
    if (doAnyTime(s, task.seat, meant(choice), ctx)) ctx.then(task);
  },
};
