import type { Viewer } from '@orrery/kernel';
import type { LogChange } from '@orrery/table/client';
import { logInPieces, logSince, type Model, type Sent, sentNow } from '@orrery/table/parts';
import { seatOf } from '../online/commands.ts';
import { sentTo } from '../online/told.ts';
import type { OnlineTable } from '../online/types.ts';
import { inSlices } from '../slices.ts';
import type { Ask, Listener } from './channel.ts';

/** More steps are read piece by piece: one by one they are quick, all at once they hold up others. */
const SHORT = 300;

export const isLong = (model: Model | null): boolean => (model?.steps.length ?? 0) > SHORT;

/** What a viewer is told of a log, as it was a moment ago. */
export interface LongLog {
  readonly model: Model;
  readonly viewer: Viewer;
  readonly log: LogChange;
}

/** Null: it is short. */
async function inPieces(
  model: Model,
  viewer: Viewer,
  before: Sent | null,
): Promise<LongLog | null> {
  if (model.steps.length - (before?.steps.length ?? 0) <= SHORT) return null;
  return { model, viewer, log: await inSlices(logInPieces(model, viewer, before)) };
}

/** Of what all are told, unless they have been told already, and of what one viewer is. */
export interface Ahead {
  readonly open: LongLog | null;
  readonly own: LongLog | null;
}

export async function readAhead(
  online: OnlineTable,
  { user }: Listener,
  { has }: Ask,
  isTold: boolean,
): Promise<Ahead> {
  const { model } = online;
  if (model === null) return { open: null, own: null };
  const viewer = user === null ? null : seatOf(online, user);
  const open = isTold ? null : await inPieces(model, null, null);
  return { open, own: await inPieces(model, viewer, sentTo(online, viewer, has)) };
}

/** With what has come since it was read ahead; all anew where that does not follow. */
export function logNow(
  model: Model,
  viewer: Viewer,
  before: Sent | null,
  ahead: LongLog | null | undefined,
): LogChange {
  if (ahead == null || ahead.viewer !== viewer) return logSince(model, viewer, before);
  const { log, model: known } = ahead;
  const rest = logSince(model, viewer, sentNow(known));
  if (rest.from <= log.from) return logSince(model, viewer, before);
  return {
    from: log.from,
    steps: [...log.steps.slice(0, rest.from - log.from), ...rest.steps],
    takeBacks: [...log.takeBacks, ...rest.takeBacks],
    opened: [...log.opened, ...rest.opened],
  };
}
