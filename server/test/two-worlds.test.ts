import { loadGame, PLAYABLE } from '@orrery/catalog';
import {
  type AnyGame,
  apply,
  type CoreState,
  imagine,
  type Json,
  pending,
  randomFrom,
  sameJson,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import { frames, previews, refusals, seqOf, type Step } from '@orrery/table/parts';
import { describe, expect, test } from 'vitest';
import { evolve } from '../src/online/evolve.ts';
import { lineOf } from '../src/online/told.ts';
import type { OnlineTable } from '../src/online/types.ts';
import { nth } from './serving.ts';
import { answer, begun, Ear, elsewhere, MADE_UP } from './worlds.ts';

/** All that a seat can find out about answers, offered or made up. */
function askedAbout(online: OnlineTable, seat: Seat): string[] {
  const { model } = online;
  if (model === null) return [];
  return [
    answer(() => previews(model, seat)),
    answer(() => refusals(model, seat)),
    ...MADE_UP.map((choice) =>
      answer(() => evolve(online, { kind: 'play', seat }, 0, choice).online.seq),
    ),
  ];
}

/** How the newest answers went, step by step, as a viewer saw it. */
const filmed = ({ model }: OnlineTable, viewer: Viewer, from: OnlineTable): unknown =>
  model?.steps
    .slice(from.model?.steps.length)
    .map((_, i) => frames(model, viewer, seqOf(model) - i));

/** Chance, a secret or the end spoke in one of the steps: from there on worlds may differ. */
function isOpened(game: AnyGame, from: CoreState, steps: readonly Step[] = []): boolean {
  let state = from;
  return steps.some(({ entry }) => {
    if (entry === null) return false;
    const applied = apply(game, state, { seat: entry[0], choice: entry[2] });
    state = applied.state as CoreState;
    return !applied.undoable || state.outcome !== null;
  });
}

const offers = (game: AnyGame, state: CoreState, choice: Json): boolean =>
  pending(game, state)?.options.some((option) => sameJson(option, choice)) ?? false;

/** One viewer in the real world and in another. */
const earsOf = (viewer: Viewer) => ({ viewer, real: new Ear(viewer), other: new Ear(viewer) });

function toldAlike(
  { real, other }: { readonly real: Ear; readonly other: Ear },
  here: OnlineTable,
  there: OnlineTable,
): void {
  real.tell(here);
  other.tell(there);
  expect(other.frames).toEqual(real.frames);
  expect(lineOf(there)).toEqual(lineOf(here));
  real.frames.length = other.frames.length = 0;
}

const playable = PLAYABLE.map(({ id }) => id);

describe('every byte for a viewer is the same in any world the viewer cannot tell from the real one', () => {
  test.for(playable)('%s', async (id) => {
    const { game } = await loadGame(id);
    const seats = Math.max(2, game.seats.min);
    const random = randomFrom(`two worlds ${id}`);
    let online = begun(game, seats);
    const viewers: readonly Viewer[] = [...online.chairs.keys(), null];
    const ears = viewers.map(earsOf);
    let answersAlike = 0;
    for (let at = 2; ; at++) {
      const { model } = online;
      const question = model && pending(game, model.state);
      if (model === null || question === null) break;
      const choice = nth(question.options, random(question.options.length));
      const act = { kind: 'play', seat: question.seat } as const;
      const next = evolve(online, act, at, choice);
      const opened = isOpened(game, model.state, next.change.steps);
      for (const ear of ears) {
        const { viewer } = ear;
        const state = imagine(game, model.state, viewer, random) as CoreState;
        const imagined = elsewhere(online, state, `another seed ${at}`);
        toldAlike(ear, online, imagined);
        const may = !opened && offers(game, state, choice);
        const there = may ? evolve(imagined, act, at, choice) : null;
        if (there !== null && !isOpened(game, state, there.change.steps)) {
          const both = earsOf(viewer);
          toldAlike(both, online, imagined);
          toldAlike(both, next.online, there.online);
          expect(filmed(there.online, viewer, imagined)).toEqual(
            filmed(next.online, viewer, online),
          );
          answersAlike++;
        }
        if (viewer === null) continue;
        expect(askedAbout(imagined, viewer)).toEqual(askedAbout(online, viewer));
      }
      ({ online } = next);
    }
    expect(online.seq).toBeGreaterThan(20);
    expect(answersAlike).toBeGreaterThan(online.seq);
  });
});
