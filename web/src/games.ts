import { GAMES, loadGame, PLAYABLE as WITH_RULES } from '@orrery/catalog';
import type { GameUi } from '@orrery/kit';
import type { AnyGameModule, GameText, Lang } from '@orrery/shared';
import type { ComponentType } from 'react';

// The frame does not care about a game's inner types.
// oxlint-disable-next-line no-explicit-any
export type AnyGameUi = GameUi<any, any>;
// oxlint-disable-next-line no-explicit-any
export type AnyText = GameText<any, any>;

export { GAMES } from '@orrery/catalog';

const gameOf = (path: string): string => path.split('/').at(-3) ?? '';

/** What each game's folder holds for the page, by the game's id. */
const byGame = <T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [gameOf(path), file]));

/** The drawings of each game are a chunk of their own. */
const DRAWINGS = byGame(
  import.meta.glob<AnyGameUi>(['../../games/*/ui/index.ts', '!../../games/template/**'], {
    import: 'ui',
  }),
);

/** The pictures of the home page come with it. */
const WORLDS = byGame(
  import.meta.glob<ComponentType>(['../../games/*/ui/world.tsx', '!../../games/template/**'], {
    import: 'World',
    eager: true,
  }),
);

export const worldOf = (game: string): ComponentType | undefined => WORLDS.get(game);

/** Games whose board is drawn as well: they can be played here. */
export const PLAYABLE = WITH_RULES.filter(({ id }) => DRAWINGS.has(id));

export const gameTitle = (game: string, lang: Lang): string =>
  GAMES.find(({ id }) => id === game)?.title[lang] ?? game;

export interface LoadedGame {
  readonly module: AnyGameModule;
  readonly ui: AnyGameUi;
}

/** Words and drawings of a game. */
export async function loadTable(game: string): Promise<LoadedGame> {
  const draw = DRAWINGS.get(game);
  if (!draw) throw new Error(`There are no drawings of the game ${game}.`);
  const [module, ui] = await Promise.all([loadGame(game), draw()]);
  return { module, ui };
}
