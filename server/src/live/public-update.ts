import { diff, NO_MEMORY, type OpenWire, packLog, shapesOfLog } from '@orrery/protocol';
import type { LogChange } from '@orrery/table/client';
import { type Sent, sentNow } from '@orrery/table/parts';
import { type Bytes, bytesOf } from '../bytes.ts';
import { openTold, type Scene } from '../online/told.ts';
import { logNow, type LongLog } from './long-log.ts';

/** What everybody who watches a table has been told. */
export interface PublicUpdate {
  readonly scene: Scene;
  readonly wire: OpenWire;
}

/** What is new in a public update, written once for all who watch. */
export interface News {
  readonly open: Bytes | null;
  readonly log: Bytes | null;
  /** What everybody may know of what is new in the log, which `log` is the text of. */
  readonly steps: LogChange | null;
  /** What was known of the log before. */
  readonly sent: Sent | null;
}

export function publicUpdateOf(
  scene: Scene,
  before: PublicUpdate | null,
  ahead?: LongLog | null,
): { readonly publicUpdate: PublicUpdate; readonly news: News } {
  const { model } = scene.online;
  const known = before?.scene.online.model ?? null;
  const sent = known && sentNow(known);
  const steps = model && logNow(model, null, sent, sent === null ? ahead : null);
  const { rules, shapes } = before?.wire ?? NO_MEMORY;
  const wire = openTold(scene, { rules, shapes: steps ? shapesOfLog(shapes, steps) : shapes });
  const patch = before && diff(before.wire as never, wire as never);
  const log = before && steps && packLog(steps, wire.shapes);
  const open = patch === null ? null : bytesOf(patch);
  const news = { open, log: log && bytesOf(JSON.stringify(log)), steps, sent };
  return { publicUpdate: { scene, wire }, news };
}
