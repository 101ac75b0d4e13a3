import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Chapter, findRule, parseGlossary, parseRules } from '../src/rules/parse.ts';
import { marked, searchRules, soughtIn } from '../src/rules/search.ts';

const docs = join(dirname(fileURLToPath(import.meta.url)), '../../docs/rules');
const textOf = (name: string): string => readFileSync(join(docs, `${name}.md`), 'utf8');
const read = (name: string) => parseRules(textOf(name));
const english = read('reworld');
const french = read('reworld.fr');

const names = parseGlossary(textOf('reworld.fr'));
const inFrench = (typed: string): readonly Chapter[] =>
  searchRules(french, soughtIn(typed, names, 'fr'));
const inEnglish = (typed: string): readonly Chapter[] =>
  searchRules(english, soughtIn(typed, names, 'en'));

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
    const found = inFrench('EXTREMITE quai');
    expect(ids(found)).toContain('REW-ACQ-10');
    expect(ids(found).length).toBeLessThan(20);
    expect(inFrench('rhinocéros')).toEqual([]);
    expect(inFrench('  ')).toBe(french);
    expect(ids(inEnglish('rew-acq-05'))).toContain('REW-ACQ-05');
  });

  test('one form of a word finds its others', () => {
    expect(ids(inFrench('satellites boucliers'))).toEqual(ids(inFrench('satellite bouclier')));
    expect(ids(inFrench('quitté'))).toContain('REW-LEAVE-02');
    expect(ids(inEnglish('launching shuttles'))).toEqual(ids(inEnglish('launch shuttle')));
  });

  test('a word finds rules that say the same with another, in either language', () => {
    expect(names).toContainEqual(['dock', 'quai']);
    expect(ids(inFrench('dock'))).toEqual(ids(inFrench('quai')));
    expect(ids(inFrench('departage'))).toEqual(expect.arrayContaining(ids(inFrench('égalité'))));
    expect(ids(inEnglish('tie')).length).toBeGreaterThan(0);
  });

  test('words that were found are marked as they are written', () => {
    const sought = soughtIn('egalite vaisseau', names, 'fr');
    const text = 'À égalité de vaisseaux : l’amiral.';
    expect(marked(text, sought)).toEqual(['À ', 'égalité', ' de ', 'vaisseaux', ' : l’amiral.']);
    expect(marked(text, [])).toEqual([text]);
  });

  test('every game has a summary, and chapters of different names', () => {
    for (const game of ['reworld', 'artemis', 'antarctica', 'on-mars', 'alien-artifacts']) {
      for (const name of [game, `${game}.fr`]) {
        const [summary, ...chapters] = read(name);
        expect(summary?.intro.length).toBeGreaterThan(5);
        expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
      }
    }
  });
});
