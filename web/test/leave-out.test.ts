import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutParts } from '../build/leave-out.ts';

const manifest = readFileSync(new URL('../../games/reworld/index.ts', import.meta.url), 'utf8');

test('a manifest loses the parts that are left out, and nothing else', () => {
  const lines = (source: string): string[] => source.split('\n');
  const without = withoutParts(manifest, ['bots', 'terminal']);
  expect(without).not.toMatch(/'\.\/(bots|terminal)\//);
  expect(without).toContain('const terminal = undefined;');
  const changed = lines(without).filter((line, i) => line !== lines(manifest)[i]);
  expect(changed).toHaveLength(2);
  expect(withoutParts(manifest, [])).toBe(manifest);
});
