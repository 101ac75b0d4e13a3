import { type Json, never, type Seat } from '@orrery/kernel';
import {
  answered,
  begin,
  due,
  ended,
  heldFor,
  type Model,
  repeated,
  replayedTo,
  seated,
  seqOf,
  Steps,
  takenBack,
  undone,
} from '@orrery/table/parts';
import { clockAfter, forgiven, setOn } from './clock.ts';
import { dealtSeed, isComplete, noncesOf } from './deal.ts';
import { handOversAfter } from './hand-overs.ts';
import { seatingOf } from './names.ts';
import { packSteps } from './packed.ts';
import { atOnce } from '../slices.ts';
import type { Act, Asking, Base, Chair, Change, OnlineTable } from './types.ts';

export function emptyTable(base: Base): OnlineTable {
  return {
    base,
    seq: 0,
    rulesVersion: base.rulesVersion,
    chairs: [],
    closed: false,
    model: null,
    nonces: null,
    clock: null,
    asking: null,
    handOvers: [],
    started: null,
    rematch: null,
    retaken: false,
    updated: base.created,
  };
}

/** What the act itself does; forced answers and holding come after. */
function acted(online: OnlineTable, act: Act): OnlineTable {
  switch (act.kind) {
    case 'open':
      return { ...online, chairs: act.chairs };
    case 'close':
      // Whoever sat there has risen: it is in nobody's list any more.
      return { ...online, chairs: online.chairs.map(() => ({ kind: 'empty' })), closed: true };
    case 'sit': {
      const { user, name } = act;
      const chair = { kind: 'human', user, name, left: false, late: false } as const;
      const old = online.chairs[act.seat];
      const confirmTurns = old?.kind === 'human' && old.user === user ? old.confirmTurns : false;
      return reseated(online, act.seat, { ...chair, confirmTurns, ...addedBy(act) });
    }
    case 'rise': {
      const chair = online.chairs[act.seat];
      if (online.model === null) return reseated(online, act.seat, { kind: 'empty' });
      if (chair?.kind !== 'human') return online;
      return { ...online, chairs: withChair(online, act.seat, { ...chair, left: true }) };
    }
    case 'nonce': {
      const chair = online.chairs[act.seat];
      if (chair?.kind !== 'human') return online;
      const { owes: _, ...paid } = chair;
      return { ...online, chairs: withChair(online, act.seat, { ...paid, nonce: act.nonce }) };
    }
    case 'deal':
      return { ...online, chairs: online.chairs.map(owingNothing) };
    case 'bot':
      return reseated(online, act.seat, { kind: 'bot', level: act.level });
    case 'play':
      return backAt(online, act.seat);
    case 'undo':
      return withModel(backAt(online, act.seat), (model) => undone(model, act.seat, act.all));
    case 'endTurn':
      return withModel(backAt(online, act.seat), (model) => ended(model, act.seat));
    case 'confirm': {
      const chair = online.chairs[act.seat];
      if (chair?.kind !== 'human') return online;
      return reseated(online, act.seat, { ...chair, confirmTurns: act.on });
    }
    case 'late':
      return late(online, act.seat);
    case 'outage':
      return { ...online, clock: online.clock && setOn(online.clock, act.ms) };
    case 'propose':
      return settled({ ...online, asking: act.asking });
    case 'consent':
      return consented(online, act.seat, act.yes);
    case 'rematch':
      return { ...online, rematch: act.table };
    default:
      return never(act);
  }
}

const withModel = (online: OnlineTable, change: (model: Model) => Model): OnlineTable =>
  online.model === null ? online : { ...online, model: change(online.model) };

const withChair = ({ chairs }: OnlineTable, seat: Seat, chair: Chair): readonly Chair[] =>
  chairs.map((old, i) => (i === seat ? chair : old));

function reseated(online: OnlineTable, seat: Seat, chair: Chair): OnlineTable {
  const next = { ...online, chairs: withChair(online, seat, chair) };
  return withModel(next, (model) => seated(model, seat, seatingOf(chair)));
}

/** What somebody who sits down adds to the deal, or will. */
const addedBy = ({ nonce, owes }: Extract<Act, { kind: 'sit' }>) => ({
  ...(nonce !== undefined && { nonce }),
  ...(owes !== undefined && { owes }),
});

function owingNothing(chair: Chair): Chair {
  if (chair.kind !== 'human') return chair;
  const { owes: _, ...rest } = chair;
  return rest;
}

/** Whoever got up and plays on has come back; a clock that has run out stays so. */
function backAt(online: OnlineTable, seat: Seat): OnlineTable {
  const chair = online.chairs[seat];
  if (chair?.kind !== 'human' || !chair.left) return online;
  return { ...online, chairs: withChair(online, seat, { ...chair, left: false }) };
}

/** The level of bots that take a seat by the clock. */
const STAND_IN = 'settler';

function late(online: OnlineTable, seat: Seat): OnlineTable {
  const { pace } = online.base;
  const chair = online.chairs[seat];
  if (chair?.kind !== 'human') return online;
  if (pace.kind !== 'free' && pace.late === 'bot') {
    return reseated(online, seat, { kind: 'bot', level: STAND_IN });
  }
  return { ...online, chairs: withChair(online, seat, { ...chair, late: true }) };
}

function consented(online: OnlineTable, seat: Seat, yes: boolean): OnlineTable {
  const { asking } = online;
  if (asking === null) return online;
  if (!yes) return { ...online, asking: null };
  return settled({ ...online, asking: { ...asking, agreed: [...asking.agreed, seat] } });
}

/** Once everybody needed has agreed, it is done. */
function settled(online: OnlineTable): OnlineTable {
  const { asking } = online;
  if (asking === null || asking.needs.some((seat) => !asking.agreed.includes(seat))) return online;
  const agreed: OnlineTable = { ...online, asking: null };
  const { proposal, user, name } = asking;
  switch (proposal.kind) {
    case 'takeBack': {
      const retaken = online.retaken || isRetaken(online, asking, proposal.seq);
      return withModel({ ...agreed, retaken }, (model) =>
        // Played again, as it was, unless it is at hand.
        takenBack(model, asking.by ?? 0, proposal.seq, atOnce(replayedTo(model, proposal.seq))),
      );
    }
    case 'bot':
      return acted(agreed, { kind: 'bot', seat: proposal.seat, level: proposal.level });
    case 'sitIn':
      return acted(agreed, { kind: 'sit', seat: proposal.seat, user, name });
    default:
      return never(proposal);
  }
}

/**
 * Beyond what can be undone chance has spoken, a secret was seen or others have played: whoever is
 * alone with bots plays on knowing what comes.
 */
function isRetaken({ model }: OnlineTable, { by, needs }: Asking, seq: number): boolean {
  if (model === null || needs.length > 0) return false;
  const undoable = model.draft?.seat === by ? (model.draft?.length ?? 0) : 0;
  return seq < seqOf(model) - undoable;
}

/** After how many answers the game goes on by this act; null: after all that there are. */
export function backTo({ asking: asked, model }: OnlineTable, act: Act): number | null {
  const isAgreed = (one: Asking, agreed: readonly Seat[]): boolean =>
    one.needs.every((seat) => agreed.includes(seat));
  const asking =
    act.kind === 'propose' && isAgreed(act.asking, act.asking.agreed)
      ? act.asking
      : act.kind === 'consent' && act.yes && asked && isAgreed(asked, [...asked.agreed, act.seat])
        ? asked
        : null;
  if (asking?.proposal.kind !== 'takeBack' || model === null) return null;
  const { seq } = asking.proposal;
  return seq < seqOf(model) ? seq : null;
}

/** Once every seat is taken and nobody owes anything the game starts: nothing is dealt before. */
function startedIfFull(online: OnlineTable, at: number): OnlineTable {
  const { base, chairs } = online;
  if (online.model !== null || !isComplete(online)) return online;
  const { id, game, options, created } = base;
  const seats = chairs.map(seatingOf);
  const nonces = noncesOf(online);
  const seed = dealtSeed(base.seed, nonces);
  const model = begin(game, { id, seats, options, seed, created, watched: true });
  return { ...online, model, nonces, started: at };
}

export interface Evolved {
  readonly online: OnlineTable;
  readonly change: Change;
}

/** An act carried out now, with the forced answers that follow from it. */
export function evolve(
  online: OnlineTable,
  act: Act,
  at: number,
  choice?: Json,
  key?: string,
): Evolved {
  let next = startedIfFull(acted(online, act), at);
  let hold: Seat | undefined;
  if (act.kind === 'play' && choice !== undefined) {
    next = withModel(next, (model) => answered(model, { seat: act.seat, choice }));
  }
  for (let what = dueOf(next); what?.kind === 'forced'; what = dueOf(next)) {
    const { seat, choice: only } = what;
    next = withModel(next, (model) => answered(model, { seat, choice: only }, true));
  }
  const last = dueOf(next);
  if (last?.kind === 'hold') {
    hold = last.seat;
    next = withModel(next, (model) => heldFor(model, last.seat));
  }
  const change = changeOf(online, next, act, hold, key);
  return { online: finished(online, next, change, at), change };
}

const dueOf = ({ model }: OnlineTable): ReturnType<typeof due> =>
  model === null ? null : due(model);

const NO_STEPS = Steps.of([]);

function changeOf(
  old: OnlineTable,
  now: OnlineTable,
  act: Act,
  hold: Seat | undefined,
  key: string | undefined,
): Change {
  const before = old.model?.steps ?? NO_STEPS;
  const after = now.model?.steps ?? NO_STEPS;
  const keep = Steps.sameUpTo(before, after);
  const change: { -readonly [Field in keyof Change]: Change[Field] } = { act };
  if (key !== undefined) change.key = key;
  if (keep < before.length) change.keep = keep;
  if (keep < after.length) change.steps = after.slice(keep);
  if (hold !== undefined) change.hold = hold;
  if (now.model !== null) {
    change.revision = now.model.revision;
    const { rulesVersion } = now.base.game;
    if (rulesVersion !== old.rulesVersion) change.rulesVersion = rulesVersion;
  }
  return change;
}

/** A change of the log carried out again, exactly as it was. */
export function replayed(online: OnlineTable, change: Change, at: number): OnlineTable {
  const { act, steps = [], hold } = change;
  let next = startedIfFull(acted(online, act), at);
  for (const { entry } of steps) {
    if (entry !== null) next = withModel(next, (model) => repeated(model, entry));
  }
  if (hold !== undefined) next = withModel(next, (model) => heldFor(model, hold));
  return finished(online, next, change, at);
}

/** Numbers, times and clocks: what every change brings. */
function finished(before: OnlineTable, next: OnlineTable, change: Change, at: number): OnlineTable {
  const { act, rulesVersion = before.rulesVersion } = change;
  const chairs = forgiven(before, next);
  // Who plays on has moved on from what was asked.
  const asking =
    act.kind === 'play' && next.asking?.proposal.kind === 'takeBack' ? null : next.asking;
  packNewSteps(before, next);
  const handOvers = handOversAfter(before, next, act.kind === 'late');
  const handed = handOvers.slice(before.handOvers.length);
  const newcomers = handed.flatMap(({ seat, to }) => (to.kind === 'human' ? [seat] : []));
  return {
    ...next,
    chairs,
    asking,
    handOvers,
    seq: before.seq + 1,
    rulesVersion,
    updated: at,
    clock: clockAfter(next, at, newcomers),
  };
}

function packNewSteps(before: OnlineTable, { model }: OnlineTable): void {
  const old = before.model?.steps ?? NO_STEPS;
  if (model !== null && model.steps !== old) packSteps(model, Steps.sameUpTo(old, model.steps));
}
