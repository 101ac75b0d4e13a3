import type { Plugin } from 'vite';

/** Parts of a game that not every thread uses. */
type Part = 'bots' | 'terminal';

const MANIFEST = /\/games\/[\w-]+\/index\.ts$/;
const TEXTS = /\/games\/[\w-]+\/text\/\w+\.json$/;
const IMPORT = /^import \{ (\w+) \} from '\.\/(\w+)\/index\.ts';$/gm;

/** The manifest of a game without the parts that are left out. */
export const withoutParts = (source: string, parts: readonly Part[]): string =>
  source.replace(IMPORT, (line, name: string, folder: string) =>
    parts.some((part) => part === folder) ? `const ${name} = undefined;` : line,
  );

/** The texts of a game without those of its terminal. */
export function withoutTerminal(source: string): string {
  const texts = Object.entries(JSON.parse(source) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(texts.filter(([key]) => !key.startsWith('terminal.'))));
}

/** What a thread never uses is left out of what it loads: only workers think, and no page is a terminal. */
export function leaveOut(...parts: readonly Part[]): Plugin {
  return {
    name: 'orrery-leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      if (MANIFEST.test(id)) return { code: withoutParts(source, parts), map: null };
      if (!TEXTS.test(id) || !parts.includes('terminal')) return null;
      return { code: withoutTerminal(source), map: null };
    },
  };
}
