import type { AnyRuleExample } from '@orrery/shared';
import { useEffect, useState } from 'react';
import { type LoadedGame, loadTable } from '../games.ts';

const FILES = import.meta.glob<readonly AnyRuleExample[]>(
  ['../../../games/*/learn/examples.ts', '!../../../games/template/**'],
  { import: 'examples' },
);

/** The examples of each game are a chunk of their own. */
const LOADERS = new Map(
  Object.entries(FILES).map(([path, load]) => [path.split('/').at(-3) ?? '', load]),
);

export const loadExamples = (game: string): Promise<readonly AnyRuleExample[]> =>
  LOADERS.get(game)?.() ?? Promise.resolve([]);

/** What the pictures of a game's rules are drawn from. */
export interface Examples {
  readonly game: LoadedGame;
  readonly all: readonly AnyRuleExample[];
}

/** Null until they are loaded; without them the rules are read as they are. */
export function useExamples(game: string): Examples | null {
  const [loaded, setLoaded] = useState<Examples | null>(null);
  useEffect(() => {
    let wanted = true;
    setLoaded(null);
    Promise.all([loadTable(game), loadExamples(game)]).then(
      ([table, all]) => wanted && setLoaded({ game: table, all }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}
