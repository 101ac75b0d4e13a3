import type { Seat, Viewer } from '@orrery/kernel';
import {
  type ClientMessage,
  type Held,
  packFrames,
  packPreviews,
  packRefusals,
  type Result,
} from '@orrery/protocol';
import {
  checkRevision,
  frames,
  framesSlowly,
  isRecent,
  previews,
  refusals,
} from '@orrery/table/parts';
import { runningModel, seatOf } from '../online/commands.ts';
import { heldAt } from '../online/told.ts';
import type { LiveTable } from '../live/live-table.ts';
import { inSlices } from '../slices.ts';

type Asked<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

const heldBy = ({ scene }: LiveTable, viewer: Viewer, revision: number): Held | null =>
  scene && heldAt(scene, viewer, revision);

/** Why not, and what if: what a seat may know of the position that it sees. */
export function prospect(
  table: LiveTable,
  seat: Seat,
  { type, revision }: Asked<'refusals' | 'previews'>,
): Result {
  const model = runningModel(table.online);
  checkRevision(model, revision);
  return type === 'refusals'
    ? packRefusals(refusals(model, seat))
    : packPreviews(previews(model, seat), heldBy(table, seat, revision));
}

/** How an answer went, as whoever asks saw it. */
export function framesOf(
  table: LiveTable,
  user: string | null,
  asked: Asked<'frames'>,
): Result | Promise<Result> {
  const { revision, seq } = asked;
  const viewer = user === null ? null : seatOf(table.online, user);
  const model = runningModel(table.online);
  const packed = (taken: ReturnType<typeof frames>): Result =>
    packFrames(taken, heldBy(table, viewer, revision));
  return isFarBack(table, asked)
    ? inSlices(framesSlowly(model, viewer, seq)).then(packed)
    : packed(frames(model, viewer, seq));
}

/** What was asked for is far back: the game is played again up to there. */
export function isFarBack(table: LiveTable | undefined, { seq }: Asked<'frames'>): boolean {
  const model = table?.online.model ?? null;
  return model === null || !isRecent(model, seq);
}
