import type { Plugin } from 'vite';

/** Parts of a game that not every thread uses. */
type Part = 'bots' | 'terminal';

const MANIFEST = /\/games\/[\w-]+\/index\.ts$/;
const IMPORT = /^import \{ (\w+) \} from '\.\/(\w+)\/index\.ts';$/gm;

/** The manifest of a game without the parts that are left out. */
export const withoutParts = (source: string, parts: readonly Part[]): string =>
  source.replace(IMPORT, (line, name: string, folder: string) =>
    parts.some((part) => part === folder) ? `const ${name} = undefined;` : line,
  );

/** What a thread never uses is left out of what it loads: only workers think, and no page is a terminal. */
export function leaveOut(...parts: readonly Part[]): Plugin {
  return {
    name: 'orrery-leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      return MANIFEST.test(id) ? { code: withoutParts(source, parts), map: null } : null;
    },
  };
}
