// Runs one of the two tiers of checks and tests, and ends with the line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../report.ts';
import { findOrInstallChromium } from './chromium.ts';
import { countStep, type Counts } from './counts.ts';
import { helpText } from './help.ts';
import { deepSteps, type Step, usualSteps } from './steps.ts';

const AT_ONCE = 2;

interface Finished {
  readonly exitCode: number;
  readonly output: string;
}

function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ exitCode: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

async function runStep(step: Step, reports: string): Promise<Counts> {
  const started = performance.now();
  const reportFile = join(reports, `${step.name}.json`);
  const env: NodeJS.ProcessEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const { exitCode, output } = await prepareAndRun(step, reportFile, env);
  const { counts: read } = step;
  const counts = countStep(exitCode, read ? () => read(reportFile) : null);
  const ok = counts.failed === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const flaky = counts.flaky ? `, ${counts.flaky} only when tried again` : '';
  const detail = read ? `  ${counts.passed} passed${flaky}, ${counts.failed} failed` : '';
  if (!ok || flaky) console.log(output.trimEnd());
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name.padEnd(12)} ${seconds} s${detail}`);
  return counts;
}

async function prepareAndRun(
  step: Step,
  reportFile: string,
  env: NodeJS.ProcessEnv,
): Promise<Finished> {
  if (!step.needsChromium) return runNode(step.command(reportFile), env);
  const chromium = findOrInstallChromium();
  if (chromium === null)
    return {
      exitCode: 1,
      output: 'No chromium was found. Install it, or name one in the variable CHROMIUM.',
    };
  return runNode(step.command(reportFile), { ...env, CHROMIUM: chromium });
}

async function runSteps(steps: readonly Step[], reports: string): Promise<Counts> {
  const results: Counts[] = [];
  const queue = steps.filter((step) => !step.alone);
  const worker = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift())
      results.push(await runStep(step, reports));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const step of steps.filter((one) => one.alone)) results.push(await runStep(step, reports));
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function choose(steps: readonly Step[], only: string | undefined): readonly Step[] {
  if (only === undefined) return steps;
  const wanted = only.split(',');
  const unknown = wanted.filter((name) => !steps.some((step) => step.name.includes(name)));
  if (unknown.length > 0)
    throw new Error(
      `No step is called ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`,
    );
  return steps.filter((step) => wanted.some((name) => step.name.includes(name)));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      deep: { type: 'boolean' },
      only: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(helpText(usualSteps(), deepSteps()));
    return;
  }
  const chosen = choose(values.deep ? deepSteps() : usualSteps(), values.only);
  const reports = mkdtempSync(join(tmpdir(), 'orrery-test-'));
  const { passed, failed } = await runSteps(chosen, reports);
  rmSync(reports, { recursive: true });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
