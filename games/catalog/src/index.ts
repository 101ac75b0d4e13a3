import { meta as alienArtifacts } from '@orrery/alien-artifacts/meta';
import { meta as antarctica } from '@orrery/antarctica/meta';
import { meta as artemis } from '@orrery/artemis/meta';
import { OrreryError } from '@orrery/kernel';
import { meta as onMars } from '@orrery/on-mars/meta';
import { meta as reworld } from '@orrery/reworld/meta';
import type { AnyGameModule, GameMeta } from '@orrery/shared';

/** Fetches a game: the import is literal, so that a bundler makes one chunk of each. */
type Loader = () => Promise<{ readonly module: AnyGameModule }>;

interface Entry {
  readonly meta: GameMeta;
  /** Null while the game is still to come. */
  readonly loader: Loader | null;
}

const entry = (meta: GameMeta, loader: Loader | null): Entry => ({ meta, loader });

const ENTRIES: readonly Entry[] = [
  entry(reworld, () => import('@orrery/reworld')),
  entry(artemis, () => import('@orrery/artemis')),
  entry(antarctica, () => import('@orrery/antarctica')),
  entry(alienArtifacts, () => import('@orrery/alien-artifacts')),
  entry(onMars, () => import('@orrery/on-mars')),
];

/** Every game in the order of the home page, also those to come. */
export const GAMES: readonly GameMeta[] = ENTRIES.map(({ meta }) => meta);

/** The games whose rules, words and bots are here. */
export const PLAYABLE: readonly GameMeta[] = ENTRIES.flatMap(({ meta, loader }) =>
  loader === null ? [] : [meta],
);

/** All of one game that runs without a browser, fetched when somebody asks for it. */
export async function loadGame(id: string): Promise<AnyGameModule> {
  const loader = ENTRIES.find(({ meta }) => meta.id === id)?.loader;
  if (!loader) {
    const known = PLAYABLE.map((meta) => meta.id).join(', ');
    throw new OrreryError('UNKNOWN_GAME', `there is no game "${id}"; the games are: ${known}`);
  }
  return (await loader()).module;
}
