// French typography: one apostrophe, and no-break spaces where French has a space before a mark.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const STRAIGHT = /\p{L}'\p{L}/u;
/** A colon inside a time or an address is none of ours; marks may open a bracket or double. */
const UNBOUND = /(?:^|[^\u00a0])(?::(?=\s|$))|(?:^|[^\u00a0(?!])[;!?]/;
const LOOSE_QUOTE = /«(?!\u00a0)|(?<!\u00a0)»/;

/** What is wrong with the typography of one French text. */
export function frenchFaults(text: string): string[] {
  return [
    ...(STRAIGHT.test(text) ? ['has a straight apostrophe'] : []),
    ...(UNBOUND.test(text) ? ['lacks a no-break space before : ; ! or ?'] : []),
    ...(LOOSE_QUOTE.test(text) ? ['lacks a no-break space inside « »'] : []),
  ];
}

/** The texts of a data file that stand in fields named `fr`. */
function frenchFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'fr' && typeof inner === 'string' ? [inner] : frenchFields(inner),
  );
}

/** Source in which something is called `fr`; the rest need not be parsed. */
const HAS_FRENCH = /\bfr\b['"]?\s*[:=]/;

/** The texts of a module `fr.ts`, or those in a field or a constant named `fr`, at any depth. */
export function frenchStrings(path: string, source: string): string[] {
  const whole = basename(path) === 'fr.ts';
  if (!whole && !HAS_FRENCH.test(source)) return [];
  const { program, errors } = parseSync(path, source);
  const first = errors[0];
  if (first) throw new Error(`${path}: ${first.message}`);
  const within: [start: number, end: number][] = [];
  const texts: { readonly at: number; readonly text: string }[] = [];
  new Visitor({
    Property({ key, value: { start, end } }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
      if (name === 'fr') within.push([start, end]);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name === 'fr' && init) within.push([init.start, init.end]);
    },
    Literal({ start, value }) {
      if (typeof value === 'string') texts.push({ at: start, text: value });
    },
    TemplateLiteral({ start, quasis }) {
      texts.push({ at: start, text: quasis.map((part) => part.value.cooked).join('…') });
    },
  }).visit(program);
  return texts
    .filter(({ at }) => whole || within.some(([start, end]) => start <= at && at < end))
    .map(({ text }) => text);
}

/** Rules in Markdown: what stands in backticks is code. */
const frenchLines = (markdown: string): string[] =>
  markdown.split('\n').map((line) => line.replaceAll(/`[^`]*`/g, '…'));

const readers: readonly [glob: string, read: (path: string, source: string) => string[]][] = [
  ['games/*/text/fr.json', (_path, source) => Object.values(JSON.parse(source)).map(String)],
  ['games/*/data/*.json', (_path, source) => frenchFields(JSON.parse(source))],
  ['docs/rules/*.fr.md', (_path, source) => frenchLines(source)],
  ['{bots,cli,protocol,server,web,web/kit,games/*}/src/**/*.{ts,tsx}', frenchStrings],
  ['games/*/{*,terminal/**/*,ui/**/*}.{ts,tsx}', frenchStrings],
];

/** Every file with French texts, and what is wrong with them. */
export function checkFrench(folder: string): Record<string, string[]> {
  const found = readers.flatMap(([glob, read]) =>
    globSync(glob, { cwd: folder })
      .sort()
      .map((path) => [path, read(path, readFileSync(join(folder, path), 'utf8'))] as const),
  );
  return Object.fromEntries(
    found
      .filter(([, texts]) => texts.length > 0)
      .map(([path, texts]) => [
        path,
        texts.flatMap((text) => frenchFaults(text).map((fault) => `"${text}" ${fault}`)),
      ]),
  );
}
