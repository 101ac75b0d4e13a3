import { loadGame } from '@orrery/catalog';
import type { RuleId } from '@orrery/kernel';
import type { GameUi } from '@orrery/kit';
import type { AnyGameModule } from '@orrery/shared';

// The frame does not care about a game's inner types.
// oxlint-disable-next-line no-explicit-any
export type AnyGameUi = GameUi<any, any>;

interface Drawn {
  readonly load: () => Promise<AnyGameUi>;
  /** The rule that decides between equal points. */
  readonly tieBreak: RuleId;
}

/** Literal imports, so that each game's drawings are a chunk of their own. */
const DRAWN: Readonly<Record<string, Drawn>> = {
  reworld: {
    load: async () => (await import('@orrery/reworld/ui')).reworldUi,
    tieBreak: 'REW-SCORE-09',
  },
  artemis: {
    load: async () => (await import('@orrery/artemis/ui')).artemisUi,
    tieBreak: 'ART-END-09',
  },
};

export interface LoadedGame {
  readonly module: AnyGameModule;
  readonly ui: AnyGameUi;
  readonly tieBreak: RuleId;
}

/** Words and drawings of a game. */
export async function loadTable(game: string): Promise<LoadedGame> {
  const drawn = DRAWN[game];
  if (!drawn) throw new Error(`There are no drawings of the game ${game}.`);
  const [module, ui] = await Promise.all([loadGame(game), drawn.load()]);
  return { module, ui, tieBreak: drawn.tieBreak };
}
