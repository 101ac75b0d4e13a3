import { loadGame } from '@orrery/catalog';
import type { Viewer } from '@orrery/kernel';
import type { Has, ServerMessage } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../src/online/told.ts';
import { publicUpdateOf } from '../src/live/public-update.ts';
import { Channel } from '../src/live/channel.ts';
import { begun, NOBODY_AROUND } from './worlds.ts';

type Whole = Extract<ServerMessage, { type: 'table' }>;

/** A table whose players have been dealt cards that only they know. */
async function dealt(): Promise<(viewer: Viewer, has?: Has) => Whole> {
  const { game } = await loadGame('reworld');
  const { publicUpdate } = publicUpdateOf(sceneOf(begun(game, 2), NOBODY_AROUND, null), null);
  return (viewer, has) => {
    const heard: Whole[] = [];
    const send = (frame: string): void => void heard.push(JSON.parse(frame) as Whole);
    // As on a process that nobody watched through before.
    new Channel(viewer).join({ user: null, send }, publicUpdate, { id: 'watch', has });
    const [message] = heard;
    if (message === undefined) throw new Error('nothing was sent');
    return message;
  };
}

const holds = ({ version, told }: Whole): Has => ({
  version,
  revision: told.open.update?.revision ?? -1,
});

describe('whoever comes back with what they held', () => {
  test('as the same viewer gets nothing of the log again', async () => {
    const join = await dealt();
    for (const viewer of [null, 0, 1]) {
      const fresh = join(viewer);
      expect(fresh.log).not.toBeNull();
      expect(join(viewer, holds(fresh)).log).toBeNull();
    }
  });

  test('as another viewer gets all that this one may know', async () => {
    const join = await dealt();
    for (const [before, now] of [
      [null, 0],
      [null, 1],
      [0, 1],
      [1, null],
    ] as const) {
      const fresh = join(now);
      expect(join(now, holds(join(before))).log).toEqual(fresh.log);
      expect(fresh.log).not.toEqual(join(before).log);
    }
  });
});
