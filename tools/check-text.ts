// Every text exists in both languages, with the same variables, and French is set as French is.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkFrench } from './french.ts';
import { report, root } from './report.ts';

interface Parsed {
  readonly variables: Set<string>;
  readonly fault: string | null;
}

// The grammar of `fill` in games/shared: `{name}`, and the plural `{n|one form|other form}`.
const VARIABLE = /\{(\w+)(?:\|[^|{}]*\|[^|{}]*)?\}/g;

export function parseText(text: string): Parsed {
  const variables = new Set([...text.matchAll(VARIABLE)].map((match) => match[1] ?? ''));
  const rest = text.replaceAll(VARIABLE, '');
  const fault = /[{}]/.test(rest)
    ? 'has a brace that is neither {name} nor {n|one form|other form}'
    : null;
  return { variables, fault };
}

/** The texts by dotted key; what is not a text is kept to be reported. */
export function flatten(value: unknown, prefix = ''): [key: string, text: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[prefix, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}

function faultOf(text: unknown): string | null {
  if (typeof text !== 'string') return 'is not a text';
  if (text.trim() === '') return 'is empty';
  return parseText(text).fault;
}

/** What is wrong between an English and a French catalogue, one sentence each. */
export function compareTexts(en: unknown, fr: unknown): string[] {
  const english = new Map(flatten(en));
  const french = new Map(flatten(fr));
  const faults: string[] = [];
  for (const [language, texts, others] of [
    ['en', english, french],
    ['fr', french, english],
  ] as const)
    for (const [key, text] of texts) {
      const fault = faultOf(text);
      if (fault !== null) faults.push(`${language} "${key}": ${fault}`);
      if (!others.has(key)) faults.push(`"${key}" is only in ${language}`);
    }
  for (const [key, text] of english) {
    const other = french.get(key);
    if (typeof text !== 'string' || typeof other !== 'string') continue;
    const different = parseText(text).variables.symmetricDifference(parseText(other).variables);
    if (different.size > 0)
      faults.push(`"${key}": only one language uses {${[...different].join('}, {')}}`);
  }
  return faults;
}

/** Pairs of catalogues below a folder of the project. */
export function cataloguesIn(folder: string): string[] {
  const found = globSync(['games/*/text/{en,fr}.json', 'web/src/i18n/{en,fr}.json'], {
    cwd: folder,
  });
  return [...new Set(found.map((path) => dirname(path)))].sort();
}

export function checkTexts(folder: string): Record<string, string[]> {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  return Object.fromEntries(
    cataloguesIn(folder).map((catalogue) => {
      const paths = ['en', 'fr'].map((language) => join(folder, catalogue, `${language}.json`));
      const missing = paths.filter((path) => !existsSync(path));
      if (missing.length > 0) return [catalogue, missing.map((path) => `${path} does not exist`)];
      const [en, fr] = paths.map(read);
      return [catalogue, compareTexts(en, fr)];
    }),
  );
}

if (import.meta.main) {
  const catalogues = checkTexts(root);
  report({ ...catalogues, ...checkFrench(root) }, (subject) =>
    subject in catalogues
      ? `${subject}: the same keys and variables in en and fr`
      : `${subject}: French apostrophes and no-break spaces`,
  );
}
