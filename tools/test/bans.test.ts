import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../report.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What a tool of the project prints about a small tree made of these files. */
function printed(tool: string, args: readonly string[], files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of ['.oxlintrc.json', '.dependency-cruiser.mjs'])
    copyFileSync(join(root, name), join(folder, name));
  const command = [join(root, 'node_modules', tool), ...args];
  return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' }).stdout;
}

const imports = (files: Record<string, string>): string =>
  printed('dependency-cruiser/bin/dependency-cruiser.mjs', Object.keys(files), files);

/** The two files of one import, told apart from other imports by a number. */
function importing(from: string, to: string, number: number): Record<string, string> {
  const up = '../'.repeat(from.split('/').length - 1);
  return {
    [`${from}${number}.ts`]: `import { b } from '${up}${to}${number}.ts';\nb();\n`,
    [`${to}${number}.ts`]: 'export const b = () => 1;\n',
  };
}

const BANNED = [
  'Math.random()',
  'new Date()',
  'Date.now()',
  'performance.now()',
  "'a'.localeCompare('b')",
  '(3).toLocaleString()',
  "'a'.toLocaleUpperCase()",
  'new Intl.Collator()',
  'globalThis.Date',
];

test('the linter refuses chance, clocks and locales in the kernel and in rules only', () => {
  const files = (folder: string): [string, string][] =>
    BANNED.map((code, index) => [`${folder}/${index}.ts`, `export const x = ${code};\n`]);
  const refused = [...files('kernel/src'), ...files('games/abc/rules')];
  const all = Object.fromEntries([...refused, ...files('cli/src')]);
  const text = printed('oxlint/bin/oxlint', ['--format=unix'], all);
  const found = [...text.matchAll(/^(?:.*\/)?((?:kernel|games|cli)\/.*\.ts):.*no-restricted/gm)];
  expect(new Set(found.map((match) => match[1]))).toEqual(new Set(refused.map(([path]) => path)));
});

const FORBIDDEN = [
  ['kernel-imports-nothing', 'kernel/src/a', 'bots/src/b'],
  ['rules', 'games/abc/rules/a', 'games/abc/ui/b'],
  ['rules', 'games/abc/rules/a', 'games/abc/text/b'],
  ['rules', 'games/abc/rules/a', 'games/xyz/rules/b'],
  ['data', 'games/abc/data/a', 'games/abc/rules/b'],
  ['game-bots', 'games/abc/bots/a', 'bots/src/b'],
  ['drawings-know-only-answers-and-types-of-rules', 'games/abc/ui/a', 'games/abc/rules/b'],
  ['drawings-know-only-answers-and-types-of-rules', 'games/abc/terminal/a', 'games/abc/rules/b'],
  ['answers-bring-no-other-rules-along', 'games/abc/rules/answers', 'games/abc/rules/b'],
  ['terminal', 'games/abc/terminal/a', 'games/abc/ui/b'],
  ['game-tests', 'games/abc/test/a', 'games/xyz/rules/b'],
  ['catalog', 'games/catalog/src/a', 'games/abc/rules/b'],
  ['the-template-is-only-tested', 'web/src/a', 'games/template/ui/b'],
  ['bots', 'bots/src/a', 'games/abc/rules/b'],
  ['bots', 'bots/src/a', 'games/shared/src/b'],
  ['table', 'table/src/a', 'server/src/b'],
  ['server-bench', 'server/bench/a', 'server/test/b'],
  ['cli', 'cli/src/a', 'web/src/b'],
] as const;

test('imports against the direction of the map are refused, each by its rule', () => {
  const files = FORBIDDEN.map(([, from, to], index) => importing(from, to, index));
  const text = imports(Object.assign({}, ...files));
  const expected = FORBIDDEN.map(([rule, from, to], i) => `${rule}: ${from}${i}.ts → ${to}${i}.ts`);
  const found = [...text.matchAll(/error (.*)$/gm)].map((match) => match[1] ?? '');
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('imports along the map are allowed', () => {
  const pairs = [
    ['games/abc/rules/a', 'kernel/src/b'],
    ['games/abc/rules/a', 'games/shared/src/b'],
    ['games/abc/rules/a', 'games/abc/data/b'],
    ['table/src/a', 'bots/src/b'],
    ['games/shared/src/a', 'bots/src/b'],
    ['games/abc/ui/a', 'web/kit/src/b'],
    ['games/abc/ui/a', 'games/abc/rules/answers'],
    ['games/abc/terminal/a', 'games/abc/text/b'],
    ['games/catalog/test/a', 'games/template/rules/b'],
    ['cli/src/a', 'table/src/b'],
  ] as const;
  const files = pairs.map(([from, to], index) => importing(from, to, index));
  expect(imports(Object.assign({}, ...files))).toContain('no dependency violations found');
});

test('rules may import neither Node nor each other in a circle, and nobody what does not exist', () => {
  const text = imports({
    'games/abc/rules/a.ts': "import 'node:fs';\nimport { b } from './b.ts';\nexport const a = b;",
    'games/abc/rules/b.ts': "import { a } from './a.ts';\nexport const b = a;",
    'bots/src/a.ts': "import { nothing } from '@orrery/nothing';\nnothing();",
  });
  expect(text).toContain('error pure-code-knows-no-node: games/abc/rules/a.ts');
  expect(text).toContain('error no-circular: games/abc/rules/');
  expect(text).toContain('error resolvable: bots/src/a.ts');
});
