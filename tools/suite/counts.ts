import { readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Of those passed, how many did only when tried again. */
  readonly flaky?: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
}

/** A test file that could not even be loaded has no tests, and counts as one failure. */
export function vitestCounts(path: string): Counts {
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  };
}

export function playwrightCounts(path: string): Counts {
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky };
}

/** A command that failed without a failed test, or left no report, still counts as one failure. */
export function countStep(exitCode: number, read: (() => Counts) | null): Counts {
  if (read === null) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let counts: Counts;
  try {
    counts = read();
  } catch {
    counts = { passed: 0, failed: 0 };
  }
  const silentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silentFailure ? { ...counts, failed: 1 } : counts;
}
