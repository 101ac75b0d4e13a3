import { type Seat, sameJson, type Viewer } from '@orrery/kernel';
import {
  type Absent,
  type Has,
  type Held,
  type Occupant,
  type OpenMemory,
  type OpenWire,
  openWire,
  type OwnWire,
  ownWire,
  type Room,
  type TableLine,
} from '@orrery/protocol';
import { NOBODY, type Seating } from '@orrery/table/client';
import {
  isOver,
  openPart,
  ownPart,
  type Sent,
  seqOf,
  type Shown,
  shownAt,
  totalsOf,
  viewOf,
} from '@orrery/table/parts';
import { isVersionFor } from '../ids.ts';
import { absentOf, awaited, deadlineOf, type Patience, statusOf } from './clock.ts';
import { noncesOf, owedBySeats } from './deal.ts';
import { seatingOf, shownHandOver, shownName, shownSeatings } from './names.ts';
import { stepsUpTo } from './packed.ts';
import type { OnlineTable } from './types.ts';

/** Who is there, in all processes. */
export interface Present {
  has(user: string): boolean;
  readonly spectators: number;
  /** Another one when somebody has come or gone; null: they may do so untold. */
  readonly stamp: number | null;
}

export const NOBODY_PRESENT: Present = { has: () => false, spectators: 0, stamp: 0 };

function occupants({ chairs }: OnlineTable, present: Present): readonly Occupant[] {
  const seatings = shownSeatings(chairs.map(seatingOf));
  return chairs.map((chair, seat) => ({
    seating: seatings[seat] ?? seatingOf(chair),
    user: chair.kind === 'human' ? chair.user : null,
    online: chair.kind === 'human' && present.has(chair.user),
    left: chair.kind === 'human' && chair.left,
    late: chair.kind === 'human' && chair.late,
  }));
}

/** Who has deleted their account is waited for no more. */
function awaitedAt({ chairs }: OnlineTable, seat: Seat): Pick<Occupant, 'awaits'> {
  const chair = chairs[seat];
  if (chair?.kind !== 'empty' || chair.awaits === undefined) return {};
  return chair.awaits.name === NOBODY ? {} : { awaits: chair.awaits };
}

function room(online: OnlineTable, present: Present, absent: Absent | null): Room {
  const { base, clock, asking } = online;
  const status = statusOf(online);
  return {
    status,
    privacy: base.privacy,
    pace: base.pace,
    host: base.host,
    seats: occupants(online, present).map((occupant, seat) => ({
      ...occupant,
      ...awaitedAt(online, seat),
    })),
    clock,
    absent,
    proposal: asking && {
      number: asking.number,
      proposal: asking.proposal,
      by: asking.by,
      user: asking.user,
      name: shownName(online, asking.user, asking.name),
      needs: asking.needs,
      agreed: asking.agreed,
    },
    handOvers: online.handOvers.map((one) => {
      const shown = shownHandOver(online, one);
      return one.when ? { ...shown, when: one.when } : shown;
    }),
    spectators: present.spectators,
    ...(online.retaken && { retaken: true }),
    commitment: base.commitment,
    nonces: noncesOf(online),
    owed: owedBySeats(online),
    seed: status === 'finished' ? base.seed : null,
  };
}

/** What a table does not know by itself. */
export interface Around {
  readonly present: Present;
  readonly patience: Patience;
  /** The bot that has given up. */
  readonly stalled: Viewer;
}

/** Who sits at a table and how it goes there: told to everybody alike. */
export interface Setting {
  readonly room: Room;
  readonly seatings: readonly Seating[];
  /** All who sit there are present. */
  readonly isFull: boolean;
  readonly madeFrom: Changing;
}

/** All that can change in a room; most moves leave it as it is. */
interface Changing
  extends
    Pick<OnlineTable, 'chairs' | 'clock' | 'asking' | 'handOvers' | 'retaken'>,
    Pick<Present, 'stamp'> {
  readonly status: Room['status'];
  readonly absent: Absent | null;
}

const isSameCompany = (a: Changing, { chairs }: OnlineTable, { stamp }: Present): boolean =>
  stamp !== null && a.stamp === stamp && a.chairs === chairs;

const isSame = (
  a: Changing,
  online: OnlineTable,
  absent: Absent | null,
  present: Present,
): boolean =>
  isSameCompany(a, online, present) &&
  a.clock === online.clock &&
  a.asking === online.asking &&
  a.handOvers === online.handOvers &&
  a.retaken === online.retaken &&
  a.status === statusOf(online) &&
  a.absent?.seat === absent?.seat &&
  a.absent?.until === absent?.until;

/** With the same room as before where nothing in it changed. */
function settingOf(
  online: OnlineTable,
  { present, patience }: Around,
  before: Setting | null,
): Setting {
  const absent =
    before?.isFull === true && isSameCompany(before.madeFrom, online, present)
      ? null
      : absentOf(online, present, patience);
  if (before !== null && isSame(before.madeFrom, online, absent, present)) return before;
  const { chairs, clock, asking, handOvers, retaken } = online;
  const { stamp } = present;
  const about = { chairs, clock, asking, handOvers, retaken };
  const madeFrom = { ...about, status: statusOf(online), absent, stamp };
  const now = room(online, present, absent);
  // A room is JSON by construction; its interface only lacks the index signature that Json asks for.
  if (before !== null && sameJson(before.room as never, now as never)) {
    return { ...before, madeFrom };
  }
  const seatings = now.seats.map(({ seating }) => seating);
  const isFull = now.seats.every(({ user, online }) => user === null || online);
  return { room: now, seatings, isFull, madeFrom };
}

/** All that there is to tell of a table at one time. */
export interface Scene {
  readonly online: OnlineTable;
  readonly shown: Shown | null;
  readonly setting: Setting;
  readonly stalled: Viewer;
}

/** With the parts of the scene before that have not changed. */
export function sceneOf(online: OnlineTable, around: Around, before: Scene | null): Scene {
  return {
    online,
    shown: online.model && shownAt(online.model, before?.shown ?? null),
    setting: settingOf(online, around, before?.setting ?? null),
    stalled: around.stalled,
  };
}

/** With `ownTold` and `logSince` the one door of the server: all that is told of a table is made here. */
export function openTold({ online, shown, setting, stalled }: Scene, memory: OpenMemory): OpenWire {
  const { model } = online;
  const part = model && shown && openPart(model, stalled, shown, setting.seatings);
  return openWire(setting.room, part, shown?.open, memory);
}

/** What one viewer is told besides; `before`: what it was told last. */
export function ownTold(
  { online: { model, rematch }, shown }: Scene,
  viewer: Viewer,
  open: OpenWire,
  before: OwnWire | null,
): OwnWire {
  if (model === null || shown === null) return ownWire(null, null, undefined, null, before);
  const own = viewer === null ? null : (shown.owns[viewer] ?? null);
  // An invitation is for those who have a seat.
  const invited = viewer === null ? null : rematch;
  return ownWire(ownPart(model, viewer), own, open.update?.asked?.ask, invited, before);
}

/** What a client holds that has seen this revision; null: something else than there is now. */
export function heldAt(
  { online: { model }, shown }: Scene,
  viewer: Viewer,
  revision: number,
): Held | null {
  if (model?.revision !== revision || shown?.state !== model.state) return null;
  return { view: viewOf(shown, viewer), scores: shown.scores };
}

/** What a client that last saw this revision still holds of the log; null: it needs all of it. */
function sentAt(online: OnlineTable, revision: number): Sent | null {
  const { model } = online;
  if (model === null || revision < 0 || revision > model.revision) return null;
  const open = isOver(model);
  // The end opens what was hidden in the log before.
  if (open && revision < model.revision) return null;
  const steps = stepsUpTo(model, revision);
  return { steps, undone: model.undone.filter((taken) => taken.revision <= revision), open };
}

/** The same of somebody who says what they hold; null: all of it has to be told. */
export function sentTo(online: OnlineTable, viewer: Viewer, has: Has | undefined): Sent | null {
  // What is held as another viewer lacks what only this one is told.
  const isHeld = has !== undefined && isVersionFor(viewer, has.version);
  return isHeld ? sentAt(online, has.revision) : null;
}

/** What lists show: public things only, and people by their ids. */
export function lineOf(online: OnlineTable): TableLine {
  const { base, model } = online;
  const over = model !== null && isOver(model);
  const waiting = awaited(online);
  return {
    id: base.id,
    game: base.game.id,
    options: base.options,
    status: statusOf(online),
    privacy: base.privacy,
    pace: base.pace,
    host: base.host,
    seats: occupants(online, NOBODY_PRESENT),
    seq: model === null ? 0 : seqOf(model),
    waiting: waiting === null ? [] : [waiting],
    deadline: deadlineOf(online),
    created: base.created,
    updated: online.updated,
    ...(online.retaken && { retaken: true }),
    totals: model && totalsOf(model),
    winners: over ? (model.state.outcome?.winners ?? []) : null,
  };
}
