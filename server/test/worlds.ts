import type { AnyGame, CoreState, Json, Options, Viewer } from '@orrery/kernel';
import type { Pace } from '@orrery/protocol';
import { positionAt } from '@orrery/table/parts';
import { emptyTable, evolve } from '../src/online/evolve.ts';
import { type Around, NOBODY_PRESENT, sceneOf } from '../src/online/told.ts';
import type { Chair, OnlineTable } from '../src/online/types.ts';
import { asRefusal, toldError } from '../src/errors.ts';
import { type PublicUpdate, publicUpdateOf } from '../src/live/public-update.ts';
import { Channel } from '../src/live/channel.ts';

/** Everybody is away. */
export const NOBODY_AROUND: Around = {
  present: NOBODY_PRESENT,
  patience: { live: 120_000, free: 3_600_000 },
  stalled: null,
};

export const NAMES = ['ann', 'bob', 'cid'] as const;

const chair = (user: string): Chair => ({
  kind: 'human',
  user,
  name: user,
  confirmTurns: false,
  left: false,
  late: false,
});

/** A table of people at which the game has begun. */
export function begun(
  game: AnyGame,
  seats: number,
  how: { readonly pace?: Pace; readonly options?: Options } = {},
): OnlineTable {
  const { pace = { kind: 'free' }, options = {} } = how;
  const base = {
    id: 'table',
    game,
    rulesVersion: game.rulesVersion,
    options,
    pace,
    privacy: 'listed',
    host: 'ann',
    seed: 'the real seed',
    commitment: 'c',
    created: 0,
  } as const;
  const chairs = NAMES.slice(0, seats).map(chair);
  return evolve(emptyTable(base), { kind: 'open', chairs }, 1).online;
}

/** The same table in another world. */
export function elsewhere(online: OnlineTable, state: CoreState, seed: string): OnlineTable {
  const { base, model } = online;
  // What happened before was another game: what comes is played on from here.
  const played = model && { kept: [{ state, steps: model.steps }] };
  const there = model && played && { ...model, ...positionAt(base.game, state), played, seed };
  return { ...online, base: { ...base, seed }, model: there };
}

/** All frames that one viewer of a table gets; the number of the first version is by chance. */
export class Ear {
  readonly frames: string[] = [];
  readonly #channel: Channel;
  #publicUpdate: PublicUpdate | null = null;

  constructor(viewer: Viewer) {
    this.#channel = new Channel(viewer);
  }

  tell(online: OnlineTable): void {
    const before = this.#publicUpdate;
    const scene = sceneOf(online, NOBODY_AROUND, before?.scene ?? null);
    const { publicUpdate, news } = publicUpdateOf(scene, before);
    this.#publicUpdate = publicUpdate;
    if (before !== null) {
      this.#channel.tell(publicUpdate, news);
      return;
    }
    const send = (frame: string): void => {
      this.frames.push(frame.replace(/"version":\d+/, '"version":0'));
    };
    this.#channel.join({ user: null, send }, publicUpdate, { id: 'watch' });
  }
}

/** What the server answers to somebody who asks, refusals included. */
export function answer(ask: () => unknown): string {
  try {
    return JSON.stringify(ask());
  } catch (error) {
    return JSON.stringify(toldError(asRefusal(error), 'en'));
  }
}

/** Answers that no game offers. */
export const MADE_UP: readonly Json[] = [0, 'x', null, [0], { card: 1 }];
