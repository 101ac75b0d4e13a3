import type { Viewer } from '@orrery/kernel';
import { diff, type Has, type ServerMessage, toWire, type Wire } from '@orrery/protocol';
import type { Sent } from '@orrery/table/parts';
import { type Present, sentAt, tell } from '../desk/told.ts';
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

/** All that one viewer, a seat or the public, is told of a table. Made once, sent to all who watch as it. */
export class Channel {
  readonly viewer: Viewer;
  readonly listeners = new Set<Listener>();
  #version = newVersion();
  #wire: Wire | null = null;
  #sent: Sent | null = null;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  /** A newcomer gets everything, or what it missed, and joins. */
  join(listener: Listener, desk: Desk, present: Present, stalled: Viewer, ask?: Ask): void {
    this.tell(desk, present, stalled);
    this.listeners.add(listener);
    const wire = this.#wire;
    if (wire === null || ask?.has?.version === this.#version) return;
    const held = ask?.has === undefined ? null : sentAt(desk, ask.has.revision);
    const { log } = tell(desk, this.viewer, present, stalled, held);
    listener.send(
      text({
        type: 'table',
        table: desk.base.id,
        ...(ask !== undefined && { id: ask.id }),
        version: this.#version,
        told: wire,
        log,
      }),
    );
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** The newest state, to everybody here as the difference from what they hold. */
  tell(desk: Desk, present: Present, stalled: Viewer): void {
    const { told, log, sent } = tell(desk, this.viewer, present, stalled, this.#sent);
    const wire = toWire(told, this.#wire);
    const old = this.#wire;
    this.#wire = wire;
    this.#sent = sent;
    if (old === null) return;
    // Told is JSON by construction; its interfaces only lack the index signature that Json asks for.
    const patch = diff(old as never, wire as never);
    if (patch === undefined && log === null) return;
    this.#version++;
    if (this.listeners.size === 0) return;
    const change = text({
      type: 'change',
      table: desk.base.id,
      version: this.#version,
      patch: patch ?? {},
      ...(log !== null && { log }),
    });
    for (const listener of this.listeners) listener.send(change);
  }
}
