import { viewFor } from '@orrery/kernel';
import { drawing, rulesIn } from '@orrery/kit/testing';
import { LANGS } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { loadTable, PLAYABLE } from '../src/games.ts';
import { loadExamples } from '../src/rules/examples.ts';

describe.each(PLAYABLE.map(({ id }) => id))('the examples in the rules of %s', (id) => {
  test('show sound positions, at places that are drawn, for rules that exist', async () => {
    const [{ module, ui }, examples] = [await loadTable(id), await loadExamples(id)];
    const rules = rulesIn(new URL(`../../docs/rules/${id}.md`, import.meta.url));
    const drawn = drawing(module.game, ui, { names: ['Ada', 'Nova'], lang: 'fr' });
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const { rule, scene, at, own } of examples) {
      expect(rules).toContain(rule);
      const state = scene();
      expect(module.game.audit(state)).toEqual([]);
      // It can be looked at by the first seat.
      expect(viewFor(module.game, state, 0)).toBeTruthy();
      const draw = drawn.drawOf(drawn.seenBy(state, 0));
      const markup = own ? drawn.own(draw) : drawn.board(draw);
      const lost = at.filter(
        (place) => !markup.includes(`data-place="${place}"`) && !markup.includes(`"${place}#`),
      );
      expect(lost, `${rule} shows`).toEqual([]);
    }
  });

  test('say what there is to see, in both languages', async () => {
    for (const { words } of await loadExamples(id)) {
      for (const lang of LANGS) expect(words[lang]).toMatch(/^[^{}]{20,170}\.$/);
      expect(words.fr, 'French spaces').not.toMatch(/[^\u00a0\u202f][:;!?»](?!\S)|« /);
      expect(words.fr).not.toBe(words.en);
    }
  });
});
