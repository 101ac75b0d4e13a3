import { loadGame, PLAYABLE } from '@orrery/catalog';
import { randomFrom } from '@orrery/kernel';
import { packFrames, packPreviews, packRefusals } from '@orrery/protocol';
import {
  answered,
  begin,
  due,
  frames,
  type Model,
  previews,
  refusals,
  seqOf,
  shownAt,
  viewOf,
} from '@orrery/table/parts';
import { expect, test } from 'vitest';
import { nth } from './serving.ts';

const person = { kind: 'human', name: 'P', confirmTurns: false } as const;

const heldBy = (model: Model, viewer: number) => {
  const shown = shownAt(model, null);
  return { view: viewOf(shown, viewer), scores: shown.scores };
};

/** How long the texts are, at most, that somebody gets who asks for everything in a whole game. */
test.for(PLAYABLE.map(({ id }) => id))(
  '%s: what may be asked for is some thousand characters, never as much as whole views',
  async (id) => {
    const { game } = await loadGame(id);
    const random = randomFrom(`sizes ${id}`);
    const seats = Array.from({ length: game.seats.max }, () => person);
    const most = { previews: 0, whole: 0, refusals: 0, frames: 0 };
    const note = (what: keyof typeof most, value: unknown): void => {
      most[what] = Math.max(most[what], JSON.stringify(value).length);
    };
    const from = { id: 't', seats, options: {}, seed: 'sizes', created: 0, watched: true };
    for (let model = begin(game, from); model.question !== null;) {
      const { seat, options } = model.question;
      const all = previews(model, seat);
      note('whole', all);
      note('previews', packPreviews(all, heldBy(model, seat)));
      note('refusals', packRefusals(refusals(model, seat)));
      const choice = nth(options, random(options.length));
      model = answered(model, { seat, choice }, due(model)?.kind === 'forced');
      note('frames', packFrames(frames(model, 0, seqOf(model)), heldBy(model, 0)));
    }
    expect(most.whole).toBeGreaterThan(10_000);
    expect(most.previews).toBeLessThan(40_000);
    expect(most.refusals).toBeLessThan(10_000);
    expect(most.frames).toBeLessThan(20_000);
  },
);
