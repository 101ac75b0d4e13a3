import type { Json } from '@orrery/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaid, overlayOf } from '../src/overlay.ts';
import { PatchError } from '../src/patch.ts';

const open = {
  round: 2,
  players: [
    { hand: null, size: 2 },
    { hand: null, size: 1 },
  ],
  deck: [],
};

test('what only one viewer sees is named by its places in what everybody sees', () => {
  const own = { ...open, players: [{ hand: [4, 7], size: 2 }, { ...open.players[1] }] };
  const overlay = overlayOf(open, own);
  expect(overlay).toEqual([['players', 0, 'hand', [4, 7]]]);
  const seen = overlaid(open, overlay) as typeof open;
  expect(seen).toEqual(own);
  expect(seen.players[1]).toBe(open.players[1]);
  expect(open.players[0]).toEqual({ hand: null, size: 2 });
});

test('who sees no more than everybody has none', () => {
  expect(overlayOf(open, open)).toEqual([]);
  expect(overlaid(open, [])).toBe(open);
});

test('an overlay that does not fit asks for all', () => {
  expect(() => overlaid(open, [['players', 5, 'hand', 1]])).toThrow(PatchError);
  expect(() => overlaid(open, [['round', 'deep', 1]])).toThrow(PatchError);
  expect(() => overlaid(open, [['toString', 1]])).toThrow(PatchError);
});

test('any value over any other', () => {
  const json = fc.jsonValue() as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(json, json, (under, own) => {
      const sent = JSON.parse(JSON.stringify(overlayOf(under, own)));
      expect(JSON.stringify(overlaid(under, sent))).toBe(JSON.stringify(own));
    }),
  );
});
