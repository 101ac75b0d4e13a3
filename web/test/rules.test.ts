import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findRule, parseRules, searchRules } from '../src/rules/parse.ts';

const docs = join(dirname(fileURLToPath(import.meta.url)), '../../docs/rules');
const read = (name: string) => parseRules(readFileSync(join(docs, `${name}.md`), 'utf8'));
const english = read('reworld');
const french = read('reworld.fr');

const ids = (chapters: typeof english): string[] =>
  chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));

describe('the rules as players read them', () => {
  test('both languages have the same rules in the same order', () => {
    expect(ids(french)).toEqual(ids(english));
    expect(ids(english).length).toBeGreaterThan(150);
  });

  test('the summary comes first, and what is for programmers is left out', () => {
    expect(english[0]?.title).toBe('Summary');
    expect(english[0]?.intro).toHaveLength(10);
    expect(ids(english).filter((id) => /-(API|INV|VEC|SCN)-/.test(id))).toEqual([]);
    expect(english.map((chapter) => chapter.title)).not.toContain('Sources');
  });

  test('marks become badges and leave the text; the rulebook needs none', () => {
    expect(findRule(english, 'REW-POP-09')?.marks).toEqual(['HOUSE']);
    expect(findRule(english, 'REW-STN-03')?.marks).toEqual(['INF']);
    expect(findRule(english, 'REW-STN-02')?.marks).toEqual([]);
    const texts = english.flatMap((chapter) => chapter.rules.map((rule) => rule.text));
    expect(texts.filter((text) => /\[(RB|INF|HOUSE|REF)\]/.test(text))).toEqual([]);
    const academy = findRule(read('artemis'), 'ART-ACAD-03')?.text;
    expect(academy).toContain('3 gives a Marine; 1–2 an Engineer, 4 a Marine, 5–6 a Steward).');
  });

  test('sub-points stay with their rule', () => {
    expect(findRule(english, 'REW-SAT-05')?.points).toHaveLength(8);
  });

  test('search needs every word, wherever it stands, without accents or case', () => {
    const found = searchRules(french, 'EXTREMITE quai');
    expect(ids(found)).toContain('REW-ACQ-10');
    expect(ids(found).length).toBeLessThan(20);
    expect(searchRules(french, 'rhinocéros')).toEqual([]);
    expect(searchRules(french, '  ')).toBe(french);
    expect(ids(searchRules(english, 'rew-acq-05'))).toContain('REW-ACQ-05');
  });
});
