import type { Forbidden, Json, Refused } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { AnyGameUi, AnyText } from '../src/games.ts';
import { answersAt } from '../src/table/places.ts';
import { reasonsAt } from '../src/table/reasons.ts';

/** An answer is the list of its places. */
const ui = {
  where: (_view: unknown, _ask: string, choice: Json) => choice as string[],
  parts: (_view: unknown, ask: string, choice: Json) =>
    ask === 'pay' ? (choice as string[]) : null,
} as unknown as AnyGameUi;
const text = {
  why: (_voice: unknown, view: string, { rule, facts }: Forbidden) =>
    `${view} ${rule} ${facts?.['n'] ?? ''}`.trim(),
} as unknown as AnyText;
const voice = { lang: 'en', name: () => '' } as const;
const asked = (ask: string) => ({ ui, view: 'now', ask });
const none = new Set<string>();

const refused: readonly Refused[] = [
  { choice: ['port:1', 'ship'], rule: 'A-1', facts: { n: 3 } },
  { choice: ['port:1'], rule: 'A-1', facts: { n: 3 } },
  { choice: ['port:1'], rule: 'A-2' },
  { choice: ['port:1'], rule: 'A-3' },
  { choice: ['port:1'], rule: 'A-4' },
];

test('an answer lies at all its places, and a place holds all its answers once', () => {
  const at = answersAt(asked('go'), [['a', 'b', 'a'], ['b']]);
  expect([...at]).toEqual([
    ['a', [['a', 'b', 'a']]],
    ['b', [['a', 'b', 'a'], ['b']]],
  ]);
});

test('a place says why not by its own refusals: each sentence once, and not too many', () => {
  const at = (place: string) => reasonsAt(asked('go'), refused, place, none, text, voice);
  expect(at('port:1').map((reason) => reason.text)).toEqual(['now A-1 3', 'now A-2', 'now A-3']);
  expect(at('ship')).toEqual([{ rule: 'A-1', text: 'now A-1 3' }]);
});

test('a place that no candidate touches has no reason: it is information', () => {
  expect(reasonsAt(asked('go'), refused, 'moon', none, text, voice)).toEqual([]);
  expect(reasonsAt(asked('go'), [], 'port:1', none, text, voice)).toEqual([]);
});

test('with pieces picked the reason is that of the answer they would make', () => {
  const cards: readonly Refused[] = [
    { choice: ['card:1'], rule: 'A-1' },
    { choice: ['card:1', 'card:2'], rule: 'A-2' },
  ];
  const why = (picked: readonly string[]) =>
    reasonsAt(asked('pay'), cards, 'card:1#7', new Set(picked), text, voice).map(
      ({ rule }) => rule,
    );
  expect(why([])).toEqual(['A-1']);
  expect(why(['card:2#0'])).toEqual(['A-2']);
});
