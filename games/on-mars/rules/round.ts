import { data } from '../data/index.ts';
import { answers } from './answers.ts';
import { turnUp } from './construct.ts';
import { storeCrystals } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { company, type CompanyId, companyCount, edit, isLacerda, type OnMars } from './state.ts';

const SHUTTLE_SPACES = data.shuttle.travelSpaces;
const PER_SIDE = SHUTTLE_SPACES.length / 2;
const LAST_STEP = 3;
/** Far beyond any real game: the rules know no end where nobody can do anything (MARS-R-62). */
const LONGEST_GAME = 200;

/** Companies in the order of their markers, from space 1 to 8. */
export function turnOrder(s: OnMars): CompanyId[] {
  const all = Array.from({ length: companyCount(s) }, (_, id) => id);
  return all.sort((a, b) => company(s, a).space - company(s, b).space);
}

export const setupShuttle: Runs<'setupShuttle'> = {
  run(s, _task, ctx) {
    const last = turnOrder(s).at(-1) ?? 0;
    if (s.lacerda === null) ctx.then({ type: 'setupShuttleSide', seat: last });
    else putShuttle(s, s.players.length, s.lacerda.space < 4 ? 0 : 1, ctx); // MARS-SOLO-02
  },
};

function putShuttle(s: OnMars, seat: CompanyId, side: number, ctx: Context): void {
  s.shuttle = side * PER_SIDE;
  ctx.emit({ type: 'shuttlePlaced', seat, space: s.shuttle });
}

type SideChoice = ReturnType<typeof answers.setupShuttleSide.make>;
const SIDES: readonly SideChoice[] = ['orbit', 'colony'];

/** On the red space of one side (MARS-SETUP-15). */
export const setupShuttleSide: Asks<'setupShuttleSide', SideChoice> = {
  rule: 'MARS-SETUP-15',
  seat: (_s, { seat }) => seat,
  candidates: () => SIDES,
  forbid: () => null,
  choose(s, { seat }, choice, ctx) {
    putShuttle(s, seat, answers.setupShuttleSide.read(choice), ctx);
  },
};

/** A Colonization phase begins (MARS-ROUND-01). */
export const startRound: Runs<'startRound'> = {
  run(s, _task, ctx) {
    s.round++;
    s.phase = 'colonization';
    ctx.emit({ type: 'roundStarted', round: s.round, last: s.lastRound });
    ctx.then({ type: 'nextTurn' });
  },
};

/** The lowest marker that is still standing (MARS-ROUND-02); nobody left: the phase is over. */
export const nextTurn: Runs<'nextTurn'> = {
  run(s, _task, ctx) {
    const next = turnOrder(s).find((id) => !company(s, id).played);
    if (next === undefined) return ctx.then({ type: 'endPhase' });
    s.active = next;
    s.mainDone = false;
    s.executiveDone = false;
    forgetDeeds(s);
    ctx.emit({ type: 'turnStarted', seat: next, ...storeCrystals(s, next) }); // MARS-GOODS-08
    if (isLacerda(s, next)) ctx.then({ type: 'soloTurn' }, { type: 'endTurn', seat: next });
    else ctx.then({ type: 'turn', seat: next });
  },
};

/** Tasks of First Colonists are counted turn by turn (MARS-FC-05); the Shuttle phase is one (MARS-R-29). */
export function forgetDeeds(s: OnMars): void {
  if (!s.variants.firstColonists) return;
  for (const p of s.players) {
    p.deeds = 0;
    p.taskShown = false;
  }
}

/** Contracts for empty slots, owners of Tech, Colony status, marker: in this order (MARS-ROUND-06). */
export const endTurn: Runs<'endTurn'> = {
  run(s, { seat }, ctx) {
    const { emptied } = s;
    s.emptied = [];
    for (const slot of emptied.slice(0, s.contractDeck.length)) {
      ctx.then({ type: 'refillContract', seat, slot });
    }
    ctx.then({ type: 'settleLoans' }, { type: 'colonyStatus' }, { type: 'layMarker', seat });
  },
};

export const layMarker: Runs<'layMarker'> = {
  run(s, { seat }, ctx) {
    edit(s, seat).played = true; // also after a journey: MARS-ROUND-08
    turnUpAll(s, ctx);
    ctx.emit({ type: 'turnEnded', seat });
    s.active = -1;
    ctx.then({ type: 'nextTurn' });
  },
};

/** Stacks that were built from show their new top. */
export function turnUpAll(s: OnMars, ctx: Context): void {
  for (let kind = 0; s.unseen !== 0; kind++) turnUp(s, kind, ctx);
}

/** Is the end reached, or announced? (MARS-END-01, MARS-ODD-01) */
export const endPhase: Runs<'endPhase'> = {
  run(s, _task, ctx) {
    const isTriggered = s.steps >= LAST_STEP || s.round >= LONGEST_GAME;
    // No Shuttle phase in the last round: MARS-END-02.
    if (s.lastRound || (isTriggered && s.variants.oddity)) return ctx.then({ type: 'finish' });
    if (isTriggered) {
      s.lastRound = true;
      ctx.emit({ type: 'lastRoundAnnounced' });
    }
    ctx.then({ type: 'startShuttle' });
  },
};
