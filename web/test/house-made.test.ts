import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { HOUSE_MADE } from '../src/credits/house-made.ts';

const games = join(dirname(fileURLToPath(import.meta.url)), '../../games');

/** Records that are house, or of which some field is. */
function marked(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const { source, fieldSources, ...rest } = value as Record<string, unknown>;
  const house = [source, ...Object.values(fieldSources ?? {})].includes('house');
  return Object.values(rest).reduce((sum: number, part) => sum + marked(part), house ? 1 : 0);
}

test.each(['reworld', 'artemis'])('the credits name all that is house-made in %s', (game) => {
  const file = readFileSync(join(games, game, 'data', `${game}.json`), 'utf8');
  const groups = Object.entries(JSON.parse(file) as object);
  const inData = groups.map(([group, part]) => [group, marked(part)] as const);
  const told = (HOUSE_MADE[game] ?? []).flatMap((line) => Object.entries(line.marked));
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(inData.filter(([, n]) => n > 0)));
});
