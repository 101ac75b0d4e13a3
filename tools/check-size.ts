// The kernel is small enough to be read in one sitting.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report, root } from './report.ts';

const LIMIT = 800;

export function countLines(folder: string): number {
  return globSync('**/*.ts', { cwd: folder })
    .map((path) => readFileSync(join(folder, path), 'utf8').trimEnd().split('\n').length)
    .reduce((sum, lines) => sum + lines, 0);
}

export function checkSize(lines: number): string[] {
  return lines < LIMIT ? [] : [`${lines} lines, and it must stay under ${LIMIT}`];
}

if (import.meta.main) {
  const lines = countLines(join(root, 'kernel/src'));
  report({ 'kernel/src': checkSize(lines) }, (name) => `${name}: ${lines} lines of ${LIMIT}`);
}
