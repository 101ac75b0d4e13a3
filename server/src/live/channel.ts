import type { Viewer } from '@orrery/kernel';
import {
  type Compared,
  diff,
  type Has,
  NO_MEMORY,
  packLog,
  type ServerMessage,
  shapesWith,
  toWire,
  type Wire,
} from '@orrery/protocol';
import { logSince, sentNow, viewOf } from '@orrery/table/parts';
import { sentAt, type Setting, tell } from '../desk/told.ts';
import type { Desk } from '../desk/types.ts';
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

const text = (message: ServerMessage): string => JSON.stringify(message);

/** What the listeners hold of a state. */
interface Held {
  readonly desk: Desk;
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
  join(listener: Listener, desk: Desk, setting: Setting, stalled: Viewer, ask?: Ask): void {
    const wire = this.tell(desk, setting, stalled);
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

  /** The newest state, to everybody here as the difference from what they hold; it is what they hold then. */
  tell(desk: Desk, setting: Setting, stalled: Viewer, compared?: Compared): Wire {
    const { viewer } = this;
    const { model } = desk;
    const held = this.#held;
    const before = held?.desk.model ?? null;
    const steps = model && logSince(model, viewer, before && sentNow(before));
    const memory = held?.wire ?? NO_MEMORY;
    const shapes = steps === null ? memory.shapes : shapesWith(memory.shapes, steps);
    const { rules, options } = memory;
    const wire = toWire(tell(desk, viewer, setting, stalled), { rules, options, shapes });
    this.#held = { desk, wire: { ...wire, view: null } };
    if (held === null) return wire;
    const view = before && viewOf(before.game, before.state, viewer);
    const old: Wire = { ...held.wire, view };
    // Told is JSON by construction; its interfaces only lack the index signature that Json asks for.
    const patch = diff(old as never, wire as never, compared);
    const log = steps && packLog(steps, shapes);
    if (patch === undefined && log === null) return wire;
    this.#version++;
    if (this.listeners.size === 0) return wire;
    const about = { type: 'change', table: desk.base.id, version: this.#version } as const;
    const told = patch ?? {};
    const change = text(log === null ? { ...about, patch: told } : { ...about, patch: told, log });
    for (const listener of this.listeners) listener.send(change);
    return wire;
  }
}
