import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../report.ts';
import { playwrightCounts, vitestCounts, type Counts } from './counts.ts';

export interface Step {
  readonly name: string;
  /** What it holds, in a few words. */
  readonly about: string;
  /** Arguments for Node, after the steps' own preparation. */
  readonly command: (reportFile: string) => readonly string[];
  /** Reads the report the command wrote; a step without it counts as one check. */
  readonly counts?: (reportFile: string) => Counts;
  /** Uses all cores, so nothing else runs beside it. */
  readonly alone?: true;
  readonly needsChromium?: true;
}

const here = (path: string): boolean => existsSync(join(root, path));
const bin = (path: string): string => join(root, 'node_modules', path);

const SOURCES = ['kernel', 'games', 'bots', 'table', 'protocol', 'server', 'web', 'cli', 'tools'];

const types = (project: string): Step => ({
  name: `types-${project}`,
  about: `TypeScript by tsconfig.${project}.json`,
  command: () => [bin('typescript/bin/tsc'), '--project', `tsconfig.${project}.json`],
});

const check = (name: string, about: string): Step => ({
  name,
  about,
  command: () => [join(root, `tools/${name}.ts`)],
});

const unit = (about: string, ...mode: readonly string[]): Step => ({
  name: 'unit',
  about,
  alone: true,
  command: (report) => [
    bin('vitest/vitest.mjs'),
    'run',
    ...mode,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  counts: vitestCounts,
});

const browser = (about: string, project: string): Step => ({
  name: 'browser',
  about,
  alone: true,
  needsChromium: true,
  command: () => [
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'web/playwright.config.ts',
    '--project',
    project,
    '--reporter=dot,json',
  ],
  counts: playwrightCounts,
});

/** Everything `npm test` runs, in its order. */
export function usualSteps(): Step[] {
  return [
    {
      name: 'format',
      about: 'oxfmt: the format of every file',
      command: () => [bin('oxfmt/bin/oxfmt'), '--check', '.'],
    },
    {
      name: 'lint',
      about: 'oxlint with types, and no file over 350 lines',
      command: () => [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    },
    ...['pure', 'node', 'web', 'web-test']
      .filter((name) => here(`tsconfig.${name}.json`))
      .map(types),
    {
      name: 'dead-code',
      about: 'knip: nothing that nothing uses',
      command: () => [bin('knip/bin/knip.js'), '--no-progress'],
    },
    {
      name: 'imports',
      about: 'dependency-cruiser: imports go one way',
      command: () => [
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        ...SOURCES.filter(here),
      ],
    },
    check('check-rules', 'every rule has its test'),
    check('check-text', 'French and English say the same'),
    check('check-size', 'the kernel stays small'),
    unit('vitest: every *.test.ts but the deep ones'),
    browser('Playwright in chromium: every *.spec.ts but the deep ones', 'usual'),
  ];
}

/** Everything `npm run test:deep` runs: what takes too long to be run before every change. */
export function deepSteps(): Step[] {
  return [
    unit('vitest: every *.deep.test.ts', '--mode', 'deep'),
    browser('Playwright in chromium: every *.deep.spec.ts', 'deep'),
  ];
}
