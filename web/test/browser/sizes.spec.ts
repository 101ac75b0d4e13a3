import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPages } from './built.ts';

/** What a browser may have to fetch for one game, in thousands of bytes as they are sent. */
const LIMITS: Readonly<Record<string, number>> = {
  reworld: 70,
  artemis: 95,
  antarctica: 90,
  'alien-artifacts': 90,
  'on-mars': 130,
};

const IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The built scripts by their names. */
function scripts(): ReadonlyMap<string, string> {
  const files = globSync('assets/*.js', { cwd: builtPages() });
  return new Map(
    files.map((file) => [basename(file), readFileSync(join(builtPages(), file), 'utf8')]),
  );
}

/** Scripts that come with some of them. */
function closure(all: ReadonlyMap<string, string>, names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (const name of found) {
    for (const [, imported = ''] of (all.get(name) ?? '').matchAll(IMPORT)) found.add(imported);
  }
  return found;
}

/** The two scripts that the page fetches when a table of the game is opened: rules and drawings. */
function entries(all: ReadonlyMap<string, string>, game: string): readonly string[] {
  const drawings = new RegExp(
    String.raw`games/${game}/ui/index\.ts[^;]*?import\([^)]*?/([\w.-]+\.js)`,
  );
  const rules = new RegExp(String.raw`import\(.\./(${game}-[\w-]+\.js)`);
  const loader = [...all.values()].find((source) => drawings.test(source)) ?? '';
  return [rules, drawings].map((pattern) => pattern.exec(loader)?.[1] ?? '');
}

/** The scripts of one game alone: what the page has anyway, or several games use, is not its own. */
function own(game: string): readonly string[] {
  const all = scripts();
  const page = readFileSync(join(builtPages(), 'index.html'), 'utf8');
  const [, main = ''] = /src="\/assets\/([\w.-]+\.js)"/.exec(page) ?? [];
  const others = Object.keys(LIMITS).filter((other) => other !== game);
  const elsewhere = [[main], ...others.map((other) => entries(all, other))];
  const known = new Set(elsewhere.flatMap((names) => [...closure(all, names)]));
  return [...closure(all, entries(all, game))].filter((name) => !known.has(name));
}

for (const [game, limit] of Object.entries(LIMITS)) {
  test(`the script of ${game} has at most ${limit} kB`, () => {
    const names = own(game);
    expect(names.length, `scripts of ${game}: ${names.join(', ')}`).toBeGreaterThanOrEqual(2);
    const sizes = names.map((name) => statSync(join(builtPages(), 'assets', `${name}.br`)).size);
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    expect(size, `kB of ${names.join(', ')}`).toBeLessThanOrEqual(limit);
  });
}
