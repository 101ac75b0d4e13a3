import type { Viewer } from '@orrery/kernel';
import type { Occupant, Room, TableLine, Told } from '@orrery/protocol';
import type { LogChange } from '@orrery/table/client';
import { isOver, project, type Sent, seqOf } from '@orrery/table/parts';
import { awaited, deadlineOf, statusOf } from './clock.ts';
import { seatingOf, shownName, shownSeatings } from './names.ts';
import type { Desk } from './types.ts';

/** Who is there, in all processes. */
export interface Present {
  has(user: string): boolean;
  readonly spectators: number;
}

export const NOBODY_PRESENT: Present = { has: () => false, spectators: 0 };

function occupants({ chairs }: Desk, present: Present): readonly Occupant[] {
  const seatings = shownSeatings(chairs.map(seatingOf));
  return chairs.map((chair, seat) => ({
    seating: seatings[seat] ?? seatingOf(chair),
    user: chair.kind === 'human' ? chair.user : null,
    online: chair.kind === 'human' && present.has(chair.user),
    left: chair.kind === 'human' && chair.left,
    late: chair.kind === 'human' && chair.late,
  }));
}

function room(desk: Desk, present: Present): Room {
  const { base, clock, asking } = desk;
  const status = statusOf(desk);
  return {
    status,
    privacy: base.privacy,
    pace: base.pace,
    host: base.host,
    seats: occupants(desk, present),
    clock,
    proposal: asking && {
      number: asking.number,
      proposal: asking.proposal,
      by: asking.by,
      user: asking.user,
      name: shownName(desk, asking.user, asking.name),
      needs: asking.needs,
      agreed: asking.agreed,
    },
    spectators: present.spectators,
    commitment: base.commitment,
    seed: status === 'finished' ? base.seed : null,
  };
}

export interface Telling {
  readonly told: Told;
  readonly log: LogChange | null;
  readonly sent: Sent | null;
}

/** The one door of the server: all that a viewer is told of a table is made here. */
export function tell(
  desk: Desk,
  viewer: Viewer,
  present: Present,
  stalled: Viewer,
  sent: Sent | null,
): Telling {
  const about = room(desk, present);
  if (desk.model === null) return { told: { room: about, update: null }, log: null, sent: null };
  const telling = project(desk.model, viewer, sent, stalled);
  const { log, ...rest } = telling.update;
  const update = { ...rest, seats: about.seats.map(({ seating }) => seating) };
  return { told: { room: about, update }, log, sent: telling.sent };
}

/** What a client that last saw this revision still holds of the log; null: it needs all of it. */
export function sentAt(desk: Desk, revision: number): Sent | null {
  const { model, revisions } = desk;
  if (model === null || revision < 0 || revision > model.revision) return null;
  const open = isOver(model);
  // The end opens what was hidden in the log before.
  if (open && revision < model.revision) return null;
  const newer = revisions.findIndex((made) => made > revision);
  const steps = newer < 0 ? model.steps : model.steps.slice(0, newer);
  return { steps, undone: model.undone.filter((taken) => taken.revision <= revision), open };
}

/** What lists show: public things only, and people by their ids. */
export function lineOf(desk: Desk): TableLine {
  const { base, model } = desk;
  const over = model !== null && isOver(model);
  const waiting = awaited(desk);
  return {
    id: base.id,
    game: base.game.id,
    options: base.options,
    status: statusOf(desk),
    privacy: base.privacy,
    pace: base.pace,
    host: base.host,
    seats: occupants(desk, NOBODY_PRESENT),
    seq: model === null ? 0 : seqOf(model),
    waiting: waiting === null ? [] : [waiting],
    deadline: deadlineOf(desk),
    created: base.created,
    updated: desk.updated,
    totals: over ? base.game.scores(model.state).map((score) => score.total) : null,
    winners: over ? (model.state.outcome?.winners ?? []) : null,
  };
}
