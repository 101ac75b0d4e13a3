import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkRules, citedIds, compareRules, definedIds } from '../check-rules.ts';
import { titlesIn } from '../titles.ts';
import { temporaryFolder } from './temporary-folder.ts';

const specification = [
  '## Setup (ABC-SETUP)',
  '- **ABC-SETUP-01** [RB] Shuffle (ABC-C2-01).',
  '- **ABC-C2-01** [INF] Deal.',
  '- **ABC-EX-01** (constructed) An example.',
].join('\n');

const complete = {
  specification,
  french: null,
  titles: ['[ABC-SETUP-01, ABC-C2-01] shuffles and deals'],
  untestable: { 'ABC-EX-01': 'prose' },
};

test('an id is defined where it opens a line in bold, not where it is mentioned', () => {
  expect(definedIds(specification)).toEqual(['ABC-SETUP-01', 'ABC-C2-01', 'ABC-EX-01']);
});

test('a title cites one id, several in one bracket, or several brackets', () => {
  const titles = ['[ABC-EX-01] one', '[ABC-EX-02, ABC-EX-03] two', '[ABC-A-1] [ABC-B2-2] two'];
  expect([...citedIds(titles)]).toEqual([
    'ABC-EX-01',
    'ABC-EX-02',
    'ABC-EX-03',
    'ABC-A-1',
    'ABC-B2-2',
  ]);
  expect(citedIds(['a [list] of ABC-EX-01']).size).toBe(0);
});

test('titles of tests and groups are found in every form, and nothing else', () => {
  const source = `
    describe('group', () => {
      test('plain', () => expect('not a title').toBe(1));
      it(\`template \${value} end\`, () => {});
      test.each([['row (']])('each %s', (row: string) => { call('no'); });
      test.for(rows)('for', () => {});
      describe.each\`a\${1}\`('tagged', () => {});
    });
    // test('comment')
    other('no');`;
  expect(titlesIn('x.test.ts', source).toSorted()).toEqual([
    'each %s',
    'for',
    'group',
    'plain',
    'tagged',
    'template … end',
  ]);
});

test('a file that does not parse is named', () => {
  expect(() => titlesIn('broken.test.ts', 'test(')).toThrow('broken.test.ts');
});

test('a game whose rules are all cited or excused has no fault', () => {
  expect(compareRules(complete)).toEqual([]);
  expect(compareRules({ ...complete, french: specification })).toEqual([]);
});

test.each([
  [{ titles: ['[ABC-SETUP-01] shuffles'] }, 'cited by no test (1): ABC-C2-01'],
  [{ untestable: {} }, 'cited by no test (1): ABC-EX-01'],
  [
    { titles: [...complete.titles, '[ABC-NO-09] no'] },
    'cited by a test, but no rule (1): ABC-NO-09',
  ],
  [
    { titles: [...complete.titles, '[ABC-EX-01] the example'] },
    'listed as untestable, but cited (1): ABC-EX-01',
  ],
  [
    { untestable: { ...complete.untestable, 'ABC-NO-09': 'prose' } },
    'listed as untestable, but no rule (1): ABC-NO-09',
  ],
  [{ untestable: { 'ABC-EX-01': ' ' } }, 'listed as untestable without a reason (1): ABC-EX-01'],
  [{ specification: `${specification}\n- **ABC-EX-01** again` }, 'defined twice (1): ABC-EX-01'],
  [{ french: '- **ABC-SETUP-01** x\n- **ABC-C2-01** x' }, 'missing in French (1): ABC-EX-01'],
  [{ french: `${specification}\n- **ABC-EX-02** x` }, 'only in French (1): ABC-EX-02'],
])('%j is reported', (change, fault) => {
  expect(compareRules({ ...complete, ...change })).toEqual([fault]);
});

test('the files of every game with rules and a specification are read', () => {
  const folder = temporaryFolder();
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('docs/rules/abc.md', specification);
  write('docs/rules/later.md', specification);
  write('games/abc/rules/index.ts', '');
  write('games/abc/test/deep/a.test.ts', "test('[ABC-SETUP-01] [ABC-C2-01] title', () => {});");
  write('games/abc/test/untestable.json', '{}');
  expect(checkRules(folder)).toEqual({ abc: ['cited by no test (1): ABC-EX-01'] });
});
