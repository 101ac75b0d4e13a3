import { mergeLog, type TableLog } from '@orrery/table/client';
import { PatchError } from './patch.ts';
import type { ServerMessage, Told } from './told.ts';
import { fromWire, patchedWire, unpackLog, type Wire, type WireLog } from './wire.ts';

/** What a client holds of one table, kept up by what the server sends. */
export interface Mirror {
  readonly version: number | null;
  readonly wire: Wire | null;
  readonly told: Told | null;
  readonly log: TableLog;
}

export const NO_MIRROR: Mirror = {
  version: null,
  wire: null,
  told: null,
  log: { steps: [], takeBacks: [] },
};

type TableMessage = Extract<ServerMessage, { type: 'table' | 'change' }>;

const revisionOf = ({ wire }: Pick<Mirror, 'wire'>): number => wire?.open.update?.revision ?? -1;

/** What to say in `watch`, so that only what is missing is sent. */
export const held = (mirror: Mirror): { version: number; revision: number } | undefined =>
  mirror.version === null ? undefined : { version: mirror.version, revision: revisionOf(mirror) };

/**
 * The mirror after a message; the same one if it is old; null: something is missing, watch again.
 * `asked`: the message answers the last watch, so it is taken whatever it says.
 */
export function mirrored(mirror: Mirror, message: TableMessage, asked: boolean): Mirror | null {
  const { version } = message;
  if (message.type === 'table') {
    const isOld = !asked && revisionOf({ wire: message.told }) < revisionOf(mirror);
    return isOld ? mirror : build(mirror, message.told, message.log, version);
  }
  if (mirror.version === null || mirror.wire === null) return null;
  if (version <= mirror.version) return mirror;
  if (version !== mirror.version + 1) return null;
  try {
    const wire = patchedWire(mirror.wire, message);
    return build(mirror, wire, message.log ?? null, version);
  } catch (error) {
    if (error instanceof PatchError) return null;
    throw error;
  }
}

function build(mirror: Mirror, wire: Wire, change: WireLog | null, version: number): Mirror | null {
  const update = change === null ? null : unpackLog(change, wire.open.shapes);
  // Steps that are missing before the first new one.
  if (update !== null && update.from > mirror.log.steps.length) return null;
  const log = update === null ? mirror.log : mergeLog(mirror.log, update);
  return { version, wire, told: fromWire(wire, log.steps.length - 1), log };
}
