import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../report.ts';
import { playwrightCounts, vitestCounts, type Counts } from './counts.ts';

export interface Step {
  readonly name: string;
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
  command: () => [bin('typescript/bin/tsc'), '--project', `tsconfig.${project}.json`],
});

const check = (name: string): Step => ({
  name,
  command: () => [join(root, `tools/${name}.ts`)],
});

/** Everything `npm test` runs, in its order. */
export function allSteps(): Step[] {
  return [
    { name: 'format', command: () => [bin('oxfmt/bin/oxfmt'), '--check', '.'] },
    {
      name: 'lint',
      command: () => [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    },
    ...['pure', 'node', 'web', 'web-test']
      .filter((name) => here(`tsconfig.${name}.json`))
      .map(types),
    { name: 'dead-code', command: () => [bin('knip/bin/knip.js'), '--no-progress'] },
    {
      name: 'imports',
      command: () => [
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        ...SOURCES.filter(here),
      ],
    },
    check('check-rules'),
    check('check-text'),
    check('check-size'),
    {
      name: 'unit',
      alone: true,
      command: (report) => [
        bin('vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      counts: vitestCounts,
    },
    ...(here('web/playwright.config.ts') ? [browser] : []),
  ];
}

const browser: Step = {
  name: 'browser',
  alone: true,
  needsChromium: true,
  command: () => [
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'web/playwright.config.ts',
    '--reporter=dot,json',
  ],
  counts: playwrightCounts,
};
