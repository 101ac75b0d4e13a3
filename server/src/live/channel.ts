import type { Viewer } from '@orrery/kernel';
import {
  type Compared,
  diff,
  type Has,
  memoryOf,
  NO_MEMORY,
  packLog,
  type ServerMessage,
  shapesWith,
  toWire,
} from '@orrery/protocol';
import type { WireMemory } from '@orrery/protocol';
import { type Present, sentAt, tell, type Telling } from '../desk/told.ts';
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

/** What the listeners hold is made again when it is needed: kept, it would be most of a table's memory. */
interface Held {
  readonly desk: Desk;
  readonly present: Present;
  readonly stalled: Viewer;
  readonly memory: WireMemory;
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
  join(listener: Listener, desk: Desk, present: Present, stalled: Viewer, ask?: Ask): void {
    this.tell(desk, present, stalled);
    this.listeners.add(listener);
    if (this.#held === null || ask?.has?.version === this.#version) return;
    const before = ask?.has === undefined ? null : sentAt(desk, ask.has.revision);
    const { told, log } = tell(desk, this.viewer, this.#held.present, stalled, before);
    listener.send(
      text({
        type: 'table',
        table: desk.base.id,
        ...(ask !== undefined && { id: ask.id }),
        version: this.#version,
        told: toWire(told, this.#held.memory),
        log: log && packLog(log, this.#held.memory.shapes),
      }),
    );
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** The newest state, to everybody here as the difference from what they hold. */
  tell(desk: Desk, present: Present, stalled: Viewer, compared?: Compared): void {
    const held = this.#held;
    const now = presentNow(present, desk);
    const old = held && toldBefore(held, this.viewer);
    const { told, log: steps } = tell(desk, this.viewer, now, stalled, old?.sent ?? null);
    const memory = held?.memory ?? NO_MEMORY;
    const shapes = steps === null ? memory.shapes : shapesWith(memory.shapes, steps);
    const wire = toWire(told, { ...memory, shapes });
    this.#held = { desk, present: now, stalled, memory: memoryOf(wire) };
    if (held === null || old === null) return;
    // Told is JSON by construction; its interfaces only lack the index signature that Json asks for.
    const patch = diff(toWire(old.told, held.memory) as never, wire as never, compared);
    const log = steps && packLog(steps, shapes);
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

/** What was told last, without its log: that is known to have been told. */
function toldBefore({ desk, present, stalled }: Held, viewer: Viewer): Telling {
  return tell(desk, viewer, present, stalled, sentAt(desk, desk.model?.revision ?? -1));
}

/** Who was there when it was told. */
function presentNow(present: Present, { chairs }: Desk): Present {
  const here = chairs.flatMap((chair) =>
    chair.kind === 'human' && present.has(chair.user) ? [chair.user] : [],
  );
  return { has: (user) => here.includes(user), spectators: present.spectators };
}
