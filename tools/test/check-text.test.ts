import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTexts, compareTexts, parseText } from '../check-text.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('variables are found in plain text, in plurals and inside the forms of a plural', () => {
  const { variables, fault } = parseText('{player} draws {n|{n} card from {deck}|{n} cards}');
  expect([...variables].toSorted()).toEqual(['deck', 'n', 'player']);
  expect(fault).toBeNull();
});

test.each([
  ['{player', 'a { without }'],
  ['player}', 'a } without {'],
  ['{}', '{} is not a name'],
  ['{n|only one form}', '{n|…} needs two forms, one and other'],
  ['{n|a|b|c}', '{n|…} needs two forms, one and other'],
])('%s is a fault', (text, fault) => {
  expect(parseText(text).fault).toBe(fault);
});

test('two languages with the same keys and variables agree, in any order', () => {
  const en = { 'ask.x': 'Where, {player}?', more: { n: '{n} {n|card|cards}' } };
  const fr = { more: { n: '{n|une carte|{n} cartes}' }, 'ask.x': '{player}, où ?' };
  expect(compareTexts(en, fr)).toEqual([]);
});

test.each([
  [{ a: 'x', b: 'y' }, { a: 'x' }, '"b" is only in en'],
  [{ a: 'x' }, { a: 'x', b: 'y' }, '"b" is only in fr'],
  [{ a: '{n} cards' }, { a: 'cartes' }, '"a": only one language uses {n}'],
  [{ a: '{n|card|cards}' }, { a: '{m|carte|cartes}' }, '"a": only one language uses {n}, {m}'],
  [{ a: 'x' }, { a: ' ' }, 'fr "a": is empty'],
  [{ a: 3 }, { a: 'x' }, 'en "a": is not a text'],
  [{ a: 'x' }, { a: '{' }, 'fr "a": a { without }'],
])('%j and %j differ', (en, fr, fault) => {
  expect(compareTexts(en, fr)).toEqual([fault]);
});

test('the catalogues of games and web are read, and a missing language is a fault', () => {
  const folder = temporaryFolder();
  for (const catalogue of ['games/abc/text', 'web/src/i18n'])
    mkdirSync(join(folder, catalogue), { recursive: true });
  writeFileSync(join(folder, 'games/abc/text/en.json'), '{"a":"x"}');
  writeFileSync(join(folder, 'games/abc/text/fr.json'), '{"a":""}');
  writeFileSync(join(folder, 'web/src/i18n/fr.json'), '{}');
  expect(checkTexts(folder)).toEqual({
    'games/abc/text': ['fr "a": is empty'],
    'web/src/i18n': [`${join(folder, 'web/src/i18n/en.json')} does not exist`],
  });
});
