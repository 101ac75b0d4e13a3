import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTexts, compareTexts, parseText } from '../check-text.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('variables are found in plain text and in plurals', () => {
  const { variables, fault } = parseText('{player} draws {n|# card|# cards} from {deck}');
  expect([...variables].toSorted()).toEqual(['deck', 'n', 'player']);
  expect(fault).toBeNull();
});

test.each(['{player', 'player}', '{}', '{a b}', '{n|one form}', '{n|a|b|c}', '{n|{m}|b}'])(
  '%s is a fault',
  (text) => {
    expect(parseText(text).fault).toContain('has a brace');
  },
);

test('two languages with the same keys and variables agree, in any order', () => {
  const en = { 'ask.x': 'Where, {player}?', more: { n: '{n} {n|card|cards}' } };
  const fr = { more: { n: '{n|une carte|# cartes}' }, 'ask.x': '{player}, où ?' };
  expect(compareTexts(en, fr)).toEqual([]);
});

test.each([
  [{ a: 'x', b: 'y' }, { a: 'x' }, '"b" is only in en'],
  [{ a: 'x' }, { a: 'x', b: 'y' }, '"b" is only in fr'],
  [{ a: '{n} cards' }, { a: 'cartes' }, '"a": only one language uses {n}'],
  [{ a: '{n|card|cards}' }, { a: '{m|carte|cartes}' }, '"a": only one language uses {n}, {m}'],
  [{ a: 'x' }, { a: ' ' }, 'fr "a": is empty'],
  [{ a: 3 }, { a: 'x' }, 'en "a": is not a text'],
  [
    { a: 'x' },
    { a: '{' },
    'fr "a": has a brace that is neither {name} nor {n|one form|other form}',
  ],
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
