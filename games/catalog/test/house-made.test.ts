import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadGame, PLAYABLE } from '../src/index.ts';

const games = join(import.meta.dirname, '../..');

/** Records that are house, or of which some field is. */
function marked(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const { source, fieldSources, ...rest } = value as Record<string, unknown>;
  const house = [source, ...Object.values(fieldSources ?? {})].includes('house');
  return Object.values(rest).reduce((sum: number, part) => sum + marked(part), house ? 1 : 0);
}

test.each(PLAYABLE)('the credits name all that is house-made in $id', async ({ id }) => {
  const { houseMade } = await loadGame(id);
  const file = readFileSync(join(games, id, 'data', `${id}.json`), 'utf8');
  const groups = Object.entries(JSON.parse(file) as object);
  const inData = groups.map(([group, part]) => [group, marked(part)] as const);
  const told = houseMade.flatMap((line) => Object.entries(line.marked));
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(inData.filter(([, n]) => n > 0)));
});
