// Every rule of a specification is cited by a test title, or listed as untestable with a reason.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report, root } from './report.ts';
import { titlesIn } from './titles.ts';

const ID = '[A-Z]+-[A-Z0-9]+-\\d+';
const DEFINITION = new RegExp(`^\\s*- \\*\\*(${ID})\\*\\*`, 'gm');
const CITATION = new RegExp(`\\[(${ID}(?:[,\\s]+${ID})*)\\]`, 'g');

/** The ids that a specification defines, in its order; an id defined twice comes twice. */
export function definedIds(specification: string): string[] {
  return [...specification.matchAll(DEFINITION)].map((match) => match[1] ?? '');
}

/** The ids that titles cite as `[ID]`, `[ID] [ID]` or `[ID, ID]`. */
export function citedIds(titles: readonly string[]): Set<string> {
  const lists = titles.flatMap((title) => [...title.matchAll(CITATION)].map((match) => match[1]));
  return new Set(lists.flatMap((list) => list?.split(/[,\s]+/) ?? []));
}

interface Sources {
  readonly specification: string;
  readonly french: string | null;
  readonly titles: readonly string[];
  readonly untestable: Readonly<Record<string, string>>;
}

/** What is wrong with the citations of one game, one sentence each. */
export function compareRules({ specification, french, titles, untestable }: Sources): string[] {
  const defined = definedIds(specification);
  const known = new Set(defined);
  const cited = citedIds(titles);
  const excused = new Set(Object.keys(untestable));
  const unexplained = Object.entries(untestable).filter(([, reason]) => reason.trim() === '');
  const faults = [
    ...sentence('defined twice', repeated(defined)),
    ...sentence('cited by no test', known.difference(cited.union(excused))),
    ...sentence('cited by a test, but no rule', cited.difference(known)),
    ...sentence('listed as untestable, but no rule', excused.difference(known)),
    ...sentence('listed as untestable, but cited', excused.intersection(cited)),
    ...sentence(
      'listed as untestable without a reason',
      unexplained.map(([id]) => id),
    ),
  ];
  return french === null ? faults : [...faults, ...compareFrench(defined, definedIds(french))];
}

function compareFrench(english: readonly string[], french: readonly string[]): string[] {
  const [here, there] = [new Set(english), new Set(french)];
  return [
    ...sentence('defined twice in French', repeated(french)),
    ...sentence('missing in French', here.difference(there)),
    ...sentence('only in French', there.difference(here)),
  ];
}

function sentence(what: string, ids: Iterable<string>): string[] {
  const list = [...ids];
  return list.length === 0 ? [] : [`${what} (${list.length}): ${list.join(', ')}`];
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** The rules of the template are not for players, so they lie in its folder. */
const specificationOf = (folder: string, game: string): string | undefined =>
  [`docs/rules/${game}.md`, `games/${game}/rules.md`].find((path) =>
    existsSync(join(folder, path)),
  );

/** Games that have rules and a specification, by their folder's name. */
export function gamesIn(folder: string): string[] {
  return globSync('games/*/rules', { cwd: folder })
    .map((path) => path.split(/[\\/]/)[1] ?? '')
    .filter((game) => specificationOf(folder, game) !== undefined)
    .sort();
}

function sourcesOf(folder: string, game: string): Sources {
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const french = `docs/rules/${game}.fr.md`;
  const untestable = `games/${game}/test/untestable.json`;
  return {
    specification: read(specificationOf(folder, game) ?? ''),
    french: existsSync(join(folder, french)) ? read(french) : null,
    // A rule is held by what runs before every change, not by the deep run alone.
    titles: globSync(`games/${game}/test/**/*.test.ts`, { cwd: folder })
      .filter((path) => !path.endsWith('.deep.test.ts'))
      .flatMap((path) => titlesIn(path, read(path))),
    untestable: existsSync(join(folder, untestable)) ? JSON.parse(read(untestable)) : {},
  };
}

export function checkRules(folder: string): Record<string, string[]> {
  return Object.fromEntries(
    gamesIn(folder).map((game) => [game, compareRules(sourcesOf(folder, game))]),
  );
}

if (import.meta.main) report(checkRules(root), (game) => `${game}: every rule has its test`);
