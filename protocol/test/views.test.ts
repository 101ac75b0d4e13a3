import type { Preview, ShownFrame } from '@orrery/table/client';
import { describe, expect, test } from 'vitest';
import {
  packFrames,
  packPreviews,
  packRefusals,
  unpackFrames,
  unpackPreviews,
  unpackRefusals,
} from '../src/index.ts';
import { MOST_FRAMES, MOST_PREVIEWS } from '../src/views.ts';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A table of some size: a view of more than two thousand characters. */
const cities = Object.fromEntries(
  Array.from({ length: 60 }, (_, i) => [`city-${i}`, { owner: i % 3, tiles: [i, i + 1, i + 2] }]),
);
const held = {
  view: { round: 2, cities, viewer: 1, own: { hand: [3, 4] } },
  scores: [0, 1, 2].map((seat) => ({ total: 10 * seat, parts: { tiles: 5, rest: 3 } })),
};

const preview = (n: number, some: Partial<Preview> = {}): Preview => ({
  choice: `build:${n}`,
  events: [{ type: 'built' }],
  final: false,
  view: { ...held.view, cities: { ...cities, [`city-${n % 60}`]: { owner: 1, tiles: [n] } } },
  scores: held.scores.with(1, { total: 11, parts: { tiles: 6, rest: 3 } }),
  ...some,
});

describe('previews', () => {
  test('come as they were made, whatever they leave as it is', () => {
    const previews = [
      preview(3),
      preview(4, { view: held.view, scores: held.scores }),
      preview(5, { view: null, scores: null, final: true, events: [] }),
    ];
    const options = previews.map(({ choice }) => choice);
    const wire = sent(packPreviews(previews, held));
    expect(wire[1]).toEqual([[{ type: 'built' }], 0, {}, {}]);
    expect(unpackPreviews(wire, options, held)).toEqual(previews);
  });

  test('are whole where it is not known what is held', () => {
    const previews = [preview(3), preview(4)];
    const options = previews.map(({ choice }) => choice);
    const other = { view: { something: 'else' }, scores: [] };
    const wire = sent(packPreviews(previews, null));
    expect(unpackPreviews(wire, options, other)).toEqual(previews);
  });

  test('eighty of them are some ten thousand characters, a tenth of what they say', () => {
    const previews = Array.from({ length: 80 }, (_, n) => preview(n));
    expect(JSON.stringify(previews).length).toBeGreaterThan(200_000);
    expect(JSON.stringify(packPreviews(previews, held)).length).toBeLessThan(20_000);
  });

  test('there is an end to them', () => {
    const previews = Array.from({ length: MOST_PREVIEWS + 50 }, (_, n) => preview(n));
    const wire = packPreviews(previews, held);
    expect(wire).toHaveLength(MOST_PREVIEWS);
    const options = previews.map(({ choice }) => choice);
    expect(unpackPreviews(sent(wire), options, held)).toEqual(previews.slice(0, MOST_PREVIEWS));
  });
});

describe('frames', () => {
  const frame = (n: number): ShownFrame => ({
    events: [{ type: 'step', n } as { type: string }],
    view: { ...held.view, round: n },
  });

  test('come as they were made', () => {
    const frames = [frame(1), frame(2), { events: [], view: held.view }];
    const wire = sent(packFrames(frames, held));
    expect(wire[2]).toEqual([[], {}]);
    expect(unpackFrames(wire, held)).toEqual(frames);
    expect(unpackFrames(sent(packFrames(frames, null)), { ...held, view: null })).toEqual(frames);
  });

  test('of very many the first are one, and nothing that happened is left out', () => {
    const frames = Array.from({ length: 3 * MOST_FRAMES }, (_, n) => frame(n));
    const shown = unpackFrames(sent(packFrames(frames, held)), held);
    expect(shown).toHaveLength(MOST_FRAMES);
    const eventsOf = (list: readonly ShownFrame[]) => list.flatMap(({ events }) => events);
    expect(eventsOf(shown)).toEqual(eventsOf(frames));
    expect(shown.slice(1)).toEqual(frames.slice(1 - MOST_FRAMES));
    expect(shown[0]?.view).toEqual(frames.at(-MOST_FRAMES)?.view);
  });
});

test('refusals come as they were made, with and without figures', () => {
  const refusals = [
    { choice: 'pass', rule: 'TOY-01' },
    { choice: { to: [1, 2] }, rule: 'TOY-02', facts: { energy: 3, card: 'c7' } },
  ];
  expect(unpackRefusals(sent(packRefusals(refusals)))).toEqual(refusals);
});
