import { completeOptions, pending, play, randomFrom, start, viewFor } from '@orrery/kernel';
import { type AnyPhaseCard, fill, LANGS } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { loadTable, PLAYABLE } from '../src/games.ts';
import { dueCard, loadCards } from '../src/learn/use-card.ts';

const SEATS = 2;
const SEEDS = 6;

/** In games of any answers, from the start and from late on: which cards came up, and what they named. */
async function reached(game: string, cards: readonly AnyPhaseCard[]) {
  const { game: rules, rich } = (await loadTable(game)).module;
  const late = (await rich()).rich;
  const options = completeOptions(rules, {});
  const found = new Map<string, ReturnType<AnyPhaseCard['when']>>();
  const isTold = (id: string): boolean => found.has(id);
  for (let seed = 0; seed < SEEDS && found.size < cards.length; seed++) {
    const state =
      seed % 2 === 0
        ? start(rules, options, SEATS, `${seed}`)
        : late(options, SEATS, randomFrom(`${seed}`));
    let answers = seed;
    for (let asked = pending(rules, state); asked; asked = pending(rules, state)) {
      const view: unknown = viewFor(rules, state, asked.seat);
      const due = dueCard(cards, isTold, view);
      if (due) found.set(due.card.id, due.facts);
      play(rules, state, asked.options[(answers++ * (7 + seed)) % asked.options.length] ?? null);
    }
  }
  return found;
}

test('every game that can be played has cards', async () => {
  const counts = await Promise.all(PLAYABLE.map(async ({ id }) => (await loadCards(id)).length));
  expect(Math.min(...counts)).toBeGreaterThan(2);
});

describe.each(PLAYABLE.map(({ id }) => id))('the cards of %s', (id) => {
  test('are each reached, and say all that they name in both languages', async () => {
    const cards = await loadCards(id);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    const found = await reached(id, cards);
    expect([...found.keys()].toSorted()).toEqual(cards.map((card) => card.id).toSorted());
    for (const { id: card, title, words } of cards) {
      const { n, seat } = found.get(card) ?? {};
      const params = {
        ...(n === undefined ? {} : { n }),
        ...(seat === undefined ? {} : { player: 'Ada' }),
      };
      for (const lang of LANGS)
        for (const text of [title[lang], words[lang]]) {
          const said = fill(text, params, lang);
          expect(said, 'a text has no hole').toMatch(/^[^{}]+$/);
          expect(said.split(/\s+/).length).toBeLessThanOrEqual(25);
          if (lang === 'fr') expect(said, 'French spaces').not.toMatch(/[^\u00a0][:;!?»](?!\S)|« /);
        }
    }
  });
});

test('a card is told once, in its phase, the first that is due', () => {
  const card = (id: string, from: number, to: number): AnyPhaseCard => ({
    id,
    title: { en: id, fr: id },
    words: { en: id, fr: id },
    when: (view: number) => (view >= from && view < to ? { n: view } : null),
  });
  const cards = [card('one', 1, 3), card('two', 2, 4)];
  const told = new Set<string>();
  const at = (view: number): string | undefined =>
    dueCard(cards, (id) => told.has(id), view)?.card.id;
  expect(at(0)).toBeUndefined();
  expect(at(1)).toBe('one');
  expect(at(2)).toBe('one');
  told.add('one');
  expect(at(2)).toBe('two');
  expect(at(4)).toBeUndefined();
  expect(dueCard(cards, () => false, 1)?.facts).toEqual({ n: 1 });
});
