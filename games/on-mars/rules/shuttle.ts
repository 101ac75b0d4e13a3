import { at, data } from '../data/index.ts';
import { deedOf } from '../data/tables.ts';
import type { answers } from './answers.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { contribute } from './missions.ts';
import { forgetDeeds, turnOrder } from './round.ts';
import { company, companyCount, edit, isLacerda, type OnMars, player, sideOf } from './state.ts';

const SPACES = data.shuttle.travelSpaces;
const PER_SIDE = SPACES.length / 2;
const RODE = deedOf('travelledWithShuttle');

const sideOfShuttle = (space: number): number => (space < PER_SIDE ? 0 : 1);

/** Where the Shuttle arrives when it crosses at this Colony level (MARS-SHUT-01). */
function arrival(level: number, from: number): number {
  const number = at(data.colonyLevels, level - 1).shuttleSpace ?? 1;
  return (from < PER_SIDE ? PER_SIDE : 0) + number - 1;
}

/** The Shuttle moves one space towards the middle, or crosses (MARS-SHUT-01 to MARS-SHUT-03). */
function moveShuttle(s: OnMars, ctx: Context): void {
  s.shuttleLeft = -1;
  const from = s.shuttle;
  if (from < 0) return;
  const stopped = at(data.colonyLevels, s.level - 1).shuttleSpace === null;
  if (stopped && !s.lastCrossing) return;
  const crossed = s.lastCrossing || at(SPACES, from).red;
  if (crossed) s.shuttleLeft = sideOfShuttle(from);
  s.shuttle = crossed ? arrival(s.level, from) : from - 1;
  ctx.emit({ type: 'shuttleMoved', to: s.shuttle, crossed });
}

/** Nobody's turn (MARS-ROUND-11): everybody stays or travels, in Turn Order (MARS-SHUT-04). */
export const startShuttle: Runs<'startShuttle'> = {
  run(s, _task, ctx) {
    s.phase = 'shuttle';
    forgetDeeds(s);
    const last = s.lastCrossing;
    moveShuttle(s, ctx);
    for (const id of turnOrder(s)) {
      if (!isLacerda(s, id)) ctx.then({ type: 'travel', seat: id });
      else if (s.shuttleLeft === sideOf(company(s, id))) ctx.then({ type: 'soloRide' });
    }
    ctx.then({ type: 'endShuttle', last });
  },
};

type TravelChoice = ReturnType<typeof answers.travel.make>;
const CHOICES: readonly TravelChoice[] = ['stay', 'shuttle', 'ship'];

export const travel: Asks<'travel', TravelChoice> = {
  rule: 'MARS-SHUT-04',
  seat: (_s, { seat }) => seat,
  candidates: () => CHOICES,
  forbid(s, { seat }, choice) {
    const p = player(s, seat);
    const rides = s.shuttleLeft === sideOf(p); // nobody has moved twice: MARS-SHUT-05
    if (choice === 'shuttle') {
      if (rides) return null;
      return { rule: 'MARS-SHUT-05', facts: { how: s.shuttleLeft < 0 ? 'still' : 'side' } };
    }
    if (choice === 'stay') return null;
    if (rides) return { rule: 'MARS-SHUT-05', facts: { how: 'free' } };
    return p.hangar > 0 ? null : { rule: 'MARS-SHUT-05', facts: { how: 'ship' } };
  },
  choose(s, { seat }, choice, ctx) {
    if (choice === 'stay') return ctx.emit({ type: 'stayed', seat }); // MARS-SHUT-06
    const p = player(s, seat);
    const to = 1 - sideOf(p);
    if (choice === 'ship') p.hangar--;
    else contribute(s, seat, RODE, ctx);
    const how = choice === 'ship' ? 'ship' : 'shuttle';
    ctx.then({ type: 'travelTo', seat, to, discovery: true, how }, { type: 'askTask', seat });
  },
};

export const endShuttle: Runs<'endShuttle'> = {
  run(s, { last }, ctx) {
    if (last) {
      s.lastCrossing = false;
      s.shuttle = -1; // MARS-SHUT-03
      ctx.emit({ type: 'shuttleGone' });
    }
    s.shuttleLeft = -1;
    const count = companyCount(s);
    for (let id = 0; id < count; id++) edit(s, id).played = false;
    ctx.then({ type: 'startRound' });
  },
};
