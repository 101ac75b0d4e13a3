import type { Viewer } from '@orrery/kernel';
import { diff, type Has, type OwnWire, packLog, type ServerMessage } from '@orrery/protocol';
import { isAllShown, logSince } from '@orrery/table/parts';
import { type Bytes, bytesOf } from '../bytes.ts';
import { ownTold, sentTo } from '../online/told.ts';
import { newVersion } from '../ids.ts';
import { logNow, type LongLog } from './long-log.ts';
import type { PublicUpdate, News } from './public-update.ts';

/** Somebody who is told of a table: one open socket. */
export interface Listener {
  readonly user: string | null;
  send(message: Bytes): void;
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
  /** It named the revision that it is for. */
  readonly dated: boolean;
}

/** A field of a message whose value is written already. */
const field = (name: string, value: Bytes | null): Bytes =>
  (value === null ? '' : `,"${name}":${value}`) as Bytes;

/** All that one viewer, a seat or the public, is told of a table. Made once, sent to all who watch as it. */
export class Channel {
  readonly viewer: Viewer;
  readonly listeners = new Set<Listener>();
  #version: number;
  /** What the listeners hold beside the public update; null: nobody has been told anything yet. */
  #own: OwnWire | null = null;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
    this.#version = newVersion(viewer);
  }

  /** A newcomer gets everything, or what it missed, and joins. Everybody here knows the public update. */
  join(listener: Listener, { scene, wire }: PublicUpdate, ask?: Ask, ahead?: LongLog | null): void {
    const { online } = scene;
    const own = (this.#own ??= ownTold(scene, this.viewer, wire, null));
    this.listeners.add(listener);
    const has = ask?.has;
    if (has?.version === this.#version) return;
    const before = sentTo(online, this.viewer, has);
    const log = online.model && logNow(online.model, this.viewer, before, ahead);
    const message: ServerMessage = {
      type: 'table',
      table: online.base.id,
      ...(ask !== undefined && { id: ask.id }),
      version: this.#version,
      told: { open: wire, own },
      log: log && packLog(log, wire.shapes),
    };
    listener.send(bytesOf(JSON.stringify(message)));
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** Everybody here is told what is new; true: the asker too, of what was asked for. */
  tell({ scene, wire }: PublicUpdate, news: News, asker?: Asker): boolean {
    const before = this.#own;
    const now = ownTold(scene, this.viewer, wire, before);
    this.#own = now;
    if (before === null) return false;
    const patch = diff(before as never, now as never);
    const log = this.#log(wire, news, scene);
    if (news.open === null && patch === null && log === null) return false;
    this.#version++;
    const own = patch === null ? null : bytesOf(patch);
    const changes = `${field('open', news.open)}${field('own', own)}${field('log', log)}` as Bytes;
    this.#send(scene.online.base.id, changes, asker);
    return asker !== undefined && this.listeners.has(asker.listener);
  }

  /** What this viewer may know of what is new in the log: most often what everybody may. */
  #log(
    { shapes }: PublicUpdate['wire'],
    { log, steps, sent }: News,
    { online }: PublicUpdate['scene'],
  ) {
    if (this.viewer === null || online.model === null || steps === null) return log;
    if (isAllShown(online.model, this.viewer, steps)) return log;
    const packed = packLog(logSince(online.model, this.viewer, sent), shapes);
    return packed && bytesOf(JSON.stringify(packed));
  }

  #send(table: string, changes: Bytes, asker: Asker | undefined): void {
    const about = `{"type":"change","table":"${table}","version":${this.#version}`;
    for (const listener of this.listeners) {
      const id = listener === asker?.listener ? field('id', bytesOf(JSON.stringify(asker.id))) : '';
      listener.send(`${about}${id}${changes}}` as Bytes);
    }
  }
}
