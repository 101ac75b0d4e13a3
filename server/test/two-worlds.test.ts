import { GAMES, loadGame } from '@orrery/catalog';
import { imagine, type Json, pending, randomFrom, type Seat, type Viewer } from '@orrery/kernel';
import { preview, why } from '@orrery/table/parts';
import { describe, expect, test } from 'vitest';
import { emptyDesk, evolve } from '../src/desk/evolve.ts';
import { lineOf, NOBODY_PRESENT } from '../src/desk/told.ts';
import type { Base, Chair, Desk } from '../src/desk/types.ts';
import { toldError, asRefusal } from '../src/errors.ts';
import { Channel } from '../src/live/channel.ts';
import { nth } from './serving.ts';

const chair = (user: string): Chair => ({
  kind: 'human',
  user,
  name: user,
  confirmTurns: false,
  left: false,
  late: false,
});

const base = (game: Base['game']): Base => ({
  id: 'table',
  game,
  rulesVersion: game.rulesVersion,
  options: {},
  pace: { kind: 'free' },
  privacy: 'listed',
  host: 'ann',
  seed: 'the real seed',
  commitment: 'c',
  created: 0,
});

/** All frames that one viewer of a table gets; the number of the first version is by chance. */
class Ear {
  readonly frames: string[] = [];
  readonly #channel: Channel;
  #listening = false;

  constructor(viewer: Viewer) {
    this.#channel = new Channel(viewer);
  }

  tell(desk: Desk): void {
    if (this.#listening) return this.#channel.tell(desk, NOBODY_PRESENT, null);
    this.#listening = true;
    const send = (frame: string): void => {
      this.frames.push(frame.replace(/"version":\d+/, '"version":0'));
    };
    this.#channel.join({ user: null, send }, desk, NOBODY_PRESENT, null, { id: 'watch' });
  }
}

/** What the server answers to somebody who asks, refusals included. */
function answer(ask: () => unknown): string {
  try {
    return JSON.stringify(ask());
  } catch (error) {
    return JSON.stringify(toldError(asRefusal(error), 'en'));
  }
}

/** All that can be asked about a few answers, offered or made up. */
function foreseen({ model }: Desk, seat: Seat, choices: readonly Json[]): string[] {
  if (model === null) return [];
  return choices.flatMap((choice) => [
    answer(() => preview(model, seat, choice)),
    answer(() => why(model, seat, choice)),
  ]);
}

const MADE_UP: readonly Json[] = [0, 'x', null, [0], { card: 1 }];

describe('every byte for a viewer is the same in any world the viewer cannot tell from the real one', () => {
  const playable = GAMES.filter(({ available }) => available).map(({ id }) => id);
  test.for(playable)('%s', { timeout: 60_000 }, async (id) => {
    const { game } = await loadGame(id);
    const seats = Math.max(2, game.seats.min);
    const random = randomFrom(`two worlds ${id}`);
    const chairs = ['ann', 'bob', 'cid'].slice(0, seats).map(chair);
    let { desk } = evolve(emptyDesk(base(game)), { kind: 'open', chairs }, 1);
    const viewers: readonly Viewer[] = [...chairs.keys(), null];
    const ears = viewers.map((viewer) => ({
      viewer,
      real: new Ear(viewer),
      other: new Ear(viewer),
    }));
    for (let at = 2; ; at++) {
      const { model } = desk;
      const question = model && pending(game, model.state);
      if (model === null || question === null) break;
      for (const { viewer, real, other } of ears) {
        const state = imagine(game, model.state, viewer, random);
        const seed = `another seed ${at}`;
        const imagined: Desk = {
          ...desk,
          base: { ...desk.base, seed },
          model: { ...model, state, seed },
        };
        real.tell(desk);
        other.tell(imagined);
        expect(other.frames).toEqual(real.frames);
        expect(lineOf(imagined)).toEqual(lineOf(desk));
        real.frames.length = other.frames.length = 0;
        if (viewer === null) continue;
        const some = question.seat === viewer ? question.options.slice(0, 5) : [];
        const choices = [...some, ...MADE_UP];
        expect(foreseen(imagined, viewer, choices)).toEqual(foreseen(desk, viewer, choices));
      }
      const choice = nth(question.options, random(question.options.length));
      ({ desk } = evolve(desk, { kind: 'play', seat: question.seat }, at, choice));
    }
    expect(desk.seq).toBeGreaterThan(20);
  });
});
