import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTexts, compareTexts, parseText } from '../check-text.ts';
import { checkFrench, frenchFaults, frenchStrings } from '../french.ts';
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

test.each([
  'C’est à vous~: jouez~!',
  'Qui, {player}~?',
  '«~{name}~» réussit~; 1 carte',
  'Événement («~!~»)',
  'De 20:15 à 21:00, voir https://example.org',
  'Marqué (!)',
])('%s is set as French is', (text) => {
  expect(frenchFaults(text.replaceAll('~', '\u00a0'))).toEqual([]);
});

const UNBOUND = 'lacks a no-break space before : ; ! or ?';
test.each([
  ["C'est à vous.", 'has a straight apostrophe'],
  ['À vous : jouez.', UNBOUND],
  ['À vous: jouez.', UNBOUND],
  ['Manche {n}: {name}', UNBOUND],
  ['Fini ; on compte.', UNBOUND],
  ['Qui joue?', UNBOUND],
  ['Bravo !', UNBOUND],
  ['« Tour »', 'lacks a no-break space inside « »'],
])('%s is a fault', (text, fault) => {
  expect(frenchFaults(text)).toEqual([fault]);
});

test('of a module only what is French is read, in fields, constants and functions', () => {
  const source = `
    const en = { a: 'one' };
    const fr = { a: 'un', b: (n: number) => \`\${n} fois: \${n === 1 ? 'x' : 'y'}\` };
    export const names = { deep: { en: 'two', fr: ['deux'] } };
  `;
  expect(frenchStrings('words.ts', source)).toEqual(['un', '… fois: …', 'x', 'y', 'deux']);
  expect(frenchStrings('words.ts', "export const a = 'it';")).toEqual([]);
  expect(frenchStrings('text/fr.ts', "export const a = 'oui';")).toEqual(['oui']);
});

test('catalogues, data, rules and modules are read for French', () => {
  const folder = temporaryFolder();
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('games/abc/text/fr.json', '{"a":"L\'un"}');
  write('games/abc/data/abc.json', '{"name":{"en":"Who\'s?","fr":"Qui?"}}');
  write('docs/rules/abc.fr.md', 'Règle\u00a0: `a: b`.\nPoint: deux.');
  write('web/src/deep/fr.ts', "export const a = 'oui !';");
  write('bots/src/plain.ts', "export const a = 'no: text';");
  expect(checkFrench(folder)).toEqual({
    'games/abc/text/fr.json': [`"L'un" has a straight apostrophe`],
    'games/abc/data/abc.json': [`"Qui?" ${UNBOUND}`],
    'docs/rules/abc.fr.md': [`"Point: deux." ${UNBOUND}`],
    'web/src/deep/fr.ts': [`"oui !" ${UNBOUND}`],
  });
});
