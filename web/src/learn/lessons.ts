import type { AnyLesson } from '@orrery/shared';

const FILES = import.meta.glob<AnyLesson>(
  ['../../../games/*/learn/index.ts', '!../../../games/template/**'],
  { import: 'lesson' },
);

/** The lesson of each game is a chunk of its own. */
const LOADERS = new Map(
  Object.entries(FILES).map(([path, load]) => [path.split('/').at(-3) ?? '', load]),
);

/** Games that have a lesson. */
export const LESSONS: ReadonlySet<string> = new Set(LOADERS.keys());

export function loadLesson(game: string): Promise<AnyLesson> {
  const load = LOADERS.get(game);
  if (!load) throw new Error(`There is no lesson of the game ${game}.`);
  return load();
}
