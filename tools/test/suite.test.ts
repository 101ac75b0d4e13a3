import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSize, countLines } from '../check-size.ts';
import { countStep, playwrightCounts, vitestCounts } from '../suite/counts.ts';
import { findChromium } from '../suite/chromium.ts';
import { helpText } from '../suite/help.ts';
import { deepSteps, usualSteps } from '../suite/steps.ts';
import { root } from '../report.ts';
import { temporaryFolder } from './temporary-folder.ts';

const written = (content: unknown): string => {
  const path = join(temporaryFolder(), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test('a check counts as one', () => {
  expect(countStep(0, null)).toEqual({ passed: 1, failed: 0 });
  expect(countStep(2, null)).toEqual({ passed: 0, failed: 1 });
});

test('tests are counted one by one, and a file that does not load is a failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestCounts(written(report))).toEqual({ passed: 7, failed: 3 });
});

test('browser tests are counted from their report', () => {
  const report = { stats: { expected: 4, flaky: 1, unexpected: 2 } };
  expect(playwrightCounts(written(report))).toEqual({ passed: 5, failed: 2, flaky: 1 });
});

test('no report, no test at all, or an error after the last test is a failure', () => {
  const missing = (): never => {
    throw new Error('no such file');
  };
  expect(countStep(0, missing)).toEqual({ passed: 0, failed: 1 });
  expect(countStep(0, () => ({ passed: 0, failed: 0 }))).toEqual({ passed: 0, failed: 1 });
  expect(countStep(1, () => ({ passed: 9, failed: 0 }))).toEqual({ passed: 9, failed: 1 });
  expect(countStep(1, () => ({ passed: 9, failed: 3 }))).toEqual({ passed: 9, failed: 3 });
});

test('the kernel may have 799 lines and not 800', () => {
  expect(checkSize(799)).toEqual([]);
  expect(checkSize(800)).toHaveLength(1);
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.ts'), 'one\ntwo\n');
  writeFileSync(join(folder, 'b.ts'), 'one\n\nthree');
  writeFileSync(join(folder, 'c.md'), 'not counted');
  expect(countLines(folder)).toBe(5);
});

test('a browser is found by its variable, then in PATH', () => {
  const folder = temporaryFolder();
  expect(findChromium({ PATH: folder })).toBeNull();
  writeFileSync(join(folder, 'chromium'), '');
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'chromium'));
  expect(findChromium({ PATH: folder, CHROMIUM: '/my/own' })).toBe('/my/own');
});

test('of what the deep run repeats the usual run has a short round, in the file without that word', () => {
  const deep = globSync('**/*.deep.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  expect(deep.length).toBeGreaterThan(0);
  const alone = deep.filter((path) => !existsSync(join(root, path.replace('.deep.', '.'))));
  expect(alone).toEqual([]);
});

test('the help names both runs and every step of each', () => {
  const help = helpText(usualSteps(), deepSteps());
  expect(help).toContain('npm test ');
  expect(help).toContain('npm run test:deep ');
  const [, usual = '', deep = ''] = help.split(/^Steps of .*:$/m);
  for (const { name, about } of usualSteps()) expect(usual).toMatch(`  ${name.padEnd(15)}${about}`);
  for (const { name, about } of deepSteps()) expect(deep).toMatch(`  ${name.padEnd(15)}${about}`);
});
