import { randomFrom, start } from '@orrery/kernel';
import { describeDrawings, drawing, rulesIn, sampled } from '@orrery/kit/testing';
import { describe, expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { artemis } from '../rules/index.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { artemisText } from '../text/index.ts';
import { ui } from '../ui/index.ts';
import { colonistPiece, diePiece } from '../ui/pieces.ts';
import { handOf } from '../ui/places.ts';
import { rivalPlan } from '../ui/rival-layout.ts';

const drawn = drawing(artemis, ui, {
  names: ['Marie', 'Théo', 'Elsa', 'Henri', 'Inès'],
  lang: 'fr',
});
const ALL = { 'hard-mode': false, 'alien-relic': true, directives: true };
const late = (seats: number, seed: string) => rich(ALL, seats, randomFrom(seed));

/** Every question once of games from the start and of games from late positions full of everything. */
const games = [
  ...[2, 3, 5].map((seats, i) => start(artemis, i % 2 === 0 ? ALL : {}, seats, `${seats}`)),
  ...[1, 3, 4].map((seats) => late(seats, `late ${seats}`)),
].map((state, i) => sampled(artemis, state, randomFrom(`${i}`), Infinity));
const positions = games.flatMap((game) => game.positions);

describeDrawings({
  drawing: drawn,
  text: artemisText,
  games,
  rules: rulesIn(new URL('../../../docs/rules/artemis.md', import.meta.url)),
  buttons: /"(stop|decline|skip|pass|giveUp)"$|^chooseResources \[[1-9]\d*,[1-9]\d*\]$/,
  kinds: ['region', 'campDie', 'dieIn', 'crew', 'letter', 'heap', 'relic', 'directive'],
  least: { asks: 21, events: 26, legend: 21 },
  terse: /^reward:/,
  // The Gantry shows the tiles that may be had.
  unseen: /^refused placeDieTile /,
});

test('an explanation never opens what is hidden', () => {
  for (let i = 0; i < 10; i++) {
    const state = late(1 + (i % 5), `hidden ${i}`);
    const watching = drawn.seenBy(state, null);
    for (const card of state.players.flatMap(({ hand }) => hand))
      expect(ui.explain(drawn.voice(watching), watching.view, `directive:${card}`)).toBeNull();
  }
});

test('what is asked in one place is asked in one click, but where numbers are chosen', () => {
  const menus = new Set<string>();
  for (const { view, asked } of positions) {
    const places = asked.options.flatMap((choice) => ui.where(view, asked.ask, choice));
    if (new Set(places).size < places.length) menus.add(asked.ask);
  }
  for (const ask of ['placeDieValue', 'placeDieRegion', 'placeDieTile', 'chooseRelief'])
    expect(menus).not.toContain(ask);
});

describe('pieces', () => {
  test('a piece keeps its name where it stays, and takes it along where it goes', () => {
    const { view } =
      positions.find(({ asked, seats }) => asked.ask === 'placeDieValue' && seats > 1) ??
      expect.fail();
    // A view of which no drawing has named the pieces yet.
    const before = { ...view };
    const seat = before.focus?.seat ?? expect.fail();
    const dice = handOf(before, seat).filter(({ relic }) => !relic);
    const names = dice.map((_, i) => diePiece(before, `hand:${seat}`, dice, i));
    expect(new Set(names).size).toBe(dice.length);
    const [placed = expect.fail(), ...left] = dice;
    const moved: ArtemisView = {
      ...before,
      players: before.players.map((player, i) =>
        i === seat ? { ...player, dice: left.map(({ value }) => value) } : player,
      ),
      outfitter: [...before.outfitter, placed],
    };
    const gone = diePiece(moved, 'outfitter', moved.outfitter, moved.outfitter.length - 1);
    expect(names).toContain(gone);
    const kept = left.map((_, i) => diePiece(moved, `hand:${seat}`, left, i));
    expect(new Set([...kept, gone])).toEqual(new Set(names));
    expect(colonistPiece(moved, 'shelters:0', 'pioneer', 0)).toBe(
      colonistPiece(before, 'shelters:0', 'pioneer', 0),
    );
  });

  test('where many play, rivals’ dice lie side by side as long as few live in their Shelters', () => {
    const plan = (people: number) =>
      rivalPlan(212, 56, { players: 4, dice: 5, people, cards: 0, tiles: 0, all: [0, 0, 0] });
    const DIE = 19;
    const fits = ({ dice }: ReturnType<typeof plan>): boolean => (dice.width - DIE) / 4 >= DIE;
    expect([0, 1, 2, 8].map((people) => fits(plan(people)))).toEqual([true, true, true, false]);
    for (const people of [1, 2, 8]) {
      const { dice, shelters } = plan(people);
      expect(dice.x + dice.width).toBeLessThan(shelters.x);
      expect(shelters.x + shelters.width).toBeLessThanOrEqual(212);
    }
  });
});
