import type { Viewer } from '@orrery/kernel';
import {
  type Compared,
  diff,
  type Has,
  NO_MEMORY,
  packLog,
  type Patch,
  type ServerMessage,
  shapesWith,
  toWire,
  type Wire,
  type WireLog,
} from '@orrery/protocol';
import { logSince, sentNow, viewOf } from '@orrery/table/parts';
import { sentAt, type Scene, tell } from '../desk/told.ts';
import { newVersion } from '../ids.ts';

/** Somebody who is told of a table: one open socket. */
export interface Listener {
  readonly user: string | null;
  send(message: string): void;
}

/** A watch: its id, and what its sender still holds. */
export interface Ask {
  readonly id: string;
  readonly has?: Has | undefined;
}

/** Whoever asked for a change, and the id of the request. */
export interface Asker {
  readonly listener: Listener;
  readonly id: string;
}

const text = (message: ServerMessage): string => JSON.stringify(message);

/** What the listeners hold of a state. */
interface Held {
  readonly scene: Scene;
  /** Without the view, which is made again when it is needed: kept, it would be most of a table's memory. */
  readonly wire: Wire;
}

/** All that one viewer, a seat or the public, is told of a table. Made once, sent to all who watch as it. */
export class Channel {
  readonly viewer: Viewer;
  readonly listeners = new Set<Listener>();
  #version = newVersion();
  #held: Held | null = null;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  /** A newcomer gets everything, or what it missed, and joins. */
  join(listener: Listener, scene: Scene, ask?: Ask): void {
    const { desk } = scene;
    const wire = this.#tell(scene);
    this.listeners.add(listener);
    if (ask?.has?.version === this.#version) return;
    const before = ask?.has === undefined ? null : sentAt(desk, ask.has.revision);
    const log = desk.model && logSince(desk.model, this.viewer, before);
    listener.send(
      text({
        type: 'table',
        table: desk.base.id,
        ...(ask !== undefined && { id: ask.id }),
        version: this.#version,
        told: wire,
        log: log && packLog(log, wire.shapes),
      }),
    );
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** Everybody here is told what is new; true: the asker too, of what was asked for. */
  tell(scene: Scene, compared?: Compared, asker?: Asker): boolean {
    const version = this.#version;
    this.#tell(scene, compared, asker);
    return asker !== undefined && version !== this.#version && this.listeners.has(asker.listener);
  }

  /** As the difference from what everybody here holds; it is what they hold then. */
  #tell(scene: Scene, compared?: Compared, asker?: Asker): Wire {
    const { viewer } = this;
    const { desk } = scene;
    const held = this.#held;
    const before = held?.scene.desk.model ?? null;
    const steps = desk.model && logSince(desk.model, viewer, before && sentNow(before));
    const memory = held?.wire ?? NO_MEMORY;
    const shapes = steps === null ? memory.shapes : shapesWith(memory.shapes, steps);
    const { rules, options } = memory;
    const wire = toWire(tell(scene, viewer), { rules, options, shapes });
    this.#held = { scene, wire: { ...wire, view: null } };
    if (held === null) return wire;
    const { shown } = held.scene;
    const old: Wire = { ...held.wire, view: before && shown && viewOf(before, shown, viewer) };
    // Told is JSON by construction; its interfaces only lack the index signature that Json asks for.
    const patch = diff(old as never, wire as never, compared);
    const log = steps && packLog(steps, shapes);
    if (patch === undefined && log === null) return wire;
    this.#version++;
    this.#send(desk.base.id, patch ?? {}, log, asker);
    return wire;
  }

  #send(table: string, patch: Patch, log: WireLog | null, asker: Asker | undefined): void {
    const about = { type: 'change', table, version: this.#version, patch } as const;
    const change = log === null ? about : { ...about, log };
    let message: string | null = null;
    for (const listener of this.listeners) {
      if (listener === asker?.listener) listener.send(text({ ...change, id: asker.id }));
      else listener.send((message ??= text(change)));
    }
  }
}
