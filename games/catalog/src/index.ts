import { OrreryError } from '@orrery/kernel';
import type { AnyGameModule, Bilingual } from '@orrery/shared';

/** What a list of games shows before any game is loaded. */
export interface GameMeta {
  readonly id: string;
  readonly title: Bilingual;
  readonly seats: { readonly min: number; readonly max: number };
  /** Its rules, words and bots are here: it can be played at the command line. */
  readonly playable: boolean;
  /** Its board is drawn as well: it can be played in the browser. */
  readonly available: boolean;
}

const same = (title: string): Bilingual => ({ en: title, fr: title });

/** Literal imports, so that a bundler makes one chunk per game. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly module: AnyGameModule }>>> = {
  reworld: () => import('./reworld.ts'),
  artemis: () => import('./artemis.ts'),
};

const DRAWN: readonly string[] = ['reworld', 'artemis'];

const meta = (id: string, title: Bilingual, min: number, max: number): GameMeta => ({
  id,
  title,
  seats: { min, max },
  playable: Object.hasOwn(LOADERS, id),
  available: DRAWN.includes(id),
});

export const GAMES: readonly GameMeta[] = [
  meta('reworld', same('Reworld'), 2, 4),
  meta('artemis', same('The Artemis Project'), 1, 5),
  meta('antarctica', same('Antarctica'), 2, 4),
  meta('on-mars', same('On Mars'), 1, 4),
  meta('alien-artifacts', same('Alien Artifacts'), 2, 5),
];

/** Rules, words and bots' knowledge of one game, fetched when somebody asks for it. */
export async function loadGame(id: string): Promise<AnyGameModule> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) {
    const known = Object.keys(LOADERS).join(', ');
    throw new OrreryError('UNKNOWN_GAME', `there is no game "${id}"; the games are: ${known}`);
  }
  return (await load()).module;
}
